"""Pictures, recordings and pages as files, read back; and how far they go, which is the same rule for each."""

from __future__ import annotations

import html
import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from PIL import Image

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.command.options import UsageError
from queens_viz.command.span import Span, count_frames, go_to_end, positions, settle
from queens_viz.pens.theme import THEMES
from queens_viz.saving import span_of
from queens_viz.search.guided import resume
from queens_viz.sheet import plan
from queens_viz.sheet.page import answers, page
from queens_viz.sheet.sheet import sheet
from queens_viz.window import pictures
from queens_viz.window.film import Film

from ..pairs import each_once
from .jobs import Job, error

Save = Callable[[str], None]


@pytest.fixture
def save(job: Job) -> Save:
    """Return what saves a file."""

    def saved(words: str) -> None:
        status, out, err = job(words)
        assert (status, out) == (0, "")
        assert re.fullmatch(r"queens-viz: wrote \S+, \d+\.\d [kM]B\n", err)

    return saved


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def drawn(position: Position, theme: str, *, is_moved: bool) -> bytes:
    """Return the window at a position, to which the search is moved or where it begins; "ahead" is a light one."""
    player = Player(Search(8) if is_moved else Search.at(position))
    if is_moved:
        player.jump(position)
    state = State(has_outlook=True) if theme == "ahead" else State(theme=theme)
    return pixels(pictures.draw(player, state, (640, 480)))


def durations(name: str) -> list[int]:
    """Return for how many milliseconds each frame of a recording is shown."""
    with Image.open(name) as film:
        assert film.info["loop"] == 0
        each = []
        for k in range(film.n_frames):  # type: ignore[attr-defined]  # of a GIF
            film.seek(k)
            each.append(film.info["duration"])
        return each


HERE = "2,4,1,3,5:7"


@pytest.mark.parametrize(
    ("words", "at", "theme"),
    [
        *((f"--at {HERE} --theme {theme}", HERE, theme) for theme in THEMES),
        ("--until first", "1,5,8,6,3,7,2,4", "light"),
        ("--until 876", "1,5,8,6,3,7,2,4", "light"),
        ("--until 1809", HERE, "light"),
        ("--at 2,4,1,3,5:6 --until +1", HERE, "light"),
        ("--until 0", ":1", "light"),
        ("--until all", "end", "light"),
        (f"--at {HERE} --ahead", HERE, "ahead"),
    ],
)
def test_a_picture_is_the_window_drawn_directly_at_any_step(
    words: str, at: str, theme: str, save: Save
) -> None:
    save(f"8 --save a.png --size 640x480 {words}")
    position, saved = (
        Position.end(8) if at == "end" else Position.parse(at, 8),
        pixels(pygame.image.load("a.png")),
    )
    assert saved == drawn(position, theme, is_moved="--until" in words)
    assert saved != drawn(
        Position.parse("2,4,1,3,5:8", 8), theme, is_moved="--until" in words
    )


def test_a_recording_has_every_step_its_size_its_rests_and_its_first_and_last_frame(
    save: Save,
) -> None:
    save("4 --save a.gif --size 400x300")
    assert durations("a.gif") == [150] * 26 + [5000]
    shown = []
    for number, text in ((0, ":1"), (26, "2,4,1,3")):
        player = Player(Search(4))
        while str(player.search.position) != text:
            player.next()
            settle(player)
        direct = pixels(Film(player, State(), (400, 300)).draw())
        with Image.open("a.gif") as film:
            film.seek(number)
            shown.append(film.convert("RGB").tobytes())
        assert film.size == (400, 300)
        assert sum(
            abs(a - b) > 24 for a, b in zip(shown[-1], direct, strict=True)
        ) < 0.002 * len(direct)
    assert shown[0] != shown[1]


def test_a_recording_of_solutions_shows_each_for_as_long_as_a_run_rests(
    save: Save,
) -> None:
    save(
        "6 --save a.gif --until all --frames solutions --size 640x480 --pause 2 --speed 10"
    )
    assert durations("a.gif") == [100, 2000, 2000, 2000, 2000, 2000]


@pytest.mark.usefixtures("_without_the_program")
@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ("", {}),
        ("--language de", {"language": "de"}),
        ("--speed full --pause 0", {"speed": "full", "pause": 0}),
        ("--speed 3 --run --loop", {"speed": 3, "run": True, "loop": True}),
        (
            "--theme dark --predict --ahead",
            {"theme": "dark", "predict": True, "ahead": True},
        ),
    ],
)
def test_a_page_begins_as_the_options_say(
    words: str, begins: dict[str, object], save: Save
) -> None:
    save(f"5 --save a.html {words}")
    (data,) = re.findall(
        r'<body data-options="(.*?)">', Path("a.html").read_text(encoding="utf-8")
    )
    assert json.loads(html.unescape(data)) == {"n": 5, "at": ":1", **begins}


def test_a_plan_and_a_worksheet_are_those_that_the_words_ask_for(
    monkeypatch: pytest.MonkeyPatch, save: Save
) -> None:
    def written() -> str:
        return Path("a.html").read_text(encoding="utf-8")

    save("--lesson 2 --save a.html --language de")
    assert written() == plan.page(2, "de")
    save("5 --worksheet a.html --questions 11 --seed 77 --language de --force")
    assert written() == page(sheet(5, 11, 77), "de")
    save("--worksheet a.html --faults 3 --seed 7 --language fr --force")
    assert written() == page(sheet(8, 0, 7, programs=3), "fr")
    save("6 --worksheet a.html --faults 2 --questions 4 --seed 7 --language en --force")
    assert written() == page(sheet(6, 4, 7, programs=2), "en")
    monkeypatch.setattr("queens_viz.saving.randbelow", lambda limit: limit - 1)
    save("--worksheet a.html --language en --force")
    first = written()
    assert first == page(sheet(8, 8, 999_999), "en")
    (words,) = re.findall(
        r"<code>python -m queens_viz (.*) --worksheet FILE.html (.*)</code>", first
    )
    assert words == ("8", "--questions 8 --seed 999999 --language en"), (
        "it tells how to make it again"
    )


def test_the_answers_of_a_worksheet_are_a_file_of_their_own(
    job: Job,
) -> None:
    words = "6 --worksheet a.html --answers b.html --questions 4 --seed 7"
    done = job(words)
    assert (done.status, done.out) == (0, "")
    assert re.findall("wrote (.*),", done.err) == ["a.html", "b.html"]
    made = sheet(6, 4, 7)
    assert Path("a.html").read_text(encoding="utf-8") == page(made, "en", has_key=False)
    assert Path("b.html").read_text(encoding="utf-8") == answers(made, "en")
    Path("a.html").unlink()
    assert job(words) == error("b.html exists; --force replaces it", 2)
    one = error("--worksheet and --answers are two files", 2)
    assert job("--worksheet b.html --answers ./b.html --force") == one
    assert os.listdir() == ["b.html"]


# How far they go.


def begin(n: int, at: str) -> Search:
    return Search.at(Position.parse(at, n))


PLACES = [
    (8, ":1"), (8, "6,1:1"), (8, "1,5,8,6,3,7,2,4"), (8, "8,5,3,1:8"), (6, "5,3,1,6,4,2"), (4, "4,2:4"), (3, ":1"),
    (1, ":1"), (11, "11,9,7:1"), (12, "12,10,8,6,11:1"),
]  # fmt: skip
WORDS = ["first", "all", "+0", "+1", "+50", "+876", "+99999", "20000"]


@each_once({"n, at": PLACES, "word": WORDS, "only_solutions": (False, True)})
def test_a_picture_and_a_recording_end_at_the_same_position_and_its_frames_are_counted(
    n: int, at: str, word: str, only_solutions: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if n > 10:
        word = "+876" if word in ("all", "+99999", "20000") else word  # the end is far
    monkeypatch.setattr("queens_viz.command.span.settle", lambda _: None)
    span = span_of(word, ".png", begin(n, at))
    picture, player = Player(begin(n, at)), Player(begin(n, at))
    go_to_end(picture, span)
    on_view = [
        str(shown.search.position)
        for shown in positions(player, span, only_solutions=only_solutions)
    ]
    assert (player.search.position, player.search.steps) == (
        picture.search.position,
        picture.search.steps,
    )
    number = count_frames(
        begin(n, at),
        span,
        only_solutions=only_solutions,
        most=10**6,
        report=lambda _: None,
    )
    assert number == len(on_view)
    assert not only_solutions or len(set(on_view)) == len(on_view)


def test_a_step_s_number_counts_from_a_position_where_it_is_known() -> None:
    assert (
        span_of("5", ".gif", begin(12, ":1"))
        == span_of("+5", ".gif", begin(12, "6,1:1"))
        == Span(5)
    )
    assert span_of(None, ".gif", begin(12, "6,1:1")) == Span(to_solution=True)
    with pytest.raises(
        UsageError, match="above 8 queens the number of the step at --at isn't known"
    ):
        span_of("500", ".png", resume(Position.parse("ahead/1,5,8:3", 9)))


@pytest.mark.parametrize(
    ("search", "span", "most", "number"),
    [
        (begin(8, ":1"), Span(4999), 5000, 5000),
        (begin(12, "6,1:1"), Span(5000), 5000, 5001),
        *((Search(8), Span(), most, min(94, most + 1)) for most in (94, 93, 20)),
        pytest.param(Search(12), Span(), 14_201, 14_202, marks=pytest.mark.full),
    ],
)
def test_as_many_frames_as_fit_are_taken(
    search: Search, span: Span, most: int, number: int
) -> None:
    only_solutions = span.steps is None
    assert (
        count_frames(
            search,
            span,
            only_solutions=only_solutions,
            most=most,
            report=lambda _: None,
        )
        == number
    )


def test_the_whole_search_over_time_is_drawn_without_a_window(save: Save) -> None:
    save("5 --flame --save end.svg")
    save("5 --flame --until 30 --save part.svg")
    end, part = (
        Path(name).read_text(encoding="utf-8") for name in ("end.svg", "part.svg")
    )
    assert "The whole search" in end
    assert "The whole search" in part
    assert "Search complete: 10 solutions" in end
    assert not [
        word
        for word in ("Run", "Restart", "whole window", "with the board", "Next:")
        if word in end + part
    ]
    assert "Search complete" not in part

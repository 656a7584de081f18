"""How far pictures and recordings go: the same rule for each, and recordings that are too long never begin."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.cli import main
from queens_viz.command.arguments import parse
from queens_viz.command.span import Span, frames
from queens_viz.command.states import go_until, positions
from queens_viz.command.values import Refused, Until
from queens_viz.saving import span_of

from ..app.test_commands import trace
from ..pairs import each_once
from ..test_save import complaint


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def until(word: str) -> Until:
    """Return what the command reads."""
    found = parse(["--save", "a.png", "--until", word]).until
    assert isinstance(found, Until)
    return found


def begin(n: int, at: str) -> Search:
    return Search.at(Position.parse(at, n))


PLACES = [
    (8, ":1"),
    (8, "6,1:1"),
    (8, "1,5,8,6,3,7,2,4"),
    (8, "8,5,3,1:8"),
    (6, "5,3,1,6,4,2"),
    (4, "4,2:4"),
    (3, ":1"),
    (1, ":1"),
]
LARGE = [(11, "11,9,7:1"), (12, "12,10,8,6,11:1")]
"""Where the number of a step is not known, and the end is far."""
WORDS = ["first", "all", "+0", "+1", "+50", "+876", "+99999", "20000"]


def check_ends(n: int, at: str, word: str, only_solutions: bool) -> None:
    """Check that a picture ends where a recording does, and that its frames are as many as were counted."""
    span = span_of(until(word), ".png", begin(n, at))
    picture, player = Player(begin(n, at)), Player(begin(n, at))
    go_until(picture, span)
    on_view = [str(shown.search.position) for shown in positions(player, span, only_solutions=only_solutions)]
    assert player.search.position == picture.search.position
    assert player.search.steps == picture.search.steps
    assert frames(begin(n, at), span, only_solutions=only_solutions, report=lambda _: None) == len(on_view)
    assert not only_solutions or len(set(on_view)) == len(on_view)


@each_once({"n, at": PLACES, "word": WORDS, "only_solutions": (False, True)})
def test_a_picture_and_a_recording_end_at_the_same_position(
    n: int, at: str, word: str, only_solutions: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("queens_viz.command.states.settle", lambda _: None)
    check_ends(n, at, word, only_solutions)


@each_once({"n, at": LARGE, "word": ["+876", "first", "+0", "+1", "+50"], "only_solutions": (True, False)})
def test_of_large_boards_a_picture_and_a_recording_end_at_the_same_position(
    n: int, at: str, word: str, only_solutions: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("queens_viz.command.states.settle", lambda _: None)
    check_ends(n, at, word, only_solutions)


@pytest.mark.parametrize("n", [1, 4, 6])
def test_a_step_s_number_and_steps_from_there_lead_to_the_state_with_that_number(n: int) -> None:
    states = trace(n)[:-1]
    for first in range(0, len(states), 1 + len(states) // 8):
        for last in range(first, len(states), 1 + len(states) // 9):
            search = Search.at(states[first].position)
            for word in (str(last), f"+{last - first}"):
                player = Player(search.copy())
                go_until(player, span_of(until(word), ".gif", search))
                assert player.search.position == states[last].position


def test_what_is_not_ahead_or_not_known_is_refused() -> None:
    with pytest.raises(Refused, match=r"^--until 5 lies before --at, which is step \d+; --until \+5 goes that many"):
        span_of(until("5"), ".png", begin(8, "6,1:1"))
    with pytest.raises(
        Refused, match=r"^--until 5: above 10 queens the number of the step at --at isn't known; --until"
    ):
        span_of(until("5"), ".gif", begin(12, "6,1:1"))
    assert span_of(until("+5"), ".gif", begin(12, "6,1:1")) == Span(5)
    assert span_of(until("5"), ".gif", begin(12, ":1")) == Span(5)
    assert span_of(None, ".gif", begin(12, "6,1:1")) == Span(to_solution=True)


@pytest.mark.parametrize(
    ("arguments", "this"),
    [
        (("8", "--save", "a.gif", "--until", "all"), "15,813: try --frames solutions, or fewer"),
        (("8", "--save", "a.gif", "--until", "5000"), "5,001: try --frames solutions, or fewer"),
        (("8", "--save", "a.gif", "--at", "5:1", "--until", "+5000"), "5,001: try"),
        (("10", "--save", "a.gif", "--until", "all"), "348,875: try"),
        (("14", "--save", "a.gif"), "more: try --frames solutions, or fewer"),
        (("12", "--save", "a.gif", "--frames", "solutions", "--until", "all"), "more: try fewer steps"),
        (("100", "--save", "a.gif"), "more: try --frames solutions"),
    ],
)
@pytest.mark.parametrize("force", [(), ("--force",)], ids=["", "force"])
def test_a_recording_that_can_t_be_finished_never_begins(
    arguments: tuple[str, ...], this: str, force: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    if force:
        Path("a.gif").write_text("mine")
    line = complaint(*arguments, *force, status=2, capsys=capsys)
    assert line.startswith(f"queens-viz: error: a recording holds at most 5,000 frames, and this one would have {this}")
    assert line.endswith("fewer steps, as in --until +500\n")
    assert os.listdir() == (["a.gif"] if force else [])


@pytest.mark.parametrize(("n", "at"), [(8, ":1"), (12, "6,1:1")])
@pytest.mark.parametrize("more", [0, 1])
def test_as_many_frames_as_fit_are_taken(n: int, at: str, more: int) -> None:
    number = frames(begin(n, at), Span(4999 + more), only_solutions=False, most=5000, report=lambda _: None)
    assert number == 5000 + more


@pytest.mark.parametrize(
    ("n", "most", "number"),
    [
        (8, None, 94),
        (8, 94, 94),
        (8, 93, 94),
        (8, 20, 21),
        pytest.param(12, 20, 21, marks=pytest.mark.full),
        pytest.param(12, 14_202, 14_202, marks=pytest.mark.full),
        pytest.param(12, 14_201, 14_202, marks=pytest.mark.full),
    ],
)
def test_as_many_solutions_as_fit_are_taken(n: int, most: int | None, number: int) -> None:
    assert frames(Search(n), Span(), only_solutions=True, most=most, report=lambda _: None) == number


def test_a_step_before_the_beginning_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["8", "--save", "b.png", "--at", "6,1:1", "--until", "5"]) == 2
    assert capsys.readouterr().err.startswith("queens-viz: error: --until 5 lies before --at")
    assert os.listdir() == []

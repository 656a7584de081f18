"""Both lessons, played and checked: keys, steps, figures, links, and the words that they quote from the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from queens_viz.command import arguments
from queens_viz.looks import program
from queens_viz.looks.scene import Scene
from queens_viz.search.listing import LISTINGS
from queens_viz.search.position import Position

from .lesson import CODE, COMMENT, FIGURE, FIGURES, ITALIC, LINK, Lesson, Player

DOCS = Path(__file__).parent.parent / "docs"
LESSONS = [
    Lesson((DOCS / name).read_text(encoding="utf-8"), language)
    for name, language in (("lesson.md", "en"), ("lesson.de.md", "de"))
]

both = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.language)


@both
def test_the_screen_says_what_the_lesson_quotes_at_each_of_its_stops(lesson: Lesson) -> None:
    tables = list(lesson.tables("play"))
    assert len(tables) >= 7
    for table in tables:
        player = Player(lesson, table[0].n)
        for _, _, (do, step, says, *_) in table:
            player.do(do)
            quoted = ITALIC.findall(says)
            assert quoted, do
            assert set(quoted) <= player.says, do
            if step:
                assert lesson.number(step) == player.step, do


@both
def test_what_is_quoted_between_the_tables_is_said_there_too_or_stands_on_a_button(lesson: Lesson) -> None:
    in_tables = {quote for table in lesson.tables("play") for line in table for quote in ITALIC.findall(line.cells[2])}
    for quote in ITALIC.findall(COMMENT.sub("", _without_blocks(lesson.text))):
        said = " ".join(quote.split())
        assert said in in_tables or said in ("italics", "kursiv") or said in _labels(lesson), said


def _labels(lesson: Lesson) -> set[str]:
    return {lesson.say(key) for key in ("is_solution", "go_on")}


def _without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


@both
def test_the_listings_mark_the_lines_that_the_lesson_names(lesson: Lesson) -> None:
    (table,) = lesson.tables("lines")
    player = Player(lesson, table[0].n)
    player.do(f"`F4` {table[0].cells[0]}")
    for _, _, (link, step, *listings, _) in table:
        player.do(link)
        assert int(step) == player.step
        for cell in listings:
            changed = program.look(Scene.of(player.board.app)).changed
            assert [int(line) for line in cell.split(", ")] == sorted(line + 1 for line in changed), link
            player.do("`I`")


@both
def test_every_figure_is_what_it_is_said_to_be(lesson: Lesson) -> None:
    found = FIGURE.findall(lesson.text)
    assert len(found) > 40
    for written, meant in found:
        assert lesson.number(written) == eval(meant, {"__builtins__": {}}, dict(FIGURES)), (written, meant)


@both
def test_no_number_from_ten_on_stands_there_unchecked(lesson: Lesson) -> None:
    left = re.sub(r"\(?\d+ (?:minutes|Minuten)\)?|\| \d+ (?:to|bis) \d+ \|", "", lesson.prose)
    assert re.findall(r"(?<![\w.,])\d[\d.,]*\d", left) == []


@both
def test_every_piece_of_code_is_a_key_a_position_a_command_or_of_a_listing(lesson: Lesson) -> None:
    keys, lines = lesson.keys(), "\n".join(line for listing in LISTINGS.values() for line in listing)
    for code in CODE.findall(COMMENT.sub("", _without_blocks(lesson.text))):
        if code.startswith("python -m queens_viz "):
            arguments.parse(code.split()[3:])
        elif re.fullmatch(r"[\d,]*:\d+|\d+(,\d+)+", code):
            assert any(_is_position(code, n) for n in (4, 6, 8)), code
        else:
            assert code in keys or code in lines, code


def _is_position(text: str, n: int) -> bool:
    try:
        return str(Position.parse(text, n)) == text
    except ValueError:
        return False


@both
def test_every_link_to_a_position_leads_to_what_it_shows(lesson: Lesson) -> None:
    links = list(re.finditer(LINK, lesson.text))
    assert len(links) == lesson.text.count("](live.html") > 15
    for link in links:
        assert link["at"] == link["target"]
        assert str(Position.parse(link["at"], int(link["n"]))) == link["at"]
        assert ("&language=de)" in link[0]) is (lesson.language == "de")


@both
def test_the_minutes_add_up_and_each_part_has_those_of_the_plan(lesson: Lesson) -> None:
    plan = re.findall(r"^\| (\d+) (?:to|bis) (\d+) \| \[([^]]+)\]", lesson.text, re.MULTILINE)
    assert [begin for begin, _, _ in plan] == ["0", *[end for _, end, _ in plan[:-1]]]
    assert plan[-1][1] == "45"
    for k, (begin, end, title) in enumerate(plan, start=1):
        assert re.search(
            rf"^## {k}\. {title} \({int(end) - int(begin)} (minutes|Minuten)\)$", lesson.text, re.MULTILINE
        )


@pytest.mark.parametrize("kind", ["play", "lines"])
def test_both_lessons_have_the_same_stops(kind: str) -> None:
    ours, theirs = ([[line.cells[:2] for line in table] for table in one.tables(kind)] for one in LESSONS)
    assert [len(table) for table in ours] == [len(table) for table in theirs]


def test_both_lessons_have_the_same_figures() -> None:
    english, german = LESSONS
    assert sorted(meant for _, meant in FIGURE.findall(english.text)) == sorted(
        meant for _, meant in FIGURE.findall(german.text)
    )
    assert sorted(link["target"] for link in re.finditer(LINK, english.text)) == sorted(
        link["target"] for link in re.finditer(LINK, german.text)
    )

"""What is said about a person's own program: card, chip, reading, what has changed."""

from __future__ import annotations

import re

import pytest

from queens_viz.search.readings import Axis, Reading
from queens_viz.search.readings import Kind as BoardKind
from queens_viz.tracing.board import Board, Shape
from queens_viz.tracing.events import Variable
from queens_viz.tracing.sentence import Sentence
from queens_viz.tracing.sentence import say as sentence
from queens_viz.tracing.story import BEFORE, Story
from queens_viz.tracing.verdicts import FAULTS, OUTCOMES, Verdict
from queens_viz.words.judgement import in_language, sentences
from queens_viz.words.sentence import Kind
from queens_viz.words.story import (
    LONGEST_CHIP,
    LONGEST_HEADLINE,
    card_of,
    changed_of,
    chip_of,
    reading_of,
    verdict_headline,
)
from queens_viz.words.words import LANGUAGES, Words, messages

from ..tracing.corpus import programs
from ..tracing.stories import CLASS, NO_DIAGONALS, story_of, story_of_program

QUICK = [program for program in programs() if not program.is_slow]


HEADLINES_OF_OUTPUT = ["Line 1 prints text", "Line 2 prints: 1", "Line 3 prints: … 3"]
"""A long text has no room in a headline; of several lines the last one stands there."""


def test_the_card_follows_a_program_to_its_fault() -> None:
    story = story_of(NO_DIAGONALS.replace("n = 6", "n = 5"))
    say = Words()
    assert story.fault is not None
    first = card_of(story, BEFORE, say)
    assert first.headline == "`board[4] = 3` means column 4, row 3"
    assert first.reason.startswith("Line 12 places board[1] = 1, attacked by board[0]")
    said = [card_of(story, step, say) for step in range(story.fault + 2)]
    lines = [f"{card.kind.name} {card.headline} | {card.reason}" for card in said]
    assert lines[6:13] == [
        "NONE The condition in line 7 is false | Line 10 is next.",
        "NONE Line 10 sets row | `row` is now 0.",
        "NONE Line 11 calls safe(0) | ",
        "NONE safe(0) returns True | ",
        "SAFE Line 12 places a queen | board[0] = 0.",
        "NONE Line 13 calls place(1) | ",
        "NONE Line 6 prints: column 1 | ",
    ]
    longer = story_of("print('-' * 30)\nprint('', 1)\nprint(2, '\\n3')\npass")
    cards = [card_of(longer, step, say) for step in range(3)]
    assert [card.headline for card in cards] == HEADLINES_OF_OUTPUT
    fault = said[story.fault]
    assert (fault.kind, fault.headline) == (
        Kind.ATTACKED,
        "Line 12 places an attacked queen",
    )
    assert fault.reason.endswith("`safe(1)` returned True (line 4).")
    assert fault.note == "Everything was right up to here."
    assert said[-1].kind is Kind.NONE
    assert card_of(story, story.last, say) == fault._replace(note="")


def test_the_card_of_a_right_program_ends_with_what_it_found() -> None:
    story = story_of(CLASS, n=5)
    say = Words("de")
    asked = [card_of(story, step, say) for step in range(6)][-2]
    assert "Zeile" in asked.headline
    end = card_of(story, story.last, say)
    assert (end.kind, end.headline, end.reason) == (
        Kind.COMPLETE,
        "Alle 10 Lösungen für 5 Damen",
        "",
    )
    steps = [step for step in range(story.last) if story.is_solution_at(step)]
    card = card_of(story, steps[0], Words("fr"))
    assert (card.kind, card.headline) == (
        Kind.SOLUTION,
        "La ligne 17 complète une solution",
    )


def test_what_cannot_be_shown_says_so() -> None:
    check_end("print(1)\nfor", "Line 2 isn’t Python", "")
    check_end(
        "raise ValueError('one\\n  two')", "ValueError in line 1", "values and output."
    )
    check_end("print('hello')", "It is not judged", "values and output.")
    error = "rows = [1]\nprint(rows[1])"
    check_end(error, "IndexError in line 2", "values and output.")


@pytest.mark.full
def test_what_a_headline_says_is_not_said_again_below_it() -> None:
    say = Words()
    doubled = []
    for source in (NO_DIAGONALS, CLASS, "rows = [1]\nprint(rows[1])", "print(1)"):
        story = story_of(source)
        for step in {story.opening, story.last}:
            card = card_of(story, step, say)
            begin = card.headline.removeprefix("It is ")[:18].lower()
            if begin in f"{card.reason} {card.note}".lower():
                doubled.append(card)
    assert doubled == []
    verdict = story_of("rows = [1]\nprint(rows[1])").verdict
    assert verdict
    # In a table of programs, the sentence stands alone.
    assert sentences(verdict, say)[0].startswith("IndexError in line 2: ")


def test_no_line_is_called_wrong_that_may_be_right() -> None:
    say = Words()
    # A line that places an attacked queen may be right, if the next one tests it.
    for name in ("attacked", "missed", "range", "ends", "endless"):
        assert chip_of(Verdict(name, 7), say) == ("wrong", Kind.ATTACKED)
    assert chip_of(Verdict("shared", 7), say)[0] == "wrong in line 7"
    assert chip_of(Verdict("error", 7), say)[0] == "error in line 7"
    lost = sentence("judge_said_none", line=7, solution="[1, 3, 0, 2]")
    taken = sentence("judge_taken", line=7, board="", queen="", attacker="")
    for said in (lost, taken):
        assert chip_of(Verdict("report", 7, sentences=(said,)), say)[0] == "wrong"
    saved = sentence("judge_saved_short", line=7, board="[1]", name="x", n=4)
    assert chip_of(Verdict("report", 7, sentences=(saved,)), say)[0] == (
        "wrong in line 7"
    )


def check_end(source: str, headline: str, note: str) -> None:
    """Check the card at the end of a program without a board."""
    story = story_of(source)
    end = card_of(story, story.last, Words())
    assert end.headline == headline
    assert end.reason
    assert end.note.endswith(note)
    assert bool(note) == bool(end.note)
    assert card_of(Story(story.recording), BEFORE, Words("de")).headline == "Es läuft"


def test_the_chip_is_short_for_every_verdict_in_all_languages() -> None:
    for language in LANGUAGES:
        check_chips(Words(language))


def check_chips(say: Words) -> None:
    """Check the short words for all verdicts in a language."""
    chips = {chip_of(None, say)[0]}
    for name in [*FAULTS, *OUTCOMES, "unread"]:
        for line in (None, 7, 12345678):
            verdict = Verdict(
                name,
                line,
                3,
                n=12,
                sentences=(sentence("judge_late", count=3, total=14),),
            )
            text, kind = chip_of(verdict, say)
            assert 0 < len(text) <= LONGEST_CHIP, text
            assert (kind is Kind.ATTACKED) is (name in FAULTS)
            assert len(verdict_headline(verdict, say)) <= LONGEST_HEADLINE
            chips.add(text)
    syntax = Sentence("judge_syntax", {"line": 12, "error": ""})
    text, _ = chip_of(Verdict("error", 12, -1, sentences=(syntax,)), say)
    assert "Python" in text
    assert len(text) <= LONGEST_CHIP
    assert len(chips) == 12
    wrong, right = Verdict("attacked", 12), Verdict("right", n=5)
    text = changed_of(wrong, right, say)
    assert chip_of(wrong, say)[0] in text
    assert text.endswith(f"{chip_of(right, say)[0]}.")


def test_a_board_is_read_by_a_square_that_it_has() -> None:
    def read(kind: BoardKind, axis: Axis, n: int, base: int, name: str = "b") -> str:
        shape = Shape(Reading(kind, n, base=base), is_fixed=True)
        board = Board(Variable("", name), (), shape, axis, 0.0)
        return reading_of(board, Words(), n)

    column, row = Axis.COLUMN, Axis.ROW
    assert read(BoardKind.ROWS, column, 8, 0) == "`b[5] = 3` means column 5, row 3"
    assert read(BoardKind.ROWS, row, 4, 1) == "`b[3] = 4` means row 3, column 4"
    assert read(BoardKind.GRID, row, 3, 0) == "`b[2][2]` means row 2, column 2"
    assert read(BoardKind.FLAT, row, 4, 0) == "`b[15]` means row 3, column 3"
    assert read(BoardKind.SQUARES, row, 8, 1) == "`(6, 4)` means row 6, column 4"


@pytest.mark.full
def test_the_cards_of_all_programs_are_whole_in_all_languages() -> None:
    languages = [Words(language) for language in LANGUAGES]
    names = set[str]()
    for program in QUICK:
        story = story_of_program(program)
        steps = [*range(-1, story.last, 50), story.last]
        steps += [story.fault] if story.fault is not None else []
        for step in steps:
            names.update(one.message for one in story.deed_at(step))
            for say in languages:
                card = card_of(story, step, say)
                assert 0 < len(card.headline) <= LONGEST_HEADLINE, program.name
                texts = [in_language(one, say) for one in story.deed_at(step)]
                for text in (
                    card.headline,
                    card.reason,
                    card.note,
                    *card.shorter,
                    *texts,
                ):
                    unfilled = re.search(r"\{[a-z]+\}", text)
                    assert unfilled is None or "{" in program.source, program.name
    known = {name for name in messages("en") if name.startswith("own_did_")}
    assert {name.removesuffix("_one").removesuffix("_other") for name in known} >= names

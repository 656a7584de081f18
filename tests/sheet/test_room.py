"""What the pupils' pages of a worksheet say around the boards, and where there is room for answers."""

from __future__ import annotations

import re

import pytest

from queens_viz import Position
from queens_viz.sheet.figures import Printed
from queens_viz.sheet.page import page
from queens_viz.sheet.sheet import Kind, Sheet, Task, sheet
from queens_viz.words.words import LANGUAGES

from .keys import CANDIDATE, QUEEN

SAY = Printed("en")


def sections(n: int, seed: int) -> tuple[str, dict[Kind, str]]:
    """Return what stands above the questions, and the part of each kind."""
    made = sheet(n, 8, seed)
    above, *parts = page(made, SAY).partition('<section class="key">')[0].split('<section><div class="begin">')
    kinds = [kind for kind in Kind if kind in {task.kind for task in made.tasks}]
    return above, dict(zip(kinds, parts, strict=True))


def test_each_kind_has_its_heading() -> None:
    _, parts = sections(5, 3)
    assert {kind: re.findall("<h2>(.*?)</h2>", part) for kind, part in parts.items()} == {
        Kind.VERDICT: [SAY("ask")],
        Kind.REASON: [SAY("ask_reason")],
        Kind.RETURN: [SAY("ask_return")],
        Kind.STEPS: [SAY("ask_steps")],
        Kind.TREE: [SAY("ask_tree")],
    }


def test_three_queens_that_attack_and_five_steps_have_a_line_each() -> None:
    _, parts = sections(6, 3)
    reason = re.findall("<tr>(.*?)</tr>", parts[Kind.REASON])[:4]
    assert reason == [f"<th>{SAY('sheet_column')}</th><th>{SAY('sheet_line')}</th>", *["<td></td><td></td>"] * 3]
    (table, *_) = re.findall("<table>.*?</table>", parts[Kind.STEPS])
    assert re.findall(r"<tr><td>(\d)</td><td></td><td></td></tr>", table) == ["1", "2", "3", "4", "5"]
    (table, *_) = re.findall("<table>.*?</table>", parts[Kind.REASON])
    assert table.count("<tr>") == 4


OTHERS = {"en": ("rank", "file "), "de": ("Linie", "Reihe"), "fr": ("rangée", "rang ", "file ")}
"""What rows and columns are called elsewhere, or what could be taken for them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_and_a_column_have_one_word_each_which_is_that_of_the_screen(language: str) -> None:
    say = Printed(language)
    row, column = say("sheet_row"), say("sheet_column")
    assert (row.lower(), column.lower()) == (say("row").lower(), say("tree_column").lower())
    told = page(sheet(5, 9, 3), say)
    assert row in told
    assert column in told
    assert not [other for other in OTHERS[language] if other in told]
    directions = [say(key).lower() for key in ("sheet_row", "sheet_line", "sheet_column")]
    assert len(set(directions)) == 3
    assert say("sheet_line").lower() in say("sheet_reason").lower(), "what heads a column of the table is asked for"


def test_on_a_full_board_it_is_said_that_this_is_a_solution_and_no_more() -> None:
    told = page(Sheet(4, 1, (Task(Kind.RETURN, Position.parse("2,4,1,3", 4)),)), SAY)
    assert re.findall("<h3>.*</span>(.*?)</h3>", told) == ["The board is full: this is a solution."]


def test_a_tree_to_be_drawn_names_the_row_of_the_queen_it_begins_with() -> None:
    for seed in range(10):
        (task,) = (task for task in sheet(5, 8, seed).tasks if task.kind is Kind.TREE)
        told = SAY("sheet_tree_above", row=task.position.board[0] + 1)
        assert f"</span>{told}</h3>" in sections(5, seed)[1][Kind.TREE]


def test_the_signs_the_rules_and_the_sheet_s_number_stand_where_they_belong() -> None:
    text = page(sheet(6, 8, 3), SAY)
    (queen, red), words = zip(*re.findall(r'<li>(<svg class="sign".*?</svg>)(.*?)</li>', text), strict=True)
    assert QUEEN.search(queen)
    assert CANDIDATE.search(red)
    assert words == (SAY("sheet_queen"), SAY("sheet_red"))
    places = [text.index(SAY(key)) for key in ("rule_up", "rule_place", "sheet_rule_return")]
    assert places == sorted(places)
    assert text.count(SAY("sheet_number", seed="3")) == 2

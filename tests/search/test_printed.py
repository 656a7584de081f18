"""Boards among other text: the formats of the ancestors, several sizes, steps, what is malformed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from queens_viz.search import tally
from queens_viz.search.facts import TOTAL_SOLUTIONS
from queens_viz.search.notation import read
from queens_viz.search.printed import LONGEST_PLAN, MOST_AHEAD, Piece, boards
from queens_viz.search.tally import MOST_FAULTS, Result, Tallies, Verdict
from queens_viz.words.checks import sentences
from queens_viz.words.words import Words

from .. import facts

FIRST = "1 5 8 6 3 7 2 4"


def judged(text: str, n: int | None = None) -> list[Result]:
    """Return what the boards of a text are worth."""
    tallies = Tallies()
    for board in boards(text.split("\n"), n):
        tallies.add(board)
    return tallies.results()


def said(text: str, n: int | None = None) -> list[str]:
    """Return the sentences about a text, with the size and the verdict before each."""
    return [
        f"{result.n} {result.verdict.value} {sentences(result, Words())}"
        for result in judged(text, n)
    ]


def rows(numbers: Iterable[int], base: int = 1) -> list[int]:
    return [number + base for number in numbers]


def grid(board: tuple[int, ...], signs: str = "Q*") -> str:
    """Return a board as the recursive Java program prints it."""
    queen = signs[0]
    empty = signs[1]
    return "".join(
        " ".join(queen if row == column else empty for row in range(len(board))) + "\n"
        for column in board
    )


def ancestors(n: int) -> dict[str, str]:
    """Return all solutions in the formats of the five programs that this one descends from."""
    solutions = facts.solutions(n)
    listed = [
        f"{k}, " + ", ".join(f"({x}, {y})" for x, y in enumerate(rows(board), 1))
        for k, board in enumerate(solutions, 1)
    ]
    recursive = [
        f"Solution {k}\n{list(board)}\n{grid(board)}"
        for k, board in enumerate(solutions, 1)
    ]
    return {
        "C++ and Delphi": "\n".join(["Number, (x1, y1), (x2, y2), ...", *listed]),
        "recursive Java": "\n".join([f"N = {n}", *recursive, f"{len(listed)} found"]),
        "first solution": grid(solutions[0]),
        "QView": f"The number of solutions is {len(listed)}",
    }


def test_the_formats_of_the_ancestors_are_read() -> None:
    printed = ancestors(6)
    right = ["6 right 4 boards: 4 solutions, all different, none missing."]
    assert said(printed["C++ and Delphi"]) == right
    assert said(printed["recursive Java"]) == right
    first = "6 first One board: it is a solution. There are 4 in all."
    assert said(printed["first solution"]) == [first]
    assert said(printed["QView"]) == []


def test_sizes_are_judged_apart_and_one_may_be_asked_for() -> None:
    text = "\n".join(
        f"n = {n}\n" + "\n".join(map(str, map(list, facts.solutions(n))))
        for n in (4, 5, 6)
    )
    assert [result.n for result in judged(text)] == [4, 5, 6]
    assert {result.verdict for result in judged(text)} == {Verdict.RIGHT}
    assert said(text, 5) == [
        "5 right 10 boards: 10 solutions, all different, none missing."
    ]
    assert said("[0]\n[0, 0]\n[1, 0, 2]\n3 2 1") == []
    assert said("Q", 1) == ["1 right 1 board: the only solution."]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{FIRST}\n2 4 6 8 3 1 7 5", "some 2 boards: 2 solutions, all different. 90 solutions are missing; the first is 1 6 8 3 7 4 2 5."),
        (f"{FIRST}\n1 2 3 4 5 6 7 8", "attacked Board 2 (line 2): the queens (1,1) and (2,2) attack each other, and so do 27 other pairs. 91 solutions are missing; the first is 1 6 8 3 7 4 2 5."),
        (f"{FIRST}\nok\n{FIRST}", "twice Boards 1 and 2 (line 3) are the same. 91 solutions are missing; the first is 1 6 8 3 7 4 2 5."),
        (f"{FIRST}\n1 1 2 3 4 5 6 7", "attacked Board 2 (line 2): the queens (1,1) and (1,2) attack each other, and so do 21 other pairs. 91 solutions are missing; the first is 1 6 8 3 7 4 2 5."),
        (f"{FIRST}\n1 5 8 6 3 7 2 9", "malformed Board 2 (line 2): number 8 is 9: a board of 8 has no such row. 91 solutions are missing; the first is 1 6 8 3 7 4 2 5."),
        ("[0, 4, 7, 5, 2, 6, 1, 3]\n[0, 1, 7, 5, 2, 6, 4, -1]", "attacked Board 2 (line 2): the queens (0,0) and (1,1) attack each other, and so does another pair. 91 solutions are missing; the first is 0 5 7 2 6 3 1 4."),
        ("(1,1) (2,5) (3,8) (4,6) (5,3) (6,7) (7,2) (8,4)\n(2,1) (4,2) (6,3) (8,4) (3,5) (1,6) (7,7) (5,8)", "some 2 boards: 2 solutions, all different. 90 solutions are missing; the first is (1,1) (2,7) (3,5) (4,8) (5,2) (6,4) (7,6) (8,3)."),
        (f"{FIRST}\n\n-1 5 8 -1 3 -1 -1 -1", "malformed Board 2 (line 3): it has 3 of 8 queens. 91 solutions are missing; the first is 1 6 8 3 7 4 2 5."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(text: str, expected: str) -> None:
    assert said(text) == [f"8 {expected}"]


def test_a_grid_with_dashes_between_its_signs_is_one_board() -> None:
    rows = "0-1-0-0\n0-0-0-1\n1-0-0-0\n0-0-1-0"
    assert said(rows) == ["4 first One board: it is a solution. There are 2 in all."]
    lists = "2-4-1-3\n3-1-4-2"
    assert said(lists) == [
        "4 right 2 boards: 2 solutions, all different, none missing."
    ]


def test_a_grid_with_lines_too_long_or_missing_is_malformed() -> None:
    first, second = [grid(board, "Q.") for board in facts.solutions(4)]
    longer = second.replace("Q . . .", "Q . . . .")
    (result,) = judged(f"{first}\nNext\n{longer}\nDots: . . . .\n")
    assert result.verdict is Verdict.MALFORMED
    assert sentences(result, Words()).startswith(
        "Board 2 (line 7): line 8 has 5 squares, line 7 has 4. 1 solution is missing:"
    )
    shorter = second.partition("\n")[2]
    (result,) = judged(f"{first}\n{shorter}\n{first}")
    assert [fault.verdict.value for fault in result.faults] == ["malformed", "twice"]
    assert "a board of 4 columns has 4 lines, not 3" in sentences(result, Words())
    # Lines of a frame have no squares; of another size than the one asked for it is text.
    ruled = "+-+-+-+-+"
    framed = [
        "\n".join([ruled, *[f"|{row.replace(' ', '|')}|\n{ruled}" for row in rows]])
        for rows in (first.split("\n")[:4], longer.split("\n")[:4])
    ]
    (result,) = judged("\n\n".join(framed))
    assert result.verdict is Verdict.MALFORMED
    assert said(f"{first}\n. . . . Q\n. Q . . .\n. Q .\n", 4) == [
        "4 first One board: it is a solution. There are 2 in all."
    ]
    # An empty board, lines between and dots are text.
    text = f". . . .\n. . . .\n. . . .\n. . . .\n\n{first}--------\n{second}========\n"
    assert [result.verdict for result in judged(text)] == [Verdict.RIGHT]


def test_a_list_that_is_only_filled_is_text() -> None:
    for filled in ("[0, 0, 0, 0]", "[1, 1, 1, 1]", "0 0 0 0", "[-1, -1, -1, -1]"):
        for both in (("[1, 3, 0, 2]", "[2, 0, 3, 1]"), ("2 4 1 3", "3 1 4 2")):
            for lines in ([filled, *both], [both[0], filled, both[1]]):
                (result,) = judged("\n".join(lines))
                assert (result.verdict, result.boards) == (Verdict.RIGHT, 2), lines
    # Two numbers are not.
    (result,) = judged("[0, 0, 0, 1]\n[1, 3, 0, 2]")
    assert result.verdict is Verdict.ATTACKED


def test_what_was_read_before_decides_what_is_a_board() -> None:
    one = "4 first One board: it is a solution. There are 2 in all."
    squares = "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]"
    assert said(f"{squares}\n[2, 0, 3, 1]") == [one]
    assert said('[1, 3, 0, 2]\n["a", "a", "b", "b"]') == [one]
    # A bracket that nobody closes is text, however far away its end is looked for.
    assert said("[1,\n" + "1,\n" * MOST_AHEAD + "\n2 4 1 3") == [one]
    (result,) = judged("[1, 3, 0, 2]\n[2, 4, 1, 3]")
    assert result.verdict is Verdict.TWICE
    (result,) = judged("[1, 3, 0, 2]\n[[1, 30, 0, 2]]")
    assert sentences(result, Words()).startswith(
        "Board 2 (line 2): number 2 is 30: a board of 4 has no such row."
    )
    pairs = "1, (1, 2), (2, 4), (3, 1), (4, 3)\n2, (1, 3), (2, 1), (3, 4), (4, 2)"
    assert judged(pairs)[0].verdict is Verdict.RIGHT
    assert said("0 " * 16) == []
    assert said("[1, 3, 0, 2]\n[-1, 0, 4, 1]") == [one]
    strings = '[".Q..\\n...Q\\nQ...\\n..Q.", "..Q.\\nQ...\\n...Q\\n.Q.."]'
    assert judged(strings)[0].verdict is Verdict.RIGHT


def test_many_labels_and_long_ones_are_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("queens_viz.search.printed.MOST_PLANS", 3)
    labels = ["x" * k for k in (LONGEST_PLAN, 1, 2, 3, 4, 5)]
    text = "\n".join([f"{label}: 2 4 1 3\n{label}: 3 1 4 2" for label in labels])
    (result,) = judged(f"2 4 1 3\n{text}")
    assert (result.boards, result.solutions) == (2 * len(labels) + 1, 2)


def test_what_a_program_prints_beside_its_boards_is_text() -> None:
    solutions = facts.solutions(6)
    text = "  1 2 3 4 5 6\n"
    for k, board in enumerate(solutions, 1):
        lines = grid(board, "♛·").split("\n")
        text += f"Enter n: {lines[0]}\n" + "\n".join(lines[1:])
        text += f"\x1b[31mFound {k} solutions\x1b[0m in 0.{k} s: 12 34 56 78\n\n"
    (result,) = judged(text)
    assert (result.n, result.verdict, result.boards) == (6, Verdict.RIGHT, 4)


def test_steps_and_beginnings_are_no_faults() -> None:
    boards_of_steps = [
        "Q...\n....\n....\n....",
        "Q...\n..Q.\n....\n....",
        ".Q..\n....\n....\n....",
    ]
    solutions = [grid(board, "Q.").replace(" ", "") for board in facts.solutions(4)]
    (result,) = judged("\n\n".join(boards_of_steps + solutions))
    assert (result.verdict, result.boards) == (Verdict.RIGHT, 2)
    # What comes before the first board is text, and has decided nothing.
    (result,) = judged("\n\n".join([*solutions, boards_of_steps[0]]))
    assert result.verdict is Verdict.MALFORMED
    lists = [
        "[0, 2]",
        "[0, 3, 1]",
        "[1, 3, 0, 2]",
        "[1, 3, 0, 2, 4]",
        "[0, 2, 4, 1, 3]",
    ]
    assert [result.n for result in judged("\n".join(lists))] == [5]


def test_after_a_solution_boards_with_one_queen_more_are_steps() -> None:
    first, second = [grid(board, "Q.").replace(" ", "") for board in facts.solutions(4)]
    steps = ["Q...\n....\n....\n....", "Q...\n..Q.\n....\n...."]
    (result,) = judged("\n\n".join([first, *steps, second]))
    assert (result.verdict, result.boards, result.faults) == (Verdict.RIGHT, 2, ())
    # Two queens more, or a queen that went elsewhere, are no step.
    (result,) = judged("\n\n".join([first, steps[0], second]))
    assert (result.verdict, result.boards) == (Verdict.MALFORMED, 3)
    (result,) = judged("\n\n".join([first, *[steps[1]] * (MOST_FAULTS + 5)]))
    assert len(result.faults) == MOST_FAULTS
    assert sentences(result, Words()).startswith(
        "Board 2 (line 7): it has 2 of 4 queens. 24 other boards are malformed, too."
    )
    attacked = "Q...\nQ...\n....\n...."
    (result,) = judged("\n\n".join([first, *[attacked] * (MOST_FAULTS + 5)]))
    assert len(result.faults) == MOST_FAULTS


def test_of_very_many_solutions_only_the_first_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    even = [*range(2, 17, 2)]
    odd = [*range(1, 17, 2)]
    first = " ".join(map(str, even + odd))
    second = " ".join(map(str, reversed(even + odd)))
    monkeypatch.setattr(tally, "MOST_KEPT", 1)
    (result,) = judged("\n".join([first, second, second]))
    assert (result.verdict, result.solutions, result.missing) == (Verdict.SOME, 3, None)
    assert sentences(result, Words()) == (
        "3 boards: 3 solutions, all different."
        " Repeats were looked for only among the first 400,000 solutions."
    )
    (result,) = judged("\n".join([first, second, first]))
    assert result.verdict is Verdict.TWICE
    assert sentences(judged(first)[0], Words()) == "One board: it is a solution."


def test_a_solution_that_is_missing_is_looked_for_as_long_as_it_takes_some_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = {bytes(rows) for rows in facts.solutions(6)}
    assert tally.first_other_solution(6, known) is None
    known.remove(bytes([4, 2, 0, 5, 3, 1]))
    assert tally.first_other_solution(6, known) == (4, 2, 0, 5, 3, 1)
    monkeypatch.setattr(tally, "PLACED_AT_ONCE", 20)
    monkeypatch.setattr(tally, "MOST_PLACED", 60)
    assert tally.first_other_solution(6, known) is None
    assert sentences(judged("2 4 6 1 3 5\n3 6 2 5 1 4")[0], Words()) == (
        "2 boards: 2 solutions, all different. 2 solutions are missing."
    )


def test_a_missing_solution_can_be_pasted_as_it_would_have_been_printed() -> None:
    solutions = facts.solutions(6)
    missing = solutions[1]
    kept = [board for board in solutions if board != missing]
    forms: dict[str, Callable[[tuple[int, ...]], str]] = {
        "rows": lambda board: " ".join(map(str, rows(board))),
        "rows from 0": lambda board: str(list(board)),
        "pairs": lambda board: str(list(enumerate(board))),
        "grid": lambda board: grid(board, "Q."),
        "numbers": lambda board: grid(board, "10"),
        "lists": lambda board: str([[int(x == y) for x in range(6)] for y in board]),
    }
    wrong = []
    for name, written in forms.items():
        (result,) = judged("\n\n".join(map(written, kept)))
        sentence = sentences(result, Words())
        pasted = sentence.partition("is missing: ")[2].rstrip(".")
        if read(pasted, 6).queens != read(written(missing), 6).queens:
            wrong.append(f"{name}: {sentence}")
    assert wrong == []
    (result,) = judged(grid(facts.solutions(4)[0]) + "\n" + grid((0, 1, 2, 3)))
    assert sentences(result, Words()).endswith("is missing: --Q-/Q---/---Q/-Q--.")


def test_a_list_of_many_lists_is_read_as_they_are_closed() -> None:
    text = str([rows(board, 0) for board in facts.solutions(9)]).replace("], ", "],\n")
    found = list(boards([*text.split("\n"), "end"]))
    assert [board.line for board in found] == list(range(1, TOTAL_SOLUTIONS[9] + 1))
    assert [board.rows for board in found] == list(facts.solutions(9))


def test_a_long_list_in_one_line_is_read_piece_by_piece() -> None:
    text = str([rows(board, 0) for board in facts.solutions(8)])
    pieces = [Piece(text[k : k + 100]) for k in range(0, len(text), 100)]
    found = list(boards([*pieces, "\n", "[0, 4, 7, 5, 2, 6, 1, 3]"]))
    assert len(found) == TOTAL_SOLUTIONS[8] + 1
    assert [board.rows for board in found[:-1]] == list(facts.solutions(8))
    assert {board.line for board in found[:-1]} == {1}


def test_of_many_faults_the_first_ones_are_kept_and_one_of_each_kind() -> None:
    attacked = ["1 2 3 4"] * (MOST_FAULTS + 5)
    (result,) = judged(
        "\n".join(["2 4 1 3", *attacked, "2 4 1 3", "9 9 9 9", "2 4 1 3"])
    )
    assert len(result.faults) == MOST_FAULTS + 2
    assert list(result.number_of_faults.values()) == [MOST_FAULTS + 5, 2, 1]
    assert sentences(result, Words()) == (
        "Board 2 (line 2): the queens (1,1) and (2,2) attack each other, and so do 5 other pairs. "
        "Queens attack each other on 24 other boards, too. Boards 1 and 27 (line 27) are the same. "
        "1 other board is repeated, too. Board 28 (line 28): number 1 is 9: a board of 4 has no such row. "
        "1 solution is missing: 3 1 4 2."
    )


@pytest.mark.parametrize("empty", ["[]", "[[]]", "()"])
def test_an_empty_list_beside_boards_is_text(empty: str) -> None:
    (result,) = judged(f"{empty}\n[1, 3, 0, 2]\n{empty}\n[2, 0, 3, 1]\n{empty}")
    assert (result.n, result.verdict, result.boards) == (4, Verdict.RIGHT, 2)


def test_numbers_after_boards_are_text() -> None:
    text = "[2, 4, 1, 3] in 5 ms\n[3, 1, 4, 2] in 16 ms\n"
    (result,) = judged(text)
    assert (result.n, result.boards, result.verdict) == (4, 2, Verdict.RIGHT)

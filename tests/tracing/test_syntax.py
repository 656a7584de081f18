"""Where the loops, functions and names of a program are, and what its statements change."""

from __future__ import annotations

from queens_viz.tracing.paths import Attribute, Item, text_of
from queens_viz.tracing.statements import Store, Touch, analyse
from queens_viz.tracing.syntax import Text

SOURCE = """import os.path, math
from itertools import chain
def outer(n):
    for a in range(n):
        while a:
            a -= 1
        b = 2
    for c in range(7):
        def inner():
            return c
        if c > n: return inner
    return rows[0]
x = outer(5)
board = [0] * 4
board[1] = len(x)
board.append(3)
self.rows[2] = [1] + [x]
"""


def test_where_loops_and_functions_are() -> None:
    text = Text(SOURCE)
    assert [text.loop_of(line) for line in (4, 5, 6, 7, 8, 9, 12)] == [
        None, 4, 5, 4, None, 8, None,
    ]  # fmt: skip
    assert [text.outer_loop_of(line) for line in (4, 6, 11, 12)] == [None, 4, 8, None]
    assert [text.function_of(line) for line in (2, 3, 6, 9, 10, 12, 13)] == [
        "", "outer", "outer", "inner", "inner", "outer", "",
    ]  # fmt: skip
    assert text.whiles == {5}
    assert text.returns == {11}
    assert text.numbers == {0, 1, 2, 3, 4, 5, 7}


def test_what_a_program_reads_stores_and_imports() -> None:
    text = Text(SOURCE)
    assert text.modules == {"os", "math", "itertools"}
    assert text.tested == {"a", "c", "n", ""}
    assert text.stores["board"] == {15, 16}
    assert text.stores["rows"] == {17}
    assert text.uses["x"] == 1
    assert text.uses["board"] == 1
    assert text.uses["rows"] == 2


def test_what_is_no_python_has_nothing() -> None:
    text = Text("for x in :\n")
    assert (text.loops, text.functions, text.numbers) == ([], [], set())


def test_what_a_statement_may_change() -> None:
    statements: list[tuple[str, list[str]]] = [
        ("boards[f(x)].append(1)", ["Touch x", "Touch boards"]),
        ("boards[k].append(1)", ["Touch boards[k]"]),
        ("random.shuffle(rows)", ["Touch random", "Touch rows"]),
        ("print(len(rows), sorted(rows))", []),
        ("a.b[1] = c = d", ["Store a.b[1]", "Bind c"]),
        ("del rows[1], c", ["Touch rows", "Unbind c"]),
        ("rows[1:] = d", ["Touch rows filled"]),
        ("rows[k] += g(k)", ["Touch k", "Store rows[k] before"]),
        ("x.y -= 1", ["Store x.y before"]),
        ("for a, b in pairs: pass", ["Bind a", "Bind b"]),
        ("with open(f) as g: pass", ["Touch f", "Bind g"]),
        ("x = [y for y in z if (w := y)]", ["Bind w", "Bind x"]),
    ]
    wrong = []
    for statement, effects in statements:
        there = [shown(effect) for effect in analyse(statement).statements[1].effects]
        if there != effects:
            wrong.append(f"{statement}: {there}")
    assert wrong == []


def shown(effect: object) -> str:
    """Return an effect in a few words."""
    if isinstance(effect, Touch):
        return f"Touch {text_of(effect.path)}{' filled' if effect.is_filled else ''}"
    if isinstance(effect, Store):
        place = Item(effect.owner, effect.key)
        text = text_of(place)
        if effect.is_attribute:
            text = text_of(Attribute(effect.owner, str(effect.key[0])))
        return f"Store {text}{' before' if effect.is_before else ''}"
    return f"{type(effect).__name__} {effect.name}"  # type: ignore[attr-defined]

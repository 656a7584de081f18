"""Which modules a page needs, and what is left of them."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from queens_viz.browser.modules import PACKAGE, NotInThePage, needed
from queens_viz.browser.plain import plain
from queens_viz.browser.precompile import of_the_page

from ..test_architecture import BROWSED


def test_what_a_module_imports_is_needed_and_what_that_imports_too() -> None:
    asked = needed("queens_viz.app.player")
    assert {
        "queens_viz.app.player",
        "queens_viz.search.search",
        "enum",
        "typing",
        "math",
    } <= set(asked)
    assert "queens_viz.words.words" not in asked
    for name in asked:
        package = name.rpartition(".")[0]
        assert not package or asked.index(package) < asked.index(name)


@pytest.mark.parametrize(
    "text",
    [
        "from queens_viz.search import facts",
        "from queens_viz.search.facts import LARGEST",
        "try:\n    import queens_viz.search.facts\nfinally:\n    pass",
        "class A:\n    from queens_viz.search.facts import LARGEST",
        "def f():\n    from queens_viz.search.facts import LARGEST",
    ],
)
def test_every_form_of_an_import_is_seen(text: str, made: Callable[..., None]) -> None:
    made(a=text)
    assert needed("a")[:4] == (
        "a",
        "queens_viz",
        "queens_viz.search",
        "queens_viz.search.facts",
    )


def test_what_the_page_does_not_have_is_refused(made: Callable[..., None]) -> None:
    made(a="import zlib", b="from browser import document")
    with pytest.raises(
        NotInThePage, match="a imports zlib, which the page doesn't have"
    ):
        needed("a")
    assert needed("b") == ("b",)


def test_every_module_of_the_rooms_can_be_in_a_page() -> None:
    for room in BROWSED:
        for path in sorted((PACKAGE / room).glob("*.py")):
            name = f"queens_viz.{room}.{path.stem}".removesuffix(".__init__")
            assert name in needed(name)


def test_plain_python_does_the_same() -> None:
    text = '''
"""What it is."""
from __future__ import annotations
LIMIT: int = 3
"""What a limit is."""
class Box:
    """A box."""
    size: int
    def __init__(self, size: int = LIMIT, *rest: str, **more: object) -> None:
        """Make one."""
        self.size: int = size  # its size
        kept: list[int] = []
        other: str
        self.kept = kept
    def nothing(self) -> str | None:
        """Do nothing."""
'''
    bare = plain(text)
    for word in (
        "What",
        "A box",
        "its size",
        "Make one",
        "-> ",
        "list[int]",
        ": int",
        "other",
    ):
        assert word not in bare
    names: dict[str, object] = {}
    exec(bare, names)
    box = names["Box"](4)  # type: ignore[operator]
    assert (box.size, box.kept, box.nothing(), names["LIMIT"]) == (4, [], None, 3)


def sought_from_a_place(text: str) -> list[str]:
    """Return the calls of `rfind` and `rindex` that begin anywhere but at 0.

    Brython returns the place in the rest of the text there.
    """
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return [
        ast.unparse(call)
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in ("rfind", "rindex")
        and len(call.args) > 1
        and ast.unparse(call.args[1]) != "0"
    ]


def test_no_module_of_the_page_seeks_from_the_right_from_a_place_on() -> None:
    assert sought_from_a_place("a.rfind(b, 0, 3); a.rfind(b); a.rindex(b, n)") == [
        "a.rindex(b, n)"
    ]
    found = {one.name: sought_from_a_place(one.text) for one in of_the_page()}
    assert {name: calls for name, calls in found.items() if calls} == {}

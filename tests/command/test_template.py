"""Templates: each page that is written has all its words, and no place is left."""

from __future__ import annotations

import re

import pytest

from queens_viz.command.template import filled, read

PLACES = {
    "queens_viz.sheet": ("worksheet.html", "plan.html", "index.html"),
    "queens_viz.browser": ("page.html",),
}


@pytest.mark.parametrize(("package", "name"), [(package, name) for package, names in PLACES.items() for name in names])
def test_every_place_gets_its_word_and_nothing_else_changes(package: str, name: str) -> None:
    text = read(package, name)
    places = set(re.findall(r"@([A-Z]+)@", text))
    assert "TITLE" in places
    assert filled(package, name, {place: f"<{place}>" for place in places}) == re.sub(r"@([A-Z]+)@", r"<\1>", text)


def test_a_template_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"none\.html"):
        filled("queens_viz.sheet", "none.html", {})

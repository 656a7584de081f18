"""How the editor of the page looks, and how it is read."""

from __future__ import annotations

from typing import Any

import pytest

from queens_viz.words.words import LANGUAGES, messages

from .live import Live
from .test_live_editor import LARGE, SMALL, TARGETS, Editor, editor

__all__ = ["editor"]

pytestmark = pytest.mark.full


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SMALL, *LARGE])
def test_everything_has_its_place(
    live: Live, editor: Editor, size: tuple[int, int], language: str
) -> None:
    is_phone = size in SMALL
    live.browser.resize(*size, is_phone=is_phone)
    editor.open(f"#program&language={language}")
    live.wait(f"document.documentElement.lang === '{language}'")
    right = live.run(
        "return document.getElementById('editor').getBoundingClientRect().right"
    )
    for name, *box in live.run(TARGETS):
        left, top, far, bottom = box
        assert 0 <= top < bottom <= size[1], name
        assert far <= right, name
        if is_phone and name != "typed":
            assert min(far - left, bottom - top) >= 44, (name, box)
    field = live.run(
        "const box = document.getElementById('typed').getBoundingClientRect(); return [box.width, box.height]"
    )
    assert field[0] > 0.8 * right
    assert field[1] >= 4 * 24
    title = live.run(
        "const title = document.getElementById('editor-title'); return [title.scrollWidth, title.clientWidth]"
    )
    assert title[0] <= title[1], "the title is whole"


def test_a_screen_reader_is_given_names(live: Live, editor: Editor) -> None:
    editor.open()
    nodes = live.browser.accessible()
    for role in ("button", "textbox", "combobox", "DisclosureTriangle"):
        assert all(node.name for node in nodes if node.role == role), role
    names = [node.name for node in nodes]
    for word in ("own_program", "run", "editor_open", "editor_save", "close_editor"):
        assert messages("en")[word] in names
    assert any(node.role == "textbox" for node in nodes)


def test_what_covers_the_picture_hides_it(live: Live, editor: Editor) -> None:
    live.browser.resize(390, 844)
    editor.open()
    assert live.run(
        "return document.getElementById('names').inert && !document.getElementById('names').checkVisibility()"
    )
    nodes = [node.name for node in live.browser.accessible()]
    assert messages("en")["next"] not in nodes
    live.run("document.activeElement.blur()")
    live.press("right")
    editor.do("CLOSE", "touch")
    assert live.steps.startswith("step 0 "), "no key reached the search"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "classic"])
def test_text_can_be_read_in_every_theme(
    live: Live, editor: Editor, theme: str
) -> None:
    editor.open()
    live.run("document.documentElement.dataset.theme = arguments[0]", theme)
    for selector in (
        "#typed",
        "#editor-run",
        "#typed-numbers",
        "#editor-tools button",
        "#typed-hint",
    ):
        assert contrast(live, selector) >= 4.5, (selector, theme)


def contrast(live: Live, selector: str) -> float:
    """Return the contrast of an element's text with what is behind it."""
    colours: Any = live.run(
        "let one = document.querySelector(arguments[0]); const ink = getComputedStyle(one).color;"
        "while (getComputedStyle(one).backgroundColor == 'rgba(0, 0, 0, 0)') one = one.parentElement;"
        "return [ink, getComputedStyle(one).backgroundColor].map(text => text.match(/\\d+/g).slice(0, 3).map(Number))",
        selector,
    )
    light, dark = sorted((luminance(colour) for colour in colours), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: list[int]) -> float:
    """Return how bright a colour is, from 0 to 1."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("size", SMALL)
def test_all_keys_over_a_telephones_keyboard_are_seen(
    live: Live, editor: Editor, size: tuple[int, int]
) -> None:
    live.browser.resize(*size, is_phone=True)
    editor.open()
    editor.write("x")
    keys = [box for name, *box in live.run(TARGETS) if box[1] > size[1] - 104]
    assert len(keys) == 17
    for left, top, right, bottom in keys:
        assert 0 <= left < right <= size[0]
        assert bottom <= size[1]
        assert (right - left >= 30, bottom - top >= 44) == (True, True)
    assert len({top for _, top, *_ in keys}) == (1 if size[0] > 800 else 2)

"""The help as it is drawn: sections, keys and words, over a window in its shade."""

from __future__ import annotations

import pytest

from queens_viz.words.words import Words

from ..drawn import read
from ..support import click, do, let_go, window_at


@pytest.mark.parametrize(("key", "name"), [("-", "−"), ("+", "+"), ("v", "V"), (".", "."), ("page down", "PgDn")])
def test_a_click_on_a_key_of_the_help_does_what_that_key_does(key: str, name: str) -> None:
    window, other = window_at("2,4:6"), window_at("2,4:6")
    do(window, "f1")
    caps = [one for one in read(window).texts() if one.what == name]
    do(window, click(caps[-1].centre), let_go())
    do(other, key)
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()


@pytest.mark.parametrize("name", ["help_next", "help_larger", "help_tree", "help_theme", "help_copy"])
def test_a_click_on_a_line_of_the_help_does_what_its_key_does(name: str) -> None:
    window, other = window_at("2,4:6"), window_at("2,4:6")
    do(window, "f1")
    words = read(window).text(Words()(name))
    do(window, click(words.centre), let_go())
    do(other, {"help_next": "n", "help_larger": "+", "help_tree": "f3", "help_theme": "t", "help_copy": "c"}[name])
    assert window.app.state == other.app.state
    assert window.app.player.moment() == other.app.player.moment()

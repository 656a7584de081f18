"""The page as one file: the document with true first pictures in it, its style, its typeface and its program."""

from __future__ import annotations

import html
import json

from ..app.app import App
from ..command.extras import require
from ..command.files import read
from ..parts.card_sentence import sentence
from ..parts.scene import Scene
from ..pens.svg_file import RULES
from ..pens.svg_shapes import escaped
from ..pens.theme import THEMES, Theme
from . import font
from .bundle import bundle
from .page_view import PageView

ENTRY = "queens_viz.browser.page_main"
"""The module that the page starts."""

SIZES = (1280, 800), (1366, 657), (1920, 1000), (390, 844), (360, 640), (844, 390)
"""The sizes of the first pictures, of which the page shows the nearest until the program has started."""


def page(
    app: App, options: dict[str, object], *, compiled: dict[str, str] | None = None
) -> str:
    """Return the page that begins as an app stands; MissingPackages where Brython or fontTools is not installed.

    `options` are what the program is to begin with; `compiled` is as for `bundle`.
    """
    require(".html")
    scripts = bundle(ENTRY, compiled=compiled)
    theme, say, told = options.get("theme"), app.say, sentence(Scene.of(app))
    words = {
        "LANGUAGE": say.language,
        "CHOSEN": f'data-theme="{theme}"' if theme else "",
        "CAPTION": escaped(app.title),
        "THEMES": themes(),
        "FONT": font.style(),
        "STYLE": RULES + read(__package__, "page.css"),
        "OPTIONS": html.escape(json.dumps(options)),
        "TITLE": escaped(say("title_other")),
        "TOLD": escaped(told.text),
        "NO_SCRIPT": escaped(say("no_script")),
        "FAULT": escaped(say("failed")),
        "PICTURES": first_pictures(app),
    }
    text = read(__package__, "page.html")
    for place, word in words.items():
        text = text.replace(f"@{place}@", word)
    return text.replace("@PROGRAM@", scripts)


def first_pictures(app: App) -> str:
    """Return the first pictures, of which the first is seen where no script can choose."""
    pictures = list[str]()
    for size in SIZES:
        view = PageView(app.player, app.state)
        view.size = size
        shown = f'<svg id="picture" aria-hidden="true" viewBox="0 0 {size[0]} {size[1]}">\n{view.svg()}</svg>'
        pictures.append(f"<template>{shown}</template>\n" if pictures else f"{shown}\n")
    return "".join(pictures)


def themes() -> str:
    """Return the colours of all themes as rules.

    Until a theme is chosen the page follows what the person prefers. Paper is never
    dark: it has the colours of the light theme then.
    """
    light = _colours(THEMES["light"])
    dark = _colours(THEMES["dark"])
    rules = [
        f":root {{ {light} }}",
        f"@media screen and (prefers-color-scheme: dark) {{ :root:not([data-theme]) {{ {dark} }} }}",
        f"@media screen {{ :root[data-theme=dark] {{ {dark} color-scheme: dark; }} }}",
    ]
    rules += [
        f":root[data-theme={name}] {{ {_colours(theme)} color-scheme: light; }}"
        for name, theme in THEMES.items()
        if name != "dark"
    ]
    return "\n".join(rules)


def _colours(theme: Theme) -> str:
    return " ".join(
        f"--{name}: #{bytes(colour).hex()};" for name, colour in theme.colours().items()
    )

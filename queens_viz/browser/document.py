"""The page as one file: first pictures, style, typeface and program."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

from ..app.app import App
from ..command.extras import require
from ..command.files import read
from ..parts.card_sentence import sentence
from ..parts.frame import is_selectable
from ..parts.scene import Scene
from ..pens.svg_file import RULES
from ..pens.svg_shapes import escaped
from ..pens.theme import THEMES, Theme
from . import font
from .bundle import bundle
from .entries import PAGE, RUNNING, SHOWING
from .faulty import faulty_programs
from .page_view import PageView
from .recorded import Recorded, recorded_program

SIZES = (1280, 800), (1366, 657), (1920, 1000), (390, 844), (360, 640), (844, 390)
"""The sizes of the first pictures.

Until the program has started, the page shows the one that is nearest to its own size.
"""

STYLES = ("page.css", "editor.css", "several.css")

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.py"))
"""The programs to begin with in the editor."""

PLACE = re.compile("@([A-Z_]+)@")
"""A place in the template of the page, with the name of what goes there."""

GROUP = re.compile('<g data-part="([^"]*)"')
"""The beginning of a group of a picture, with the name of its part."""


def page(
    app: App,
    options: dict[str, object],
    *,
    recorded: Recorded | None = None,
    compiled: dict[str, str] | None = None,
) -> str:
    """Return the page of an app.

    `options` are what its program begins with, by the names of options of the command
    line. If a person's program was recorded, the page shows that. `compiled` is passed
    to `bundle`. Raise MissingPackages if Brython or fontTools is not installed.
    """
    require(".html")
    if recorded:
        program = recorded_program(recorded, compiled)
        recorded.show(app)
        options = {**options, "recorded": recorded.options}
    else:
        late = (*SHOWING, *RUNNING)
        modules = bundle(PAGE, late=late, runs_programs=True, compiled=compiled)
        program = f"{faulty_programs()}\n{modules}"
    say = app.say
    theme = options.get("theme")
    replacements = {
        "LANGUAGE": say.language,
        "CHOSEN": f'data-theme="{theme}"' if theme else "",
        "CAPTION": escaped(app.title),
        "THEMES": themes(),
        "FONT": font.style(),
        "STYLE": "".join([RULES, *[read(__package__, name) for name in STYLES]]),
        # In an attribute, unlike the texts: its quotes are escaped, too.
        "OPTIONS": html.escape(json.dumps(options)),
        "TITLE": escaped(say("title_other")),
        "SENTENCE": escaped(sentence(Scene.of(app)).text),
        "NO_SCRIPT": escaped(say("no_script")),
        "FAULT": escaped(say("failed")),
        "LOADING": escaped(say("page_loading")),
        "EXAMPLES": "{}" if recorded else examples(),
        "PICTURES": first_pictures(app, recorded),
        "PROGRAM": program,
    }
    # In one pass, since a program may contain anything.
    return PLACE.sub(
        lambda place: replacements[place[1]], read(__package__, "page.html")
    )


def examples() -> str:
    """Return the programs to begin with as JSON, by the names of their files."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in EXAMPLES}
    return json.dumps(texts).replace("<", "\\u003c")


def first_pictures(app: App, recorded: Recorded | None = None) -> str:
    """Return the pictures that the page shows before its program has started.

    Only the first one is visible without scripts: the others are in templates.
    """
    visible, *others = [_first_picture(app, recorded, size) for size in SIZES]
    templates = [f"<template>{picture}</template>\n" for picture in others]
    return f"{visible}\n{''.join(templates)}"


def _first_picture(app: App, recorded: Recorded | None, size: tuple[int, int]) -> str:
    """Return a picture of a size in pixels, with groups as the program makes them."""
    view = PageView(app.player, app.state)
    view.size = size
    if recorded:
        recorded.show(view.app)
    width, height = size

    def mark(group: re.Match[str]) -> str:
        """Return the beginning of a group, marked if its text can be selected."""
        part_name = group[1]
        attribute = ' data-selectable=""' if is_selectable(part_name) else ""
        return group[0] + attribute

    return (
        f'<svg id="picture" aria-hidden="true" viewBox="0 0 {width} {height}">\n'
        f"{GROUP.sub(mark, view.svg())}</svg>"
    )


def themes() -> str:
    """Return the colours of all themes as rules.

    Until a theme is chosen the page follows what the person prefers. Paper is never
    dark: it has the colours of the light theme then.
    """
    light = _colours(THEMES["light"])
    dark = _colours(THEMES["dark"])
    rules = [
        f":root {{ {light} }}",
        "@media screen and (prefers-color-scheme: dark)"
        f" {{ :root:not([data-theme]) {{ {dark} }} }}",
        f"@media screen {{ :root[data-theme=dark] {{ {dark} color-scheme: dark; }} }}",
    ]
    for name, theme in THEMES.items():
        if name != "dark":
            colours = f"{_colours(theme)} color-scheme: light;"
            rules.append(f":root[data-theme={name}] {{ {colours} }}")
    return "\n".join(rules)


def _colours(theme: Theme) -> str:
    """Return the colours of a theme as variables of a style sheet."""
    return " ".join(
        f"--{name}: #{bytes(colour).hex()};" for name, colour in theme.colours().items()
    )

"""The page as one file: the document with a true first picture in it, its style, its typeface and its program."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from importlib.resources import files

from ..app.app import App
from ..app.commands import Action
from ..looks import program, solutions, tabs, tree
from ..looks.ahead import AheadLook
from ..looks.board import BoardLook
from ..looks.card import CardLook
from ..looks.icons import Icon
from ..looks.looks import Looks
from ..looks.scene import Scene
from ..looks.theme import THEMES, Theme
from . import font, outlook_parts, parts, program_parts, shade_svg, svg, tree_places, tree_told
from .bundle import bundle
from .modules import module
from .parts import escaped
from .runtime import runtime
from .tree_plan import Box

ENTRY = "queens_viz.browser.page_main"
"""The module that the page starts."""

USUAL_SIDE = 576
"""Pixels of the board in a usual window."""

STYLES = ("page.css", "page_layout.css", "page_program.css")


def page(app: App, options: dict[str, object], *, compiled: dict[str, str] | None = None) -> str:
    """Return the page that begins as an app stands; MissingExtra where Brython or fontTools is not installed.

    `options` are what the program is to begin with; `compiled` is as for `bundle`.
    """
    scripts = bundle(ENTRY, compiled=compiled)
    ours = [one for name in (*scripts.at_once, *scripts.late) if (one := module(name))]
    theme = options.get("theme")
    words = {
        "CHOSEN": f'data-theme="{theme}"' if theme else "",
        "THEMES": themes(),
        "FONT": font.style(ours),
        "STYLE": "".join((files(__package__) / name).read_text(encoding="utf-8") for name in STYLES),
        "SYMBOLS": "".join(map(svg.symbol, Icon)) + (files(__package__) / "signs.svg").read_text(encoding="utf-8"),
        "OPTIONS": html.escape(json.dumps(options)),
        "TAUGHT": " ".join(_states(app)),
        **_first(app),
    }
    text = (files(__package__) / "page.html").read_text(encoding="utf-8")
    for name, word in words.items():
        text = text.replace(f"@{name}@", word)
    return text.replace("@PROGRAM@", scripts.elements)


def require_parts() -> None:
    """Raise MissingExtra where a page can't be written, before anything is begun."""
    runtime()
    font.part(400, " ")


def themes() -> str:
    """Return the colours of all themes as rules: until one is chosen the page follows what the person prefers."""
    dark = "@media (prefers-color-scheme: dark) { :root:not([data-theme])"
    rules = [f":root {{ {_colours(THEMES['light'])} }}", f"{dark} {{ {_colours(THEMES['dark'])} }} }}"]
    for name, theme in THEMES.items():
        scheme = "dark" if name == "dark" else "light"
        rules.append(f":root[data-theme={name}] {{ {_colours(theme)} color-scheme: {scheme}; }}")
    return "\n".join(rules)


def _colours(theme: Theme) -> str:
    named = theme.colours().items()
    return " ".join(f"--{name.replace('_', '-')}: rgb({red}, {green}, {blue});" for name, (red, green, blue) in named)


def _tree(scene: Scene) -> str:
    """Return the first picture of the tree, as large as it is in most windows."""
    look = tree.look(scene)
    return parts.tree(look, tree_places.place(look, Box(6, 8, 548, 310, 16)), tree_told.told(look, scene.say), 560, 322)


def _states(app: App) -> Iterator[str]:
    """Yield what the style sheet asks of the body."""
    if app.state.exercise:
        yield "data-exercise"
    if app.state.has_outlook:
        yield "data-outlook"


def _outlook(look: AheadLook | None) -> dict[str, str]:
    """Return the strip of what is left."""
    if not look:
        return {"OUTLOOK_STATE": "hidden", "OUTLOOK": ""}
    return {"OUTLOOK_STATE": f'data-role="{look.role}"', "OUTLOOK": outlook_parts.strip(look)}


def _board(look: BoardLook) -> str:
    """Return the board, shaded as it is where its squares are of the usual size."""
    shaded = {"shade": shade_svg.shade(look, look.n * svg.CELL / USUAL_SIDE), "empty": shade_svg.empty(look)}
    drawn = svg.board(look)
    for name, drawing in shaded.items():
        drawn = drawn.replace(f'<g id="{name}"></g>', f'<g id="{name}">{drawing}</g>')
    return drawn


def _card(look: CardLook) -> dict[str, str]:
    """Return the words of the card."""
    return {
        "ROLE": look.role,
        "LENGTH": parts.length_of(look.sentence.reason),
        "ICON": svg.name_of(look.icon) if look.icon else "",
        "HEADLINE": parts.glued(look.sentence.headline),
        "REASON": parts.glued(look.sentence.reason),
        "NEXT": parts.with_keys(look.sentence.next, look.keys),
    }


def _contents(scene: Scene, tab: Action) -> str:
    """Return what the open tab shows."""
    if tab is Action.TREE:
        return _tree(scene)
    if tab is Action.PROGRAM:
        look = program.look(scene)
        calls = program_parts.shown_calls(look, program_parts.CALLS)
        values = program_parts.shown_values(look, program_parts.LINE)
        return program_parts.program(look, calls, values, scene.say)
    return parts.solutions(solutions.look(scene, 0, 0))


def _first(app: App) -> dict[str, str]:
    """Return the words of the first picture, which stands before the program has started."""
    scene, say = Scene.of(app), app.say
    looks = Looks.of(scene)
    n, opened = scene.n, scene.state.open_tab(scene.n)
    return {
        "LANGUAGE": say.language,
        "CAPTION": escaped(app.title),
        "TITLE": escaped(looks.header.title),
        "N": str(n),
        "ROOM": parts.room(n),
        "SIDE": str(n * svg.CELL),
        "GREEN": "green" if looks.board.is_green else "",
        "BOARD": _board(looks.board),
        "QUEENS": escaped(say.rows(looks.board.queens)),
        "ROWS": parts.rows(looks.edges.rows),
        "COLUMNS": parts.columns(looks.edges.columns),
        "STACK": parts.stack(looks.edges.stack),
        "EXERCISE": parts.exercise(looks.header.exercise),
        **_card(looks.card),
        **_outlook(looks.ahead),
        "TABS": parts.tabs(tabs.look(scene, opened, has_two_panels=False)),
        "TAB": opened.name.lower(),
        "CONTENTS": _contents(scene, opened),
        "BUTTONS": parts.buttons(looks.controls.buttons, say),
        "PLACE": f"{looks.controls.speed_place:.4f}",
        "RATE": escaped(looks.controls.speed_text),
        "STEPS": escaped(looks.progress.steps),
        "STEPS_OF": escaped(looks.progress.steps_of or looks.progress.steps),
        "FOUND": escaped(looks.progress.share_and_found),
        **{name: escaped(say(key)) for name, key in parts.LABELS.items()},
    }

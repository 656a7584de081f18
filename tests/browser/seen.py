"""What a live page shows, read from the document; and what it has to show, by the looks of an app in CPython."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, TypeVar

from queens_viz.app.actions import command_of, execute
from queens_viz.app.app import App
from queens_viz.app.commands import Action
from queens_viz.app.front import Front
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser import class_menu
from queens_viz.browser.svg import name_of
from queens_viz.looks import help_card, own_panel, solutions, tabs, tree
from queens_viz.looks.buttons import ButtonLook
from queens_viz.looks.edges import EdgesLook
from queens_viz.looks.header import ExerciseLook
from queens_viz.looks.looks import Looks
from queens_viz.looks.program import calls_within
from queens_viz.looks.scene import Scene
from queens_viz.looks.theme import THEMES
from queens_viz.search.search import Search

from .live import Live
from .seen_program import call_words, outlook_words, program_of, program_words

TEXTS = """
const all = selector => [...document.querySelectorAll(selector)];
const texts = selector => all(selector).map(e => e.innerText || e.textContent);
const places = (selector, name) => all(selector).flatMap((e, k) => e.matches(name) ? [k] : []);
const text = name => document.getElementById(name).textContent;
const one = id => document.getElementById(id);
const seen = {
    language: document.documentElement.lang, theme: document.documentElement.dataset.theme, caption: document.title,
    size: [one("n").value, one("size").className], title: text("title"), chip: [text("chip"), one("chip").dataset.fill],
    sentence: [text("headline"), one("reason").innerText, text("next")],
    role: one("card").dataset.role,
    signs: all("#chip use, #card h2 :not(.hidden) > use").map(e => e.getAttribute("href")),
    guesses: one("guess").hidden ? [] : [...one("guess").children].map(e => e.textContent),
    buttons: [...one("buttons").children].map(e => [
        e.dataset.name, e.dataset.action, e.children[1].textContent, e.children[2].textContent,
        e.children[3].textContent,
        e.getAttribute("aria-disabled"), e.className,
    ]),
    steppers: all("#size button").map(e => e.getAttribute("aria-disabled") || "false"),
    labels: all("#size, #n, #columns, #progress").map(e => e.getAttribute("aria-label")),
    captions: texts("#columns i, #stack i, #speed-name"),
    tools: all("#tools button").map(e => e.querySelector("span").textContent),
    exercise: [one("class").querySelector(".words").textContent, document.body.hasAttribute("data-exercise"),
        one("class").querySelector("kbd")?.textContent ?? "",
        all("#class .dots i").map(e => e.className == "right"), all("#class use").length],
    menu: one("menu").hidden ? [] : all("#menu button").map(e => [
        e.querySelector("span").textContent, e.querySelector(".state")?.textContent ?? "",
        e.getAttribute("aria-checked"), e.querySelector("kbd").textContent, e == document.activeElement,
    ]),
    own: texts("#own-title, #own-note"),
    can: all("#own-lines button").map(e => [
        [...e.querySelectorAll("kbd")].map(key => key.textContent), e.querySelector("span").firstChild.data,
        e.querySelector("small")?.textContent ?? "", e.querySelector(".state")?.textContent ?? "",
        e.dataset.action, e.getAttribute("aria-disabled"),
    ]),
    keys: texts("#next kbd"),
    tabs: all("#tabs:not([hidden]) > *").map(e => [e.textContent, e.getAttribute("aria-selected")]),
    speed: [text("rate"), Number(one("rapidity").value).toFixed(3), one("rapidity").getAttribute("aria-valuetext")],
    counters: [text("steps"), text("steps-of"), text("found")],
    progress: [Math.round(one("progress").value), one("progress").getAttribute("aria-valuetext")],
    ticks: one("ticks").getAttribute("d") || "",
    stack: texts("#stack b"), tested: places("#stack b", ".tested"), placed: places("#stack b", ".placed"),
    pairs: places("#stack b", ".paired"),
    here: [places("#columns button", ".here"), places("#rows span", ".here")],
    breakpoints: places("#columns button", "[aria-pressed=true]"),
    message: [text("message"), one("message").className], help: one("help").open ? texts("#help dd") : [],
    lines: texts("#lines .queens"), current: places("#lines button", "[aria-current=true]"),
    listing: all("#listing code").map(e => [e.firstChild.textContent, e.lastChild.data]),
    ran: places("#listing code", ".ran"), changed: places("#listing code", ".changed"),
    choices: all("#switch button").map(e => [e.textContent, e.dataset.program, e.getAttribute("aria-pressed")]),
    calls: all("#frames > p").map(e => e.children.length ? [...e.children].map(part => part.textContent) : []),
    innermost: places("#frames > p", ".innermost"), besides: texts("#calls-name span, #no-calls, #switch kbd"),
    values: texts("#values span"),
    outlook: one("outlook").hidden ? [] : [one("outlook").dataset.role,
        ...all("#outlook p > *").map(e => e.textContent),
        ...all("#outlook button").map(e => [e.textContent, e.getAttribute("aria-pressed")])],
    share: all("#foot.shares > span").map(e => e.textContent),
};
return JSON.parse(JSON.stringify(seen).replaceAll("\\u00a0", " "));
"""
"""What is written in a page, with blanks for no-break spaces."""

Seen = TypeVar("Seen")

SOON = 3
"""Seconds in which subtrees are counted, and the board's colour has changed."""


class PageLike(Front):
    """A page in which nothing is seen."""

    missing = frozenset({Action.SAVE, Action.FULL_SCREEN, Action.QUIT, Action.FOCUS, Action.FOCUS_BACK, Action.PRESS})
    themes = tuple(THEMES)
    has_large_program = False


def app_of(n: int, language: str = "en") -> App:
    """Return an app as a page has it."""
    return App(Player(Search(n)), State(language), PageLike())


def press(app: App, key: str) -> None:
    """Press a key, and let the search do what it asks for."""
    command = command_of(app, key)
    assert command
    execute(app, command)
    app.pass_time(0)
    while app.player.is_busy:
        app.pass_time(0.1)


def settled(read: Callable[[], Seen], wanted: Seen) -> Seen:
    """Return what is read as soon as it is what was wanted, or what it still is after a while."""
    end = time.monotonic() + SOON
    while (found := read()) != wanted and time.monotonic() < end:
        pass
    return found


def _button(look: ButtonLook, short: str) -> list[str]:
    label = short if look.action is Action.NEXT_SOLUTION else look.label
    kind = "first" if look.is_primary else ""
    return [look.name.name, look.action.name, look.label, label, look.hint, str(not look.is_enabled).lower(), kind]


def _words(app: App) -> dict[str, Any]:
    """Return what stands beside it all, and changes with the language."""
    say = app.say
    tools = [say(key) for key in ("theme", "help")]
    return {
        "labels": [say(key) for key in ("size_of_board", "size_of_board", "breakpoints", "progress")],
        "captions": [say(key) for key in ("column_short", "row_short", "speed")],
        "tools": tools,
    }


def _help(scene: Scene) -> list[str]:
    return [line.words for section in help_card.look(scene).sections for line in section.lines]


def expected(app: App) -> dict[str, Any]:
    """Return what a page has to show of an app, with blanks for no-break spaces."""
    whole: dict[str, Any] = json.loads(json.dumps(_expected(app), ensure_ascii=False).replace("\u00a0", " "))
    return whole


def _expected(app: App) -> dict[str, Any]:
    scene = Scene.of(app)
    looks, state = Looks.of(scene), app.state
    header, card, controls, line = looks.header, looks.card, looks.controls, looks.progress
    tab = state.open_tab(scene.n)
    listed = solutions.look(scene, 3, None) if tab is Action.SOLUTIONS and not scene.own else None
    steps_of = line.steps_of or line.steps
    is_typed = "refused" if header.is_refused else "typed" if header.is_typed else ""
    return {
        "language": state.language, "theme": state.theme, "caption": app.title,
        "size": [header.number, is_typed], "title": header.title, "chip": [header.chip.text, header.chip.fill],
        "sentence": [card.sentence.headline, card.sentence.reason, card.sentence.next], "role": card.role,
        "guesses": [f"{one.label} {one.hint}" for one in card.buttons],
        "buttons": [_button(one, app.say("solution_short")) for one in controls.buttons],
        "signs": [f"#{name_of(icon)}" for icon in (header.chip.icon, card.icon) if icon],
        "steppers": [str(not one.is_enabled).lower() for one in (header.smaller, header.larger)],
        **_words(app),
        "keys": list(card.keys),
        **_class(scene, header.exercise),
        "tabs": [] if scene.own else [[f"{one.label} {one.hint}", str(one.is_primary).lower()]
                 for one in tabs.look(scene, tab, has_two_panels=False)],
        "speed": [controls.speed_text, f"{controls.speed_place:.3f}", controls.speed_text],
        "counters": [line.steps, steps_of, line.share_and_found],
        "progress": [round(line.share * 10_000), f"{steps_of}, {line.share_and_found}"],
        "ticks": "".join(f"M{tick} 0v10" for tick in sorted(line.ticks)),
        **_edges(looks.edges),
        "message": [state.message, "bad" if state.is_bad_news else ""],
        "help": _help(scene) if state.has_help else [],
        "lines": [" ".join(str(row + 1) for row in one.rows) for one in listed.entries] if listed else [],
        "current": [k for k, one in enumerate(listed.entries) if one.is_here] if listed else [],
        **program_words(program_of(app)),
        **outlook_words(looks),
        "share": [tree.look(scene).share] if _shares(app) and tree.look(scene).share else [],
    }  # fmt: skip


def _shares(app: App) -> bool:
    """Return whether the tree is to be seen."""
    is_open = app.state.open_tab(app.player.search.n) is Action.TREE
    return not app.own_board and (is_open or app.state.tree.is_large)


def told(live: Live, app: App) -> dict[str, Any]:
    """Return what is read in a page; what has less room there than it takes is whole, if it is rightly shortened."""
    seen: dict[str, Any] = live.run(TEXTS)
    look = program_of(app)
    if not look:
        return seen
    room = len(seen["calls"])
    if 1 < room < len(look.calls) and seen["calls"] == [call_words(one) for one in calls_within(look.calls, room)]:
        whole = program_words(look)
        if seen["innermost"] == [room - 1]:
            seen = {**seen, "calls": whole["calls"], "innermost": whole["innermost"]}
    shown = zip(look.values, seen["values"], strict=False)
    whole_values = [
        f"{value.name} = {value.texts[0]}" if text in [f"{value.name} = {one}" for one in value.texts] else text
        for value, text in shown
    ]
    return {**seen, "values": whole_values + seen["values"][len(look.values) :]}


def _class(scene: Scene, exercise: ExerciseLook) -> dict[str, Any]:
    """Return what there is for the class: its button or chip, the menu, and what it can do on a board of its own."""
    menu, own = class_menu.look(scene), own_panel.look(scene)
    rows = menu.rows if menu else ()
    return {
        "exercise": [
            exercise.button.label, exercise.is_on, exercise.button.hint, list(exercise.dots),
            int(exercise.icon is not None),
        ],
        "menu": [
            [row.button.label, row.state, str(row.is_on).lower() if row.state else None, row.button.hint, row.is_chosen]
            for row in rows
        ],
        "own": [own.title, own.note] if own else [],
        "can": [
            [list(line.keys), line.words, line.remark, line.state, line.action.name, str(not line.is_enabled).lower()]
            for line in (own.lines if own else ())
        ],
    }  # fmt: skip


def _edges(look: EdgesLook) -> dict[str, Any]:
    """Return what stands beside the squares."""
    cells, n = list(look.stack.cells), look.stack.n
    return {
        "stack": cells + [""] * (n - len(cells)),
        "tested": [len(cells) - 1] if look.stack.has_candidate else [],
        "placed": [k for k in range(len(cells) - look.stack.has_candidate) if cells[k]],
        "pairs": sorted(look.stack.attacked),
        "here": [_one(look.columns.here), _one(look.rows.here, n)],
        "breakpoints": sorted(look.columns.breakpoints),
    }


def _one(place: int | None, upside_down_in: int = 0) -> list[int]:
    """Return a place in a list, perhaps counted from the other end."""
    return [] if place is None else [upside_down_in - 1 - place if upside_down_in else place]

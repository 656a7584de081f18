"""The menu: what the class can do and what can be set, with keys, and how each stands."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.exercise import Exercise
from ..pens import BOLD, SEMIBOLD, ButtonLook, Rect, Room, Ui, keycap, rect_at
from .controls import speed_text
from .scene import Scene


class MenuRow(NamedTuple):
    """A row: its button, its state in words, whether that is on and whether keys have chosen the row, a title above."""

    button: ButtonLook
    state: str
    is_on: bool
    is_chosen: bool
    title: str


HEAD = 1.1
"""The height of a title, in rows."""


def menu_rows(scene: Scene) -> tuple[MenuRow, ...]:
    """Decide what the menu shows while it is open."""
    say, rows, states = scene.say, list[MenuRow](), _states(scene)
    titles = {
        0: say("for_the_class"),
        sum(one.is_row for one in scene.rows): say("settings"),
    }
    for k, binding in enumerate(scene.rows):
        # A row says the key that opens it from anywhere, whatever is open now.
        key = say.key(binding.keys[0]) if binding.keys and say.has_keys else ""
        look = scene.setting.button(binding.action)._replace(hint=key)
        rows.append(
            MenuRow(
                look,
                *states.get(binding.action, ("", False)),
                k == scene.state.menu,
                titles.get(k, ""),
            )
        )
    return tuple(rows)


def _states(scene: Scene) -> dict[Action, tuple[str, bool]]:
    """Return how settings stand, and what the class can turn on, and whether each is on."""
    state, say, score, stay = (
        scene.state,
        scene.say,
        scene.state.predict.score,
        scene.moment.stay,
    )
    on, off = (say("is_on"), True), (say("is_off"), False)
    states = {
        Action.PACE: (speed_text(scene.moment.speed, say), False),
        Action.PAUSE: (
            say("seconds", seconds=say.number(stay, 0 if stay % 1 == 0 else 1)),
            False,
        ),
        Action.THEME: (say(state.theme), False),
        Action.LANGUAGE: (say("speaks"), False),
        Action.LETTERS: on if state.has_letter_keys else off,
        # Each board has its own switch.
        Action.OUTLOOK: on
        if (scene.own.is_shaded if scene.own else state.has_outlook)
        else off,
    }
    for exercise in Exercise:
        # An exercise has the name of its action.
        states[Action[exercise.name]] = on if state.exercise is exercise else off
    if state.lesson:
        states[Action(f"lesson_{state.lesson.lesson}")] = on
    if state.exercise is Exercise.PREDICT:
        states[Action.PREDICT] = (
            say("with_reasons" if state.predict.has_reasons else "verdict_alone"),
            True,
        )
    elif score.made:
        # Esc has turned it off: its score stays until it begins anew.
        states[Action.PREDICT] = say.tally(score.right, score.made), False
    return states


def menu(ui: Ui, room: Room, header: Rect, rows: tuple[MenuRow, ...]) -> Rect:
    """Draw the menu under the header, which has the button that opens it at its right.

    For fingers rows have neither keys nor titles, and stand in columns where they have no room in one.
    """
    touch, body, pad = ui.type.touch, ui.type.body, ui.padding(room)
    high, titles = (
        room.height - pad // 2,
        0 if touch else sum(row.title != "" for row in rows),
    )
    labels, states = (
        max(widths) for widths in zip(*(_widths(ui, row) for row in rows), strict=True)
    )
    keys = max(
        keycap.width_of(ui, row.button.hint, ui.type.hint) if row.button.hint else 0
        for row in rows
    )
    columns = next((few for few in (1, 2) if -(-len(rows) // few) * touch <= high), 3)
    each, line = (
        -(-len(rows) // columns),
        touch or min(2 * body, int(high / (len(rows) + HEAD * titles))),
    )
    # On a phone nobody could read what is left beside it.
    wide = (
        room.width // columns
        if touch
        else labels + states + keys + 2 * pad + 2 * body + body // 2
    )
    tall = round((each + HEAD * titles) * line) + pad // 2
    card = Rect(
        header.right - columns * wide, header.bottom, columns * wide, tall
    ).clamp(room)
    ui.box(card, "panel", "border", radius=ui.scaled(10))
    rest, column = Room(*card), Room(0, 0, 0, 0)
    for row in rows:
        if column.height < line:
            column = rest.cut_left(wide)
        if titles and row.title:
            head = column.cut_top(HEAD * line).within(pad, 0)
            ui.text(row.title, body, "accent", BOLD, midleft=head.midleft)
            ui.box(head.cut_bottom(1).within(-2, 0), "hairline")
        _draw_row(ui, column.cut_top(line), row, pad, keys)
    return card


def _widths(ui: Ui, row: MenuRow) -> tuple[int, int]:
    """Return how wide the label of a row is, and the pill of its state, if there is one."""
    pill = (
        ui.width(row.state, ui.type.hint, SEMIBOLD) + ui.type.body if row.state else 0
    )
    return ui.width(row.button.label, ui.type.body), pill


def _draw_row(ui: Ui, place: Room, row: MenuRow, pad: int, keys: int) -> None:
    """Draw a row: its label, its state on a pill, and its key; what does not apply now is grey."""
    look, text, rect = row.button, ui.type, place.within(4, 0)
    frame = rect.inflate(-2, -2)
    told = f"{look.label}, {row.state}" if row.state else look.label
    ink = ui.button_ground(look._replace(told=told), frame, "", "", reach=rect)
    inside, y = place.within(pad, 0), place.centery
    if look.hint:
        keycap.paint_at(
            ui,
            look.hint,
            text.hint,
            ink,
            most=rect.height - 2,
            midright=inside.midright,
        )
    inside.cut_right(keys, text.body // 2 * (keys > 0))
    label, state = _widths(ui, row)
    if label + state > inside.width:
        # Where both have no room in a line the state stands below.
        y -= max(0, text.touch // 4 - 1)
    ui.text(look.label, text.body, ink, midleft=(inside.left, y))
    if row.state:
        high = min(text.hint + 8, rect.height - 2)
        pill = rect_at(
            min(state, inside.width),
            high,
            midright=(inside.right, 2 * place.centery - y),
        )
        fill, on_it = ("accent", "on_accent") if row.is_on else ("pale", "text")
        ui.box(pill, fill, radius=high // 2)
        ui.label(
            row.state, text.hint, pill.inflate(-8, 0), on_it, SEMIBOLD, is_centred=True
        )
    if row.is_chosen:
        ui.box(frame, edge="accent", line=2, radius=6)

"""A vote of the class: what its hands are raised for, as bars on the card or on a lesson's strip, and on squares."""

from __future__ import annotations

from ..app.commands import Action, Command
from ..app.questions import Answer, Question, Square, named
from ..app.state import Asking
from ..app.vote import COUNTING, REVEALED, Choice
from ..pens import BOLD, LEADING, ButtonLook, Icon, Pen, Room, Ui
from . import measures
from .grid import Grid
from .scene import Setting


def ballot(setting: Setting, asking: Asking, answers: list[ButtonLook]) -> list[ButtonLook]:
    """Return the buttons of a question on which the class can vote, or does.

    Beside each answer, and for the chosen square, stands what takes back a hand.
    """
    looks, phase = list[ButtonLook](), setting.state.vote.phase
    if not asking.question:
        return answers
    if phase is not COUNTING:
        shown = [setting.button(Action.REVEAL, is_primary=True)] if phase is REVEALED else answers
        # Above a large tree there is no room for more than the answers.
        return shown if setting.state.is_large else [*shown, setting.button(Action.VOTE)]
    for one in answers:
        looks += [one.bare, less(setting, Answer[one.action.name.removeprefix("IS_")])]
    if asking.cursor:
        looks.append(less(setting, asking.cursor))
    return [*looks, counted(setting)]


def counted(setting: Setting) -> ButtonLook:
    """Return the button that shows the hands, and tells how many were raised."""
    label = setting.say.count("hands", len(setting.state.vote.hands))
    look = setting.button(Action.REVEAL, is_primary=True)
    return look._replace(label=label, told=f"{label}: {setting.say('reveal')}")


def less(setting: Setting, choice: Choice) -> ButtonLook:
    """Return the button that takes back a hand, which is there once there is one."""
    command, say = Command(Action.LESS, choice), setting.say
    is_there = choice in setting.state.vote.hands
    return ButtonLook(command, command, "−", "", is_there, told=say("less_of", answer=named(choice, say)))


# How it is drawn.


def draw_hands(pen: Pen, grid: Grid, hands: tuple[Square, ...]) -> None:
    """Draw how many hands squares have, in their corners."""
    side = measures.BADGE.whole(grid.cell) + 5
    for square in sorted({*hands}):
        x, y = grid.square(*square).topleft
        centre = x + side, y + side
        pen.shape(Icon.DISC, 4 * side, "accent", centre, halo=("halo", 2.0))
        pen.text(str(hands.count(square)), side, "on_accent", BOLD, center=centre)


def bars(ui: Ui, room: Room, setting: Setting, question: Question | None) -> None:
    """Draw what hands are raised for, each with its bar, over that of the first vote in grey.

    The words of a lesson's stop stand beside each other, and are buttons while hands are counted. Of squares those are
    there that have hands, most of them first.
    """
    (phase, hands, first), say, size = setting.state.vote, setting.say, ui.type.body
    choices: list[Choice] = [*setting.state.choices]
    if question is Question.VERDICT:
        choices = [Answer.SAFE, Answer.ATTACKED]
    elif question:
        choices = sorted(sorted({*hands, *first}, key=str), key=hands.count, reverse=True)
    many = len(choices) or 1
    most = max([1, *map(hands.count, choices), *map(first.count, choices)])
    high, wide = max(round(LEADING * ui.smallest), min(2 * size, room.height // many)), room.width // many
    for k, one in enumerate(choices, start=1):
        row, label, count = room.cut_top(high) if question else room.cut_left(wide), named(one, say), hands.count(one)
        if phase is COUNTING:
            command = Command(Action.HAND, one)
            spot = row.cut_right(2 * size, 2)
            ui.button(ButtonLook(command, command, label, str(k) if say.has_keys else ""), row)
            ui.button(less(setting, one), spot)
            continue
        ui.tell(f"{label}: {say.count('hands', count)}", is_news=True)
        if room.height >= 0:
            beside = row.cut_top(row.height // 2) if row.height > 2 * size else row.cut_left(row.width // 2)
            ui.label(label, size, beside, "text")
            ui.label(str(count), size, row.cut_right(1.5 * size, size // 3), "text", BOLD)
            row.cut_top(high // 6)
            low = row.cut_low(row.height // 3)
            ui.box(low.column(low.left, low.width * first.count(one) // most), "track")
            ui.box(row.column(row.left, row.width * count // most), "accent")

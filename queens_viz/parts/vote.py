"""A vote of the class: what its hands are raised for, as bars on the card or on a lesson's strip, and on squares."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.questions import Answer, Question, Square, named
from ..app.state import Asking
from ..app.vote import COUNTING, REVEALED, Choice
from ..pens import BOLD, LEADING, ButtonLook, Icon, Pen, Room, Ui
from . import measures
from .grid import Grid
from .scene import Setting


def ballot(
    setting: Setting, asking: Asking, answers: list[ButtonLook]
) -> list[ButtonLook]:
    """Return the buttons of a question on which the class can vote, or does.

    Beside each answer, and for the chosen square, stands what takes back a hand.
    """
    looks, phase = list[ButtonLook](), setting.state.vote.phase
    if not asking.question:
        return answers
    if phase is not COUNTING:
        shown = (
            [setting.button(Action.REVEAL, is_primary=True)]
            if phase is REVEALED
            else answers
        )
        # Above a large tree there is no room for more than the answers.
        return (
            shown if setting.state.is_large else [*shown, setting.button(Action.VOTE)]
        )
    for one in answers:
        looks += [one.bare, less(setting, Answer[one.action.name.removeprefix("IS_")])]
    if asking.cursor:
        looks.append(less(setting, asking.cursor))
    return [*looks, counted(setting)]


def counted(setting: Setting) -> ButtonLook:
    """Return the button that shows the hands, and tells how many were raised."""
    label = setting.say.count("hands", len(setting.state.vote.hands))
    look = setting.button(Action.REVEAL, is_primary=True)
    return look._replace(
        label=label, told=setting.say.labelled(label, setting.say("reveal"))
    )


def less(setting: Setting, choice: Choice) -> ButtonLook:
    """Return the button that takes back a hand, which is there once there is one."""
    command, say = Command(Action.LESS, choice), setting.say
    is_there = choice in setting.state.vote.hands
    return ButtonLook(
        command,
        command,
        "−",
        "",
        is_there,
        told=say("less_of", answer=named(choice, say)),
    )


# How it is drawn.


def draw_hands(pen: Pen, grid: Grid, hands: tuple[Square, ...]) -> None:
    """Draw how many hands squares have, in their corners."""
    side = measures.BADGE.whole(grid.cell) + 5
    for square in sorted({*hands}):
        x, y = grid.square(*square).topleft
        centre = x + side, y + side
        pen.shape(Icon.DISC, 4 * side, "accent", centre, halo=("halo", 2.0))
        pen.text(str(hands.count(square)), side, "on_accent", BOLD, center=centre)


class Tally(NamedTuple):
    """The hands that were raised for one choice."""

    label: str
    announcement: str
    hands: int
    earlier_hands: int  # in the first vote, if this is the second


def tallies_of(setting: Setting, question: Question | None) -> tuple[Tally, ...]:
    """Return the result of a vote on a question, or on the choices of a lesson.

    Of squares, list those that have hands, most hands first.
    """
    say = setting.say
    vote = setting.state.vote
    choices: list[Choice] = [*setting.state.choices]
    if question is Question.VERDICT:
        choices = [Answer.SAFE, Answer.ATTACKED]
    elif question:
        squares = sorted({*vote.hands, *vote.first}, key=str)
        choices = sorted(squares, key=vote.hands.count, reverse=True)
    tallies = []
    for choice in choices:
        label = named(choice, say)
        hands = vote.hands.count(choice)
        announcement = say.labelled(label, say.count("hands", hands))
        tallies.append(Tally(label, announcement, hands, vote.first.count(choice)))
    return tuple(tallies)


KEY_GAP = 2  # pixels between a choice and the button that takes a hand back
COUNT_WIDTH = 1.5  # of the number of hands, in its type
NUMBER_GAP = 3  # between a bar and its number: a third of the type
BAR_GAP = 6  # above a bar: a sixth of its row
EARLIER_BAR = 3  # of the first vote: a third of the row


def draw_choices(ui: Ui, room: Room, setting: Setting) -> None:
    """Draw the choices of a lesson as buttons that raise a hand."""
    say = setting.say
    choices = setting.state.choices
    width = room.width // max(1, len(choices))
    for number, choice in enumerate(choices, start=1):
        row = room.cut_left(width)
        spot = row.cut_right(2 * ui.type.body, KEY_GAP)
        command = Command(Action.HAND, choice)
        key = str(number) if say.has_keys else ""
        ui.button(ButtonLook(command, command, named(choice, say), key), row)
        ui.button(less(setting, choice), spot)


def draw_tallies(
    ui: Ui, room: Room, tallies: tuple[Tally, ...], *, is_list: bool
) -> None:
    """Draw a bar for each choice over a grey one of the first vote.

    Rows of a list are below each other, others beside each other.
    """
    size = ui.type.body
    count = max(1, len(tallies))
    most = max([1, *[max(tally.hands, tally.earlier_hands) for tally in tallies]])
    height = max(round(LEADING * ui.smallest), min(2 * size, room.height // count))
    width = room.width // count
    for tally in tallies:
        row = room.cut_top(height) if is_list else room.cut_left(width)
        ui.announce(tally.announcement, is_news=True)
        if room.height < 0:
            continue
        if row.height > 2 * size:
            label = row.cut_top(row.height // 2)
        else:
            label = row.cut_left(row.width // 2)
        ui.label(tally.label, size, label, "text")
        number = row.cut_right(COUNT_WIDTH * size, size // NUMBER_GAP)
        ui.label(str(tally.hands), size, number, "text", weight=BOLD)
        row.cut_top(height // BAR_GAP)
        foot = row.cut_bottom(row.height // EARLIER_BAR)
        earlier = foot.width * tally.earlier_hands // most
        ui.box(foot.column(foot.left, earlier), "track")
        ui.box(row.column(row.left, row.width * tally.hands // most), "accent")

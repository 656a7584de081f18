"""A vote of the class: what its hands are raised for, as bars on the card or on a lesson's strip, and on squares."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.questions import Answer, Question, Square, named, right
from ..app.state import Asking
from ..app.vote import Choice, Phase, Vote
from ..pens import BOLD, LEADING, ButtonLook, Pen, Rect, Room, Ui
from ..search.position import Position
from ..words.words import Words
from . import measures
from .grid import Grid
from .scene import Setting

LESS = "−"
"""What takes back a hand."""


class Bar(NamedTuple):
    """What hands were raised for, in words; how many, and how many in the first vote, if this is another one."""

    label: str
    hands: int
    first: int | None


def bars_of(setting: Setting, question: Question | None) -> tuple[Bar, ...]:
    """Return what there is to be seen of the hands once they are shown, if they are.

    Of words all are there, in their order; of squares those with hands, most of them first.
    """
    vote = setting.state.vote
    if not vote or vote.phase is not Phase.REVEALED:
        return ()
    choices: list[Choice] = list(range(len(setting.state.choices)))
    if question is Question.VERDICT:
        choices = [Answer.SAFE, Answer.ATTACKED]
    elif question:
        choices = sorted({*vote.hands, *(vote.first or ())}, key=lambda one: (-vote.hands.count(one), str(one)))
    first = vote.first
    return tuple(
        Bar(_label(setting, one, question), vote.hands.count(one), None if first is None else first.count(one))
        for one in choices
    )


def _label(setting: Setting, choice: Choice, question: Question | None) -> str:
    say = setting.say
    if isinstance(choice, int):
        return say(setting.state.choices[choice])
    if question is Question.REASON and isinstance(choice, tuple):
        return say("queen_of", column=choice[0] + 1)
    return named(choice, say)


def tally(vote: Vote, asking: Asking, position: Position, say: Words) -> str:
    """Return how many hands were right of how many, in the first vote and in the one after it."""
    assert asking.given
    found = right(asking.given.question, position)
    votes = [hands for hands in (vote.first, vote.hands) if hands]
    parts = [say("vote_of", right=sum(one in found for one in hands), hands=len(hands)) for hands in votes]
    return say("vote_then", first=parts[0], second=parts[1]) if len(parts) > 1 else "".join(parts)


def hands_on(vote: Vote | None) -> tuple[tuple[Square, str], ...]:
    """Return what is written on squares: how many hands each has; while they are counted, that it has some."""
    if not vote or vote.phase is Phase.ANSWERED:
        return ()
    is_shown, squares = vote.phase is Phase.REVEALED, {one for one in vote.hands if isinstance(one, tuple)}
    return tuple([(one, str(vote.hands.count(one)) if is_shown else LESS) for one in sorted(squares)])


def less(setting: Setting, choice: Choice, question: Question | None) -> ButtonLook:
    """Return the button that takes back a hand, which is there once there is one."""
    vote, command = setting.state.vote, Command(Action.LESS, choice)
    assert vote
    told = setting.say("less_of", answer=_label(setting, choice, question))
    return ButtonLook(command, command, LESS, "", choice in vote.hands, told=told)


def counting(setting: Setting, asking: Asking, answers: list[ButtonLook]) -> list[ButtonLook]:
    """Return the buttons of a vote: beside each answer, and for the chosen square, one that takes back a hand."""
    looks, question = [shown_by(setting)], asking.question
    for one in answers:
        if one.action in ANSWER_OF:
            looks += [one.bare if asking.cursor else one, less(setting, ANSWER_OF[one.action], question)]
    return [*looks, less(setting, asking.cursor, question)] if asking.cursor else looks


def shown_by(setting: Setting) -> ButtonLook:
    """Return the button that shows the hands, and tells how many were raised."""
    vote, say = setting.state.vote, setting.say
    hands = say.count("hands", len(vote.hands) if vote else 0)
    return setting.button(Action.REVEAL, is_primary=True)._replace(label=hands, told=f"{hands}: {say('reveal')}")


ANSWER_OF = {
    Action.SAFE: Answer.SAFE,
    Action.ATTACKED: Answer.ATTACKED,
    Action.IS_SOLUTION: Answer.SOLUTION,
    Action.IS_COMPLETE: Answer.COMPLETE,
}
"""What the answers mean that are buttons."""


# How it is drawn.


def corner(grid: Grid, square: Square) -> Rect:
    """Return where a square's hands stand."""
    place, side = grid.square(*square), 2 * measures.BADGE.whole(grid.cell) + 2
    return Rect(place.left, place.top, side, side)


def draw_hands(pen: Pen, grid: Grid, hands: tuple[tuple[Square, str], ...]) -> None:
    """Draw how many hands squares have, in their corners."""
    for square, sign in hands if measures.BADGE.fits(grid.cell) else ():
        place = corner(grid, square)
        size = max(10, place.height - 4)
        place.width = max(place.width, pen.width(sign, size, BOLD) + 6)
        pen.box(place, "accent", "halo", radius=place.height // 2)
        pen.text(sign, size, "on_accent", BOLD, center=place.center)


def draw_bars(ui: Ui, room: Room, bars: tuple[Bar, ...], say: Words) -> None:
    """Draw the bars below each other, each with its words and its hands; those of the first vote are pale."""
    size = ui.type.body
    most = max((max(one.hands, one.first or 0) for one in bars), default=0)
    high = min(2 * size, room.height // max(1, len(bars)))
    high = max(high, round(LEADING * ui.smallest))
    labels = min(max((ui.width(one.label, size) for one in bars), default=0), room.width // 2)
    for one in bars:
        ui.tell(f"{one.label}: {say.count('hands', one.hands)}")
        if room.height < high:
            continue
        row = room.cut_top(high)
        ui.label(one.label, size, row.cut_left(labels, size), "text")
        ui.text(str(one.hands), size, "text", BOLD, midright=row.midright)
        row.cut_right(2 * size)
        _draw_bar(ui, row.within(0, high // 8), one, most)


def _draw_bar(ui: Ui, row: Room, bar: Bar, most: int) -> None:
    """Draw a bar in a row, as long as it is of the longest, over that of the first vote."""
    if bar.first is not None:
        pale = row.cut_low(row.height // 3)
        ui.box(pale.column(pale.left, round(pale.width * bar.first / max(1, most))), "track")
    ui.box(row.column(row.left, round(row.width * bar.hands / max(1, most))), "accent")


def draw_choices(ui: Ui, room: Room, setting: Setting) -> None:
    """Draw the words of a stop beside each other: while hands are counted as buttons, and then with their bars."""
    bars, gap, choices = bars_of(setting, None), ui.type.body // 2, setting.state.choices
    most = max((max(one.hands, one.first or 0) for one in bars), default=0)
    wide = (room.width - gap * (len(choices) - 1)) // len(choices)
    for k, key in enumerate(choices):
        place = room.cut_left(wide, gap)
        if bars:
            words = f"{bars[k].label} {bars[k].hands}"
            ui.tell(f"{bars[k].label}: {setting.say.count('hands', bars[k].hands)}")
            ui.label(words, ui.type.body, place.cut_top(place.height // 2), "text", BOLD)
            _draw_bar(ui, place, bars[k], most)
        else:
            lower, command = less(setting, k, None), Command(Action.HAND, k)
            spot = place.cut_right(max(ui.type.touch, 2 * ui.type.body), 2)
            hint = str(k + 1) if setting.say.has_keys else ""
            ui.button(ButtonLook(command, command, setting.say(key), hint), place)
            if lower.is_enabled:
                ui.button(lower, spot)

"""A vote of the class: what its hands are raised for, as bars on the card or on a lesson's strip, and on squares."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.questions import Answer, Question, Square, named
from ..app.state import Asking
from ..app.vote import ANSWERED, COUNTING, REVEALED, SEVERAL, Choice
from ..pens import BOLD, LEADING, ButtonLook, Icon, Pen, Room, Ui
from . import measures
from .grid import Grid
from .scene import Setting

NO_ANSWERS: frozenset[Choice] = frozenset()
"""What is right before the answer is shown."""


def ballot(
    setting: Setting, asking: Asking, answers: list[ButtonLook]
) -> list[ButtonLook]:
    """Return the buttons of a question on which the class can vote, or does."""
    phase = setting.state.vote.phase
    if not asking.question:
        return answers
    if phase is COUNTING:
        choices = [_choice_button(setting, button) for button in answers]
        return [*choices, *hand_buttons(setting), show_button(setting)]
    if phase is REVEALED:
        answers = [setting.button(Action.REVEAL, is_primary=True)]
    if setting.state.is_large or setting.state.challenge:
        # Above a large tree only the answers fit, and in a challenge nobody votes.
        return answers
    return [*answers, vote_button(setting)]


def _choice_button(setting: Setting, button: ButtonLook) -> ButtonLook:
    """Return the button of an answer for which hands are counted.

    The chosen one stands out. It has the short words of the result.
    """
    answer = Answer[button.action.name.removeprefix("IS_")]
    return button.bare._replace(
        label=_capital(named(answer, setting.say)),
        is_primary=answer is setting.state.vote.chosen,
    )


def vote_button(setting: Setting) -> ButtonLook:
    """Return the button that begins a vote, or another one on the same question."""
    button = setting.button(Action.VOTE)
    if setting.state.vote.phase is REVEALED:
        return button._replace(label=setting.say("vote_again"))
    return button


def show_button(setting: Setting) -> ButtonLook:
    """Return the button that shows the hands."""
    return setting.button(Action.REVEAL)._replace(label=setting.say("show_hands"))


def hand_buttons(setting: Setting) -> list[ButtonLook]:
    """Return the buttons that take a hand from the chosen answer, and add some to it."""
    say = setting.say
    vote = setting.state.vote
    if vote.chosen is None:
        return []
    answer = named(vote.chosen, say)
    has_hands = vote.chosen in vote.hands
    return [
        ButtonLook(
            Action.LESS,
            Action.LESS,
            "−",
            "",
            is_enabled=has_hands,
            description=say("less_of", answer=answer),
        ),
        ButtonLook(
            Action.SEVERAL,
            Action.SEVERAL,
            f"+{SEVERAL}",
            "",
            description=say("several_of", count=SEVERAL, answer=answer),
        ),
    ]


def counted_hands(setting: Setting) -> str:
    """Return how many hands the chosen answer has."""
    say = setting.say
    vote = setting.state.vote
    if vote.chosen is None:
        return ""
    hands = say.count("hands", vote.hands.count(vote.chosen))
    return _capital(say("tally_hands", answer=named(vote.chosen, say), hands=hands))


def _capital(words: str) -> str:
    """Return words with a capital at their beginning."""
    return words[0].upper() + words[1:]


def announced_hands(setting: Setting) -> tuple[str, str]:
    """Return for those who don't see it how many hands the chosen answer has, and all."""
    all_hands = setting.say.count("hands", len(setting.state.vote.hands))
    return counted_hands(setting), all_hands


class Tally(NamedTuple):
    """The hands that were raised for one choice."""

    label: str
    announcement: str
    hands: int
    earlier_hands: int | None = None  # in the first vote, if this is another one
    is_right: bool = False  # it is the right answer, which has been shown


def tallies_of(
    setting: Setting,
    question: Question | None,
    right_answers: frozenset[Choice] = NO_ANSWERS,
) -> tuple[Tally, ...]:
    """Return the result of a vote on a question, or on the choices of a lesson.

    Of squares, list those that have hands: a right one first, then most hands first.
    """
    vote = setting.state.vote
    choices: list[Choice] = [*setting.state.choices]
    if question is Question.VERDICT:
        choices = [Answer.SAFE, Answer.ATTACKED]
    elif question:
        choices = sorted({*vote.hands, *vote.first, *right_answers}, key=str)
        choices.sort(key=vote.hands.count, reverse=True)
        choices.sort(key=lambda choice: choice not in right_answers)
    return tuple(
        [_tally(setting, choice, choice in right_answers) for choice in choices]
    )


def _tally(setting: Setting, choice: Choice, is_right: bool) -> Tally:
    """Return the hands for a choice."""
    say = setting.say
    vote = setting.state.vote
    label = named(choice, say)
    hands = vote.hands.count(choice)
    earlier_hands = None
    announcement = say("tally_hands", answer=label, hands=say.count("hands", hands))
    if vote.first:
        earlier_hands = vote.first.count(choice)
        announcement = say(
            "tally_then",
            answer=label,
            before=say.count("hands", earlier_hands),
            hands=say.count("hands", hands),
        )
    if is_right:
        announcement = say("tally_right", tally=announcement)
    return Tally(label, announcement, hands, earlier_hands, is_right)


def word_tallies(setting: Setting) -> tuple[Tally, ...]:
    """Return the result of a vote on the words of a lesson's stop.

    Once the beat has come to its end, the right word is known.
    """
    lesson = setting.state.lesson
    is_running = Action.HALT in setting.can
    if lesson and setting.state.vote.phase is ANSWERED and not is_running:
        return tallies_of(setting, None, frozenset((lesson.current.right,)))
    return tallies_of(setting, None)


# How it is drawn.


def draw_hands(
    pen: Pen, grid: Grid, hands: tuple[Square, ...], right: tuple[Square, ...]
) -> None:
    """Draw how many hands squares have, in their corners; green is right."""
    side = measures.BADGE.whole(grid.cell) + 5
    # Small squares are smaller than the number of hands: it stays on the board.
    right_most = grid.squares.right - side
    lowest = grid.squares.bottom - side
    for square in sorted({*hands}):
        x, y = grid.square(*square).topleft
        centre = min(x + side, right_most), min(y + side, lowest)
        role = "safe" if square in right else "accent"
        ink = "halo" if square in right else "on_accent"
        pen.shape(Icon.DISC, 4 * side, role, centre, halo=("halo", 2.0))
        pen.text(str(hands.count(square)), side, ink, BOLD, center=centre)


KEY_GAP = 2  # pixels between two buttons of a strip
COUNT_WIDTH = 1.5  # of a number of hands, in its type
NUMBER_GAP = 3  # between a bar and its number: a third of the type
TICK_SIZE = 0.9  # of the tick beside the right answer, in its type
BAR_GAP = 6  # above a bar: a sixth of its row
EARLIER_BAR = 3  # of the first vote: a third of the row
FEW_CHOICES = 3  # so many bars can be drawn beside each other
WIDEST_LABEL = 0.6  # of a row: the rest is for the bar
EASY_BAR = 8  # the width of the longest bar, in the type of its label
HAND_BUTTON = 2.2  # the width of a button that counts hands, in its type


def draw_choices(ui: Ui, room: Room, setting: Setting) -> None:
    """Draw the choices of a lesson as buttons that raise a hand, and what counts hands."""
    say = setting.say
    width = round(HAND_BUTTON * ui.type.body)
    for button in hand_buttons(setting)[::-1]:
        ui.button(button, room.cut_right(width, KEY_GAP))
    choices = setting.state.choices
    labels = [named(choice, say) for choice in choices]
    widths = [ui.width(label, ui.type.body, BOLD) + KEY_GAP for label in labels]
    spare = (room.width - sum(widths)) // max(1, len(choices))
    for choice, label, width in zip(choices, labels, widths, strict=True):
        command = Command(Action.HAND, choice)
        is_chosen = choice == setting.state.vote.chosen
        look = ButtonLook(command, command, label, "", is_primary=is_chosen)
        ui.button(look, room.cut_left(width + spare - KEY_GAP, KEY_GAP))


def draw_tallies(
    ui: Ui, room: Room, tallies: tuple[Tally, ...], *, is_list: bool
) -> None:
    """Draw a bar for each choice over a grey one of the first vote.

    Rows of a list are below each other, others beside each other. The bar of the right
    answer is green, and has a tick.
    """
    count = max(1, len(tallies))
    most = max([1, *[max(tally.hands, tally.earlier_hands or 0) for tally in tallies]])
    height = min(row_height(ui), max(least_row(ui), room.height // count))
    width = room.width // count
    for tally in tallies:
        row = room.cut_top(height) if is_list else room.cut_left(width)
        ui.announce(tally.announcement)
        if room.height >= 0:
            label = row.width // 2
            if is_list:
                widest = round(WIDEST_LABEL * row.width)
                label = min(widest, label_width(ui, tallies))
            _draw_tally(ui, row, tally, most=most, label_width=label)


def label_width(ui: Ui, tallies: tuple[Tally, ...]) -> int:
    """Return the width of the widest label, and of a tick."""
    widths = [ui.width(tally.label, ui.type.body) for tally in tallies]
    return max(widths) + 2 * ui.type.body


def tallies_width(ui: Ui, tallies: tuple[Tally, ...]) -> int:
    """Return the least width of a list of bars in which they are easy to compare."""
    counts = 2 if tallies[0].earlier_hands is not None else 1
    numbers = counts * COUNT_WIDTH * ui.type.body
    return label_width(ui, tallies) + round(numbers + EASY_BAR * ui.type.body)


def row_height(ui: Ui) -> int:
    """Return the usual height of a bar with its label."""
    return 2 * ui.type.body


def least_row(ui: Ui) -> int:
    """Return the least height of a bar with its label."""
    return round(LEADING * ui.smallest)


def _draw_tally(
    ui: Ui, row: Room, tally: Tally, *, most: int, label_width: int
) -> None:
    """Draw a bar, its label and its number; a bar of `most` hands fills its row."""
    size = ui.type.body
    height = row.height
    if height > 2 * size:
        label = row.cut_top(height // 2)
    else:
        label = row.cut_left(label_width)
    role = "safe" if tally.is_right else "accent"
    if tally.is_right:
        side = round(TICK_SIZE * size)
        place = label.cut_left(side, size // NUMBER_GAP)
        ui.shape(Icon.TICK, side, role, place.center)
    ink = role if tally.is_right else "text"
    ui.label(tally.label, size, label, ink)
    number = row.cut_right(COUNT_WIDTH * size, size // NUMBER_GAP)
    ui.label(str(tally.hands), size, number, ink, weight=BOLD)
    if tally.earlier_hands is not None:
        number = row.cut_right(COUNT_WIDTH * size, size // NUMBER_GAP)
        ui.label(str(tally.earlier_hands), size, number, "muted")
    row.cut_top(height // BAR_GAP)
    foot = row.cut_bottom(row.height // EARLIER_BAR)
    if tally.earlier_hands:
        ui.box(
            foot.column(foot.left, foot.width * tally.earlier_hands // most), "track"
        )
    ui.box(row.column(row.left, row.width * tally.hands // most), role)

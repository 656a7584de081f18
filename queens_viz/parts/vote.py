"""A vote of the class: its buttons, and its result in bars and on squares."""

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
"""The right answers, until they are revealed."""


# The buttons of a vote.


def with_vote_buttons(
    setting: Setting, asking: Asking, answers: list[ButtonLook]
) -> list[ButtonLook]:
    """Return the buttons below a question: its answers, and those of the vote on it.

    While hands are counted, the answers have short labels. Once the hands are
    revealed, a button that reveals the right answer replaces the answers.
    """
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

    It has a short label, as in the result. The chosen answer stands out.
    """
    # Answers are called like their actions, but for the IS_ of some of these.
    answer = Answer[button.action.name.removeprefix("IS_")]
    return button.bare._replace(
        label=_capitalized(named(answer, setting.say)),
        is_primary=answer is setting.state.vote.chosen,
    )


def vote_button(setting: Setting) -> ButtonLook:
    """Return the button that begins a vote, or another vote on the same question."""
    button = setting.button(Action.VOTE)
    if setting.state.vote.phase is REVEALED:
        return button._replace(label=setting.say("vote_again"))
    return button


def show_button(setting: Setting) -> ButtonLook:
    """Return the button that ends the counting and reveals the hands."""
    return setting.button(Action.REVEAL)._replace(label=setting.say("show_hands"))


def hand_buttons(setting: Setting) -> list[ButtonLook]:
    """Return two buttons: one removes a hand from the chosen answer, one adds several.

    There are none if no answer is chosen.
    """
    say = setting.say
    vote = setting.state.vote
    if vote.chosen is None:
        return []
    answer = named(vote.chosen, say)
    less = ButtonLook(
        Action.LESS,
        Action.LESS,
        label="−",
        hint="",
        is_enabled=vote.chosen in vote.hands,
        description=say("less_of", answer=answer),
    )
    several = ButtonLook(
        Action.SEVERAL,
        Action.SEVERAL,
        label=f"+{SEVERAL}",
        hint="",
        description=say("several_of", count=SEVERAL, answer=answer),
    )
    return [less, several]


def counted_hands(setting: Setting) -> str:
    """Return in words how many hands the chosen answer has; empty if none is chosen."""
    say = setting.say
    vote = setting.state.vote
    if vote.chosen is None:
        return ""
    hands = say.count("hands", vote.hands.count(vote.chosen))
    answer = named(vote.chosen, say)
    return _capitalized(say("tally_hands", answer=answer, hands=hands))


def _capitalized(text: str) -> str:
    """Return a text with a capital letter at its beginning; the rest is unchanged."""
    return text[0].upper() + text[1:]


def announced_hands(setting: Setting) -> tuple[str, str]:
    """Return what is announced after each hand.

    That is how many hands the chosen answer has, and how many all answers have.
    """
    all_hands = setting.say.count("hands", len(setting.state.vote.hands))
    return counted_hands(setting), all_hands


class ChoicesLook(NamedTuple):
    """The buttons with which a class votes on the words of a lesson's stop."""

    choices: tuple[ButtonLook, ...]  # each adds a hand for a word
    hands: tuple[ButtonLook, ...]  # they correct the hands of the chosen word


def choices_look(setting: Setting) -> ChoicesLook:
    """Return the buttons of a vote on words; that of the chosen word stands out."""
    buttons = []
    for choice in setting.state.choices:
        command = Command(Action.HAND, choice)
        button = ButtonLook(
            command,
            command,
            label=named(choice, setting.say),
            hint="",
            is_primary=choice == setting.state.vote.chosen,
        )
        buttons.append(button)
    return ChoicesLook(tuple(buttons), tuple(hand_buttons(setting)))


# The result of a vote.


class Tally(NamedTuple):
    """The hands that were raised for one choice."""

    label: str
    announcement: str
    hands: int
    earlier_hands: int | None = None  # in the first vote, if this is another one
    is_right: bool = False  # it is the right answer, which has been revealed


def tallies_of(
    setting: Setting,
    question: Question | None,
    right_answers: frozenset[Choice] = NO_ANSWERS,
) -> tuple[Tally, ...]:
    """Return the result of a vote on a question, with a tally for each choice.

    Without a question, the vote is on the words of a lesson's stop.
    """
    choices = _choices_of(setting, question, right_answers)
    return tuple(
        [_tally(setting, choice, choice in right_answers) for choice in choices]
    )


def _choices_of(
    setting: Setting, question: Question | None, right_answers: frozenset[Choice]
) -> list[Choice]:
    """Return the choices of a vote in the order of its result.

    Squares are choices if they have hands or are right. A right square comes first, and
    the others follow by their number of hands, the largest number first.
    """
    vote = setting.state.vote
    if not question:
        return [*setting.state.choices]
    if question is Question.VERDICT:
        return [Answer.SAFE, Answer.ATTACKED]
    choices = sorted({*vote.hands, *vote.first, *right_answers}, key=str)
    # Sorting keeps the order of equal ones, so the last criterion counts first.
    choices.sort(key=vote.hands.count, reverse=True)
    choices.sort(key=lambda choice: choice not in right_answers)
    return choices


def _tally(setting: Setting, choice: Choice, is_right: bool) -> Tally:
    """Return the hands for a choice, in this vote and in the first one."""
    say = setting.say
    vote = setting.state.vote
    label = named(choice, say)
    hands = vote.hands.count(choice)
    hands_in_words = say.count("hands", hands)
    earlier_hands = None
    announcement = say("tally_hands", answer=label, hands=hands_in_words)
    if vote.first:
        earlier_hands = vote.first.count(choice)
        announcement = say(
            "tally_then",
            answer=label,
            before=say.count("hands", earlier_hands),
            hands=hands_in_words,
        )
    if is_right:
        announcement = say("tally_right", tally=announcement)
    return Tally(
        label,
        announcement,
        hands=hands,
        earlier_hands=earlier_hands,
        is_right=is_right,
    )


def word_tallies(setting: Setting) -> tuple[Tally, ...]:
    """Return the result of a vote on the words of a lesson's stop.

    The right word is marked once it is revealed: the vote is answered, and the search
    no longer runs.
    """
    lesson = setting.state.lesson
    is_running = Action.HALT in setting.can
    if lesson and setting.state.vote.phase is ANSWERED and not is_running:
        return tallies_of(setting, None, frozenset((lesson.current.right,)))
    return tallies_of(setting, None)


# How it is drawn.

DISC_MARGIN = 5  # pixels: a disc is larger than the badge of a square
DISC_SIZE = 4  # the size of the shape of a disc, in its radius


def draw_hands(
    pen: Pen, grid: Grid, hands: tuple[Square, ...], right: tuple[Square, ...]
) -> None:
    """Draw the number of hands of each square on a disc in its upper left corner.

    The discs of the right squares are green. `hands` has a square once for each hand.
    """
    radius = measures.BADGE.whole(grid.cell) + DISC_MARGIN
    # A disc may be larger than its square: it must not reach beyond the board.
    last_x = grid.squares.right - radius
    last_y = grid.squares.bottom - radius
    for square in sorted({*hands}):
        x, y = grid.square(*square).topleft
        centre = min(x + radius, last_x), min(y + radius, last_y)
        role = "safe" if square in right else "accent"
        ink = "halo" if square in right else "on_accent"
        pen.shape(Icon.DISC, DISC_SIZE * radius, role, centre, halo=("halo", 2.0))
        pen.text(str(hands.count(square)), radius, ink, BOLD, center=centre)


KEY_GAP = 2  # pixels between two buttons of a strip
HAND_BUTTON = 2.2  # the width of a button that counts hands, in its type


def draw_choices(ui: Ui, room: Room, look: ChoicesLook) -> None:
    """Draw the words side by side, and at their right the buttons that count hands.

    The words fill the width: each gets the same share of the pixels that are free.
    """
    button_width = round(HAND_BUTTON * ui.type.body)
    for button in reversed(look.hands):
        ui.button(button, room.cut_right(button_width, KEY_GAP))
    widths = [
        ui.width(button.label, ui.type.body, BOLD) + KEY_GAP for button in look.choices
    ]
    share = (room.width - sum(widths)) // max(1, len(widths))
    for button, width in zip(look.choices, widths, strict=True):
        ui.button(button, room.cut_left(width + share - KEY_GAP, KEY_GAP))


WIDEST_LABEL = 0.6  # of a row: the rest is for the bar


def draw_tally_list(ui: Ui, room: Room, tallies: tuple[Tally, ...]) -> None:
    """Draw bars below each other, with their labels at the left of them.

    All tallies are announced. Those that don't fit the room are not drawn.
    """
    most_hands = _most_hands(tallies)
    widest = round(WIDEST_LABEL * room.width)
    label_width = min(widest, labels_width(ui, tallies))
    fitting = room.height // len(tallies)
    height = min(tally_height(ui), max(least_tally_height(ui), fitting))
    for tally in tallies:
        row = room.cut_top(height)
        ui.announce(tally.announcement)
        # The height is negative after a row that reaches beyond the room.
        if room.height >= 0:
            _draw_tally(ui, row, tally, most_hands=most_hands, label_width=label_width)


def draw_tally_row(ui: Ui, room: Room, tallies: tuple[Tally, ...]) -> None:
    """Draw bars beside each other, each in an equal share of the width."""
    most_hands = _most_hands(tallies)
    width = room.width // len(tallies)
    for tally in tallies:
        place = room.cut_left(width)
        ui.announce(tally.announcement)
        _draw_tally(ui, place, tally, most_hands=most_hands, label_width=width // 2)


def _most_hands(tallies: tuple[Tally, ...]) -> int:
    """Return the largest number of hands in both votes, at least 1."""
    return max([1, *[max(tally.hands, tally.earlier_hands or 0) for tally in tallies]])


COUNT_WIDTH = 1.5  # of a number of hands, in its type
EASY_BAR = 8  # the width of the longest bar, in the type of its label


def labels_width(ui: Ui, tallies: tuple[Tally, ...]) -> int:
    """Return the width of the widest label with a tick, in pixels."""
    widths = [ui.width(tally.label, ui.type.body) for tally in tallies]
    return max(widths) + 2 * ui.type.body


def tallies_width(ui: Ui, tallies: tuple[Tally, ...]) -> int:
    """Return the least width of a list of bars in which they are easy to compare."""
    counts = 2 if tallies[0].earlier_hands is not None else 1
    numbers = counts * COUNT_WIDTH * ui.type.body
    return labels_width(ui, tallies) + round(numbers + EASY_BAR * ui.type.body)


def tally_height(ui: Ui) -> int:
    """Return the usual height of a bar with its label, in pixels."""
    return 2 * ui.type.body


def least_tally_height(ui: Ui) -> int:
    """Return the least height of a bar with its label, in pixels."""
    return round(LEADING * ui.smallest)


def _draw_tally(
    ui: Ui, place: Room, tally: Tally, *, most_hands: int, label_width: int
) -> None:
    """Draw the label, the bar and the number of hands of a tally.

    The label is at the left of the bar, or above it in a high place. At the right are
    the hands of the first vote, if there was one, and then the hands of this vote.
    """
    size = ui.type.body
    height = place.height
    if height > 2 * size:
        label = place.cut_top(height // 2)
    else:
        label = place.cut_left(label_width)
    _draw_tally_label(ui, label, tally)
    ink = "safe" if tally.is_right else "text"
    number = place.cut_right(COUNT_WIDTH * size, size // 3)
    ui.label(str(tally.hands), size, number, ink, weight=BOLD)
    if tally.earlier_hands is not None:
        number = place.cut_right(COUNT_WIDTH * size, size // 3)
        ui.label(str(tally.earlier_hands), size, number, "muted")
    place.cut_top(height // 6)
    _draw_bars(ui, place, tally, most_hands)


TICK_SIZE = 0.9  # of the tick beside the right answer, in the type of the label


def _draw_tally_label(ui: Ui, place: Room, tally: Tally) -> None:
    """Draw the label of a tally; that of the right answer is green and has a tick."""
    size = ui.type.body
    ink = "text"
    if tally.is_right:
        ink = "safe"
        side = round(TICK_SIZE * size)
        tick = place.cut_left(side, size // 3)
        ui.shape(Icon.TICK, side, ink, tick.center)
    ui.label(tally.label, size, place, ink)


def _draw_bars(ui: Ui, place: Room, tally: Tally, most_hands: int) -> None:
    """Draw a bar for the hands of a tally; `most_hands` would fill the width.

    Below it is a grey bar for the hands of the first vote, half as high.
    """
    earlier = place.cut_bottom(place.height // 3)
    if tally.earlier_hands:
        width = place.width * tally.earlier_hands // most_hands
        ui.box(earlier.column(earlier.left, width), "track")
    role = "safe" if tally.is_right else "accent"
    width = place.width * tally.hands // most_hands
    ui.box(place.column(place.left, width), role)

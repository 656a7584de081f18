"""A vote of the class: its buttons, and its result in bars and on squares."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.questions import Answer, Question, Square, named
from ..app.state import Asking
from ..app.vote import ANSWERED, COUNTING, REVEALED, SEVERAL, Choice
from ..pens import BOLD, LEADING, ButtonLook, Icon, Pen, Room, Ui
from ..words.words import Words
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
    revealed, a button that reveals the right answer replaces the answers. Without an
    open question nobody votes, and `answers` are returned as they are.
    """
    if not asking.question:
        return answers
    phase = setting.state.vote.phase
    if phase is COUNTING:
        choices = [_choice_button(setting, button) for button in answers]
        return [*choices, *hand_buttons(setting), show_button(setting)]
    if phase is REVEALED:
        buttons = [setting.button(Action.REVEAL, is_primary=True)]
    else:
        buttons = answers
    if setting.state.is_large or setting.state.challenge:
        # Above a large tree only the answers fit, and in a challenge nobody votes.
        return buttons
    return [*buttons, vote_button(setting)]


def _choice_button(setting: Setting, button: ButtonLook) -> ButtonLook:
    """Return the button of an answer, changed so that it counts hands for the answer.

    It has a short label, as in the result, and no key. The chosen answer stands out.
    """
    # An answer has the name of its action, without the IS_ that some actions have.
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

    If no answer is chosen, the list is empty.
    """
    say = setting.say
    vote = setting.state.vote
    if vote.chosen is None:
        return []
    answer = named(vote.chosen, say)
    has_hands = vote.chosen in vote.hands
    less = ButtonLook(
        name=Action.LESS,
        action=Action.LESS,
        label="−",
        hint="",
        is_enabled=has_hands,
        description=say("less_of", answer=answer),
    )
    several = ButtonLook(
        name=Action.SEVERAL,
        action=Action.SEVERAL,
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
    """Return the two texts that are announced after each hand.

    They say how many hands the chosen answer has, and how many all answers have.
    """
    all_hands = setting.say.count("hands", len(setting.state.vote.hands))
    return counted_hands(setting), all_hands


class ChoicesLook(NamedTuple):
    """The buttons with which a class votes on the words of a lesson's stop."""

    choices: tuple[ButtonLook, ...]  # each adds a hand for a word
    hands: tuple[ButtonLook, ...]  # they correct the hands of the chosen word


def choices_look(setting: Setting) -> ChoicesLook:
    """Return the buttons of a vote on the words of a lesson's stop.

    The button of the chosen word stands out, and has the number of its hands.
    """
    say = setting.say
    vote = setting.state.vote
    buttons = []
    for choice in setting.state.choices:
        label = named(choice, say)
        if choice == vote.chosen:
            label = say.labelled(label, say.number(vote.hands.count(choice)))
        add_hand = Command(Action.HAND, choice)
        button = ButtonLook(
            name=add_hand,
            action=add_hand,
            label=label,
            hint="",
            is_primary=choice == vote.chosen,
        )
        buttons.append(button)
    return ChoicesLook(choices=tuple(buttons), hands=tuple(hand_buttons(setting)))


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

    Without a question, the vote is on the words of a lesson's stop. `right_answers` are
    the choices that are marked as right.
    """
    choices = _choices_of(setting, question, right_answers)
    tallies = [_tally(setting, choice, choice in right_answers) for choice in choices]
    return tuple(tallies)


def _choices_of(
    setting: Setting, question: Question | None, right_answers: frozenset[Choice]
) -> list[Choice]:
    """Return the choices of a vote in the order of its result.

    Words, and the two answers to whether a square is safe, have their usual order. Of
    other answers, which may be any squares, those are choices that have hands or are
    right. The right ones come first, and then those with the most hands.
    """
    vote = setting.state.vote
    if not question:
        return [*setting.state.choices]
    if question is Question.VERDICT:
        return [Answer.SAFE, Answer.ATTACKED]

    def rank(choice: Choice) -> tuple[bool, int, str]:
        # The lowest rank comes first: right ones, since False is less than True, and
        # larger numbers of hands. Equal ones are in the order of their texts.
        is_wrong = choice not in right_answers
        return is_wrong, -vote.hands.count(choice), str(choice)

    return sorted({*vote.hands, *vote.first, *right_answers}, key=rank)


def _tally(setting: Setting, choice: Choice, is_right: bool) -> Tally:
    """Return the hands for a choice, in this vote and in the first one."""
    say = setting.say
    vote = setting.state.vote
    label = named(choice, say)
    hands = vote.hands.count(choice)
    # None if this is the first vote.
    earlier_hands = vote.first.count(choice) if vote.first else None
    in_words = _hands_in_words(say, label, hands, earlier_hands)
    return Tally(
        label,
        announcement=say("tally_right", tally=in_words) if is_right else in_words,
        hands=hands,
        earlier_hands=earlier_hands,
        is_right=is_right,
    )


def _hands_in_words(
    say: Words, answer: str, hands: int, earlier_hands: int | None
) -> str:
    """Return a text like "safe: 12 hands".

    After another vote it also has the hands of the first one, `earlier_hands`.
    """
    hands_in_words = say.count("hands", hands)
    if earlier_hands is None:
        return say("tally_hands", answer=answer, hands=hands_in_words)
    earlier_in_words = say.count("hands", earlier_hands)
    return say(
        "tally_then", answer=answer, before=earlier_in_words, hands=hands_in_words
    )


def word_tallies(setting: Setting) -> tuple[Tally, ...]:
    """Return the result of a vote on the words of a lesson's stop.

    The right word is marked once it is revealed. After the vote is answered, the search
    runs to show which word is right: until it halts, no word is marked.
    """
    lesson = setting.state.lesson
    is_running = Action.HALT in setting.can
    is_revealed = setting.state.vote.phase is ANSWERED and not is_running
    if lesson and is_revealed:
        right_words = frozenset([lesson.current.right])
        return tallies_of(setting, question=None, right_answers=right_words)
    return tallies_of(setting, question=None)


# How it is drawn.

DISC_MARGIN = 5  # pixels: a disc is larger than the badge of a square
DISC_SIZE = 4  # the size of the shape of a disc, in its radius


def draw_hands(
    pen: Pen,
    grid: Grid,
    hands: tuple[Square, ...],
    right_squares: tuple[Square, ...],
) -> None:
    """Draw the number of hands of each square on a disc in its upper left corner.

    The discs of the right squares are green. `hands` has a square once for each hand.
    """
    radius = measures.BADGE.whole(grid.cell) + DISC_MARGIN
    # A disc may be larger than its square: it must not reach beyond the board.
    greatest_x = grid.squares.right - radius
    greatest_y = grid.squares.bottom - radius
    for square in sorted({*hands}):
        left, top = grid.square(*square).topleft
        centre = (min(left + radius, greatest_x), min(top + radius, greatest_y))
        is_right = square in right_squares
        role = "safe" if is_right else "accent"
        ink = "halo" if is_right else "on_accent"
        pen.shape(Icon.DISC, DISC_SIZE * radius, role, centre, halo=("halo", 2.0))
        number = str(hands.count(square))
        pen.text(number, radius, ink, BOLD, center=centre)


KEY_GAP = 2  # pixels between two buttons of a strip
HAND_BUTTON = 2.2  # the width of a button that counts hands, in its type


def draw_choices(ui: Ui, room: Room, look: ChoicesLook) -> None:
    """Draw the words side by side, and at their right the buttons that count hands.

    The words fill the width: each gets the same share of the pixels that are free.
    """
    hand_width = round(HAND_BUTTON * ui.type.body)
    # The last button is cut off first, since it is at the right end.
    for button in reversed(look.hands):
        ui.button(button, room.cut_right(hand_width, gap=KEY_GAP))
    label_widths = [ui.width(word.label, ui.type.body, BOLD) for word in look.choices]
    used = sum(label_widths) + KEY_GAP * len(label_widths)
    share = (room.width - used) // len(label_widths)
    for button, label_width in zip(look.choices, label_widths, strict=True):
        ui.button(button, room.cut_left(label_width + share, gap=KEY_GAP))


WIDEST_LABEL = 0.6  # of a row: the rest is for the bar


def draw_tally_list(ui: Ui, room: Room, tallies: tuple[Tally, ...]) -> None:
    """Draw bars below each other, with their labels at the left of them.

    All tallies are announced. Those that don't fit the room are not drawn.
    """
    most_hands = _most_hands(tallies)
    widest_label = round(WIDEST_LABEL * room.width)
    label_width = min(widest_label, labels_width(ui, tallies))
    # Rows have the usual height, or share the room equally, down to the least height.
    equal_share = room.height // len(tallies)
    row_height = min(tally_height(ui), max(least_tally_height(ui), equal_share))
    for tally in tallies:
        ui.announce(tally.announcement)
        fits = row_height <= room.height
        row = room.cut_top(row_height)
        if fits:
            _draw_tally(ui, row, tally, most_hands=most_hands, label_width=label_width)


def draw_tally_row(ui: Ui, room: Room, tallies: tuple[Tally, ...]) -> None:
    """Draw bars beside each other, each in an equal share of the width.

    In a low room, half of each share is for the label at the left of the bar.
    """
    most_hands = _most_hands(tallies)
    width = room.width // len(tallies)
    for tally in tallies:
        ui.announce(tally.announcement)
        place = room.cut_left(width)
        _draw_tally(ui, place, tally, most_hands=most_hands, label_width=width // 2)


def _most_hands(tallies: tuple[Tally, ...]) -> int:
    """Return the largest number of hands in both votes, at least 1."""
    numbers = [1]
    for tally in tallies:
        numbers.append(tally.hands)
        if tally.earlier_hands is not None:
            numbers.append(tally.earlier_hands)
    return max(numbers)


NUMBER_WIDTH = 1.5  # of a number of hands, in its type
EASY_BAR = 8  # the width of the longest bar, in the type of its label


def labels_width(ui: Ui, tallies: tuple[Tally, ...]) -> int:
    """Return the width of the widest label with a tick, in pixels."""
    size = ui.type.body
    widths = [ui.width(tally.label, size) for tally in tallies]
    tick_and_gaps = 2 * size
    return max(widths) + tick_and_gaps


def tallies_width(ui: Ui, tallies: tuple[Tally, ...]) -> int:
    """Return the least width of a list of bars in which they are easy to compare.

    That is the width of the labels, of a bar, and of the numbers of hands: two for each
    choice if there was a first vote.
    """
    has_first_vote = tallies[0].earlier_hands is not None
    numbers = 2 if has_first_vote else 1
    numbers_width = numbers * NUMBER_WIDTH * ui.type.body
    bar_width = EASY_BAR * ui.type.body
    return labels_width(ui, tallies) + round(numbers_width + bar_width)


def tally_height(ui: Ui) -> int:
    """Return the usual height of a bar with its label, in pixels."""
    return 2 * ui.type.body


def least_tally_height(ui: Ui) -> int:
    """Return the least height of a bar with its label, in pixels."""
    return round(LEADING * ui.smallest)


def _draw_tally(
    ui: Ui, place: Room, tally: Tally, *, most_hands: int, label_width: int
) -> None:
    """Draw the label of a tally, its numbers of hands, and a bar between them.

    The label is at the left, with a width of `label_width` pixels, or above the rest if
    the place is high enough. At the right end are the hands of this vote, and at the
    left of them those of the first vote, if there was one. A bar for `most_hands` hands
    would fill its width.
    """
    size = ui.type.body
    height = place.height
    has_label_above = height > 2 * size
    if has_label_above:
        label = place.cut_top(height // 2)
    else:
        label = place.cut_left(label_width)
    _draw_tally_label(ui, label, tally)

    number_width = NUMBER_WIDTH * size
    number_gap = size // 3
    number = place.cut_right(number_width, gap=number_gap)
    ink = "safe" if tally.is_right else "text"
    ui.label(str(tally.hands), size, number, ink, weight=BOLD)
    if tally.earlier_hands is not None:
        earlier_number = place.cut_right(number_width, gap=number_gap)
        ui.label(str(tally.earlier_hands), size, earlier_number, "muted")

    # Bars are less high than their numbers: this margin above them stays empty.
    place.cut_top(height // 6)
    _draw_bars(ui, place, tally, most_hands)


TICK_SIZE = 0.9  # of the tick beside the right answer, in the type of the label


def _draw_tally_label(ui: Ui, place: Room, tally: Tally) -> None:
    """Draw the label of a tally; that of the right answer is green and has a tick."""
    size = ui.type.body
    ink = "safe" if tally.is_right else "text"
    if tally.is_right:
        tick_size = round(TICK_SIZE * size)
        tick = place.cut_left(tick_size, gap=size // 3)
        ui.shape(Icon.TICK, tick_size, ink, tick.center)
    ui.label(tally.label, size, place, ink)


def _draw_bars(ui: Ui, place: Room, tally: Tally, most_hands: int) -> None:
    """Draw a bar for the hands of a tally; `most_hands` would fill the width.

    Below it is a grey bar for the hands of the first vote, half as high. Its third of
    the height stays empty if there was no first vote.
    """
    earlier_row = place.cut_bottom(place.height // 3)
    if tally.earlier_hands:
        earlier_width = place.width * tally.earlier_hands // most_hands
        ui.box(earlier_row.column(place.left, earlier_width), "track")
    role = "safe" if tally.is_right else "accent"
    width = place.width * tally.hands // most_hands
    ui.box(place.column(place.left, width), role)

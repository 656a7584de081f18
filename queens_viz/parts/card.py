"""The card beside the board, and the message at its foot.

The card has a headline, a reason and what comes next; or a question, its answers and
the votes on it. `card_look` decides what it shows, `card` draws it.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.commands import Action
from ..app.questions import right
from ..app.vote import ANSWERED, COUNTING, REVEALED
from ..pens import (
    BOLD,
    LEADING,
    SEMIBOLD,
    ButtonLook,
    Fitted,
    Icon,
    Pen,
    Rect,
    Room,
    Ui,
    first_fitting,
)
from ..words.sentence import Kind, Sentence
from .answers import answers_width, button_height, draw_answers, replaced_answers
from .card_sentence import sentence
from .cards import (
    balanced,
    fitting_reason,
    headline_height,
    headline_size,
    paint_card,
)
from .phone import BOTTOM_MARGIN, HEADLINE_GAP, ROW_GAP, TOP_MARGIN, padding
from .scene import Scene
from .vote import (
    Tally,
    announced_hands,
    draw_tally_list,
    draw_tally_row,
    labels_width,
    least_tally_height,
    tallies_of,
    tallies_width,
    tally_height,
)

SIGNS = {
    Kind.ATTACKED: ("attacked", Icon.CROSS),
    Kind.SAFE: ("safe", Icon.TICK),
    Kind.NOT_TAKEN: ("backtrack", Icon.MINUS),
    Kind.SOLUTION: ("safe", Icon.TICK),
    Kind.BACK: ("backtrack", Icon.RETURN),
    Kind.COMPLETE: ("accent", Icon.TICK),
    Kind.OVERVIEW: ("safe", Icon.TICK),
    Kind.SEARCHING: ("accent", Icon.PLAY),
    Kind.ASK: ("accent", Icon.ROUND),
    Kind.RIGHT: ("safe", Icon.DOT),
    Kind.WRONG: ("backtrack", Icon.RING),
    Kind.AIM: ("accent", None),
    Kind.NONE: ("text", None),
    Kind.SHOWN: ("text", None),
}
"""The colour and the icon of each kind of sentence. Cross and tick are for squares."""


class MessageLook(NamedTuple):
    """A message of the program."""

    text: str
    is_error: bool = False
    undo: ButtonLook | None = None  # takes back the jump that the message reports
    is_of_next: bool = False  # it points to what comes next, which stays in sight


class CardLook(NamedTuple):
    """What the card is drawn from."""

    # The sentence, which may be a question.
    sentence: Sentence
    headline_lines: int = 1  # of the headline, at most
    is_asked: bool = False  # what comes next is how the question is answered
    wrong_answers: int = 0  # each is announced, even with the same words

    # The answers to the question.
    answers: tuple[ButtonLook, ...] = ()
    replaced: tuple[ButtonLook, ...] = ()  # those that "Go on" has replaced

    # A vote on it.
    raised_hands: tuple[str, ...] = ()  # announced while hands are counted
    tallies: tuple[Tally, ...] = ()  # the result
    is_answered: bool = False  # the reason for the right answer is below the result

    message: MessageLook | None = None


def card_look(
    scene: Scene,
    answers: tuple[ButtonLook, ...],
    message: MessageLook | None,
    *,
    headline_lines: int,
    has_next: bool,
) -> CardLook:
    """Return what the card shows now.

    `headline_lines` is how many lines the headline may have. Without `has_next`, the
    card doesn't say what comes next.
    """
    words = sentence(scene)
    if not has_next:
        words = words._replace(next="")
    vote = scene.state.vote
    question = scene.asking.question
    # Once a question is answered, "Go on" replaces its answers.
    replaced: tuple[ButtonLook, ...] = ()
    if answers and answers[0].action is Action.GO_ON:
        replaced = replaced_answers(scene.setting)
    raised_hands: tuple[str, ...] = ()
    if vote.phase is COUNTING:
        raised_hands = announced_hands(scene.setting)
    # The result of a vote is revealed first, and then answered with what is right.
    tallies: tuple[Tally, ...] = ()
    is_answered = False
    response = scene.asking.response
    if vote.phase is REVEALED and question:
        tallies = tallies_of(scene.setting, question)
    elif vote.phase is ANSWERED and response:
        right_answers = right(response.question, scene.moment.position)
        tallies = tallies_of(scene.setting, response.question, right_answers)
        is_answered = True
    return CardLook(
        words,
        headline_lines=headline_lines,
        is_asked=question is not None,
        wrong_answers=scene.asking.wrong_answers,
        answers=answers,
        replaced=replaced,
        raised_hands=raised_hands,
        tallies=tallies,
        is_answered=is_answered,
        message=message,
    )


def message_look(scene: Scene, *, has_touch: bool) -> MessageLook | None:
    """Return the current message, if there is one.

    After a jump it has a button that undoes the jump, but not on touch screens.
    """
    state = scene.state
    if not state.message:
        return None
    undo = None
    if state.offers_undo and not has_touch:
        undo = scene.setting.button(Action.UNDO)._replace(name=Action.JUMP)
    is_of_next = state.message == scene.say("own_right_here")
    return MessageLook(state.message, state.is_error, undo, is_of_next)


# How it is drawn. Margins and gaps are in the type named in their comment.

STRIP_HEIGHT = 3  # headlines: a lower card is a strip with its headline only
ICON_SIZE = 0.85  # of the icon beside the headline, in its type
ICON_GAP = 0.3  # between icon and headline, in the icon's width
QUESTION_MARK = 0.8  # of the icon's size
MOST_LINES_WITH_ICON = 2  # a card with longer headlines is narrow and has no icon
MESSAGE_INSET = 10  # around a message on the card, in pixels of the design
LEAST_MESSAGE_INSET = 5  # pixels
MESSAGE_TOP = 3  # pixels above it


def card(ui: Ui, room: Room, look: CardLook) -> Rect | None:
    """Draw the card. Return where the message goes, if there is one and it fits.

    From top to bottom: the headline, the reason or the result of a vote, the message or
    what comes next, and the answers. A low card is a strip with headline and answers.
    """
    sizes = ui.type
    words = look.sentence
    _announce(ui, look)
    role, _ = SIGNS[words.kind]
    ui.layer("edge", _paint_edge, Rect(*room), role)
    inner = room.within(_padding(ui, room), 0)
    if room.height < STRIP_HEIGHT * sizes.headline:
        return _draw_strip(ui, inner, look, headline_size(sizes, room.width, 1))

    # The margins. Then each thing that is drawn is cut from the inner room.
    inner.cut_top(TOP_MARGIN * sizes.reason)
    inner.cut_bottom(BOTTOM_MARGIN * sizes.reason)
    _draw_and_cut_headline(ui, inner, look, room.width)
    if look.answers and not look.is_answered:
        draw_answers(ui, inner, look.answers, look.replaced)
    if look.is_asked and words.next:
        _draw_hint(ui, inner, words.next)
    if look.is_answered:
        # "Go on" is drawn with the result.
        _draw_result(ui, inner, look)
    elif look.tallies:
        draw_tally_list(ui, inner, look.tallies)
    else:
        reason = words.reason
        if words.shorter:
            reason = fitting_reason(ui, inner, words)
        _draw_reason(ui, inner, reason, leaves_line=not look.is_asked)

    draws_next = words.next != "" and not look.is_asked
    if draws_next and look.message and look.message.is_of_next:
        _draw_next(ui, inner, words.next)
        draws_next = False
    if look.message:
        # A message is wider than the texts, and usually covers what comes next.
        inset = ui.scaled(MESSAGE_INSET, LEAST_MESSAGE_INSET)
        free = Room(room.left + inset, inner.top, room.width - 2 * inset, inner.height)
        free.cut_top(MESSAGE_TOP)
        if has_message_room(ui, free, look.message):
            return free
    if draws_next:
        _draw_next(ui, inner, words.next)
    return None


def _announce(ui: Ui, look: CardLook) -> None:
    """Announce the sentence, and the hands while they are counted."""
    words = look.sentence
    if look.raised_hands:
        # Each hand changes what comes next: only that is to be read out again.
        text = words.text
    else:
        # A headline that is followed by what comes next needs a full stop.
        is_headline_alone = words.next != "" and words.reason == ""
        stop = "." if is_headline_alone else ""
        text = f"{words.text}{stop} {words.next}"
    ui.announce(text, number=look.wrong_answers, brief=words.brief)
    for hands in look.raised_hands:
        ui.announce(hands)


def _draw_and_cut_headline(ui: Ui, room: Room, look: CardLook, card_width: int) -> None:
    """Draw the headline at the top of a room, and cut its place from that room."""
    # How many lines a headline of this card may have. All have the same type size.
    lines = look.headline_lines
    size = headline_size(ui.type, card_width, lines)
    place = _headline_place(ui, room, look, card_width, size=size)
    # On phones and in narrow cards, the headline is only as high as its text.
    headline = _draw_headline(ui, place, look.sentence, size, lines=lines)
    room.cut_top(headline.bottom - room.top)


def _headline_place(
    ui: Ui, room: Room, look: CardLook, card_width: int, *, size: int
) -> Room:
    """Return the place of the headline at the top of a room.

    It has the height of all headlines in cards of this width, with a gap below. In a
    vote, a headline that doesn't fit gets the height of two lines instead. Then there
    is no gap, which leaves more room for the bars.
    """
    sizes = ui.type
    gap = HEADLINE_GAP * sizes.headline
    height = headline_height(sizes, card_width, look.headline_lines)
    usual = Room(*room.row(room.top, height + gap))
    is_vote = look.is_answered or len(look.raised_hands) > 0
    if not is_vote:
        return usual
    icon_width = round(ICON_SIZE * (1 + ICON_GAP) * sizes.headline)
    beside_icon = (usual.width - icon_width, usual.height)
    text = ui.fit_text(look.sentence.headline, size, beside_icon, weight=BOLD)
    if text.is_whole:
        return usual
    two_lines = round(2 * LEADING * size)
    return Room(*room.row(room.top, two_lines))


def _padding(ui: Ui, room: Rect) -> int:
    """Return the distance from the edge of a card to its text, in pixels."""
    return padding(room.width) if ui.type.touch else ui.padding(room)


def _paint_edge(pen: Pen, place: Rect, role: str) -> None:
    """Paint an empty card with a coloured edge as a piece of its own."""
    pen.piece(place, paint_card, role)


def _draw_strip(ui: Ui, room: Room, look: CardLook, size: int) -> Rect | None:
    """Draw the headline, and the answers at its right.

    Return where the message goes, if there is one and it fits between them. It doesn't
    fit if its type would have to be smaller than that of a hint.
    """
    if look.answers:
        # "Go on" has the place that the answers had, so that the headline stays.
        width = answers_width(ui, look.replaced or look.answers)
        right = room.cut_right(width, gap=ui.type.body // 2)
        margin = max(0, (right.height - button_height(ui, ui.type.body)) // 2)
        draw_answers(ui, right.within(0, margin), look.answers, look.replaced)
    place = _draw_headline(ui, room, look.sentence, size, lines=1)
    if not look.message:
        return None
    headline = ui.fit_text(
        look.sentence.headline, size, place.size, most=2, weight=BOLD
    )
    widths = [ui.width(line, headline.size, BOLD) for line in headline.lines]
    free = Room(*place)
    # The message begins at the right of the headline's text.
    free.cut_left(max(widths), gap=ui.type.body)
    text, _ = _fit_message(ui, free, look.message)
    height = _message_height(ui, text)
    is_readable = text.is_whole and text.size >= ui.type.hint
    if height > free.height or not is_readable:
        return None
    # It is drawn at the foot of its room: a margin below it brings it to the middle.
    free.cut_bottom((free.height - height) // 2)
    return free


def _draw_headline(
    ui: Ui, place: Room, words: Sentence, size: int, *, lines: int
) -> Rect:
    """Draw the headline in a place, with its icon at the left. Return its text's place.

    That is what the icon leaves of the place. It is only as high as the text in a
    narrow card, which has no icon, and on a phone if there may be several lines.
    """
    role, icon = SIGNS[words.kind]
    icon_size = round(ICON_SIZE * ui.type.headline)
    is_narrow = lines > MOST_LINES_WITH_ICON
    icon_x = place.left + icon_size // 2
    has_icon = icon is not None and not is_narrow
    if has_icon:
        # The rest of the place is that of the text.
        place.cut_left(icon_size, gap=ICON_GAP * icon_size)
    # In smaller type, a text may have one line more.
    text = ui.fit(words.headline, size, place, most=lines + 1, weight=BOLD)
    is_as_high_as_text = is_narrow or (ui.type.touch > 0 and lines > 1)
    height = text.height if is_as_high_as_text else place.height
    text_place = place.row(place.top, height)
    if icon and has_icon:
        # The text is in the middle of its place, and the icon beside its first line.
        first_line = (LEADING * text.size - text.height) / 2
        centre = (icon_x, text_place.centery + first_line)
        ui.shape(icon, icon_size, role, centre)
        if icon is Icon.ROUND:
            mark_size = round(QUESTION_MARK * icon_size)
            ui.text("?", mark_size, "on_accent", BOLD, center=centre)
    ui.write(text, text_place, role, is_middle=True)
    return text_place


def _draw_hint(ui: Ui, room: Room, hint: str) -> None:
    """Write how a question is answered at the foot of a room, and cut it from that."""
    text = ui.fit(hint, ui.type.body, room)
    ui.write(text, room.cut_bottom(text.height), "muted")


def _draw_reason(ui: Ui, room: Room, reason: str, *, leaves_line: bool) -> None:
    """Write the reason at the top of a room, and cut it from that.

    If `leaves_line`, a line stays free for what comes next, unless the reason would
    need small type for that. A room without a line has no reason: the widget keeps that
    it was cut.
    """
    size = ui.type.reason
    below = math.ceil(LEADING * ui.type.body) if leaves_line else 0
    above_line = ui.fit_text(reason, size, (room.width, room.height - below))
    if above_line.is_whole and above_line.size >= ui.type.body:
        text = above_line
    else:
        text = ui.fit(reason, size, room)
    if _has_line(ui, room):
        ui.write(balanced(ui, text, room.width), room.cut_top(text.height), "text")
    else:
        ui.widget.cuts += (reason,)


FEW_CHOICES = 3  # bars that can be drawn beside each other


def _draw_result(ui: Ui, room: Room, look: CardLook) -> None:
    """Draw the result of a vote with the answer: bars, the reason, and "Go on".

    The bars are at the right of "Go on" if they fit there, otherwise above the reason.
    On touch screens "Go on" is as wide as the card, so they never fit there.
    """
    # "Go on" is as wide as the first two answers that it has replaced.
    go_on_width = answers_width(ui, look.replaced[:2] or look.answers)
    bars_width = room.width - go_on_width - ui.type.body
    has_room_beside = bars_width >= tallies_width(ui, look.tallies)
    if has_room_beside and not ui.type.touch:
        _draw_bars_beside(ui, room, look, go_on_width)
        return
    draw_answers(ui, room, look.answers, look.replaced)
    _draw_bars_above(ui, room, look)
    _draw_reason(ui, room, look.sentence.reason, leaves_line=False)


def _draw_bars_beside(ui: Ui, room: Room, look: CardLook, go_on_width: int) -> None:
    """Draw the reason, and below it "Go on" with the bars at its right."""
    size = ui.type.body
    height = button_height(ui, size)
    reason = _fit_above_bars(ui, room, look, least_below=height)
    above = room.cut_top(reason.height, gap=ROW_GAP * size)
    _draw_reason(ui, above, look.sentence.reason, leaves_line=False)
    foot = room.cut_bottom(room.height)
    left = foot.cut_left(go_on_width, gap=size)
    for go_on in look.answers[:1]:
        ui.button(go_on, left.cut_bottom(height))
    count = max(1, foot.height // least_tally_height(ui))
    drawn = _first(look.tallies, count)
    draw_tally_list(ui, foot, drawn)
    _announce_rest(ui, look.tallies, drawn)


def _fit_above_bars(ui: Ui, room: Room, look: CardLook, least_below: int) -> Fitted:
    """Return the reason as it fits above three bars, or above fewer if it must.

    Below it are at least `least_below` pixels, even if no bar fits there.
    """
    most = min(len(look.tallies), FEW_CHOICES)
    heights = [count * least_tally_height(ui) for count in range(most, 1, -1)]
    forms = (
        _fit_reason(ui, room, look, below=max(least_below, height))
        for height in (*heights, least_below)
    )
    return first_fitting(forms, lambda text: text.is_whole)


def _draw_bars_above(ui: Ui, room: Room, look: CardLook) -> None:
    """Draw the bars above the reason, and cut their place from the room.

    They are a list of those that fit. If the reason leaves no room for a list of three,
    all bars are beside each other, if they fit so.
    """
    tallies = look.tallies
    least = least_tally_height(ui)
    list_height = min(len(tallies), FEW_CHOICES) * least
    reason = _fit_reason(ui, room, look, below=list_height)
    has_list_room = reason.is_whole
    if not has_list_room:
        reason = _fit_reason(ui, room, look, below=least)
    # There is at least one bar, even if the reason has to be cut.
    free = max(least, room.height - reason.height)
    if not has_list_room and _fit_beside_each_other(ui, room, tallies):
        row_height = min(free, tally_height(ui))
        draw_tally_row(ui, room.cut_top(row_height), tallies)
        return
    drawn = _first(tallies, free // least)
    height = min(free, tally_height(ui) * len(drawn))
    draw_tally_list(ui, room.cut_top(height), drawn)
    _announce_rest(ui, tallies, drawn)


def _announce_rest(
    ui: Ui, tallies: tuple[Tally, ...], drawn: tuple[Tally, ...]
) -> None:
    """Announce the results whose bars are not drawn."""
    for tally in tallies:
        if tally not in drawn:
            ui.announce(tally.announcement)


def _fit_reason(ui: Ui, room: Room, look: CardLook, *, below: int) -> Fitted:
    """Return the reason as it fits above or below something of a height."""
    size = ui.type.reason
    fitting = (room.width, room.height - below)
    return ui.fit_text(look.sentence.reason, size, fitting)


def _fit_beside_each_other(ui: Ui, room: Room, tallies: tuple[Tally, ...]) -> bool:
    """Return whether bars fit beside each other, each in one line with its label."""
    if len(tallies) > FEW_CHOICES:
        return False
    # A label has half of the line at most.
    line_width = room.width // len(tallies)
    return labels_width(ui, tallies) <= line_width // 2


def _first(tallies: tuple[Tally, ...], count: int) -> tuple[Tally, ...]:
    """Return `count` results: the right ones first, then the others in their order.

    If there are no more than that, they all stay in their order.
    """
    if count >= len(tallies):
        return tallies
    right_first = sorted(tallies, key=lambda tally: not tally.is_right)
    return tuple(right_first[:count])


def _draw_next(ui: Ui, room: Room, next_step: str) -> None:
    """Write what comes next at the foot of the room, and cut it from that.

    If it doesn't fit in whole, nothing is written; the widget keeps that it was cut.
    """
    text = ui.fit_text(next_step, ui.type.body, room.size)
    if text.is_whole and _has_line(ui, room):
        place = room.cut_bottom(text.height)
        ui.write(balanced(ui, text, place.width), place, "muted")
    else:
        ui.widget.cuts += (next_step,)


def _has_line(ui: Ui, room: Rect) -> bool:
    """Return whether a line of the smallest type fits the room."""
    # Letters don't reach the edges of their line: two pixels may be missing.
    return room.height + 2 >= LEADING * ui.smallest


# Messages. Margins are in the type of the message.

MESSAGE_MARGIN = 0.8  # at both sides of the text
MESSAGE_HEIGHT = 0.7  # more than that of the text
FEW_LINES = 2  # tried first, beside Undo if that is there
MOST_LINES = 3
UNDO_MARGIN = 3  # pixels
MESSAGE_RADIUS = 8  # pixels of the design
PANEL_INSET = 20  # pixels that a message on the panel is narrower
TOP_INSET = 8  # pixels beside a message at the top of the window


def has_message_room(ui: Ui, room: Room, look: MessageLook) -> bool:
    """Return whether all of a message fits a room."""
    if room.width <= 0:
        return False
    text, _ = _fit_message(ui, room, look)
    return text.is_whole and _message_height(ui, text) <= room.height


def message_room(ui: Ui, panel: Rect, look: MessageLook) -> Room:
    """Return the room of a message that doesn't fit the card.

    That is the panel or, if it doesn't fit that either, the top of the window.
    """
    in_panel = Room(*panel.inflate(-PANEL_INSET, -PANEL_INSET // 2))
    if has_message_room(ui, in_panel, look):
        return in_panel
    window = Room(*ui.sheet.window).within(TOP_INSET, TOP_INSET // 2)
    text, _ = _fit_message(ui, window, look)
    return window.cut_top(_message_height(ui, text))


def message(ui: Ui, room: Room, look: MessageLook) -> Rect:
    """Draw the message at the foot of the room, with Undo at its right if that fits.

    Return its place.
    """
    ui.describe(look.text)
    text, has_undo = _fit_message(ui, room, look)
    height = _message_height(ui, text)
    place = room.cut_bottom(height)
    radius = ui.scaled(MESSAGE_RADIUS)
    if look.is_error:
        ink = "window"
        ui.box(place, "attacked", radius=radius)
    else:
        ink = "text"
        ui.box(place, "pale", edge="accent", radius=radius)
    size = ui.type.body
    if look.undo and has_undo:
        margin = max(UNDO_MARGIN, height // 2 - size)
        row = Room(*place).within(UNDO_MARGIN, margin)
        width = ui.button_width(look.undo, ui.type.hint)
        ui.button(look.undo, row.cut_right(width), ui.type.hint)
    inner = Room(*place).within(round(MESSAGE_MARGIN * size), 0)
    ui.write(text, inner, ink, is_middle=True)
    return place


def _fit_message(ui: Ui, room: Room, look: MessageLook) -> tuple[Fitted, bool]:
    """Return the text as it fits the room, and whether there is Undo beside it.

    If there is a button for that but the text doesn't fit beside it, the text has the
    room alone. Then it may have one more line.
    """
    size = ui.type.body
    width = room.width - round(2 * MESSAGE_MARGIN * size)
    height = room.height - round(MESSAGE_HEIGHT * size)
    undo_width = ui.button_width(look.undo, ui.type.hint) if look.undo else 0
    beside_size = (width - undo_width, height)
    beside = ui.fit_text(look.text, size, beside_size, most=FEW_LINES, weight=SEMIBOLD)
    if beside.is_whole:
        return beside, look.undo is not None
    alone_size = (width, height)
    alone = ui.fit_text(look.text, size, alone_size, most=MOST_LINES, weight=SEMIBOLD)
    return alone, False


def _message_height(ui: Ui, text: Fitted) -> int:
    """Return the height of a message with a text, in pixels."""
    return text.height + round(MESSAGE_HEIGHT * ui.type.body)

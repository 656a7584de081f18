"""The strip of a lesson: which stop it is, what it asks the class, and where it goes from there."""

from __future__ import annotations

from ..app.commands import Action
from ..app.vote import CLOSED, COUNTING, REVEALED
from ..pens import BOLD, LEADING, SEMIBOLD, ButtonLook, Icon, Room, TypeSizes, Ui
from .cards import edged
from .scene import Setting
from .vote import (
    announced_hands,
    counted_hands,
    draw_choices,
    draw_tallies,
    show_button,
    vote_button,
    word_tallies,
)

TURNS = {
    Action.STOP_BEFORE: Icon.BEFORE,
    Action.NEXT_STOP: Icon.FURTHER,
    Action.LEAVE_LESSON: Icon.CROSS,
}
"""The buttons at the right, and their icons."""

SEPARATOR = " · "
"""What stands between two things that are said."""

LONGEST = 44
"""How wide the longest question is, in its type."""


def lesson_height(
    width: int, text: TypeSizes, is_row: bool, has_ballot: bool = False
) -> int:
    """Return how high the strip is in a place of some width, at each stop; without a question it is a row.

    While the class votes on words, there is one more row for these.
    """
    row, gap, size = _sizes(text)
    lines = (
        0 if is_row else -(-LONGEST * size // (width - 2 * text.padding(width) - size))
    )
    ballot = row + gap if has_ballot else 0
    return row + 3 * gap + round(LEADING * size * lines) + ballot


def _sizes(text: TypeSizes) -> tuple[int, int, int]:
    """Return the height of the first row, the gaps, and the type of a question."""
    return (
        text.touch or text.body + 12,
        text.body // (5 if text.touch else 3),
        (text.reason + text.body) // 2,
    )


def lesson(ui: Ui, room: Room, setting: Setting) -> None:
    """Draw the strip: in the first row the stop, which a press sets again, its minutes, and buttons; then the question.

    The stop's name may be short or, beside a vote, left out. With the minutes the key that plays on is told, if any.
    """
    say, at, text = setting.say, setting.state.lesson, ui.type
    assert at
    stop, question = (
        say("lesson_stop", stop=at.stop + 1, stops=len(at.stops)),
        say(at.question),
    )
    ui.announce(f"{stop}. {question}", is_news=True)
    ui.piece(room, edged, "accent")
    high, gap, size = _sizes(text)
    inside = room.within(ui.padding(room), gap)
    row = inside.cut_top(high, gap)
    wide = text.touch or round(1.2 * high)
    turns = row.cut_right(len(TURNS) * (wide + gap) - gap, gap)
    phase = setting.state.vote.phase
    buttons = _vote_buttons(ui, row.width, setting)
    beside = sum([ui.button_width(button) + text.body for button in buttons])
    labels = stop, f"{at.stop + 1} / {len(at.stops)}", ""
    label = next(
        (one for one in labels if ui.width(one, text.body, BOLD) + beside <= row.width),
        "",
    )
    place = row.cut_left(ui.width(label, text.body, BOLD))
    again = setting.button(Action.STOP).bare._replace(
        label=stop, told=f"{stop}: {say('lesson_again')}"
    )
    if label:
        ui.button_ground(again, place.inflate(10, -2), "", "", reach=place)
    ui.text(label, text.body, "accent", BOLD, midleft=place.midleft)
    for button in buttons:
        width = ui.button_width(button) + text.body
        ui.button(button, row.cut_left(width).within(gap, 0))
    if setting.state.choices and phase is not CLOSED:
        # In a low window it takes the place of the question.
        _draw_ballot(ui, inside.cut_bottom(min(high, inside.height), gap), setting)
    minutes = "\u00a0· " + say.count("lesson_minutes", at.minutes)
    plays_on = (
        SEPARATOR + say("plays_on", down=say.key("page down")) if say.has_keys else ""
    )
    for words in (_beside_vote(setting), minutes + plays_on, minutes):
        if words and ui.width(words, text.hint) <= row.width:
            ui.text(words, text.hint, "muted", midleft=row.midleft)
            break
    for action, icon in TURNS.items():
        place = turns.cut_left(wide, gap)
        ink = ui.button_ground(setting.button(action).bare, place)
        ui.shape(icon, round(0.4 * high), ink, place.center)
    if inside.height >= size:
        ui.write(ui.fit(question, size, inside, weight=SEMIBOLD), inside, "text")


def _vote_buttons(ui: Ui, width: int, setting: Setting) -> list[ButtonLook]:
    """Return the buttons of a vote on words that fit a width: without keys, if they must."""
    if not setting.state.choices:
        return []
    phase = setting.state.vote.phase
    buttons = [vote_button(setting)]
    if phase is COUNTING:
        buttons = [show_button(setting)]
    elif phase is REVEALED:
        buttons.insert(0, setting.button(Action.REVEAL, is_primary=True))
    bare = [button.bare for button in buttons]
    for fitting in (buttons, bare):
        widths = [ui.button_width(button) + ui.type.body for button in fitting]
        if sum(widths) <= width:
            return fitting
    return bare[:1]


def _beside_vote(setting: Setting) -> str:
    """Return how many hands the chosen word has, while hands are counted."""
    is_counting = setting.state.vote.phase is COUNTING
    return counted_hands(setting) if is_counting and setting.state.choices else ""


def _draw_ballot(ui: Ui, row: Room, setting: Setting) -> None:
    """Draw the words between which the class votes, or the result of that."""
    if setting.state.vote.phase is COUNTING:
        for hands in announced_hands(setting):
            ui.announce(hands, is_news=True)
        draw_choices(ui, row, setting)
    else:
        draw_tallies(ui, row, word_tallies(setting), is_list=False)

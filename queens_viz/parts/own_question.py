"""The question whether a file that was dropped on the window is to be run."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..pens import BOLD, LEADING, ButtonLook, Room, Ui, rect_at
from .scene import Setting


class FileQuestionLook(NamedTuple):
    """What the question is drawn from."""

    question: str
    about: str  # what a program may do
    run: ButtonLook
    refuse: ButtonLook


def file_question_look(setting: Setting) -> FileQuestionLook:
    """Return the question about the file that was dropped."""
    path = setting.state.own.asked
    name = path.replace("\\", "/").rpartition("/")[2]
    say = setting.say
    return FileQuestionLook(
        say("own_ask", name=name),
        say("own_ask_about"),
        run=setting.button(Action.RUN_FILE)._replace(is_primary=True),
        refuse=setting.button(Action.REFUSE_FILE),
    )


# How it is drawn. Sizes are in the body's type, except where another one is named.

WIDTH = 34  # of the card, at most
MARGIN = 1.5  # around what is on the card
GAP = 0.8  # above the text about programs, and above the buttons
ABOUT_LINES = 6  # at most
BUTTON_HEIGHT = 2.4
BUTTON_WIDTH = 7  # at least


def file_question(ui: Ui, window: Room, look: FileQuestionLook) -> None:
    """Draw the question on a card in the middle of the window."""
    size = ui.type.body
    margin = round(MARGIN * size)
    width = min(round(WIDTH * size), window.width)
    inner_width = width - 2 * margin
    question = ui.fit_text(
        look.question, ui.type.headline, (inner_width, window.height), 2, BOLD
    )
    about_room = (inner_width, round(LEADING * size * ABOUT_LINES))
    about = ui.fit_text(look.about, size, about_room, ABOUT_LINES)
    button_height = max(ui.type.touch, round(BUTTON_HEIGHT * size))
    gap = round(GAP * size)
    texts_height = question.height + gap + about.height
    height = min(window.height, 2 * margin + texts_height + gap + button_height)
    card = Room(*rect_at(width, height, center=window.center))
    ui.announce(f"{look.question} {look.about}")
    ui.box(card, "panel", "accent", radius=ui.scaled(10), line=2)
    inner = card.within(margin, margin)
    ui.write(question, inner.cut_top(question.height, gap), "text")
    buttons = inner.cut_bottom(button_height, gap)
    ui.write(about, inner, "muted")
    for button in (look.run, look.refuse):
        needed = ui.button_width(button, size)
        place = buttons.cut_left(max(needed, round(BUTTON_WIDTH * size)), gap)
        ui.button(button, place, size)

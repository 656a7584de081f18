"""A challenge that is over: what is said of it, and the boards that went wrong, to be looked at and opened."""

from __future__ import annotations

from ..app.challenge import Challenge
from ..app.commands import Action, Command
from ..app.questions import wording
from ..pens import ButtonLook, Room, Ui
from ..search.position import Position
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .pieces import paint_small_board

ACROSS, DOWN, GAP = 5, 2, 2
"""How many boards have room beside and below each other: as many as there are questions; and pixels around each."""


def sentence(work: Challenge, say: Words) -> Sentence:
    """Return what is said when it is over."""
    right, made, _ = work.score
    reason = say("challenge_wrong" if work.wrong else "challenge_right")
    return Sentence(
        Kind.COMPLETE, say("challenge_score", right=right, made=made), reason, ""
    )


def boards(
    ui: Ui, card: Room, say: Words, work: Challenge, shown: Position | None
) -> None:
    """Draw each board that went wrong as a button that shows it, and then opens it."""
    room = card.within(ui.padding(card), ui.type.body // 4)
    side = min(room.width // ACROSS, room.height // DOWN)
    # Of one position there may be two questions.
    for k, (position, question) in enumerate(
        {one: question for question, one in work.wrong}.items()
    ):
        show, told = (
            Command(Action.SHOW, position),
            " ".join(wording(question, position, say)),
        )
        does = Action.GO_THERE if position == shown else show
        place = Room(
            room.left + k % ACROSS * side, room.top + k // ACROSS * side, side, side
        ).within(GAP, GAP)
        ui.button_ground(
            ButtonLook(show, does, "", "", is_primary=position == shown, told=told),
            place,
        )
        red = None if position.is_solution else position.square
        ui.piece(
            place.within(4, 4),
            paint_small_board,
            position.queens,
            position.n,
            False,
            False,
            red,
        )

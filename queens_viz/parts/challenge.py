"""A challenge: in the place of the tabs stands how far it is and, when it is over, which boards to look at again."""

from __future__ import annotations

from ..app.challenge import Challenge
from ..app.commands import Action, Command
from ..app.questions import Question, wording
from ..pens import BOLD, ButtonLook, Icon, Room, Ui
from ..search.position import Position
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from . import measures
from .cards import strip_height
from .pieces import paint_small_board

LARGEST = 10
"""The side of a small board at most, in the type of the panel."""


def sentence(work: Challenge, say: Words) -> Sentence:
    """Return what is said at its end."""
    right, made, _ = work.score
    headline = say("challenge_score", right=right, made=made)
    return Sentence(Kind.COMPLETE, headline, say("challenge_wrong" if work.wrong else "challenge_right"), "")


def _stage(work: Challenge, say: Words) -> str:
    """Return which question it is, or how it came out."""
    again = work.at - len(work.asks)
    if not work.here:
        return sentence(work, say).headline
    if again < 0:
        return say("challenge_at", number=work.at + 1, all=len(work.asks))
    return say("challenge_again", number=again + 1, all=len(work.wrong))


def challenge(ui: Ui, card: Room, say: Words, work: Challenge, shown: Position | None, scrolled: int) -> None:
    """Draw what it is called, a sign for each question, which one it is and, at the end, the wrong ones as buttons."""
    title, stage = say("challenge_title", name=work.name), _stage(work, say)
    ui.tell(title)
    ui.tell(stage, is_news=True)
    room, body = card.within(ui.padding(card), 0), ui.type.body
    head = room.cut_top(strip_height(ui.type), body // 2)
    signs, made = head.cut_right(len(work.asks) * body, body), work.score.made
    for k in range(len(work.asks)):
        icon, role = (Icon.RING, "backtrack") if k in work.wrong else (Icon.DOT, "safe" if k < made else "track")
        ui.shape(icon, body, role, (signs.left + (k + 0.5) * body, signs.centery))
    ui.label(title, ui.type.reason, head, "accent", BOLD)
    ui.box(card.row(head.bottom - 1, 1).inflate(-2, 0), "hairline")
    for words in (stage, say("challenge_once")) if work.here else ():
        found = ui.fit(words, body, room)
        ui.write(found, room.cut_top(found.height, body // 3), "text")
    room.cut_low(body // 2)
    if work.wrong and not work.here:
        _draw_boards(ui, room, [work.asks[k] for k in work.wrong], say, shown, scrolled)


def _draw_boards(
    ui: Ui, room: Room, asks: list[tuple[Question, Position]], say: Words, shown: Position | None, scrolled: int
) -> None:
    """Draw a small board for each position, as large as all have room, or for fingers scrolled; a press shows it."""
    told = {position: " ".join(wording(question, position, say)) for question, position in asks}
    gap, largest = ui.type.body // 4, LARGEST * ui.type.body
    for each in range(1, len(told) + 1):
        # The fewest boards in a row for which all rows have room.
        rows = -(-len(told) // each)
        side = min(room.width // each, largest)
        if rows * side <= room.height or side < 2 * ui.type.touch:
            break
    seen = max(1, room.height // side)
    first = min(scrolled, max(0, rows - seen))
    ui.scroll("challenge", first, rows - seen, side, room)
    for k, (position, words) in enumerate(told.items()):
        if not first <= k // each < first + seen:
            continue
        show = Command(Action.SHOW, position)
        place = Room(room.left + k % each * side, room.top + (k // each - first) * side, side, side).within(gap, gap)
        ui.button_ground(ButtonLook(show, show, "", "", is_primary=position == shown, told=words), place)
        board = place.within(gap, gap)
        paint_small_board(ui, position.queens, board, n=position.n, is_green=False)
        if not position.is_solution:
            cell, (column, row) = board.width / position.n, position.square
            centre = board.left + (column + 0.5) * cell, board.bottom - (row + 0.5) * cell
            ui.shape(Icon.ROUND, measures.SMALL_QUEEN.whole(cell), "candidate", centre)

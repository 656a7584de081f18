"""The class's own board: what is said of it, and what stands in the place of the tabs: what can be done there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.own_board import Line, OwnBoard, Pair
from ..pens import BOLD, Icon, Room, Ui, keycap
from ..search.facts import COUNTED_AT_ONCE
from ..search.position import Position
from ..search.search import Search
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .cards import broken, strip_height
from .lesson import SEPARATOR
from .scene import Scene, Setting

NAMED, FEW = 2, 1
"""The number of pairs that are named, and where fingers are used and cards are small; the others are counted."""


def sentence(own: OwnBoard, scene: Scene) -> Sentence:
    """Return the sentence of a board that the class has set."""
    say, pairs = scene.say, own.pairs
    if own.is_solution:
        return _of_solution(own, scene)
    if not own.queens:
        return Sentence(Kind.NONE, say("own_empty"), say("own_set"), say("own_pick"))
    if not pairs and own.safe_squares:
        headline = say.count("own_safe", len(own.queens))
        return Sentence(Kind.SAFE, headline, say("own_go_on"), _counts(own, say))
    if not pairs:
        queens = len(own.queens)
        return Sentence(
            Kind.BACK,
            say("own_stuck"),
            say.count("own_stuck_why", queens),
            say.count("queens", queens),
        )
    headline = say("two_pairs") if len(pairs) == 2 else say.count("pairs", len(pairs))
    count = NAMED if say.has_keys else FEW
    names = ", ".join(_named(pair, say) for pair in pairs[:count])
    if len(pairs) > count:
        names = say("and_more", pairs=names, more=len(pairs) - count)
    return Sentence(
        Kind.ATTACKED, headline, f"{names[0].upper()}{names[1:]}.", _counts(own, say)
    )


def _named(pair: Pair, say: Words) -> str:
    """Return a pair in words: by its columns, or where these are one, by its rows."""
    (column, row), (other, higher), line = pair
    if line is Line.COLUMN:
        return say(line.value, first=row + 1, second=higher + 1, column=column + 1)
    return say(line.value, first=column + 1, second=other + 1)


def _counts(own: OwnBoard, say: Words) -> str:
    """Return how many queens stand, and how many squares are still safe."""
    count = own.safe_squares
    safe = say.count("safe_squares", count) if count else say("safe_squares_none")
    return say("own_counts", queens=say.count("queens", len(own.queens)), safe=safe)


def _of_solution(own: OwnBoard, scene: Scene) -> Sentence:
    """Return which solution it is, as far as that is known, and how it can be reached."""
    say, position, solutions = scene.say, own.position, scene.findings.solutions
    assert position, "a solution is a place of the search"
    number, index = number_of(position), solutions.index(position.board)
    if number is None and index is not None:
        number = solutions.number(index)
    headline = say("this_is", number=number) if number else say("this_is_a_solution")
    reason = say("all_safe") if own.n > 1 else say("alone")
    if number and index is not None and solutions.are_all:
        reason = say("of_all", number=number, total=len(solutions))
        if twin := say.image_of(solutions, index):
            reason = say(
                "of_all_like", number=number, total=len(solutions), likeness=twin
            )
    return Sentence(Kind.SOLUTION, headline, reason, say("own_enter"))


def number_of(position: Position) -> int | None:
    """Return which solution a full board is in the order of the search, if that takes only milliseconds."""
    if position.n > COUNTED_AT_ONCE:
        return None
    before = Search.at(position).solutions
    return None if before is None else before + 1


# The panel.

LINES: tuple[tuple[tuple[str, ...], str, Action], ...] = (
    ((), "own_click", Action.PICK),
    (("left", "up", "down", "right", "space"), "own_keys", Action.PICK),
    (("w",), "own_shade", Action.OUTLOOK),
    (("u",), "own_take_back", Action.UNDO),
    (("home",), "own_clear", Action.CLEAR),
    (("escape",), "own_leave", Action.CLOSE),
    (("return",), "own_go_there", Action.GO_THERE),
)
"""The keys of each line, the key of its words, and the action that a click on it asks for; without keys a click."""

TAPPED = LINES[0], LINES[2]
"""What is told where there are no keys: header and foot have buttons for the rest."""


class OwnLine(NamedTuple):
    """A line: its keys, what they do, and of a switch how it stands; a remark is a line without keys."""

    keys: tuple[str, ...]
    words: str
    action: Action


def _lines(setting: Setting, own: OwnBoard) -> list[OwnLine]:
    """Decide what the lines say."""
    say, lines = setting.say, list[OwnLine]()
    for keys, words, action in LINES if say.has_keys else TAPPED:
        state = (
            SEPARATOR + say("is_on" if own.is_shaded else "is_off")
            if action is Action.OUTLOOK
            else ""
        )
        names = tuple(map(say.key, keys)) if keys and say.has_keys else (say("click"),)
        lines.append(OwnLine(names, say(words) + state, action))
    if say.has_keys:
        # Room is kept for what is said of the last line while that does nothing.
        remark = "" if Action.GO_THERE in setting.can else say("own_not_yet")
        lines.append(OwnLine((), remark, Action.GO_THERE))
    return lines


NOTE, NOTE_INDENT = 2.6, 2.7
"""The height of the note, and where its words begin, after a crown; in its type."""

GAP = 5
"""Pixels between two keys."""


def own_panel(
    ui: Ui, card: Room, setting: Setting, own: OwnBoard, scrolled: int
) -> None:
    """Draw the title, the lines and, where it has room, the note below them: what a full board is, on a pale card."""
    say, lines, title = setting.say, _lines(setting, own), setting.say("own_title")
    for words in (
        title,
        *[say.labelled(" ".join(line.keys), line.words) for line in lines if line.keys],
    ):
        ui.describe(words)
    if card.height <= strip_height(ui.type):
        _draw_in_one_line(ui, card, setting, lines)
        return
    room, body, hint = card.within(ui.padding(card), 0), ui.type.body, ui.type.hint
    head = room.cut_top(strip_height(ui.type), body // 3)
    ui.label(title, ui.type.reason, head, "accent", BOLD)
    ui.box(card.row(head.bottom - 1, 1).inflate(-2, 0), "hairline")
    room.cut_bottom(body // 2)
    remark = say.count("own_note", own.n)
    has_height = room.height > (NOTE + 1.5 * len(lines)) * body
    if has_height and NOTE_INDENT * body + ui.width(remark, body) <= room.width:
        _draw_note(ui, room.cut_bottom(NOTE * body, body // 2), remark)
    if max(_mark_width(ui, line) for line in lines) > room.width // 2:
        lines = [line._replace(keys=line.keys[-1:]) for line in lines]
    indent = max(_mark_width(ui, line) for line in lines)
    size, rows = broken(
        ui, card, room, "own", [line.words for line in lines], body, indent, scrolled
    )
    for k, is_first, words, place in rows:
        line, x = lines[k], place.left
        ink = (
            "muted"
            if not line.keys
            else "text"
            if line.action in setting.can
            else "disabled"
        )
        ui.add_region(line.action, place)
        ui.text(words, size, ink, midleft=(x + indent, place.centery))
        for key in line.keys if is_first else ():
            cap = keycap.paint_at(
                ui, key, hint, ink, most=place.height - 1, midleft=(x, place.centery)
            )
            x = cap.right + GAP


def _draw_note(ui: Ui, room: Room, words: str) -> None:
    """Draw the note on a pale card that is wider than its room by half a letter a side."""
    body = ui.type.body
    ui.box(room.within(-body // 2, 0), "hover", radius=8)
    middle = (room.left + 1.2 * body, room.centery)
    ui.shape(Icon.CROWN, round(1.8 * body), "accent", middle)
    left = room.left + round(NOTE_INDENT * body)
    ui.text(words, body, "text", midleft=(left, room.centery))


def _draw_in_one_line(
    ui: Ui, card: Room, setting: Setting, lines: list[OwnLine]
) -> None:
    """Draw one key for each thing that can be done, and what it does, if it has room."""
    body = ui.type.body
    hint = ui.type.hint
    row = card.within(ui.padding(card), 0)
    done: set[Action] = set()
    for line in lines:
        if line.action in done or not line.keys:
            continue
        key = line.keys[-1]
        key_width = keycap.width_of(ui, key, hint) + hint // 2
        free = row.width - key_width
        size = body
        if not done:
            size = ui.fit_size(line.words, body, free)
        elif ui.width(line.words, body) > free:
            continue
        done.add(line.action)
        place = row.cut_left(key_width + ui.width(line.words, size), body)
        ui.add_region(line.action, place)
        ink = "text" if line.action in setting.can else "disabled"
        keycap.paint_at(ui, key, hint, ink, most=place.height, midleft=place.midleft)
        ui.text(line.words, size, ink, midleft=(place.left + key_width, place.centery))


def _mark_width(ui: Ui, line: OwnLine) -> int:
    """Return how wide the keys of a line are, and what is left free after them."""
    return (
        sum(keycap.width_of(ui, key, ui.type.hint) + GAP for key in line.keys)
        + ui.type.hint
    )

"""The class's own board: the sentence about it, and the panel with what can be done.

`sentence` returns what the card says about its queens. `own_look` decides what the
panel shows, `own_panel` draws it.
"""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.own_board import Line, OwnBoard, Pair
from ..pens import BOLD, Icon, Rect, Room, Ui, keycap
from ..search.facts import COUNTED_AT_ONCE
from ..search.position import Position
from ..search.search import Search
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .cards import TextList, fit_lines, scroll_lines, strip_height
from .lesson import SEPARATOR
from .scene import Scene, Setting

# The sentence on the card.

MOST_NAMED = 2  # the pairs that are named; others are only counted
MOST_NAMED_ON_PHONES = 1  # the same on a phone, where cards are small


def sentence(own: OwnBoard, scene: Scene) -> Sentence:
    """Return the sentence about a board that the class has set."""
    say = scene.say
    queens = len(own.queens)
    pairs = own.pairs
    if own.is_solution:
        return _solution_sentence(own, scene)
    if queens == 0:
        return Sentence(Kind.NONE, say("own_empty"), say("own_set"), say("own_pick"))
    if pairs:
        return _attack_sentence(own, pairs, say)
    if own.safe_squares:
        headline = say.count("own_safe", queens)
        return Sentence(Kind.SAFE, headline, say("own_go_on"), _counts(own, say))
    return Sentence(
        Kind.BACK,
        headline=say("own_stuck"),
        reason=say.count("own_stuck_why", queens),
        next=say.count("queens", queens),
    )


def _attack_sentence(own: OwnBoard, pairs: tuple[Pair, ...], say: Words) -> Sentence:
    """Return the sentence about a board with pairs of queens that attack each other."""
    count = len(pairs)
    most = MOST_NAMED if say.has_keys else MOST_NAMED_ON_PHONES
    headline = say("two_pairs") if count == 2 else say.count("pairs", count)
    names = ", ".join([_pair_name(pair, say) for pair in pairs[:most]])
    if count > most:
        names = say("and_more", pairs=names, more=count - most)
    reason = f"{names[0].upper()}{names[1:]}."
    return Sentence(Kind.ATTACKED, headline, reason, _counts(own, say))


def _pair_name(pair: Pair, say: Words) -> str:
    """Return a pair in words: by its columns, or by its rows if it is in one column."""
    column, row = pair.first
    other_column, other_row = pair.second
    key = pair.line.value
    if pair.line is Line.COLUMN:
        return say(key, first=row + 1, second=other_row + 1, column=column + 1)
    return say(key, first=column + 1, second=other_column + 1)


def _counts(own: OwnBoard, say: Words) -> str:
    """Return how many queens are on the board, and how many squares are safe."""
    queens = say.count("queens", len(own.queens))
    count = own.safe_squares
    safe = say.count("safe_squares", count) if count else say("safe_squares_none")
    return say("own_counts", queens=queens, safe=safe)


def _solution_sentence(own: OwnBoard, scene: Scene) -> Sentence:
    """Return which solution a board is, as far as that is known.

    Once all solutions are known, it says how many there are, and of which earlier one
    this is an image.
    """
    say = scene.say
    position = own.position
    solutions = scene.findings.solutions
    assert position, "the search comes to every solution"
    number = solution_number(position)
    index = solutions.index(position.board)
    if number is None and index is not None:
        number = solutions.number(index)
    headline = say("this_is", number=number) if number else say("this_is_a_solution")
    reason = say("all_safe") if own.n > 1 else say("alone")
    if number and index is not None and solutions.are_all:
        total = len(solutions)
        reason = say("of_all", number=number, total=total)
        likeness = say.image_of(solutions, index)
        if likeness:
            reason = say("of_all_like", number=number, total=total, likeness=likeness)
    return Sentence(Kind.SOLUTION, headline, reason, say("own_enter"))


def solution_number(position: Position) -> int | None:
    """Return the number of a solution in the order of the search, counted from 1.

    None is returned if counting would take more than milliseconds.
    """
    if position.n > COUNTED_AT_ONCE:
        return None
    earlier_solutions = Search.at(position).solutions
    if earlier_solutions is None:
        return None
    return earlier_solutions + 1


# The panel.


class OwnLine(NamedTuple):
    """A line of the panel: something that can be done."""

    keys: tuple[str, ...]  # none if the line is a remark on the one above it
    text: str
    action: Action  # what a click on the line does
    is_enabled: bool


class OwnLook(NamedTuple):
    """What the panel is drawn from."""

    title: str
    lines: tuple[OwnLine, ...]
    note: str  # what a full board is
    scrolled: int
    descriptions: tuple[str, ...]  # of what can be done, for screen readers


LINES: tuple[tuple[tuple[str, ...], str, Action], ...] = (
    ((), "own_click", Action.PICK),
    (("left", "up", "down", "right", "space"), "own_keys", Action.PICK),
    (("w",), "own_shade", Action.OUTLOOK),
    (("u",), "own_take_back", Action.UNDO),
    (("home",), "own_clear", Action.CLEAR),
    (("escape",), "own_leave", Action.CLOSE),
    (("return",), "own_go_there", Action.GO_THERE),
)
"""The lines: their keys, the key of their words, and what a click on them does.

Without keys, a line is about a click on the board.
"""

LINES_ON_PHONES = (LINES[0], LINES[2])
"""The lines on a phone, where buttons do the rest."""


def own_look(setting: Setting, own: OwnBoard, scrolled: int) -> OwnLook:
    """Return what the panel shows."""
    say = setting.say
    lines = _lines(setting, own)
    title = say("own_title")
    descriptions = [say.labelled(" ".join(line.keys), line.text) for line in lines]
    if say.has_keys:
        # A remark on the last line; it is empty if there is nothing to say.
        is_enabled = Action.GO_THERE in setting.can
        remark = "" if is_enabled else say("own_not_yet")
        lines.append(OwnLine((), remark, Action.GO_THERE, is_enabled))
    return OwnLook(
        title,
        tuple(lines),
        note=say.count("own_note", own.n),
        scrolled=scrolled,
        descriptions=(title, *descriptions),
    )


def _lines(setting: Setting, own: OwnBoard) -> list[OwnLine]:
    """Return what can be done; the line of the shading says whether it is on."""
    say = setting.say
    rows = LINES if say.has_keys else LINES_ON_PHONES
    lines = []
    for keys, words, action in rows:
        names: tuple[str, ...] = (say("click"),)
        if keys and say.has_keys:
            names = tuple([say.key(key) for key in keys])
        text = say(words)
        if action is Action.OUTLOOK:
            text += SEPARATOR + say("is_on" if own.is_shaded else "is_off")
        lines.append(OwnLine(names, text, action, action in setting.can))
    return lines


# How it is drawn.

NOTE_HEIGHT = 2.6  # in its type
NOTE_INDENT = 2.7  # from the left to its words, in its type
EASY_LINE = 1.5  # the height of a line below which there is no note, in its type


def own_panel(ui: Ui, room: Room, look: OwnLook) -> None:
    """Draw the title, what can be done in lines, and a note if it fits.

    In a low panel, all is in one line, with one key for each thing that can be done.
    """
    for text in look.descriptions:
        ui.describe(text)
    if room.height <= strip_height(ui.type):
        _draw_in_one_line(ui, room.within(ui.padding(room), 0), look.lines)
        return
    size = ui.type.body
    inner = room.within(ui.padding(room), 0)
    head = inner.cut_top(strip_height(ui.type), size // 3)
    ui.label(look.title, ui.type.reason, head, "accent", weight=BOLD)
    ui.box(room.row(head.bottom - 1, 1).inflate(-2, 0), "hairline")
    inner.cut_bottom(size // 2)
    has_height = inner.height > (NOTE_HEIGHT + EASY_LINE * len(look.lines)) * size
    note_width = NOTE_INDENT * size + ui.width(look.note, size)
    if has_height and note_width <= inner.width:
        _draw_note(ui, inner.cut_bottom(NOTE_HEIGHT * size, size // 2), look.note)
    _draw_lines(ui, room, inner, look)


def _draw_lines(ui: Ui, card: Rect, room: Room, look: OwnLook) -> None:
    """Draw the lines in a room of a card, with the keys at their left.

    Each line has one key only if all keys would take more than half the width.
    """
    lines = look.lines
    indent = max([_keys_width(ui, line) for line in lines])
    if indent > room.width // 2:
        lines = tuple([line._replace(keys=line.keys[-1:]) for line in lines])
        indent = max([_keys_width(ui, line) for line in lines])
    texts = TextList("own", tuple([line.text for line in lines]), look.scrolled)
    whole = Rect(*room)
    room.cut_left(indent)
    fitted = fit_lines(ui, room, texts.texts, ui.type.body)
    for text_line, place in scroll_lines(ui, room, texts, fitted, card=card):
        line = lines[text_line.text_index]
        row = whole.row(place.top, place.height)
        ui.add_region(line.action, row)
        ink = _ink_of(line)
        ui.text(text_line.line, fitted.size, ink, midleft=place.midleft)
        if text_line.is_first:
            _draw_keys(ui, row, line.keys, ink)


def _ink_of(line: OwnLine) -> str:
    """Return the role of the colour in which a line is written."""
    if not line.keys:
        return "muted"
    return "text" if line.is_enabled else "disabled"


KEY_GAP = 5  # pixels between two keys


def _keys_width(ui: Ui, line: OwnLine) -> int:
    """Return the width of the keys of a line, with the gap after them, in pixels."""
    size = ui.type.hint
    widths = [keycap.width_of(ui, key, size) + KEY_GAP for key in line.keys]
    return sum(widths) + size


def _draw_keys(ui: Ui, row: Rect, keys: tuple[str, ...], ink: str) -> None:
    """Draw keys at the left of a row."""
    x = row.left
    for key in keys:
        anchor = (x, row.centery)
        cap = keycap.paint_at(
            ui, key, ui.type.hint, ink, most=row.height - 1, midleft=anchor
        )
        x = cap.right + KEY_GAP


CROWN_SIZE = 1.8  # of the crown before a note, in the type of the note
CROWN_CENTRE = 1.2  # from the left, in that


def _draw_note(ui: Ui, room: Room, note: str) -> None:
    """Draw the note with a crown before it, on a pale box that is a little wider."""
    size = ui.type.body
    ui.box(room.within(-size // 2, 0), "hover", radius=8)
    crown = (room.left + CROWN_CENTRE * size, room.centery)
    ui.shape(Icon.CROWN, round(CROWN_SIZE * size), "accent", crown)
    left = room.left + round(NOTE_INDENT * size)
    ui.text(note, size, "text", midleft=(left, room.centery))


def _draw_in_one_line(ui: Ui, row: Room, lines: tuple[OwnLine, ...]) -> None:
    """Draw one key for each thing that can be done, and what it does, in a row.

    What doesn't fit is left out; only the first one has smaller type instead.
    """
    key_size = ui.type.hint
    drawn: set[Action] = set()
    for line in lines:
        if line.action in drawn or not line.keys:
            continue
        key = line.keys[-1]
        key_width = keycap.width_of(ui, key, key_size) + key_size // 2
        free = row.width - key_width
        size = ui.type.body
        if not drawn:
            size = ui.fit_size(line.text, size, free)
        elif ui.width(line.text, size) > free:
            continue
        drawn.add(line.action)
        place = row.cut_left(key_width + ui.width(line.text, size), ui.type.body)
        ui.add_region(line.action, place)
        ink = _ink_of(line)
        keycap.paint_at(
            ui, key, key_size, ink, most=place.height, midleft=place.midleft
        )
        left = place.left + key_width
        ui.text(line.text, size, ink, midleft=(left, place.centery))

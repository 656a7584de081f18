"""The class's own board: the sentence about it, and the panel with what can be done.

`sentence` returns what the card says about its queens. `own_look` decides what the
panel shows, `own_panel` draws it.
"""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.completing import Completed
from ..app.own_board import Line, OwnBoard, Pair
from ..pens import BOLD, Icon, Rect, Room, Ui, keycap
from ..search.completions import ALL_KEPT_UP_TO, rounded_down
from ..search.facts import COUNTED_AT_ONCE
from ..search.position import Position
from ..search.search import Search
from ..search.solutions import Solutions
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .cards import TextList, fit_lines, scroll_lines, strip_height
from .lesson import SEPARATOR
from .scene import Scene, Setting

# The sentence on the card.

MOST_NAMED = 2  # the pairs that are named; others are only counted
MOST_NAMED_ON_PHONES = 1  # the same on a phone, where cards are small


def sentence(own: OwnBoard, scene: Scene) -> Sentence:
    """Return the sentence about a board that the class has set.

    The board is a solution, it is empty, it has queens that attack each other, another
    queen can be added, or none can.
    """
    say = scene.say
    queens = len(own.queens)
    pairs = own.pairs
    if own.is_solution:
        return _solution_sentence(own, scene)
    if queens == 0:
        reason = say("own_set")
        if scene.completed:
            reason = _numbers_text(scene.completed, say)
        return Sentence(Kind.NONE, say("own_empty"), reason, say("own_pick"))
    if pairs:
        return _attack_sentence(own, pairs, say)
    if own.safe_squares:
        headline = say.count("own_safe", queens)
        reason = say("own_go_on")
        if scene.completed:
            reason = completions_text(scene.completed, queens, say)
        return Sentence(Kind.SAFE, headline, reason, _counts(own, say))
    return Sentence(
        Kind.BACK,
        headline=say("own_stuck"),
        reason=say.count("own_stuck_why", queens),
        next=say.count("queens", queens),
    )


def completions_text(completed: Completed, queens: int, say: Words) -> str:
    """Return how many solutions contain the queens, as far as that is known.

    While it is counted, the number is rounded down, so that it changes seldom: each
    change is announced.
    """
    number = completed.number
    names = {"queens": say.count("these_queens", queens)}
    if completed.is_complete and number == 0:
        return say("own_completions_none", **names)
    if completed.is_complete and completed.total is not None:
        total = completed.total
        return say.count("own_completions", number, total=total, **names)
    if completed.is_complete:
        return say.count("own_completions_all", number, **names)
    if completed.is_counting and (number == 0 or completed.n <= ALL_KEPT_UP_TO):
        return say("own_counting", **names)
    if number == 0:
        return say("own_completions_no_first", **names)
    if completed.is_counting:
        number = rounded_down(number)
    return say.count("own_completions_least", number, **names)


def _numbers_text(completed: Completed, say: Words) -> str:
    """Return what the numbers on an empty board say, or that they are counted."""
    if completed.is_counting:
        return say("own_counting_all")
    if not completed.is_complete:
        return say.count("own_numbers_some", completed.number)
    return say("own_numbers_why")


def _attack_sentence(own: OwnBoard, pairs: tuple[Pair, ...], say: Words) -> Sentence:
    """Return the sentence about a board with pairs of queens that attack each other.

    Its headline counts the pairs, and its reason names the first ones.
    """
    count = len(pairs)
    most_named = MOST_NAMED if say.has_keys else MOST_NAMED_ON_PHONES
    headline = say("two_pairs") if count == 2 else say.count("pairs", count)
    names = ", ".join([_pair_name(pair, say) for pair in pairs[:most_named]])
    text = names
    if count > most_named:
        text = say("and_more", pairs=names, more=count - most_named)
    reason = f"{text[0].upper()}{text[1:]}."
    return Sentence(Kind.ATTACKED, headline, reason, _counts(own, say))


def _pair_name(pair: Pair, say: Words) -> str:
    """Return a pair in words: by its columns, or by its rows if it is in one column.

    Columns and rows are counted from 1.
    """
    column, row = pair.first
    other_column, other_row = pair.second
    words_key = pair.line.value
    if pair.line is Line.COLUMN:
        return say(words_key, first=row + 1, second=other_row + 1, column=column + 1)
    return say(words_key, first=column + 1, second=other_column + 1)


def _counts(own: OwnBoard, say: Words) -> str:
    """Return how many queens are on the board, and how many squares are safe."""
    queens = say.count("queens", len(own.queens))
    count = own.safe_squares
    safe = say.count("safe_squares", count) if count else say("safe_squares_none")
    return say("own_counts", queens=queens, safe=safe)


def _solution_sentence(own: OwnBoard, scene: Scene) -> Sentence:
    """Return which solution a board is, as far as that is known.

    The headline has its number in the order of the search. Once the list has all
    solutions, the reason is its place among them.
    """
    say = scene.say
    solutions = scene.findings.solutions
    position = own.position
    assert position, "the search comes to every solution"
    index = solutions.index(position.board)
    number = solution_number(position)
    if number is None and index is not None:
        # The search may have counted it.
        number = solutions.number(index)
    if number is None:
        headline = say("this_is_a_solution")
    else:
        headline = say("this_is", number=number)
    if number is not None and index is not None and solutions.are_all:
        reason = _place_of_solution(solutions, index, number, say)
    elif own.n > 1:
        reason = say("all_safe")
    else:
        reason = say("alone")
    return Sentence(Kind.SOLUTION, headline, reason, say("own_enter"))


def _place_of_solution(
    solutions: Solutions, index: int, number: int, say: Words
) -> str:
    """Return a text like "It is number 5 of all 92", when all solutions are known.

    If the solution is the image of an earlier one, the text names that one. `index` is
    its place in the list, `number` that in the order of the search.
    """
    total = len(solutions)
    likeness = say.image_of(solutions, index)
    if not likeness:
        return say("of_all", number=number, total=total)
    return say("of_all_like", number=number, total=total, likeness=likeness)


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
    (("n",), "own_numbers", Action.NUMBERS),
    (("u",), "own_take_back", Action.UNDO),
    (("home",), "own_clear", Action.CLEAR),
    (("escape",), "own_leave", Action.CLOSE),
    (("f",), "own_first", Action.FIRST_SOLUTION),
    (("return",), "own_go_there", Action.GO_THERE),
)
"""The lines: their keys, the key of their words, and what a click on them does.

Without keys, a line is about a click on the board.
"""

NOT_IN_LESSONS = (Action.NUMBERS, Action.FIRST_SOLUTION)
"""The actions of lines that would answer the questions of a lesson."""

LINES_ON_PHONES = (LINES[0], LINES[2], LINES[3])
"""The lines on a phone, where buttons do the rest."""


def own_look(setting: Setting, own: OwnBoard, scrolled: int) -> OwnLook:
    """Return what the panel shows.

    `scrolled` is the index of the first line in sight. On a device with keys, the last
    line is a remark on the line above it, or empty if that can be done already.
    """
    say = setting.say
    title = say("own_title")
    lines = _lines(setting, own)
    descriptions = [say.labelled(" ".join(line.keys), line.text) for line in lines]
    remarks = []
    if say.has_keys:
        is_enabled = Action.GO_THERE in setting.can
        text = "" if is_enabled else say("own_not_yet")
        remarks.append(OwnLine((), text, Action.GO_THERE, is_enabled))
    return OwnLook(
        title,
        lines=(*lines, *remarks),
        note=say.count("own_note", own.n),
        scrolled=scrolled,
        descriptions=(title, *descriptions),
    )


def _lines(setting: Setting, own: OwnBoard) -> list[OwnLine]:
    """Return what can be done; the line of the shading says whether it is on.

    A line without keys, and each line on a phone, has the word "Click" in their place.
    """
    say = setting.say
    rows = LINES if say.has_keys else LINES_ON_PHONES
    lines = []
    for keys, words_key, action in rows:
        if setting.state.lesson and action in NOT_IN_LESSONS:
            continue
        if keys and say.has_keys:
            key_names = [say.key(key) for key in keys]
        else:
            key_names = [say("click")]
        text = say(words_key)
        if action is Action.OUTLOOK:
            text += SEPARATOR + say("is_on" if own.is_shaded else "is_off")
        elif action is Action.NUMBERS:
            text += SEPARATOR + say("is_on" if own.has_numbers else "is_off")
        lines.append(OwnLine(tuple(key_names), text, action, action in setting.can))
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
    inner = room.within(ui.padding(room), 0)
    # As high as the tabs of other panels.
    title_height = strip_height(ui.type)
    if room.height <= title_height:
        _draw_in_one_line(ui, inner, look.lines)
        return
    size = ui.type.body
    title = inner.cut_top(title_height, gap=size // 3)
    ui.label(look.title, ui.type.reason, title, "accent", weight=BOLD)
    # A thin line below the title, within the edges of the panel.
    ui.box(room.row(title.bottom - 1, 1).inflate(-2, 0), "hairline")
    # A margin at the foot.
    inner.cut_bottom(size // 2)
    has_height = inner.height > (NOTE_HEIGHT + EASY_LINE * len(look.lines)) * size
    note_width = NOTE_INDENT * size + ui.width(look.note, size)
    if has_height and note_width <= inner.width:
        note = inner.cut_bottom(NOTE_HEIGHT * size, gap=size // 2)
        _draw_note(ui, note, look.note)
    _draw_lines(ui, room, inner, look)


def _draw_lines(ui: Ui, card: Rect, room: Room, look: OwnLook) -> None:
    """Draw the lines in a room of a card, with the keys at their left.

    Lines that don't fit are scrolled. A click anywhere on a line does what it says.
    """
    lines = _fit_keys(ui, look.lines, most_width=room.width // 2)
    texts = TextList("own", tuple([line.text for line in lines]), look.scrolled)
    text_room = Room(*room)
    text_room.cut_left(_widest_keys(ui, lines))
    fitted = fit_lines(ui, text_room, texts.texts, ui.type.body)
    for text_line, place in scroll_lines(ui, text_room, texts, fitted, card=card):
        line = lines[text_line.text_index]
        row = room.row(place.top, place.height)
        ui.add_region(line.action, row)
        ink = _ink_of(line)
        ui.text(text_line.line, fitted.size, ink, midleft=place.midleft)
        if text_line.is_first:
            _draw_keys(ui, row, line.keys, ink)


def _fit_keys(
    ui: Ui, lines: tuple[OwnLine, ...], most_width: int
) -> tuple[OwnLine, ...]:
    """Return the lines as they are, if all their keys fit a width.

    Otherwise each line has only the last of its keys.
    """
    if _widest_keys(ui, lines) <= most_width:
        return lines
    return tuple([line._replace(keys=line.keys[-1:]) for line in lines])


def _widest_keys(ui: Ui, lines: tuple[OwnLine, ...]) -> int:
    """Return the largest width of the keys of a line with the gap after them."""
    return max([_keys_width(ui, line) for line in lines])


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
    """Draw keys beside each other at the left of a row."""
    left = row.left
    for key in keys:
        anchor = (left, row.centery)
        cap = keycap.paint_at(
            ui, key, ui.type.hint, ink, most=row.height - 1, midleft=anchor
        )
        left = cap.right + KEY_GAP


CROWN_SIZE = 1.8  # of the crown before a note, in the type of the note
CROWN_CENTRE = 1.2  # from the left, in that


def _draw_note(ui: Ui, room: Room, note: str) -> None:
    """Draw the note with a crown before it, on a pale box that is a little wider."""
    size = ui.type.body
    box = room.within(-size // 2, 0)
    ui.box(box, "hover", radius=8)
    crown_centre = (room.left + CROWN_CENTRE * size, room.centery)
    ui.shape(Icon.CROWN, round(CROWN_SIZE * size), "accent", crown_centre)
    note_left = room.left + round(NOTE_INDENT * size)
    ui.text(note, size, "text", midleft=(note_left, room.centery))


def _draw_in_one_line(ui: Ui, row: Room, lines: tuple[OwnLine, ...]) -> None:
    """Draw one key for each thing that can be done, and what it does, in a row.

    What doesn't fit is left out; only the first one has smaller type instead.
    """
    # The first line of each action. A line without keys is only a remark.
    line_of_action: dict[Action, OwnLine] = {}
    for line in lines:
        if line.keys:
            line_of_action.setdefault(line.action, line)
    first_line, *other_lines = line_of_action.values()
    free = row.width - _last_key_width(ui, first_line)
    first_size = ui.fit_size(first_line.text, ui.type.body, free)
    # Each line is cut from the left of the row.
    _cut_line(ui, row, first_line, first_size)
    for line in other_lines:
        width = _last_key_width(ui, line) + ui.width(line.text, ui.type.body)
        if width <= row.width:
            _cut_line(ui, row, line, ui.type.body)


def _last_key_width(ui: Ui, line: OwnLine) -> int:
    """Return the width of the last key of a line with the gap after it, in pixels."""
    size = ui.type.hint
    return keycap.width_of(ui, line.keys[-1], size) + size // 2


def _cut_line(ui: Ui, row: Room, line: OwnLine, size: int) -> None:
    """Draw the last key of a line and its text, and cut their place from a row.

    They are at the left of the row, the text in type of a size.
    """
    key_width = _last_key_width(ui, line)
    text_width = ui.width(line.text, size)
    place = row.cut_left(key_width + text_width, gap=ui.type.body)
    ui.add_region(line.action, place)
    ink = _ink_of(line)
    left = place.midleft
    keycap.paint_at(
        ui, line.keys[-1], ui.type.hint, ink, most=place.height, midleft=left
    )
    text_left = place.left + key_width
    ui.text(line.text, size, ink, midleft=(text_left, place.centery))

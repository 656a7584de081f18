"""Reads what is drawn as a person would: words in the order of reading, and boards as rows of letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import NamedTuple

from queens_viz.pens.face import Weight
from queens_viz.pens.icons import Icon
from queens_viz.pens.rect import Rect

from ..recorder import Drawn, Stroke
from ..states import LETTERS, State
from .seam import Press, Screen, seen

PLAIN = ("", "window", "panel", "border", "hairline", "track", "halo")
"""Roles of fills and edges that tell nothing."""

NUMBERS = re.compile(r"\d+(?: · \d+)*(?:\{[^}]*\})?")

DETAILED, MANY = 12, 20
"""The largest board that is shown as rows of letters, and how often nobody counts what has one colour."""


class Item(NamedTuple):
    """Something to be read, where it stands, and the style of its words: None of what isn't words alone."""

    words: str
    place: Rect
    style: str | None = None


def text_of(state: State) -> str:
    """Return a state as text."""
    screen = seen(state)
    lines = [str(state), f"title: {screen.title}", *screen.sliders]
    for name, read in [
        *((name, _part(name, some, screen)) for name, some in screen.parts.items()),
        ("told", screen.told),
    ]:
        if len(read) == 1:
            lines.append(f"{name}: {read[0]}")
        elif read:
            lines += [name, *(f"  {line}" for line in read)]
    return "\n".join(lines) + "\n"


def _part(name: str, strokes: list[Drawn], screen: Screen) -> list[str]:
    """Return the lines of a part: its boards, its words, and the colours of what has no words on it."""
    lines, items, rest = [], list[Item](), strokes
    for checks in [one for one in strokes if one.stroke is Stroke.CHECKS]:
        on = [one for one in rest if _is_on(one, checks.rect)]
        rest = [one for one in rest if one is not checks and one not in on]
        if name == "board":
            lines += _board(checks, on, screen)
        else:
            items.append(Item(f"<{_squares(checks, on)}>", checks.rect))
    presses = {"menu": screen.rows, "help": [], "hover": []}.get(name, screen.presses)
    can_click = name == screen.cover or not screen.cover
    items += _items(rest, presses, screen.clicked if can_click else lambda _: "")
    read = [
        line
        for column in (_columns(items) if name == "help" else [items])
        for line in _lines(column)
    ]
    lines += _numbers_joined([_written(line) for line in _joined(read)])
    if tints := _tints(rest):
        lines.append(f"({tints})")
    return lines


def _is_on(one: Drawn, place: Rect) -> bool:
    around = place.inflate(24, 24)
    return (
        one.stroke is not Stroke.CHECKS
        and around.union(one.rect) == around
        and place.collidepoint(one.rect.center)
    )


# Words.


def _items(
    strokes: list[Drawn],
    presses: list[Press],
    clicked: Callable[[tuple[int, int]], str],
) -> list[Item]:
    """Return words and icons; those of a button as one."""
    items, boxes, pressed = (
        [],
        list[Drawn](),
        list[tuple[Press, list[Item]]]((press, []) for press in presses),
    )
    for one in strokes:
        if one.stroke is Stroke.BOX:
            boxes.append(one)
        if one.stroke not in (Stroke.TEXT, Stroke.SHAPE):
            continue
        style = _style(one, boxes)
        what = one.what if one.stroke is Stroke.TEXT else f"<{_icon(one)}>"
        inside = next(
            (
                inside
                for press, inside in pressed
                if press.place.collidepoint(one.rect.center)
            ),
            None,
        )
        if inside is not None:
            inside.append(Item(str(what), one.rect, style))
            continue
        click = clicked(one.rect.center)
        items.append(
            Item(str(what), one.rect, f"{style} \u2192{click}" if click else style)
        )
    for press, inside in pressed:
        if not inside:
            continue
        label = _written([item for line in _lines(inside) for item in line])
        items.append(
            Item(f"[{label}]={' '.join((press.name, *press.flags))}", press.place)
        )
    return items


def _worded(words: str, style: str) -> str:
    return f"{words}{{{style.strip()}}}" if style.strip() else words


def _written(line: list[Item]) -> str:
    """Return what stands in a line; words that are written alike share what is said of that."""
    alike = [
        (style, " · ".join(item.words for item in some))
        for style, some in groupby(line, lambda item: item.style)
    ]
    return " · ".join(_worded(words, style or "") for style, words in alike)


def _numbers_joined(lines: list[str]) -> list[str]:
    """Return lines in which those that only have numbers, as beside a board, are one."""
    joined = list[str]()
    for line in lines:
        is_number = bool(NUMBERS.fullmatch(line))
        if is_number and joined and NUMBERS.fullmatch(joined[-1].split(" / ")[-1]):
            joined[-1] += f" / {line}"
        else:
            joined.append(line)
    return joined


def _style(one: Drawn, boxes: list[Drawn]) -> str:
    """Return how words are written, where that is not plainly: role, weight, and what they stand on."""
    is_text = one.stroke is Stroke.TEXT
    words = [one.role] if is_text and one.role != "text" else []
    words += (
        [one.weight.name.lower()]
        if is_text and one.weight is not Weight.REGULAR
        else []
    )
    words += ["faint"] if one.shown < 1 else []
    under = [box for box in boxes if box.rect.collidepoint(one.rect.center)]
    ground = next((box for box in reversed(under) if box.role), None)
    words += [f"on {ground.role}"] if ground and ground.role not in PLAIN else []
    edges = {
        box.second for box in under if box.second not in (*PLAIN, "text", box.role)
    }
    return " ".join([*words, *(f"in {edge}" for edge in sorted(edges))])


def _icon(one: Drawn) -> str:
    assert isinstance(one.what, Icon)
    name = one.what.name.lower().replace("_", " ")
    second = f" with {one.second}" if one.second not in PLAIN else ""
    return f"{name} {one.role}{second}{' hollow' if one.is_hollow else ''}"


def _columns(items: list[Item]) -> list[list[Item]]:
    """Return what stands below headings that begin at the same place, from the left."""
    starts = sorted({item.place.left for item in items if item.style == "accent bold"})
    columns: dict[int, list[Item]] = {start: [] for start in starts[:1] or [0]}
    for item in items:
        start = max(
            (start for start in starts if start <= item.place.left),
            default=next(iter(columns)),
        )
        columns.setdefault(start, []).append(item)
    return [columns[start] for start in sorted(columns)]


def _lines(items: Iterable[Item]) -> list[list[Item]]:
    """Return what stands in one line together, from the top down and from the left."""
    lines: list[list[Item]] = []
    for item in sorted(items, key=lambda item: item.place.centery):
        last = lines[-1][0].place if lines else None
        if last and abs(item.place.centery - last.centery) < 0.5 * min(
            item.place.height, last.height
        ):
            lines[-1].append(item)
        else:
            lines.append([item])
    return [sorted(line, key=lambda item: item.place.left) for line in lines]


def _joined(lines: list[list[Item]]) -> list[list[Item]]:
    """Return lines in which those that were broken for want of room are one, and words say how they are written."""
    joined, last = list[list[Item]](), None
    for line in lines:
        item, *more = line
        if last and not more and item.style is not None and _goes_on(last, item):
            (before,) = joined[-1]
            joined[-1] = [before._replace(words=f"{before.words} {item.words}")]
        else:
            joined.append(line)
        last = item if not more and item.style is not None else None
    return joined


def _goes_on(last: Item, item: Item) -> bool:
    """Return whether a line goes on in the next: both are alike, and its first word had no room above."""
    if last.style != item.style or last.place.height != item.place.height:
        return False
    word = LETTERS.width(
        item.words.split(" ")[0], last.place.height * 4 // 5, Weight.REGULAR
    )
    is_below = 0 < item.place.top - last.place.top < 1.6 * last.place.height
    is_aligned = (
        abs(item.place.left - last.place.left) < 3
        or abs(item.place.centerx - last.place.centerx) < 3
    )
    return is_below and is_aligned and last.place.width + word > item.place.width


def _tints(strokes: list[Drawn]) -> str:
    """Return the colours of boxes on which nothing is written, with how many there are, and of lines."""
    centres = [
        one.rect.center for one in strokes if one.stroke in (Stroke.TEXT, Stroke.SHAPE)
    ]
    found: dict[str, int] = {}
    for one in strokes:
        if one.stroke is Stroke.BOX and not any(map(one.rect.collidepoint, centres)):
            words = " in ".join(
                role for role in (one.role, one.second) if role not in PLAIN
            )
        elif one.stroke in (Stroke.PATH, Stroke.HATCH, Stroke.BARS):
            words = f"{'arrow' if one.size else one.stroke.value} {one.role}"
        else:
            continue
        if words:
            found[words] = found.get(words, 0) + 1
    return ", ".join(
        words + (f" x{many}" if many < MANY else " many times") * (many > 1)
        for words, many in sorted(found.items())
    )


# Boards.


def _at(point: tuple[float, float], place: Rect, n: int) -> tuple[int, int]:
    """Return the column and row at a point, counted from 1."""
    x, y = (
        (point[0] - place.left) * n / place.width,
        (place.bottom - point[1]) * n / place.height,
    )
    return min(n, max(1, int(x) + 1)), min(n, max(1, int(y) + 1))


def _letters(
    checks: Drawn, on: list[Drawn]
) -> tuple[dict[tuple[int, int], str], dict[str, str]]:
    """Return the letters on squares, and what they mean."""
    n, letters, cells = (
        int(str(checks.what)),
        dict[str, str](),
        dict[tuple[int, int], str](),
    )
    for one in on:
        if one.stroke not in (Stroke.SHAPE, Stroke.HATCH, Stroke.TEXT):
            continue
        if one.stroke is Stroke.SHAPE:
            name = _icon(one) + (" faint" if one.shown < 1 else "")
        else:
            name = f"{one.stroke.value} {one.what} {one.role}".replace("  ", " ")
        first = name[5 if name.startswith("text") else 0]
        letter = {"crown queen": "Q", "round queen": "d", "crown candidate": "R"}.get(
            name, first
        )
        while letters.get(letter, name) != name:
            letter += "'"
        letters[letter] = name
        square = _at(one.rect.center, checks.rect, n)
        cells[square] = cells.get(square, "") + letter
    return cells, letters


def _squares(checks: Drawn, on: list[Drawn]) -> str:
    """Return a small board in a line."""
    cells, _ = _letters(checks, on)
    listed = " ".join(
        f"{column}/{row}{letter}" for (column, row), letter in sorted(cells.items())
    )
    return "; ".join(
        [f"board of {checks.what}, {checks.role} {listed}", *_marked(checks, on)]
    )


def _board(checks: Drawn, on: list[Drawn], screen: Screen) -> list[str]:
    """Return a board as rows of letters, what they mean, what is framed, which lines lead where, and what clicks do."""
    n, (cells, letters) = int(str(checks.what)), _letters(checks, on)
    if n > DETAILED:
        return [_squares(checks, on)]
    side = checks.rect.width / n
    lines, does = [f"{checks.role} with {checks.second}"], dict[str, int]()
    for row in range(n, 0, -1):
        lines.append(
            f"{row:2} "
            + " ".join(
                f"{cells.get((column, row), '.'):2}" for column in range(1, n + 1)
            ).rstrip()
        )
        y = checks.rect.bottom - (row - 0.5) * side
        for column in range(n):
            done = screen.square(
                (round(checks.rect.left + (column + 0.5) * side), round(y))
            )
            does[done] = does.get(done, 0) + 1
    lines.append(", ".join(f"{letter} = {name}" for letter, name in letters.items()))
    if not screen.cover:
        lines.append(
            "a click: " + ", ".join(f"{done} {many}" for done, many in does.items())
        )
    return [line for line in (*lines, *_marked(checks, on)) if line]


def _marked(checks: Drawn, on: list[Drawn]) -> list[str]:
    """Return what is framed or filled on a board, and its lines."""
    n, place, found = int(str(checks.what)), checks.rect, dict[str, list[str]]()
    for one in on:
        if one.stroke is Stroke.BOX:
            words = [
                role
                for role in (one.role, f"edge {one.second}" * bool(one.second))
                if role not in (*PLAIN, "edge halo")
            ]
            inner = one.rect.inflate(-6, -6)
            ends = _at(inner.bottomleft, place, n), _at(inner.topright, place, n)
            style = " ".join(words) + (" around" if one.hole.width else "")
        elif one.stroke is Stroke.PATH and one.role != "halo":
            style, ends = (
                "arrow" if one.size else "line",
                (_at(one.points[0], place, n), _at(one.points[-1], place, n)),
            )
            words = [style := f"{style} {one.role}"]
        else:
            continue
        if words:
            first, last = (f"{column}/{row}" for column, row in ends)
            found.setdefault(style, []).append(
                first if first == last else f"{first}-{last}"
            )
    return [f"{style}: {' '.join(places)}" for style, places in found.items()]

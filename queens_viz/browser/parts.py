"""The parts of a page that are not drawn: looks as HTML, written alike for the first picture and by the page."""

from __future__ import annotations

from ..app.commands import Action
from ..looks.buttons import ButtonLook
from ..looks.edges import ColumnsLook, RowsLook, StackLook
from ..looks.header import ExerciseLook
from ..looks.solutions import Entry, ListLook, Sample
from ..looks.tree import TreeLook
from ..words.words import Words
from . import tree_svg
from .svg import SMALL_DISC, name_of
from .tree_places import TreePlaces

LABELS = {
    "SIZE": "size_of_board",
    "SMALLER": "smaller_board",
    "LARGER": "larger_board",
    "HALTED": "halted",
    "THEME": "theme",
    "HELP": "help",
    "BREAKPOINTS": "breakpoints",
    "COLUMN_SHORT": "column_short",
    "ROW_SHORT": "row_short",
    "PROGRESS": "progress",
    "SPEED": "speed",
    "NO_SCRIPT": "no_script",
    "FAULT": "failed",
}
"""Words of the document that change with its language alone, by their keys."""

_QUEEN = '<use class="crown" href="#crown" width="100" height="100"/><circle class="disc" cx="50" cy="50" r="25"/></g>'

SAMPLES = {
    Sample.CANDIDATE: f'<g class="piece candidate">{_QUEEN}',
    Sample.QUEEN: f'<g class="piece">{_QUEEN}',
    Sample.ATTACKED: '<use class="mark attacked" href="#thin-cross" x="32" y="32" width="36" height="36"/>',
    Sample.FAILED: '<use class="mark failed" href="#triangle" x="33" y="33" width="34" height="34"/>',
    Sample.FRUITFUL: '<use class="mark fruitful" href="#triangle" x="33" y="33" width="34" height="34"/>',
    Sample.UNCOUNTED: '<use class="mark uncounted" href="#ellipsis" x="32" y="32" width="36" height="36"/>',
    Sample.GHOST: '<g class="ghost"><rect x="8" y="8" width="84" height="84" rx="11"/>'
    '<use href="#crown" x="10" y="10" width="80" height="80"/></g>',
}  # fmt: skip
"""How the legend draws what it shows."""


def escaped(text: str) -> str:
    """Return a text as it is written in HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def glued(text: str) -> str:
    r"""Return a text in which numbers stay with the words before them, wherever lines break.

    >>> glued("Column 6, row 7 is safe").replace("\u00a0", "_")
    'Column_6,_row_7 is safe'
    """
    glued = escaped(text)
    for digit in "0123456789":
        glued = glued.replace(f" {digit}", f"\u00a0{digit}")
    first, *others = glued.split(", ")
    for other in others:
        # A number, and a word with a number after it.
        is_pair = first[-1:].isdigit() and "\u00a0" in other.partition(" ")[0]
        first += (",\u00a0" if is_pair else ", ") + other
    return first


LONG = 110
"""Letters above which a reason is written smaller."""


def with_keys(text: str, keys: tuple[str, ...]) -> str:
    """Return a text in which the keys that it names, in this order, look like keys.

    >>> with_keys("Move with ← → and press Space.", ("←", "Space"))
    'Move with <kbd>←</kbd> → and press <kbd>Space</kbd>.'
    """
    done, rest = "", glued(text)
    for key in keys:
        before, found, rest = rest.partition(glued(key))
        done += f"{before}<kbd>{found}</kbd>"
    return done + rest


def length_of(reason: str) -> str:
    """Return whether a reason is long, as the style sheet asks.

    >>> [length_of("a" * letters) for letters in (9, 110, 111)]
    ['short', 'short', 'long']
    """
    return "long" if len(reason) > LONG else "short"


FEW, MANY, LOTS, CROWD, DENSE = 3, 13, 18, 32, 40
"""Sizes from which a square is not huge; above which a stack's cells are narrow; are no cells on a phone, and nowhere;
and queens are dots."""


def room(n: int) -> str:
    """Return how much room there is for a square, as classes of the style sheet."""
    names = {"few": n < FEW, "many": n > MANY, "lots": n > LOTS, "crowd": n > CROWD, "dense": n > DENSE}
    return " ".join([name for name in names if names[name]])


def every(n: int) -> int:
    """Return of how many squares one gets a number."""
    return 1 if n <= 24 else 5 if n <= 60 else 10


def rows(look: RowsLook) -> str:
    """Return the numbers of the rows, from the top down."""
    return "".join(_number(k, look.n, look.here, "span") for k in reversed(range(look.n)))


def columns(look: ColumnsLook) -> str:
    """Return the numbers of the columns, buttons that set breakpoints."""
    return "".join(
        f'<button data-column="{k}" tabindex="{0 if k == 0 else -1}" aria-label="{k + 1}" '
        f'aria-pressed="{str(k in look.breakpoints).lower()}" class="{"here" if k == look.here else ""}">'
        f"{_shown(k, look.n, look.here)}</button>"
        for k in range(look.n)
    )


def _number(k: int, n: int, here: int | None, tag: str) -> str:
    return f'<{tag} class="{"here" if k == here else ""}">{_shown(k, n, here)}</{tag}>'


def _shown(k: int, n: int, here: int | None) -> str:
    """Return the number of a column or row, or nothing where there is no room for it beside 1 and the one at hand."""
    step = every(n)
    if k == 0 or step == 1:
        return str(k + 1)
    if k == here:
        return str(k + 1) if k >= 2 + n // 50 else ""
    room = k if here is None else min(k, abs(k - here))
    return str(k + 1) if (k + 1) % step == 0 and room >= 2 + n // 25 else ""


def stack(look: StackLook) -> str:
    """Return the cells of the stack."""
    cells = (cell(look, column) for column in range(look.n))
    return "".join(f'<b class="{kind}">{text}</b>' for kind, text in cells)


def cell(look: StackLook, column: int) -> tuple[str, str]:
    """Return the class of a cell of the stack, and what stands in it."""
    if column >= len(look.cells):
        return "", ""
    if not look.cells[column]:
        return "", ""
    is_tested = look.has_candidate and column == len(look.cells) - 1
    kind = "tested" if is_tested else "placed paired" if column in look.attacked else "placed"
    return kind, look.cells[column]


def buttons(looks: tuple[ButtonLook, ...], say: Words) -> str:
    """Return the buttons of the controls: their sign, their label, shorter where there is less room, and their key."""
    return "".join(
        f'<button data-name="{look.name.name}" data-action="{look.action.name}" {_states(look)}>'
        f'<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#i-{sign(look)}"/></svg>'
        f'<span class="label">{escaped(look.label)}</span><span class="short">{escaped(short(look, say))}</span>'
        f'<small aria-hidden="true">{look.hint}</small></button>'
        for look in looks
    )


def short(look: ButtonLook, say: Words) -> str:
    """Return the label of a button where there is little room."""
    return say("solution_short") if look.action is Action.NEXT_SOLUTION else look.label


def sign(look: ButtonLook) -> str:
    """Return the name of a button's sign."""
    return look.name.name.lower().replace("_", "-")


def _states(look: ButtonLook) -> str:
    is_disabled = str(not look.is_enabled).lower()
    return f'aria-disabled="{is_disabled}" class="{"first" if look.is_primary else ""}"'


def exercise(look: ExerciseLook) -> str:
    """Return what stands on the button of the class's menu: its words and key, or what the class does and how well."""
    icon = (
        f'<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#{name_of(look.icon)}"/></svg>' if look.icon else ""
    )
    key = f'<kbd aria-hidden="true">{look.button.hint}</kbd>' if look.button.hint else ""
    dots = "".join(f'<i class="{"right" if is_right else "wrong"}"></i>' for is_right in look.dots)
    shown = f'<span class="dots" aria-hidden="true">{dots}</span>' if dots else ""
    return f'{icon}{key}<span class="words">{glued(look.button.label)}</span>{shown}'


def tabs(looks: tuple[ButtonLook, ...]) -> str:
    """Return the tabs of the panel."""
    return "".join(
        f'<button role="tab" id="tab-{look.action.name}" data-action="{look.action.name}" aria-controls="contents" '
        f'aria-selected="{str(look.is_primary).lower()}" tabindex="{0 if look.is_primary else -1}">'
        f'{escaped(look.label)} <kbd aria-hidden="true">{look.hint}</kbd></button>'
        for look in looks
    )


def solutions(look: ListLook) -> str:
    """Return the list of solutions, without its lines; or the legend."""
    if not look.total:
        remark = "".join(f"<p>{escaped(line)}</p>" for line in look.remark.split("\n"))
        samples = "".join(
            f'<dt><svg viewBox="0 0 100 100" aria-hidden="true">{SAMPLES[sample]}</svg></dt><dd>{escaped(words)}</dd>'
            for sample, words in look.legend
        )
        return f'<div id="remark">{remark}</div><dl id="legend">{samples}</dl>'
    return (
        f'<p id="remark">{escaped(look.result or look.remark or look.heading)}</p><div id="list"><ol id="lines" '
        f'start="{look.first + 1}"></ol></div>'
    )


def lines(entries: tuple[Entry, ...]) -> str:
    """Return lines of the list of solutions."""
    return "".join(map(_line, entries))


def small_board(rows: tuple[int, ...], n: int, queen: str) -> str:
    """Return a small board, and on it queens as they are drawn at a column and a row from the top."""
    dark = "".join(f"M{c} {n - 1 - r}h1v1h-1z" for c in range(n) for r in range(c % 2, n, 2)) if n <= 30 else ""
    queens = "".join(queen.format(x=column, y=n - 1 - row) for column, row in enumerate(rows))
    return (
        f'<svg viewBox="0 0 {n} {n}" aria-hidden="true"><path class="light" d="M0 0h{n}v{n}h-{n}z"/>'
        f'<path class="dark" d="{dark}"/>{queens}</svg>'
    )


def _line(entry: Entry) -> str:
    words = " ".join(str(row + 1) for row in entry.rows)
    chosen = ' aria-current="true"' if entry.is_here else ' class="beyond"' if entry.is_beyond else ""
    return (
        f'<li><button data-index="{entry.which}"{chosen}><span>{entry.number}</span><span class="queens">{words}</span>'
        f"{small_board(entry.rows, len(entry.rows), SMALL_DISC)}<small>{escaped(entry.twin)}</small></button></li>"
    )


FOOT = 38
"""The height of the line under a tree."""


def tree(look: TreeLook, places: TreePlaces, told: str, width: float, height: float) -> str:
    """Return the drawing of a tree, and under it what its numbers are and the switch to the whole window."""
    label, key = look.switch
    return (
        f'<p id="told">{escaped(told)}</p><svg id="branches" aria-hidden="true" viewBox="0 0 {width:g} {height:g}">'
        f'<g id="grown">{tree_svg.nodes(look, places)}</g><g id="names">{tree_svg.names(look, places)}</g></svg>'
        f'<p id="foot" class="{"shares" if look.share else ""}"><span>{_foot(look)}</span>'
        f'<button data-action="LARGE_TREE"><span>{escaped(label)}</span> <kbd aria-hidden="true">{key}</kbd></button>'
        f"</p>"
    )


def _foot(look: TreeLook) -> str:
    """Return the share of steps that were made too late, or what the numbers under shapes are."""
    if look.share:
        return f"<b>{escaped(look.share)}</b>"
    if not any(spot.counts for spot in look.spots):
        return ""
    under, _, nodes, solutions = map(escaped, look.legend)
    return f"<i><b>{nodes}</b>, <b class='found'>{solutions}</b></i><i>{under}</i>"


def guesses(looks: tuple[ButtonLook, ...]) -> str:
    """Return the buttons of a guess."""
    return "".join(
        f'<button data-action="{look.action.name}" class="first">{escaped(look.label)} '
        f'<kbd aria-hidden="true">{look.hint}</kbd></button>'
        for look in looks
    )

"""The tree in its tab: the nodes of a small search, or the search over time, and what is told of a queen in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..app.commands import Action
from ..app.state import WHOLE_TREE
from ..pens import BOLD, LEADING, NOWHERE, SEMIBOLD, ButtonLook, Rect, Room, Ui
from ..search.facts import TOTAL_STEPS_OF
from ..search.flame import UNKNOWN, WIDTH, Block, BlockKind, left_edge
from ..search.position import Position
from ..search.strategy import PLAIN, Board
from ..words.outlook import shares as steps_told
from ..words.words import Words
from .flame import FlameLook, flame
from .flame_blocks import (
    DEEPEST,
    ROLES,
    Blocks,
    BlocksLook,
    Stretch,
    around,
    block_finder,
    fill_block,
    paint_blocks,
)
from .lens import Seen
from .nodes import nodes
from .scene import Scene, Setting
from .view_state import ViewState

Entries = tuple[tuple[str, str], ...]

LEGEND = (
    *[(role, f"flame_{kind.value}") for kind, role in ROLES.items()],
    ("pale", "flame_ahead"),
)
"""What the colours of blocks mean, by their roles and by the keys of their words."""

LOWEST = 10
"""The fewest pixels of a level of nodes that has anything below the tree."""


def draw_tree(ui: Ui, scene: Scene, state: ViewState, body: Rect) -> None:
    """Draw the nodes of a small search, or the search over time."""
    room, size = Room(*body), ui.type.hint
    has_nodes, is_large, foot = (
        scene.state.has_nodes(scene.n),
        scene.state.is_large,
        NOWHERE,
    )
    blocks = tuple(scene.findings.blocks(scene.search, 0)) if has_nodes else ()
    entries = _counted(scene, blocks) if has_nodes else LEGEND
    looks, high = (
        ui.known(switches, scene.setting),
        max(ui.type.touch, 2 * size) + size // 3,
    )
    # Where what is left is shown, it is said of the steps so far; the last is all of it in few words.
    shares = (
        steps_told(scene.moment.position, scene.moment.steps, scene.say)
        if scene.state.has_outlook
        else ()
    )
    lowest = (
        high + LOWEST * (scene.n + 1) if has_nodes else (10 if shares else 20) * size
    )
    if is_large or body.height >= lowest:
        wide = ui.width(shares[-1], size, SEMIBOLD) if shares else 0
        lines = (wide > 0) + (wide > room.width - 2 * ui.padding(room))
        foot = room.cut_bottom(high + round(lines * LEADING * size))
    elif has_nodes or not scene.say.has_keys:
        # For fingers nothing else leads to the whole window: the button stands beside the lens's title, or the tree.
        shares, looks, is_beside = (), looks[-1:], has_nodes or body.height < 8 * size
        wide = ui.button_width(looks[0], size) + 2 * ui.padding(room)
        if is_beside:
            # Its label has two lines: what is left is the tree's.
            words = looks[0].label.split()
            longest = max([ui.width(word, size, BOLD) for word in words])
            wide = longest + size + 2 * ui.padding(room)
        high = min(high, room.height)
        foot = (
            room.cut_right(wide).cut_bottom(high) if is_beside else room.cut_top(high)
        )
    if has_nodes:
        shown = scene.state.shown
        tells_late = scene.state.has_outlook and scene.moment.position.strategy is PLAIN
        values = (
            scene.moment.position,
            blocks,
            shown.board if shown else None,
            tells_late,
        )
        ui.part("tree", room, nodes, *values, scene.say)
    else:
        chart = flame_of(scene, state.scrolled("lens"), room.width)
        if foot.height and foot.top < room.top:
            # The title of the lens is written beside the button.
            entries = (("", chart.lens_title),) if chart.lens_title else ()
            chart = chart._replace(lens_title="")
        blocks = _draw_flame(ui, scene, room, chart)
    ui.part("node", room, node, told(scene, blocks), role="tree")
    if foot.height:
        ui.part("tree foot", foot, tree_foot, shares, entries, looks, scene.say)


def node(ui: Ui, room: Room, words: str) -> None:
    """Note the queen that is chosen, or at which the search stands: the arrows go from there."""
    ui.press(
        ButtonLook(Action.NODE, Action.NODE, words, ""),
        room.inflate(-12, -12),
        is_of_keys=True,
    )


class FlameChart(NamedTuple):
    """The search over time: all of it, and enlarged in the lens."""

    whole: Blocks | None = None
    lens: Blocks | None = None
    lens_title: str = ""


class _Choice(NamedTuple):
    """What is marked in the blocks."""

    board: Board | None  # the chosen position
    step: int | None  # of a chosen solution after the clock
    marks_late: bool


def flame_of(scene: Scene, seen: Seen | None, width: int) -> FlameChart:
    """Return the flame chart; the whole search is `width` pixels wide.

    The lens follows the clock until it is moved. Then `seen` are its steps.
    """
    n = scene.n
    chosen = scene.state.shown
    strategy = scene.moment.position.strategy
    end = TOTAL_STEPS_OF[strategy].get(n)
    beyond = _step_after_clock(scene, chosen) if chosen else None
    if beyond is not None and not seen:
        seen = left_edge(beyond, WIDTH * n, end), WIDTH * n
    choice = _Choice(
        chosen.board if chosen else None,
        beyond,
        marks_late=scene.state.has_outlook and strategy is PLAIN,
    )
    whole = _whole_search(scene, choice, end, width) if end else None
    if n <= WHOLE_TREE or (whole and scene.state.is_large):
        return FlameChart(whole)
    lens = _lens(scene, choice, seen)
    title = _lens_title(scene, lens.stretch, end)
    return FlameChart(whole, lens, title)


def _step_after_clock(scene: Scene, chosen: Position) -> int | None:
    """Return the step of a chosen solution, if the search has not come to it."""
    step = scene.findings.step_of(chosen)
    clock = scene.search.steps
    if step is None or clock is None or step <= clock:
        return None
    return step


def _whole_search(scene: Scene, choice: _Choice, end: int, width: int) -> Blocks | None:
    """Return the blocks of the whole search, if they are known up to the clock."""
    known = scene.findings.flame
    clock = scene.search.steps
    if not known or clock is None:
        return None
    grain = max(1, end // max(1, width))
    blocks = scene.findings.blocks(scene.search, grain)
    outline = known.outline(clock, grain) if grain > 1 else ()
    if not blocks and clock > known.clock:
        return None
    return Blocks(
        Stretch(scene.n, scene.moment.position.strategy, 0, end, rows=scene.n),
        clock,
        min(known.clock, clock),
        tuple(blocks),
        grain=grain,
        outline=outline,
        chosen=choice.board,
        beyond=choice.step,
        marks_late=choice.marks_late,
    )


def _lens(scene: Scene, choice: _Choice, seen: Seen | None) -> Blocks:
    """Return the blocks of the steps in the lens."""
    n = scene.n
    position = scene.moment.position
    near, blocks = scene.findings.near(scene.search, seen)
    deepest = max([len(block.board) for block in blocks], default=0)
    above = max(0, deepest - DEEPEST)
    rows = min(n, DEEPEST)
    # The next column may be below the rows.
    row = min(len(position.board), n - 1) - above
    clock = scene.search.steps
    return Blocks(
        Stretch(n, position.strategy, near.left, near.width, rows=rows, above=above),
        near.clock if clock is None else clock,
        near.clock,
        tuple(blocks),
        here=row if row < rows else None,
        chosen=choice.board,
        beyond=choice.step,
        marks_late=choice.marks_late,
    )


def _lens_title(scene: Scene, lens: Stretch, end: int | None) -> str:
    """Return which steps are in the lens, in words."""
    say = scene.say
    if scene.search.steps is None:
        return say.count("steps_made", lens.span)
    last = min(end or UNKNOWN, lens.first + lens.span)
    return say("flame_lens", first=lens.first, last=last)


def _draw_flame(
    ui: Ui, scene: Scene, room: Rect, chart: FlameChart
) -> tuple[Block, ...]:
    """Draw the parts of a flame chart that fit. Return the blocks of the closest one."""
    is_large = scene.state.is_large
    size = ui.type.body if is_large else ui.type.hint
    look = FlameLook(
        chart.whole.stretch if chart.whole else None,
        chart.lens.stretch if chart.lens else None,
        TOTAL_STEPS_OF[scene.moment.position.strategy].get(scene.n),
        size,
        lens_title=chart.lens_title,
        has_axis=is_large,
    )
    places = ui.part("tree", room, flame, look, scene.say).notes
    for name, blocks in (("whole", chart.whole), ("lens", chart.lens)):
        if not blocks or name not in places:
            continue
        numbers = places["names"]
        place = places[name]
        find = None
        if name == "lens" or "lens" not in places:
            find = block_finder(blocks, place, ui.type.touch // 2)
        drawn = BlocksLook(
            name,
            numbers,
            place,
            blocks,
            removed=blocks.rows_of_removed(ui, name, place),
            number_size=size,
        )
        area = around(numbers, place)
        ui.drawing(name, area, paint_blocks, drawn, fills=True, find=find)
    closest = chart.lens or chart.whole
    return closest.blocks if closest else ()


def tree_foot(
    ui: Ui,
    room: Room,
    shares: tuple[str, ...],
    entries: Entries,
    looks: tuple[ButtonLook, ...],
    say: Words,
) -> None:
    """Draw the shares of steps in few words, below them the switches at the right and what has room at their left."""
    size, foot = ui.type.hint, room.within(ui.padding(room), 0)
    foot.cut_bottom(size // 3)
    if shares:
        for words in shares[:-1]:
            ui.announce(words)
        ui.label(
            shares[-1],
            size,
            foot.cut_top(foot.height - max(ui.type.touch, 2 * size)),
            "text",
            SEMIBOLD,
            most=2,
        )
    widths = [ui.button_width(look, size) for look in looks]
    if sum(widths) + len(looks) * size // 2 > foot.width:
        # Their labels have two lines.
        widths = [foot.width // len(looks) - size // 2 for look in looks]
    for look, width in zip(looks[::-1], widths[::-1], strict=True):
        ui.button(look, foot.cut_right(width, size // 2), size)
    # Beside a button that is high enough for a finger there is room for two lines.
    lines = (
        [foot.cut_top(foot.height // 2), foot]
        if ui.type.touch and len(entries) > 2
        else [foot]
    )
    for role, entry in entries:
        words = say(entry) if role else entry
        wide = ui.width(words, size) + (size + size // 2) * bool(role)
        lines = [line for line in lines if line.width >= wide]
        if not lines:
            break
        place = lines[0].cut_left(wide, size)
        if role:
            fill_block(
                ui,
                place.cut_left(size, size // 2).within(0, (place.height - size) // 2),
                role,
            )
        else:
            ui.announce(words)
        ui.label(words, size, place, "muted")


def _counted(scene: Scene, blocks: tuple[Block, ...]) -> Entries:
    """Return what the whole tree counts, where its nodes are shown and all have been walked."""
    if not scene.moment.position.is_end:
        return ()
    solutions = sum(block.kind is BlockKind.SOLUTION for block in blocks)
    return ("", scene.say.count("nodes", len(blocks) + 1)), (
        "",
        scene.say.found(solutions, is_over=True),
    )


def switches(setting: Setting) -> tuple[ButtonLook, ...]:
    """Return the button for the other view, where there is one, and the one for the whole window."""
    say, state = setting.say, setting.state
    whole = setting.button(Action.LARGE_TREE)
    looks = [
        whole._replace(label=say("with_board" if state.is_large else "whole_window"))
    ]
    if state.is_picture:
        looks.clear()
    elif setting.n <= WHOLE_TREE:
        other = setting.button(Action.LISTING)
        looks.insert(
            0,
            other._replace(
                label=say("flame_time" if state.has_nodes(setting.n) else "flame_nodes")
            ),
        )
    return tuple(looks)


def told(scene: Scene, blocks: Sequence[Block]) -> str:
    """Return in words the queen that is chosen, or at which the search stands: the rows up to hers, or her square."""
    say, position, shown = scene.say, scene.moment.position, scene.state.shown
    board, is_solution = (shown or position).board, (shown or position).is_solution
    kind = (BlockKind.SOLUTION if is_solution else BlockKind.STANDS).value
    if position.is_end and not shown:
        kind = (BlockKind.SOLVED if scene.moment.found else BlockKind.FAILED).value
    if shown or position.is_end or position.is_solution:
        kind = next(
            (block.kind.value for block in reversed(blocks) if block.board == board),
            kind,
        )
    else:
        board, kind = position.path, "candidate"
    queens = Position._make((scene.n, board, 0, position.strategy)).queens
    words = say.count(
        "queens_in_rows",
        len(queens),
        rows=", ".join([str(row + 1) for _, row in queens]),
    )
    if not queens:
        words = say("node_root")
    elif position.strategy.chooses_column:
        words = say.at("square_of", queens[-1])
    return say("node_told", queens=words, kind=say(f"node_{kind}"))

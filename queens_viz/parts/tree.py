"""The tree in its tab: the nodes of a small search, or the search over time, and what is told of a queen in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..app.commands import Action
from ..app.findings import REACH
from ..app.state import WHOLE_TREE
from ..pens import BOLD, LEADING, NOWHERE, SEMIBOLD, ButtonLook, Rect, Room, Ui
from ..search.facts import TOTAL_STEPS_OF
from ..search.flame import (
    UNKNOWN,
    WHOLE_UP_TO,
    WIDTH,
    Block,
    BlockKind,
    left_edge,
)
from ..search.position import Position
from ..search.strategy import PLAIN
from ..words.outlook import shares as steps_told
from ..words.words import Words
from .flame import FlameLook, flame
from .flame_blocks import (
    DEEPEST,
    ROLES,
    UNCOUNTED,
    Blocks,
    BlocksLook,
    Mark,
    Stretch,
    Times,
    around,
    block_finder,
    fill_block,
    paint_blocks,
)
from .lens import Seen
from .nodes import NodesLook, has_numbers, nodes
from .scene import Scene, Setting
from .view_state import ViewState


class Entry(NamedTuple):
    """An entry of the legend, or a text in its place."""

    text: str
    colour: str | None = None  # None if it is no colour that is explained


LOWEST_LEVEL = 10
"""The fewest pixels of a level of nodes that has anything below the tree."""

LOWEST_FLAME = 20
"""The least height of a flame chart with a foot, in its type."""

LOWEST_WITH_SHARES = 10
"""The same if the foot says how many steps were in vain."""

LOWEST_TITLED = 8
"""The height below which a finger's button stands beside a lens, in its type."""


class NodeLook(NamedTuple):
    """What is known of the queen from which the arrow keys go."""

    description: str
    has_room_for_nodes: bool  # the tree could be drawn as nodes


def draw_tree(ui: Ui, scene: Scene, state: ViewState, body: Rect) -> None:
    """Draw the nodes of a small search, or the search over time.

    There are nodes only if each has room for its number.
    """
    n = scene.n
    moment = scene.moment
    shares: tuple[str, ...] = ()  # of the steps; the last one says all in few words
    if scene.state.has_outlook:
        shares = steps_told(moment.position, moment.steps, scene.say)
    has_room = False
    if n <= WHOLE_TREE:
        room = Room(*body)
        _cut_foot(ui, scene, room, shares, has_nodes=True)
        has_room = has_numbers(ui, room, n, moment.position.strategy)
    has_nodes = has_room and scene.state.has_nodes(n)
    room = Room(*body)
    foot = _cut_foot(ui, scene, room, shares, has_nodes=has_nodes)
    blocks: tuple[Block, ...]
    if has_nodes:
        blocks = tuple(scene.findings.blocks(scene.search, 0))
        entries = _counted(scene, blocks)
        ui.part("tree", room, nodes, _nodes_look(scene, blocks), scene.say)
    else:
        chart = flame_of(scene, state.scrolled("lens"), room.width)
        entries = ui.cached(_legend, scene.say, chart.has_uncounted)
        if foot.height and foot.top < room.top:
            # The title of the lens is written beside the button.
            entries = (Entry(chart.lens_title),) if chart.lens_title else ()
            chart = chart._replace(lens_title="")
        blocks = _draw_flame(ui, scene, room, chart)
    look = NodeLook(told(scene, blocks), has_room)
    ui.part("node", room, node, look, role="tree")
    if foot.height:
        buttons = ui.cached(switches, scene.setting, has_nodes, has_room)
        if foot.top < room.bottom:
            # It stands beside the tree, or above it.
            buttons = buttons[-1:]
            shares = ()
        ui.part("tree foot", foot, tree_foot, shares, entries, buttons)


def _cut_foot(
    ui: Ui, scene: Scene, room: Room, shares: tuple[str, ...], *, has_nodes: bool
) -> Rect:
    """Cut the foot off the room of a tree, if it has one."""
    size = ui.type.hint
    height = max(ui.type.touch, 2 * size) + size // 3
    lowest = LOWEST_FLAME * size
    if has_nodes:
        lowest = height + LOWEST_LEVEL * (scene.n + 1)
    elif shares:
        lowest = LOWEST_WITH_SHARES * size
    if scene.state.is_large or room.height >= lowest:
        lines = 0
        if shares:
            lines = 1
            if ui.width(shares[-1], size, SEMIBOLD) > room.width - 2 * ui.padding(room):
                lines = 2
        return room.cut_bottom(height + round(lines * LEADING * size))
    if not has_nodes and scene.say.has_keys:
        return NOWHERE
    # For fingers nothing else leads to the whole window: the button stands beside the
    # title of the lens, or beside the tree.
    if not has_nodes and room.height >= LOWEST_TITLED * size:
        return room.cut_top(height)
    (button,) = ui.cached(switches, scene.setting, has_nodes, False)[-1:]
    # Its label has two lines: the rest of the width is the tree's.
    longest = max([ui.width(word, size, BOLD) for word in button.label.split()])
    width = longest + size + 2 * ui.padding(room)
    return room.cut_right(width).cut_bottom(min(height, room.height))


def _nodes_look(scene: Scene, blocks: tuple[Block, ...]) -> NodesLook:
    """Return what the tree of nodes is drawn from."""
    chosen = scene.state.displayed
    position = scene.moment.position
    return NodesLook(
        position,
        blocks,
        chosen=chosen.board if chosen else None,
        marks_late=scene.state.has_outlook and position.strategy is PLAIN,
    )


def _legend(say: Words, has_uncounted: bool) -> tuple[Entry, ...]:
    """Return what the colours of the blocks mean."""
    entries = [Entry(say(f"flame_{kind.value}"), role) for kind, role in ROLES.items()]
    entries.append(Entry(say("flame_ahead"), "pale"))
    if has_uncounted:
        entries.insert(0, Entry(say("flame_uncounted"), UNCOUNTED))
    return tuple(entries)


def node(ui: Ui, room: Room, look: NodeLook) -> None:
    """Note the queen that is chosen, or at which the search stands: the arrows go from there."""
    ui.add_button(
        ButtonLook(Action.NODE, Action.NODE, look.description, ""),
        room.inflate(-12, -12),
        is_of_keys=True,
    )


class FlameChart(NamedTuple):
    """The search over time: all of it, and enlarged in the lens."""

    whole: Blocks | None = None
    lens: Blocks | None = None
    lens_title: str = ""
    has_uncounted: bool = False  # not all is known up to the clock


class _Choice(NamedTuple):
    """What is marked in the blocks."""

    position: Position | None  # that is chosen, or a solution that is on the board
    step: int | None  # of a solution, if it has been counted
    beyond: int | None  # the same, if the search has not come to it
    marks_late: bool


def flame_of(scene: Scene, seen: Seen | None, width: int) -> FlameChart:
    """Return the flame chart; the whole search is `width` pixels wide.

    The lens follows the clock until it is moved, or a solution is chosen that lies
    elsewhere. Then `seen` are its steps.
    """
    n = scene.n
    strategy = scene.moment.position.strategy
    end = TOTAL_STEPS_OF[strategy].get(n)
    choice = _choice(scene)
    if scene.state.displayed and choice.step is not None and not seen:
        seen = _lens_at(scene, choice.step, end)
    whole = _whole_search(scene, choice, end, width) if end else None
    has_uncounted = whole is not None and whole.counted < whole.clock
    if n <= WHOLE_TREE or (whole and scene.state.is_large):
        return FlameChart(whole, has_uncounted=has_uncounted)
    lens = _lens(scene, choice, seen)
    title = _lens_title(scene, lens.stretch, end)
    kinds = [block.kind for block in lens.blocks]
    has_uncounted = has_uncounted or BlockKind.UNCOUNTED in kinds
    return FlameChart(whole, lens, title, has_uncounted)


def _choice(scene: Scene) -> _Choice:
    """Return what is marked now."""
    position = scene.state.displayed
    strategy = scene.moment.position.strategy
    marks_late = scene.state.has_outlook and strategy is PLAIN
    if not position and scene.moment.position.is_solution:
        position = scene.moment.position
    if not position or not position.is_solution:
        return _Choice(position, None, None, marks_late)
    step = scene.findings.step_of(position)
    clock = scene.search.steps
    beyond = None
    if step is not None and clock is not None and step > clock:
        beyond = step
    return _Choice(position, step, beyond, marks_late)


def _lens_at(scene: Scene, step: int, end: int | None) -> Seen | None:
    """Return the steps in the lens around a solution, or None if it follows the clock.

    It does if the solution lies in its steps, or is too far away to be walked to.
    """
    width = WIDTH * scene.n
    clock = scene.search.steps
    if clock is None:
        return None
    followed = left_edge(clock, width, end)
    is_there = followed <= step <= clock
    is_far = not scene.findings.flame and step < clock - REACH
    if is_there or is_far:
        return None
    return left_edge(step, width, end), width


def _whole_search(scene: Scene, choice: _Choice, end: int, width: int) -> Blocks | None:
    """Return the blocks of the whole search, if they are known up to the clock."""
    known = scene.findings.flame
    clock = scene.search.steps
    if not known or clock is None:
        return None
    blocks = scene.findings.blocks(scene.search, max(1, end // max(1, width)))
    if not blocks and clock > known.clock:
        return None
    return Blocks(
        Stretch(scene.n, scene.moment.position.strategy, 0, end, rows=scene.n),
        clock,
        min(known.clock, clock),
        tuple(blocks),
        times=Times(known, known.known_until(clock)),
        beyond=choice.beyond,
        marks=_marks_in_whole(scene, choice, blocks),
        marks_late=choice.marks_late,
    )


def _marks_in_whole(
    scene: Scene, choice: _Choice, blocks: list[Block]
) -> tuple[Mark, ...]:
    """Return the marks of all queens of a solution, or of the chosen queen."""
    if choice.step is None:
        return _marks(choice, blocks, 0)
    flame = scene.findings.flame
    if not flame or choice.step > flame.clock or choice.beyond is not None:
        return ()
    times = flame.times_at(choice.step)
    return tuple([Mark(row, start, end) for row, (start, end) in enumerate(times)])


def _marks(choice: _Choice, blocks: list[Block], above: int) -> tuple[Mark, ...]:
    """Return the marks of all queens of a chosen solution, or of the chosen queen."""
    if not choice.position:
        return ()
    board = choice.position.board
    marks = []
    for block in blocks:
        row = len(block.board) - 1 - above
        is_marked = block.board == board
        if choice.position.is_solution:
            is_marked = block.board == board[: len(block.board)]
        if is_marked and row >= 0:
            marks.append(Mark(row, block.start, block.end))
    return tuple(marks)


def _lens(scene: Scene, choice: _Choice, seen: Seen | None) -> Blocks:
    """Return the blocks of the steps in the lens."""
    n = scene.n
    position = scene.moment.position
    near, blocks = scene.findings.lens_at(scene.search, seen)
    deepest = max([len(block.board) for block in blocks], default=0)
    above = max(0, deepest - DEEPEST)
    rows = min(n, DEEPEST)
    # The next column may be below the rows.
    row = min(len(position.board), n - 1) - above
    clock = scene.search.steps
    marks: tuple[Mark, ...] = ()
    if scene.state.displayed:
        marks = _marks(choice, blocks, above)
    return Blocks(
        Stretch(n, position.strategy, near.left, near.width, rows=rows, above=above),
        near.clock if clock is None else clock,
        near.clock,
        tuple(blocks),
        last=TOTAL_STEPS_OF[position.strategy].get(n) if clock is not None else None,
        here=row if row < rows else None,
        beyond=choice.beyond,
        marks=marks,
        marks_late=choice.marks_late,
    )


def _marked(scene: Scene) -> str:
    """Return in words which solution is marked in the whole search."""
    number = scene.seen.solutions_found
    if number is None:
        return scene.say("flame_marked")
    return scene.say("flame_marked_number", number=number)


def _explanation(scene: Scene, chart: FlameChart) -> str:
    """Return how a large chart is read, or why it isn't that of the whole search."""
    strategy = scene.moment.position.strategy
    if scene.n > WHOLE_UP_TO[strategy]:
        return scene.say("flame_too_long", n=scene.n)
    if chart.whole and not strategy.chooses_column:
        return scene.say("flame_read")
    return ""


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
    size = ui.type.hint
    explanation = ""
    if is_large:
        size = ui.type.body
        explanation = _explanation(scene, chart)
    marked = ""
    if chart.whole and chart.whole.marks and scene.seen.position.is_solution:
        marked = _marked(scene)
    look = FlameLook(
        chart.whole.stretch if chart.whole else None,
        chart.lens.stretch if chart.lens else None,
        TOTAL_STEPS_OF[scene.moment.position.strategy].get(scene.n),
        size,
        lens_title=chart.lens_title,
        is_large=is_large,
        marked=marked,
        explanation=explanation,
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
    entries: tuple[Entry, ...],
    buttons: tuple[ButtonLook, ...],
) -> None:
    """Draw the shares of steps, below them the buttons at the right and the legend."""
    size = ui.type.hint
    foot = room.within(ui.padding(room), 0)
    foot.cut_bottom(size // 3)
    if shares:
        for words in shares[:-1]:
            ui.describe(words)
        place = foot.cut_top(foot.height - max(ui.type.touch, 2 * size))
        ui.label(shares[-1], size, place, "text", SEMIBOLD, most=2)
    widths = [ui.button_width(button, size) for button in buttons]
    if sum(widths) + len(buttons) * size // 2 > foot.width:
        # Their labels have two lines.
        widths = [foot.width // len(buttons) - size // 2 for _ in buttons]
    for button, width in zip(buttons[::-1], widths[::-1], strict=True):
        ui.button(button, foot.cut_right(width, size // 2), size)
    lines = [foot]
    if ui.type.touch and len(entries) > 2:
        # Beside a button that is high enough for a finger there is room for two lines.
        lines = [foot.cut_top(foot.height // 2), foot]
    for entry in entries:
        width = ui.width(entry.text, size)
        if entry.colour is not None:
            width += size + size // 2
        lines = [line for line in lines if line.width >= width]
        if not lines:
            break
        place = lines[0].cut_left(width, size)
        if entry.colour is None:
            ui.describe(entry.text)
        else:
            spot = place.cut_left(size, size // 2)
            fill_block(ui, spot.row(spot.centery - size // 2, size), entry.colour)
        ui.label(entry.text, size, place, "muted")


def _counted(scene: Scene, blocks: tuple[Block, ...]) -> tuple[Entry, ...]:
    """Return what a whole tree of nodes counts."""
    if not scene.moment.position.is_end:
        return ()
    solutions = sum([block.kind is BlockKind.SOLUTION for block in blocks])
    return (
        Entry(scene.say.count("nodes", len(blocks) + 1)),
        Entry(scene.say.solutions(solutions, is_over=True)),
    )


def switches(
    setting: Setting, has_nodes: bool, has_room: bool
) -> tuple[ButtonLook, ...]:
    """Return the button for the other view, if there is one, and that for more room."""
    say = setting.say
    state = setting.state
    if state.is_picture:
        return ()
    buttons = []
    if has_room:
        label = say("flame_time" if has_nodes else "flame_nodes")
        buttons.append(setting.button(Action.LISTING)._replace(label=label))
    label = say("with_board" if state.is_large else "whole_window")
    buttons.append(setting.button(Action.LARGE_TREE)._replace(label=label))
    return tuple(buttons)


def told(scene: Scene, blocks: Sequence[Block]) -> str:
    """Return in words the queen that is chosen, or at which the search stands: the rows up to its own, or its square."""
    say, position, shown = scene.say, scene.moment.position, scene.state.displayed
    board, is_solution = (shown or position).board, (shown or position).is_solution
    kind = (BlockKind.SOLUTION if is_solution else BlockKind.OPEN).value
    if position.is_end and not shown:
        kind = (
            BlockKind.SOLVED if scene.moment.solutions_found else BlockKind.FAILED
        ).value
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

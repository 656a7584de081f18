"""The tree in its tab: the nodes of a small search or a flame chart, and a foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..app.commands import Action
from ..app.state import WHOLE_TREE
from ..pens import BOLD, LEADING, NOWHERE, SEMIBOLD, ButtonLook, Rect, Room, Ui
from ..search.flame import WHOLE_UP_TO, Block, BlockKind
from ..search.position import Position
from ..words.outlook import shares as shares_of_steps
from ..words.words import Words
from .flame import FlameLook, FlamePlaces, flame
from .flame_blocks import (
    ROLES,
    UNCOUNTED,
    BlocksLook,
    around,
    block_finder,
    fill_block,
    paint_blocks,
)
from .flame_chart import FlameChart, chart_of, last_step_of, marks_late
from .nodes import NodesLook, nodes, nodes_fit
from .scene import Scene, Setting
from .view_state import ViewState


class Entry(NamedTuple):
    """An entry of the legend, or a text in its place."""

    text: str
    colour: str | None = None  # None if it explains no colour


class FootLook(NamedTuple):
    """What the foot of a tree is drawn from."""

    shares: tuple[str, ...]  # how many steps were wasted; the last text is the shortest
    entries: tuple[Entry, ...]
    buttons: tuple[ButtonLook, ...]


class CurrentNode(NamedTuple):
    """The queen from which the arrow keys go."""

    description: str
    can_have_nodes: bool  # the tree is small enough to be drawn as nodes


def draw_tree(ui: Ui, scene: Scene, state: ViewState, body: Rect) -> None:
    """Draw the nodes of a small search, or its flame chart, and below it the foot.

    There are nodes only if each is large enough for its number.
    """
    moment = scene.moment
    shares: tuple[str, ...] = ()
    if scene.state.has_outlook:
        shares = shares_of_steps(moment.position, moment.steps, scene.say)
    can_have_nodes = False
    if scene.n <= WHOLE_TREE:
        can_have_nodes = _do_nodes_fit(ui, scene, Room(*body), shares)
    has_nodes = can_have_nodes and scene.state.has_nodes(scene.n)
    room = Room(*body)
    foot = _cut_foot(ui, scene, room, shares, has_nodes=has_nodes)
    entries: tuple[Entry, ...]
    blocks: tuple[Block, ...]
    if has_nodes:
        blocks = tuple(scene.findings.blocks(scene.search, 0))
        entries = _counts(scene, blocks)
        ui.part("tree", room, nodes, _nodes_look(scene, blocks), scene.say)
    else:
        chart = chart_of(scene, state.scrolled("lens"), room.width)
        entries = ui.cached(_legend, scene.say, chart.has_uncounted)
        if foot.has_title:
            entries = (Entry(chart.lens_title),) if chart.lens_title else ()
            chart = chart._replace(lens_title="")
        blocks = _draw_chart(ui, scene, room, chart)
    current = CurrentNode(describe_node(scene, blocks), can_have_nodes)
    ui.part("node", room, current_node, current, role="tree")
    if foot.place.height:
        buttons = ui.cached(switches, scene.setting, has_nodes, can_have_nodes)
        if not foot.is_below:
            buttons = buttons[-1:]
            shares = ()
        look = FootLook(shares, entries, buttons)
        ui.part("tree foot", foot.place, tree_foot, look)


def current_node(ui: Ui, room: Room, look: CurrentNode) -> None:
    """Add the current queen as a button for the keyboard: the arrow keys go from it."""
    button = ButtonLook(Action.NODE, Action.NODE, look.description, "")
    ui.add_button(button, room.inflate(-12, -12), is_of_keys=True)


# The nodes.


def _do_nodes_fit(ui: Ui, scene: Scene, room: Room, shares: tuple[str, ...]) -> bool:
    """Return whether the room of tree and foot is large enough for numbered nodes."""
    # The foot is cut off for what is left of the room.
    _cut_foot(ui, scene, room, shares, has_nodes=True)
    return nodes_fit(ui, room, scene.n, scene.moment.position.strategy)


def _nodes_look(scene: Scene, blocks: tuple[Block, ...]) -> NodesLook:
    """Return what the tree of nodes is drawn from."""
    chosen = scene.state.displayed
    return NodesLook(
        scene.moment.position,
        blocks,
        chosen=chosen.board if chosen else None,
        marks_late=marks_late(scene),
    )


def _counts(scene: Scene, blocks: tuple[Block, ...]) -> tuple[Entry, ...]:
    """Return the numbers of nodes and solutions, once the search is over."""
    if not scene.moment.position.is_end:
        return ()
    solutions = [block for block in blocks if block.kind is BlockKind.SOLUTION]
    # The root is a node, but has no block.
    nodes_text = scene.say.count("nodes", len(blocks) + 1)
    solutions_text = scene.say.solutions(len(solutions), is_over=True)
    return Entry(nodes_text), Entry(solutions_text)


# The flame chart.


def _draw_chart(
    ui: Ui, scene: Scene, room: Rect, chart: FlameChart
) -> tuple[Block, ...]:
    """Draw a flame chart. Return the blocks in the lens or, without it, all blocks."""
    look = _flame_look(ui, scene, chart)
    places: FlamePlaces = ui.part("tree", room, flame, look, scene.say).result
    stretches = (
        ("whole", chart.whole, places.whole),
        ("lens", chart.lens, places.lens),
    )
    for name, blocks, place in stretches:
        if blocks and place is not None:
            drawn = BlocksLook(
                name,
                places.numbers,
                place,
                blocks,
                removed=blocks.rows_of_removed(ui, name, place),
                number_size=look.size,
            )
            is_closest = name == "lens" or places.lens is None
            _draw_blocks(ui, drawn, is_clickable=is_closest)
    closest = chart.lens or chart.whole
    return closest.blocks if closest else ()


def _flame_look(ui: Ui, scene: Scene, chart: FlameChart) -> FlameLook:
    """Return what is drawn around the blocks of a flame chart."""
    is_large = scene.state.is_large
    marked = ""
    if chart.whole and chart.whole.marks and scene.displayed.position.is_solution:
        marked = _marked(scene)
    return FlameLook(
        chart.whole.stretch if chart.whole else None,
        chart.lens.stretch if chart.lens else None,
        end=last_step_of(scene),
        size=ui.type.body if is_large else ui.type.hint,
        lens_title=chart.lens_title,
        is_large=is_large,
        marked=marked,
        explanation=_explanation(scene, chart) if is_large else "",
    )


def _marked(scene: Scene) -> str:
    """Return in words which solution is marked in the whole search."""
    number = scene.displayed.solutions_found
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


def _draw_blocks(ui: Ui, look: BlocksLook, *, is_clickable: bool) -> None:
    """Draw blocks. If they are clickable, a click shows the position of a queen."""
    find = None
    if is_clickable:
        find = block_finder(look.blocks, look.place, ui.type.touch // 2)
    area = around(look.numbers, look.place)
    ui.drawing(look.name, area, paint_blocks, look, fills=True, find=find)


# The foot. Heights are in the type of the foot.

LOWEST_FLAME = 20  # the least height of a flame chart with a foot
LOWEST_WITH_SHARES = 10  # the same if the foot has the shares of steps
LOWEST_TITLED = 8  # the least height of a lens with its button in a row above it
LOWEST_LEVEL = 10  # pixels: the least height of a level of nodes above a foot


class _Foot(NamedTuple):
    """The place of a foot: below the tree or, if that is low, above or beside it."""

    place: Rect
    is_below: bool = True  # otherwise it has only the button for the whole window
    has_title: bool = False  # it has the title of the lens


def _cut_foot(
    ui: Ui, scene: Scene, room: Room, shares: tuple[str, ...], *, has_nodes: bool
) -> _Foot:
    """Cut the foot off the room of a tree, if it has one.

    For fingers, its button is above or beside a low tree: nothing else leads from there
    to the whole window.
    """
    size = ui.type.hint
    row_height = max(ui.type.touch, 2 * size) + size // 3
    lowest = LOWEST_FLAME * size
    if has_nodes:
        lowest = row_height + LOWEST_LEVEL * (scene.n + 1)
    elif shares:
        lowest = LOWEST_WITH_SHARES * size
    if scene.state.is_large or room.height >= lowest:
        lines = _lines_of_shares(ui, room, shares)
        return _Foot(room.cut_bottom(row_height + round(lines * LEADING * size)))
    if not has_nodes and scene.say.has_keys:
        return _Foot(NOWHERE)
    if not has_nodes and room.height >= LOWEST_TITLED * size:
        return _Foot(room.cut_top(row_height), is_below=False, has_title=True)
    button = ui.cached(large_tree_button, scene.setting)
    # The label of the button has a word in each line.
    widest = max([ui.width(word, size, BOLD) for word in button.label.split()])
    column = room.cut_right(widest + size + 2 * ui.padding(room))
    return _Foot(column.cut_bottom(min(row_height, room.height)), is_below=False)


def _lines_of_shares(ui: Ui, room: Rect, shares: tuple[str, ...]) -> int:
    """Return the number of lines in which the shortest text on shares fits."""
    if not shares:
        return 0
    width = room.width - 2 * ui.padding(room)
    return 1 if ui.width(shares[-1], ui.type.hint, SEMIBOLD) <= width else 2


def tree_foot(ui: Ui, room: Room, look: FootLook) -> None:
    """Draw the shares of steps, and below them the legend and the buttons."""
    size = ui.type.hint
    foot = room.within(ui.padding(room), 0)
    foot.cut_bottom(size // 3)
    row_height = max(ui.type.touch, 2 * size)
    if look.shares:
        for text in look.shares[:-1]:
            ui.describe(text)
        place = foot.cut_top(foot.height - row_height)
        ui.label(look.shares[-1], size, place, "text", weight=SEMIBOLD, most=2)
    _draw_buttons(ui, foot, look.buttons)
    lines = [foot]
    if ui.type.touch and len(look.entries) > 2:
        # The buttons are high enough for two lines beside them.
        lines = [foot.cut_top(foot.height // 2), foot]
    _draw_entries(ui, lines, look.entries)


def _draw_buttons(ui: Ui, foot: Room, buttons: tuple[ButtonLook, ...]) -> None:
    """Draw the buttons at the right of a foot, and cut them off."""
    size = ui.type.hint
    gap = size // 2
    widths = [ui.button_width(button, size) for button in buttons]
    if sum(widths) + len(buttons) * gap > foot.width:
        # They share the width; their labels have two lines.
        widths = [foot.width // len(buttons) - gap for _ in buttons]
    for button, width in reversed(list(zip(buttons, widths, strict=True))):
        ui.button(button, foot.cut_right(width, gap), size)


def _draw_entries(ui: Ui, lines: list[Room], entries: tuple[Entry, ...]) -> None:
    """Draw as many entries of the legend as fit in the places of its lines."""
    size = ui.type.hint
    for entry in entries:
        width = ui.width(entry.text, size)
        if entry.colour is not None:
            width += size + size // 2
        while lines and lines[0].width < width:
            lines = lines[1:]
        if not lines:
            return
        place = lines[0].cut_left(width, size)
        if entry.colour is None:
            ui.describe(entry.text)
        else:
            square: Rect = place.cut_left(size, size // 2)
            square = square.row(square.centery - size // 2, size)
            fill_block(ui, square, entry.colour)
        ui.label(entry.text, size, place, "muted")


def _legend(say: Words, has_uncounted: bool) -> tuple[Entry, ...]:
    """Return what the colours of the blocks mean."""
    entries = [Entry(say(f"flame_{kind.value}"), role) for kind, role in ROLES.items()]
    entries.append(Entry(say("flame_ahead"), "pale"))
    if has_uncounted:
        entries.insert(0, Entry(say("flame_uncounted"), UNCOUNTED))
    return tuple(entries)


def switches(
    setting: Setting, has_nodes: bool, can_have_nodes: bool
) -> tuple[ButtonLook, ...]:
    """Return the buttons of the foot: for the other view of the tree, and for its size.

    There is another view if the tree can have nodes.
    """
    if setting.state.is_picture:
        return ()
    large_tree = large_tree_button(setting)
    if not can_have_nodes:
        return (large_tree,)
    label = setting.say("flame_time" if has_nodes else "flame_nodes")
    return setting.button(Action.LISTING)._replace(label=label), large_tree


def large_tree_button(setting: Setting) -> ButtonLook:
    """Return the button that gives the tree the whole window, or takes it back."""
    label = setting.say("with_board" if setting.state.is_large else "whole_window")
    return setting.button(Action.LARGE_TREE)._replace(label=label)


# The tree in words.


def describe_node(scene: Scene, blocks: Sequence[Block]) -> str:
    """Return the description of the chosen queen, or of the one that is tested.

    It has the rows of all queens up to this one, or its square if a column is chosen,
    and what has become of it.
    """
    say = scene.say
    position = scene.moment.position
    displayed = scene.state.displayed
    if displayed or position.is_end or position.is_solution:
        board = (displayed or position).board
        kind = _kind_of(scene, displayed or position, blocks).value
    else:
        board = position.path
        kind = "candidate"
    # The queen that is tested may be attacked: `_make` doesn't check the position.
    queens = Position._make((scene.n, board, 0, position.strategy)).queens
    if not queens:
        text = say("node_root")
    elif position.strategy.chooses_column:
        text = say.at("square_of", queens[-1])
    else:
        rows = ", ".join([str(row + 1) for _, row in queens])
        text = say.count("queens_in_rows", len(queens), rows=rows)
    return say("node_told", queens=text, kind=say(f"node_{kind}"))


def _kind_of(scene: Scene, node: Position, blocks: Sequence[Block]) -> BlockKind:
    """Return what has become of a position's last queen, by its latest block.

    The root has no block: at the end, it is solved if there are solutions.
    """
    for block in reversed(blocks):
        if block.board == node.board:
            return block.kind
    if scene.moment.position.is_end and not scene.state.displayed:
        if scene.moment.solutions_found:
            return BlockKind.SOLVED
        return BlockKind.FAILED
    return BlockKind.SOLUTION if node.is_solution else BlockKind.OPEN

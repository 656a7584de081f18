"""The tree in its tab: the nodes of a small search or a flame chart, and a foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..app.commands import Action
from ..app.state import WHOLE_TREE
from ..pens import BOLD, LEADING, NOWHERE, SEMIBOLD, ButtonLook, Rect, Room, Ui
from ..search.flame import WHOLE_UP_TO, Block, BlockKind
from ..search.position import Position
from ..search.strategy import Board
from ..words.outlook import shares as shares_of_steps
from ..words.words import Words
from .flame import FlameLook, FlamePlaces, flame
from .flame_blocks import (
    ROLES,
    UNCOUNTED,
    Blocks,
    BlocksLook,
    around,
    fill_block,
    hatch_of,
    paint_blocks,
)
from .flame_chart import FlameChart, block_finder, chart_of, last_step_of, marks_late
from .flame_ways import Scaled, ways_of
from .nodes import NodesLook, nodes, nodes_fit
from .scene import Scene, Setting
from .view_state import ViewState


class Entry(NamedTuple):
    """An entry of the legend, or a text in its place."""

    text: str
    colour: str | None = None  # None if it explains no colour
    occurs: bool = True  # it is in the picture, and so comes first where room is short


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
    """Draw the tree of the search, its chosen queen and its foot.

    The tree is drawn as nodes if this view of it is chosen, and if each node is large
    enough for its number. Otherwise it is drawn as a flame chart.
    """
    moment = scene.moment
    shares: tuple[str, ...] = ()
    if scene.state.has_outlook:
        shares = shares_of_steps(moment.position, moment.steps, scene.say)
    can_have_nodes = False
    if scene.n <= WHOLE_TREE:
        can_have_nodes = _do_nodes_fit(ui, scene, body, shares)
    has_nodes = can_have_nodes and scene.state.has_nodes(scene.n)
    # The foot is cut off from the room; the tree has the rest.
    room = Room(*body)
    foot = _cut_foot(ui, scene, room, shares, has_nodes=has_nodes)
    blocks: tuple[Block, ...] = ()
    if has_nodes:
        blocks = tuple(scene.findings.blocks(scene.search, 0))
        entries = _counts(scene, blocks)
        ui.part("tree", room, nodes, _nodes_look(scene, blocks), scene.say)
    else:
        chart = chart_of(scene, state.scrolled("lens"), room.width)
        entries = _chart_entries(ui, scene, chart, foot)
        _draw_chart(ui, scene, room, chart, has_title=not foot.has_title)
        closest = chart.lens or chart.whole
        if closest:
            blocks = closest.blocks
    current = CurrentNode(describe_node(scene, blocks), can_have_nodes)
    ui.part("node", room, current_node, current, role="tree")
    if foot.place.height:
        buttons = ui.cached(switches, scene.setting, has_nodes, can_have_nodes)
        if foot.is_below:
            look = FootLook(shares, entries, buttons)
        else:
            # Only the last button fits, which is for the whole window.
            look = FootLook((), entries, buttons[-1:])
        ui.part("tree foot", foot.place, tree_foot, look)


def current_node(ui: Ui, room: Room, look: CurrentNode) -> None:
    """Add the current queen as a button for the keyboard: the arrow keys go from it."""
    button = ButtonLook(Action.NODE, Action.NODE, look.description, "")
    ui.add_button(button, room.inflate(-12, -12), is_of_keys=True)


# The nodes.


def _do_nodes_fit(ui: Ui, scene: Scene, body: Rect, shares: tuple[str, ...]) -> bool:
    """Return whether nodes with a foot, in the place `body`, can have their numbers."""
    room = Room(*body)
    # The foot is cut off from the room; the nodes have the rest.
    _cut_foot(ui, scene, room, shares, has_nodes=True)
    return nodes_fit(ui, room, scene.n, scene.moment.position.strategy)


def _nodes_look(scene: Scene, blocks: tuple[Block, ...]) -> NodesLook:
    """Return what the tree of nodes is drawn from; a node is the queen of a block."""
    displayed = scene.state.displayed
    return NodesLook(
        scene.moment.position,
        blocks,
        chosen=displayed.board if displayed else None,
        marks_late=marks_late(scene),
        ways=_boards_on_ways(scene),
    )


def _boards_on_ways(scene: Scene) -> frozenset[Board]:
    """Return the boards on the ways from the root to the chosen solutions."""
    filtered = scene.filtered
    if not filtered:
        return frozenset()
    boards = [scene.findings.solutions[index] for index in filtered.indexes]
    return frozenset(
        board[:queens] for board in boards for queens in range(1, len(board) + 1)
    )


def _counts(scene: Scene, blocks: tuple[Block, ...]) -> tuple[Entry, ...]:
    """Return the numbers of nodes and solutions, once the search is over."""
    is_over = scene.moment.position.is_end
    if not is_over:
        return ()
    solutions = [block for block in blocks if block.kind is BlockKind.SOLUTION]
    # The root is a node, but has no block.
    nodes_text = scene.say.count("nodes", len(blocks) + 1)
    solutions_text = scene.say.solutions(len(solutions), is_over=True)
    return Entry(nodes_text), Entry(solutions_text)


# The flame chart.


def _chart_entries(
    ui: Ui, scene: Scene, chart: FlameChart, foot: _Foot
) -> tuple[Entry, ...]:
    """Return what the foot of a flame chart says: the legend, or the lens's title."""
    if not foot.has_title:
        drawn = [blocks for blocks in (chart.whole, chart.lens) if blocks]
        kinds = frozenset([one.kind for blocks in drawn for one in blocks.blocks])
        is_over = scene.moment.position.is_end
        entries: tuple[Entry, ...] = ui.cached(
            _legend, scene.say, kinds, chart.has_uncounted, is_over
        )
        return entries
    if chart.lens_title:
        return (Entry(chart.lens_title),)
    return ()


def _draw_chart(
    ui: Ui, scene: Scene, room: Rect, chart: FlameChart, *, has_title: bool
) -> None:
    """Draw a flame chart; with `has_title`, the lens has its title above it.

    A click on blocks shows a position. If there is a lens, only its blocks can be
    clicked: a click on the whole search moves the lens.
    """
    look = _flame_look(ui, scene, chart, has_title=has_title)
    places: FlamePlaces = ui.part("tree", room, flame, look, scene.say).result
    numbers = places.numbers
    size = look.size
    if chart.whole and places.whole is not None:
        whole = _blocks_look(
            ui, "whole", chart.whole, places.whole, numbers=numbers, number_size=size
        )
        if scene.overview:
            whole = _with_ways(ui, scene, whole)
        _draw_blocks(ui, whole, is_clickable=chart.lens is None)
    if chart.lens and places.lens is not None:
        lens = _blocks_look(
            ui, "lens", chart.lens, places.lens, numbers=numbers, number_size=size
        )
        if scene.overview:
            lens = _with_ways(ui, scene, lens)
        _draw_blocks(ui, lens, is_clickable=True)


def _blocks_look(
    ui: Ui, name: str, blocks: Blocks, place: Rect, *, numbers: Rect, number_size: int
) -> BlocksLook:
    """Return what blocks in a place are drawn from; `name` is that of their drawing.

    The place of the columns' numbers is `numbers`, and the size of their type is
    `number_size`.
    """
    removed = blocks.rows_of_removed(ui, name, place)
    return BlocksLook(
        name, numbers, place, blocks, removed=removed, number_size=number_size
    )


def _with_ways(ui: Ui, scene: Scene, look: BlocksLook) -> BlocksLook:
    """Return the look of blocks with the ways to chosen solutions, if there are any.

    They are shown once the whole search is known. A solution that is on view has marks
    of its own.
    """
    filtered = scene.filtered
    flame = scene.findings.flame
    if not filtered or not flame:
        return look
    steps = scene.findings.steps_of(filtered.indexes)
    stretch = look.blocks.stretch
    scaled = Scaled(stretch.first, stretch.span, look.place.width)
    name = f"ways {look.name}"
    return look._replace(ways=ui.cached(ways_of, flame, steps, scaled, name=name))


def _flame_look(
    ui: Ui, scene: Scene, chart: FlameChart, *, has_title: bool
) -> FlameLook:
    """Return what is drawn around the blocks of a flame chart.

    Without `has_title`, the title of its lens is written elsewhere.
    """
    is_large = scene.state.is_large
    is_solution_marked = (
        chart.whole is not None
        and len(chart.whole.marks) > 0
        and scene.displayed.position.is_solution
    )
    marked = ""
    if is_solution_marked:
        marked = _marked(scene)
    elif scene.overview:
        marked = _ways(scene)
    return FlameLook(
        chart.whole.stretch if chart.whole else None,
        chart.lens.stretch if chart.lens else None,
        end=last_step_of(scene),
        size=ui.type.body if is_large else ui.type.hint,
        lens_title=chart.lens_title if has_title else "",
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


def _ways(scene: Scene) -> str:
    """Return in words to which solutions the ways are marked, empty if to none."""
    filtered = scene.filtered
    if not filtered or not scene.findings.steps_of(filtered.indexes[:1]):
        return ""
    return scene.say.count("flame_ways", filtered.number)


def _explanation(scene: Scene, chart: FlameChart) -> str:
    """Return how the chart of a whole search is read, or why there is only a lens.

    Nothing is said if a search isn't known yet, or chooses its columns.
    """
    strategy = scene.moment.position.strategy
    is_too_long = scene.n > WHOLE_UP_TO[strategy]
    if is_too_long:
        return scene.say("flame_too_long", n=scene.n)
    if chart.whole and not strategy.chooses_column:
        return scene.say("flame_read")
    return ""


def _draw_blocks(ui: Ui, look: BlocksLook, *, is_clickable: bool) -> None:
    """Draw blocks. If they are clickable, a click shows the position of a queen."""
    find = None
    if is_clickable:
        reach = ui.type.touch // 2  # pixels: a finger needn't hit a block
        find = block_finder(look.blocks, look.place, reach)
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
    """Cut the foot off the room of a tree, and return its place.

    It is below the tree if the tree stays high enough. If not, a flame chart has a foot
    only for fingers, as keys lead to the whole window without its button: a row above
    the chart or, if it is still lower, a column beside it. Nodes have such a column.
    """
    size = ui.type.hint
    row_height = max(ui.type.touch, 2 * size) + size // 3
    if has_nodes:
        lowest = row_height + LOWEST_LEVEL * (scene.n + 1)
    elif shares:
        lowest = LOWEST_WITH_SHARES * size
    else:
        lowest = LOWEST_FLAME * size
    if scene.state.is_large or room.height >= lowest:
        lines = _lines_of_shares(ui, room, shares)
        shares_height = round(lines * LEADING * size)
        return _Foot(room.cut_bottom(row_height + shares_height))
    if not has_nodes:
        if scene.say.has_keys:
            return _Foot(NOWHERE)
        if room.height >= LOWEST_TITLED * size:
            return _Foot(room.cut_top(row_height), is_below=False, has_title=True)
    button = ui.cached(large_tree_button, scene.setting)
    # The label of the button has a word in each line.
    widest = max([ui.width(word, size, BOLD) for word in button.label.split()])
    column = room.cut_right(widest + size + 2 * ui.padding(room))
    return _Foot(column.cut_bottom(min(row_height, room.height)), is_below=False)


def _lines_of_shares(ui: Ui, room: Rect, shares: tuple[str, ...]) -> int:
    """Return how many lines the last and shortest text of `shares` needs: 1 or 2.

    Return 0 if there is no text.
    """
    if not shares:
        return 0
    free_width = room.width - 2 * ui.padding(room)
    width = ui.width(shares[-1], ui.type.hint, SEMIBOLD)
    return 1 if width <= free_width else 2


def tree_foot(ui: Ui, room: Room, look: FootLook) -> None:
    """Draw the text on shares of steps and, below it, the legend beside the buttons."""
    size = ui.type.hint
    foot = room.within(ui.padding(room), 0)
    foot.cut_bottom(size // 3)  # A margin.
    if look.shares:
        # The longer texts are only for screen readers.
        for text in look.shares[:-1]:
            ui.describe(text)
        buttons_height = max(ui.type.touch, 2 * size)
        place = foot.cut_top(foot.height - buttons_height)
        ui.label(look.shares[-1], size, place, "text", weight=SEMIBOLD, most=2)
    # The buttons are cut off from the foot; the legend has the rest.
    _draw_buttons(ui, foot, look.buttons)
    lines = [foot]
    if ui.type.touch and len(look.entries) > 2:
        # Buttons for fingers are high enough for two lines beside them.
        first_line = foot.cut_top(foot.height // 2)
        lines = [first_line, foot]
    _draw_entries(ui, lines, look.entries)


def _draw_buttons(ui: Ui, foot: Room, buttons: tuple[ButtonLook, ...]) -> None:
    """Draw buttons at the right end of a foot, and cut their places off from it.

    If their labels don't fit in one line, the buttons share the width of the foot, and
    labels have two lines.
    """
    size = ui.type.hint
    gap = size // 2
    widths = [ui.button_width(button, size) for button in buttons]
    if sum(widths) + len(buttons) * gap > foot.width:
        equal_width = foot.width // len(buttons) - gap
        widths = [equal_width] * len(buttons)
    # Cut from right to left, so that they are in their order from left to right.
    for button, width in reversed(list(zip(buttons, widths, strict=True))):
        place = foot.cut_right(width, gap)
        ui.button(button, place, size)


def _draw_entries(ui: Ui, lines: list[Room], entries: tuple[Entry, ...]) -> None:
    """Draw entries of the legend, as many as fit in lines with these places.

    If not all of them fit, those come first that are in the picture.
    """
    places = _places_of(ui, lines, entries)
    if len(places) < len(entries):
        entries = tuple(sorted(entries, key=lambda entry: not entry.occurs))
        places = _places_of(ui, lines, entries)
    for entry, place in zip(entries, places, strict=False):
        _draw_entry(ui, place, entry)


def _places_of(ui: Ui, lines: list[Room], entries: tuple[Entry, ...]) -> list[Room]:
    """Return the places in lines of the first entries, of as many as fit.

    An entry that doesn't fit in the rest of a line begins the next one.
    """
    size = ui.type.hint
    rests = [Room(*line) for line in lines]
    places = list[Room]()
    number = 0
    for entry in entries:
        width = ui.width(entry.text, size)
        if entry.colour is not None:
            width += size + size // 2  # A square, and a gap.
        while number < len(rests) and rests[number].width < width:
            number += 1
        if number == len(rests):
            break
        places.append(rests[number].cut_left(width, size))
    return places


def _draw_entry(ui: Ui, place: Room, entry: Entry) -> None:
    """Draw an entry of the legend: a square in its colour, and its text.

    Only a text that explains no colour is read to those who don't see it.
    """
    size = ui.type.hint
    if entry.colour is None:
        ui.describe(entry.text)
    else:
        column = place.cut_left(size, size // 2)
        square = column.row(column.centery - size // 2, size)
        hatch = hatch_of(ui, size, entry.colour)
        fill_block(ui, square, entry.colour, hatch)
    ui.label(entry.text, size, place, "muted")


def _legend(
    say: Words, kinds: frozenset[BlockKind], has_uncounted: bool, is_over: bool
) -> tuple[Entry, ...]:
    """Return what the colours of the blocks mean, of which those of `kinds` occur.

    That of uncounted steps comes first if there are some, that of steps ahead last.
    """
    entries = [
        Entry(say(f"flame_{kind.value}"), role, kind in kinds)
        for kind, role in ROLES.items()
    ]
    entries.append(Entry(say("flame_ahead"), "pale", not is_over))
    if has_uncounted:
        entries.insert(0, Entry(say("flame_uncounted"), UNCOUNTED))
    return tuple(entries)


def switches(
    setting: Setting, has_nodes: bool, can_have_nodes: bool
) -> tuple[ButtonLook, ...]:
    """Return the buttons of the foot: for the other view of the tree, and for its size.

    The other view of nodes is a flame chart. A flame chart has one only if the tree can
    have nodes. A picture has no buttons.
    """
    if setting.state.is_picture:
        return ()
    large_tree = large_tree_button(setting)
    if not can_have_nodes:
        return (large_tree,)
    label = setting.say("flame_time" if has_nodes else "flame_nodes")
    other_view = setting.button(Action.LISTING)._replace(label=label)
    return other_view, large_tree


def large_tree_button(setting: Setting) -> ButtonLook:
    """Return the button that gives the tree the whole window, or takes it back."""
    label = setting.say("with_board" if setting.state.is_large else "whole_window")
    return setting.button(Action.LARGE_TREE)._replace(label=label)


# The tree in words.


def describe_node(scene: Scene, blocks: Sequence[Block]) -> str:
    """Return in words which queen is chosen, or is being tested, and its outcome.

    The queen is described by the rows of all queens up to it or, if the search chooses
    columns, by its square. The root of the tree is the empty board. `blocks` are those
    of the tree that is drawn.
    """
    say = scene.say
    position = scene.moment.position
    chosen = scene.state.displayed
    if chosen or position.is_end or position.is_solution:
        node = chosen or position
        board = node.board
        kind = _kind_of(scene, node, blocks).value
    else:
        # The path has the queen that is being tested, too.
        board = position.path
        kind = "candidate"
    # The queen that is tested may be attacked: `_make` doesn't check the position.
    queens = Position._make((scene.n, board, 0, position.strategy)).queens
    if not queens:
        queens_text = say("node_root")
    elif position.strategy.chooses_column:
        queens_text = say.at("square_of", queens[-1])
    else:
        rows = ", ".join([str(row + 1) for _, row in queens])
        queens_text = say.count("queens_in_rows", len(queens), rows=rows)
    return say("node_told", queens=queens_text, kind=say(f"node_{kind}"))


def _kind_of(scene: Scene, node: Position, blocks: Sequence[Block]) -> BlockKind:
    """Return what became of the last queen of a position: the kind of its last block.

    Some positions have no block. The root at the end of the search is solved if there
    are solutions. Any other queen is open, unless it completes a solution.
    """
    for block in reversed(blocks):
        if block.board == node.board:
            return block.kind
    is_root_at_end = scene.moment.position.is_end and not scene.state.displayed
    if is_root_at_end:
        if scene.moment.solutions_found:
            return BlockKind.SOLVED
        return BlockKind.FAILED
    return BlockKind.SOLUTION if node.is_solution else BlockKind.OPEN

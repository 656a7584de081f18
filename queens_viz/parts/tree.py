"""The tree in its tab: the nodes of a small search, or the search over time, and what is told of a queen in it."""

from __future__ import annotations

from collections.abc import Sequence

from ..app.commands import Action
from ..app.state import WHOLE_TREE
from ..pens import LEADING, NOWHERE, SEMIBOLD, ButtonLook, Rect, Room, Ui
from ..search.facts import TOTAL_STEPS_OF
from ..search.flame import UNKNOWN, WIDTH, Block, BlockKind, left_edge
from ..search.position import Position
from ..search.strategy import PLAIN
from ..words.outlook import shares as steps_told
from ..words.words import Words
from .flame import DEEPEST, ROLES, Blocks, Stretch, around, finding, flame, paint_blocks, paint_look
from .nodes import nodes
from .scene import Scene, Setting
from .view_state import ViewState

Entries = tuple[tuple[str, str], ...]

LEGEND = (*[(role, f"flame_{kind.value}") for kind, role in ROLES.items()], ("pale", "flame_ahead"))
"""What the colours of blocks mean, by their roles and by the keys of their words."""

LOWEST = 10
"""The fewest pixels of a level of nodes that has anything below the tree."""


def draw_tree(ui: Ui, scene: Scene, state: ViewState, body: Rect) -> None:
    """Draw the nodes of a small search, or the search over time."""
    room, size = Room(*body), ui.type.hint
    has_nodes, is_large, foot = scene.state.has_nodes(scene.n), scene.state.is_large, NOWHERE
    blocks = tuple(scene.findings.blocks(scene.search, 0)) if has_nodes else ()
    entries = _counted(scene, blocks) if has_nodes else LEGEND
    looks, high = ui.known(switches, scene.setting), max(ui.type.touch, 2 * size) + size // 3
    # Where what is left is shown, it is said of the steps so far; the last is all of it in few words.
    shares = steps_told(scene.moment.position, scene.moment.steps, scene.say) if scene.state.has_outlook else ()
    lowest = high + LOWEST * (scene.n + 1) if has_nodes else (10 if shares else 20) * size
    if is_large or body.height >= lowest:
        wide = ui.width(shares[-1], size, SEMIBOLD) if shares else 0
        lines = (wide > 0) + (wide > room.width - 2 * ui.padding(room))
        foot = room.cut_low(high + round(lines * LEADING * size))
    elif has_nodes or not scene.say.has_keys:
        # For fingers nothing else leads to the whole window: the button stands beside the lens's title, or the tree.
        shares, looks, is_beside = (), looks[-1:], has_nodes or body.height < 8 * size
        wide = ui.button_width(looks[0], size) + 2 * ui.padding(room)
        foot = room.cut_right(wide).cut_low(high) if is_beside else room.cut_top(high)
    if has_nodes:
        shown = scene.state.shown
        tells_late = scene.state.has_outlook and scene.moment.position.strategy is PLAIN
        values = scene.moment.position, blocks, shown.board if shown else None, tells_late
        ui.part("tree", room, nodes, *values, scene.say)
    else:
        whole, lens, steps = flame_of(scene, state.scrolled("lens"), room.width)
        if foot.height and foot.top < room.top:
            entries, steps = ((("", steps),) if steps else ()), ""
        blocks = _draw_flame(ui, scene, room, whole, lens, steps)
    ui.part("node", room, node, told(scene, blocks), role="tree")
    if foot.height:
        ui.part("tree foot", foot, tree_foot, shares, entries, looks, scene.say)


def node(ui: Ui, room: Room, words: str) -> None:
    """Note the queen that is chosen, or at which the search stands: the arrows go from there."""
    ui.press(ButtonLook(Action.NODE, Action.NODE, words, ""), room.inflate(-12, -12), is_of_keys=True)


def flame_of(scene: Scene, seen: tuple[int, int] | None, width: int) -> tuple[Blocks | None, Blocks | None, str]:
    """Return the whole and the lens of a flame some pixels wide, and in words which steps are in the lens."""
    position, found, say, search, n = scene.moment.position, scene.findings, scene.say, scene.search, scene.n
    strategy, clock, shown = position.strategy, search.steps, scene.state.shown
    end = TOTAL_STEPS_OF[strategy].get(n)
    beyond = found.step_of(shown) if shown else None
    if beyond is None or clock is None or beyond <= clock:
        beyond = None
    elif not seen:
        seen = left_edge(beyond, WIDTH * n, end), WIDTH * n
    told = shown.board if shown else None, beyond, scene.state.has_outlook and strategy is PLAIN
    whole, lens, steps = None, None, ""
    if found.flame and end and clock is not None:
        grain = max(1, end // max(1, width))
        blocks, counted = found.blocks(search, grain), min(found.flame.clock, clock)
        outline = found.flame.outline(clock, grain) if grain > 1 else ()
        if blocks or clock <= found.flame.clock:
            stretch = Stretch(n, strategy, 0, end, n)
            whole = Blocks(stretch, clock, counted, tuple(blocks), grain, outline, None, *told)
    if n > WHOLE_TREE and not (whole and scene.state.is_large):
        near, blocks = found.near(search, seen)
        above = max(0, max([len(block.board) for block in blocks], default=0) - DEEPEST)
        stretch = Stretch(n, strategy, near.left, near.width, min(n, DEEPEST), above)
        here = min(len(position.board), n - 1) - above
        # The next column may lie below the rows.
        now, here_in = near.clock if clock is None else clock, here if here < stretch.rows else None
        lens = Blocks(stretch, now, near.clock, tuple(blocks), 1, (), here_in, *told)
        steps = say("flame_lens", first=near.left, last=min(end or UNKNOWN, near.left + near.width))
        if clock is None:
            steps = say.count("steps_made", near.width)
    return whole, lens, steps


def _draw_flame(
    ui: Ui, scene: Scene, room: Rect, whole: Blocks | None, lens: Blocks | None, steps: str
) -> tuple[Block, ...]:
    """Draw the whole and the lens, where they have room, and return the blocks that are seen most closely."""
    is_large, end = scene.state.is_large, TOTAL_STEPS_OF[scene.moment.position.strategy].get(scene.n)
    stretches = [one.stretch if one else None for one in (whole, lens)]
    notes = ui.part("tree", room, flame, *stretches, end, steps, is_large, scene.say).notes
    for name, said in (("whole", whole), ("lens", lens)):
        if said and name in notes:
            names, place, size = notes["names"], notes[name], ui.type.body if is_large else ui.type.hint
            find = None if name == "whole" and "lens" in notes else finding(said, place, ui.type.touch // 2)
            values = name, names, place, said, said.over(ui, name, place), size
            ui.drawing(name, around(names, place), paint_blocks, *values, fills=True, find=find)
    some = lens or whole
    return some.blocks if some else ()


def tree_foot(
    ui: Ui, room: Room, shares: tuple[str, ...], entries: Entries, looks: tuple[ButtonLook, ...], say: Words
) -> None:
    """Draw the shares of steps in few words, below them the switches at the right and what has room at their left."""
    size, foot = ui.type.hint, room.within(ui.padding(room), 0)
    foot.cut_low(size // 3)
    if shares:
        for words in shares[:-1]:
            ui.tell(words)
        ui.label(shares[-1], size, foot.cut_top(foot.height - max(ui.type.touch, 2 * size)), "text", SEMIBOLD, most=2)
    for look in reversed(looks):
        ui.button(look, foot.cut_right(ui.button_width(look, size), size // 2), size)
    # Beside a button that is high enough for a finger there is room for two lines.
    lines = [foot.cut_top(foot.height // 2), foot] if ui.type.touch and len(entries) > 2 else [foot]
    for role, entry in entries:
        words = say(entry) if role else entry
        wide = ui.width(words, size) + (size + size // 2) * bool(role)
        lines = [line for line in lines if line.width >= wide]
        if not lines:
            break
        place = lines[0].cut_left(wide, size)
        if role:
            paint_look(ui, place.cut_left(size, size // 2).within(0, (place.height - size) // 2), role)
        else:
            ui.tell(words)
        ui.label(words, size, place, "muted")


def _counted(scene: Scene, blocks: tuple[Block, ...]) -> Entries:
    """Return what the whole tree counts, where its nodes are shown and all have been walked."""
    if not scene.moment.position.is_end:
        return ()
    solutions = sum(block.kind is BlockKind.SOLUTION for block in blocks)
    return ("", scene.say.count("nodes", len(blocks) + 1)), ("", scene.say.found(solutions, is_over=True))


def switches(setting: Setting) -> tuple[ButtonLook, ...]:
    """Return the button for the other view, where there is one, and the one for the whole window."""
    say, state = setting.say, setting.state
    whole = setting.button(Action.LARGE_TREE)
    looks = [whole._replace(label=say("with_board" if state.is_large else "whole_window"))]
    if state.is_picture:
        looks.clear()
    elif setting.n <= WHOLE_TREE:
        other = setting.button(Action.LISTING)
        looks.insert(0, other._replace(label=say("flame_time" if state.has_nodes(setting.n) else "flame_nodes")))
    return tuple(looks)


def told(scene: Scene, blocks: Sequence[Block]) -> str:
    """Return in words the queen that is chosen, or at which the search stands: the rows up to hers, or her square."""
    say, position, shown = scene.say, scene.moment.position, scene.state.shown
    board, is_solution = (shown or position).board, (shown or position).is_solution
    kind = (BlockKind.SOLUTION if is_solution else BlockKind.STANDS).value
    if position.is_end and not shown:
        kind = (BlockKind.SOLVED if scene.moment.found else BlockKind.FAILED).value
    if shown or position.is_end or position.is_solution:
        kind = next((block.kind.value for block in reversed(blocks) if block.board == board), kind)
    else:
        board, kind = position.path, "candidate"
    queens = Position._make((scene.n, board, 0, position.strategy)).queens
    words = say.count("queens_in_rows", len(queens), rows=", ".join([str(row + 1) for _, row in queens]))
    if not queens:
        words = say("node_root")
    elif position.strategy.chooses_column:
        words = say.at("square_of", queens[-1])
    return say("node_told", queens=words, kind=say(f"node_{kind}"))

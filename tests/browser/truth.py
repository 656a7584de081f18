"""What the program does, as text: worked out alike by CPython and in a page, so that the two can be compared."""

from __future__ import annotations

from queens_viz.app.actions import asked, command_of, execute
from queens_viz.app.app import App
from queens_viz.app.commands import Action, Command
from queens_viz.app.player import Player
from queens_viz.looks import program, solutions, tree
from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene
from queens_viz.parts.help import sections
from queens_viz.parts.menu import parts_of
from queens_viz.parts.own_panel import own_panel_of
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.last_step import last_step
from queens_viz.search.position import Position
from queens_viz.search.search import Search
from queens_viz.search.solutions import images
from queens_viz.search.tree import Sizes, walked
from queens_viz.words.words import Words


def cycle(n: int, language: str) -> str:
    """Return the steps of a whole cycle, and all that is said of each: its numbers too, with their separators."""
    say, search, lines = Words(language), Search(n), []
    for step in range(TOTAL_STEPS[n] + 1):
        sentence = say.sentence(search.position, search.solutions)
        lines.append(f"{say('step', steps=search.steps)} {search.position!r} {sentence!r}")
        lines.append(f"{search.step()!r} of {say.number(step * 1000)}, {search!r}")
    return "\n".join([*lines, repr(say.sentence(Position.end(n), 0))])


def steps(n: int) -> str:
    """Return all positions of a cycle with what leads to them, and then the way back."""
    search = Search(n)
    lines: list[str] = []
    while not lines or not search.is_first:
        search.step()
        lines.append(f"{search.position} {search.steps} {search.solutions} {last_step(search.position)}")
    search = Search.at(Position.end(n))
    while event := search.back():
        lines.append(f"{event} {search.position} {search.steps} {search.solutions}")
    return "\n".join(lines)


def trees(n: int) -> str:
    """Return the whole tree and the counted sizes at the end, and every found solution's images."""
    player = Player(Search(n))
    player.all()
    while player.is_busy:
        player.pass_time(1)
    sizes = Sizes(n)
    while sizes.count(Position.end(n), 1000):
        pass
    lines = [repr(walked(Position.end(n), sizes, is_whole=True, has_rejected=n < 5)), repr(sizes.counts())]
    found = player.findings.solutions
    lines += [repr(sorted(set(images(found[index])))) for index in range(len(found))]
    return "\n".join(lines)


def plays(n: int, commands: list[str]) -> str:
    """Return what an app shows after each command."""
    app = App(Player(Search(n)))
    return "\n".join(f"{command}: {_after(app, command)}" for command in commands)


def _after(app: App, command: str) -> str:
    """Return what there is of an app after one more command: words, of which the first names what it does."""
    player = app.player
    name, *values = command.split()
    match name:
        case "key":
            if meant := command_of(app, values[0]):
                execute(app, meant)
        case "pass":
            app.pass_time(*map(float, values))
        case "jump":
            execute(app, asked(app, Action.JUMP, Position.parse(values[1], int(values[0]))))
        case "show":
            execute(app, asked(app, Action.SHOW, Position.parse(values[1], int(values[0]))))
        case "seek":
            execute(app, asked(app, Action.SEEK, (float(values[0]), values[1] == "on")))
        case "breakpoint":
            execute(app, asked(app, Action.BREAKPOINT, int(values[0])))
        case "speed":
            execute(app, asked(app, Action.SPEED, float(values[0])))
        case "pause":
            player.tempo.pause = float(values[0])
        case "paste":
            app.desk.copy(values[0])
            execute(app, Command(Action.PASTE))
        case "looks":
            return _looks(app)
    found = player.findings.solutions
    last = [found.number(k) for k in range(max(0, len(found) - 3), len(found))]
    return f"{_told(player.moment())} {_told(app.state)} {player.findings.sizes.counts()} {last}"


def _looks(app: App) -> str:
    """Return all looks of an app: the one set that is painted everywhere."""
    scene = Scene.of(app)
    parts: tuple[object, ...] = (
        solutions.look(scene, 6, None),
        _flat(tree.look(scene)),
        program.look(scene),
        sections(scene),
    )
    parts = (*parts, parts_of(scene), own_panel_of(scene))
    return " ".join(_told(part) for part in (*Looks.of(scene)[:-1], *parts))


def _flat(look: tree.TreeLook) -> tree.TreeLook:
    """Return a tree's look without the nodes below each: they are spots of their own."""
    return look._replace(spots=tuple(spot._replace(node=spot.node._replace(children=())) for spot in look.spots))


def _told(value: object) -> str:
    """Return a value as text: sets in order, since they have none, and numbers but for their last digits.

    Logarithms differ there between C and JavaScript, and no eye sees it.
    """
    if isinstance(value, float):
        return f"{value:.10g}"
    if isinstance(value, frozenset):
        return repr(sorted(value))
    if isinstance(value, tuple):
        return f"({', '.join(_told(part) for part in value)})"
    return repr(value)

"""What the program does, as text: worked out alike by CPython and in a page, so that the two can be compared."""

from __future__ import annotations

from queens_viz.app.moment import Moment
from queens_viz.app.player import Player
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.position import Position, last_step
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
        player.tick(1)
    sizes = Sizes(n)
    while sizes.count(Position.end(n), 1000):
        pass
    lines = [repr(walked(Position.end(n), sizes, is_whole=True, has_rejected=n < 5)), repr(sizes.counts())]
    lines += [repr(sorted(set(images(player.solutions[index])))) for index in range(len(player.solutions))]
    return "\n".join(lines)


def plays(n: int, commands: list[str]) -> str:
    """Return what a player shows after each command."""
    player = Player(Search(n))
    return "\n".join(f"{command}: {_after(player, command)}" for command in commands)


def _after(player: Player, command: str) -> str:
    """Return what is seen of a player after one more command: words, of which the first names what it does."""
    name, *values = command.split()
    match name:
        case "tick":
            player.tick(*map(float, values))
        case "jump":
            player.jump(Position.parse(values[1], int(values[0])))
        case "seek":
            player.seek(float(values[0]))
        case "resize":
            player.resize(int(values[0]))
        case "toggle_breakpoint":
            player.toggle_breakpoint(int(values[0]))
        case "set_speed":
            player.set_speed(float(values[0]))
        case "pause":
            player.pause = float(values[0])
        case _:
            getattr(player, name)()
    return f"{_shown(player.moment())} {player.sizes.counts()} {[player.solutions.number(k) for k in _last(player)]}"


def _shown(moment: Moment) -> str:
    # The one field without an order of its own.
    return repr(moment._replace(can=frozenset())) + " ".join(sorted(action.name for action in moment.can))


def _last(player: Player) -> range:
    return range(max(0, len(player.solutions) - 3), len(player.solutions))

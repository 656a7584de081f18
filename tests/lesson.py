"""The lesson, read as a script: what it says to press, the steps, figures and words of the screen that it names.

How facts are written in it, so that a test can check them:

- `17<!-- step(4, ":2") -->`: a number, or the word for it, and what it is; the functions are those of FIGURES.
- *italics* are what the screen says; `code` is a key, a position, a command or a part of a listing.
- A table below `<!-- play: n=4 -->` is played by keys from the first position of that size on: what to do, the number
  of the step after it, and what the screen says then. Where the step is left out the search has not been asked.
- A table below `<!-- lines: n=4 -->` names the lines that each listing marks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from queens_viz.app.actions import BINDINGS, execute
from queens_viz.app.binding import keys_in
from queens_viz.app.commands import Action, Command
from queens_viz.app.layers import Layer
from queens_viz.looks import ahead, card, program, tree
from queens_viz.looks.scene import Scene
from queens_viz.search.ahead import late_steps
from queens_viz.search.listing import LISTINGS, Program
from queens_viz.search.position import Position
from queens_viz.words.words import Words

from . import facts, problems
from .app.keyboard import Keyboard

NUMBERS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn",
}
"""The words for numbers, from 0 on."""


def failed(n: int, last: int) -> int:
    """Return how many queens have been placed and given up by a step without a solution above them."""
    walk, boards = facts.walk(n)[: last + 1], facts.placed(n, last)
    here = walk[-1].board
    found = {state.board for state in walk if len(state.board) == n}
    fruitful = {board[:length] for board in found for length in range(n + 1)}
    return sum(board not in fruitful and here[: len(board)] != board for board in boards)


def first(n: int) -> int:
    return next(k for k, state in enumerate(facts.walk(n)) if len(state.board) == n)


def size(n: int, *rows: int) -> tuple[int, int]:
    return facts.size(n, tuple(row - 1 for row in rows))


FIGURES: dict[str, Callable[..., object]] = {
    "step": facts.step,
    "steps": lambda n: len(facts.walk(n)) - 1,
    "first": first,
    "solutions": lambda n: len(facts.solutions(n)),
    "nodes": lambda n: len(facts.placed(n, len(facts.walk(n)) - 1)),
    "size": size,
    "failed": failed,
    "returns": lambda n, last: sum(state.is_lift for state in facts.walk(n)[: last + 1]),
    "lifted": lambda n, last: sum(len(state.ghosts) for state in facts.walk(n)[: last + 1]),
    "late": lambda n: late_steps(Position.end(n)),
    "lines": lambda name: len(LISTINGS[Program(name)]),
    "tested": problems.tested,
    "round": round,
}
"""What a figure of the lesson can be: most are worked out without the program."""

FIGURE = re.compile(r"([\w.,]+)<!-- (.+?) -->")
COMMENT = re.compile(r"<!-- .*? -->")
CODE = re.compile(r"`([^`]+)`")
ITALIC = re.compile(r"(?<![*\w])\*([^*]+)\*(?!\*)")
LINK = r"\[`(?P<at>[^`]+)`\]\(live\.html#n=(?P<n>\d+)&at=(?P<target>[^)&]+)[^)]*\)"
SQUARE = r"(?:column|Spalte) (?P<column>\d+), (?:row|Zeile) (?P<row>\d+)"
DO = re.compile(rf"{LINK}|(?:(?P<times>\d+) × )?`(?P<key>[^`]+)`|{SQUARE}")


class Line(NamedTuple):
    """A line of a table: its cells, and the size of the board and the table to which it belongs."""

    n: int
    table: int
    cells: list[str]


class Lesson(NamedTuple):
    """A lesson's text and its language."""

    text: str
    language: str

    @property
    def say(self) -> Words:
        """The words of its language."""
        return Words(self.language)

    def tables(self, kind: str) -> Iterator[list[Line]]:
        """Yield the lines of each table that is to be checked in a way."""
        for k, (n, body) in enumerate(re.findall(rf"<!-- {kind}: n=(\d+) -->\n((?:\|.*\n)+)", self.text)):
            rows = [[cell.strip() for cell in row.strip("|").split(" |")] for row in body.splitlines()[2:]]
            yield [Line(int(n), k, cells) for cells in rows]

    def number(self, text: str) -> int:
        """Return a number that is written in figures or as a word."""
        digits = text.replace(self.say("thousands"), "").strip(".,")
        return int(digits) if digits.isdigit() else NUMBERS[self.language].split().index(text.lower())

    def keys(self) -> dict[str, str]:
        """Return the keys of the program by how they are written."""
        layers = [(binding, layer) for binding in BINDINGS for layer in Layer]
        every = {key for binding, layer in layers for key in keys_in(binding, layer)}
        return {self.say.key(key): key for key in every}

    @property
    def prose(self) -> str:
        """The text without what is checked otherwise."""
        text = re.sub(r"^```.*?^```$", "", self.text, flags=re.MULTILINE | re.DOTALL)
        text = re.sub(r"^(<!-- (?:play|lines): n=\d+ -->\n)((?:\|.*\n)+)", _last_cells, text, flags=re.MULTILINE)
        for what in (FIGURE, COMMENT, re.compile(r"\]\([^)]*\)|<img [^>]*>"), CODE, ITALIC):
            text = what.sub(" ", text)
        return text


def _last_cells(table: re.Match[str]) -> str:
    return "".join(f"{row.rstrip().rstrip('|').rpartition('|')[2]}\n" for row in table[2].splitlines())


class Player:
    """Somebody who does what the lesson says."""

    def __init__(self, lesson: Lesson, n: int) -> None:
        self.lesson, self.board = lesson, Keyboard(":1", n)
        self.board.app.speak(lesson.language)
        self.names = lesson.keys()

    def do(self, cell: str) -> None:
        """Press the keys, paste the positions and click the squares that a cell names."""
        board = self.board
        for found in DO.finditer(cell):
            if found["at"]:
                assert int(found["n"]) == board.player.search.n, f"another size: {cell}"
                board.desk.copy(found["at"])
                board("v")
                assert board.position == found["at"]
            elif found["column"]:
                square = int(found["column"]) - 1, int(found["row"]) - 1
                assert board.app.cursor, f"no square is asked for: {cell}"
                execute(board.app, Command(Action.PICK, square))
            else:
                board(*[self.names[found["key"]]] * int(found["times"] or 1))
            board.finish()

    @property
    def step(self) -> int | None:
        """The number of the step that the screen shows."""
        return self.board.player.moment().steps

    @property
    def says(self) -> set[str]:
        """All sentences on the screen that tell of the position, whole and in their parts."""
        scene = Scene.of(self.board.app)
        words, left, tab = card.look(scene).sentence, ahead.look(scene), scene.state.open_tab(scene.n)
        said = {words.headline, words.reason, words.next, words.told, *re.split(r"(?<=\.) ", scene.state.message)}
        if left:
            said |= {left.outlook.headline, left.outlook.told}
        if tab is Action.TREE:
            said.add(tree.look(scene).share)
        if tab is Action.PROGRAM:
            said |= {
                program.look(scene).remark,
                *(choice.name for choice in program.look(scene).choices if choice.is_on),
            }
        return said

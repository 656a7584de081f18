"""The squares of a line that a program has tried since it came to a node.

A square was tried if a queen was placed on it and removed, while the queens before it
stayed. A square that was only tested is known by the variable that holds its place: at
all placings that were looked at, an open call had a variable with the number of the
place. The values that this variable takes are the squares that are tested.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .board import Board
from .layout import Layout
from .recording import Recording
from .squares import Square
from .state import State
from .story_parts import Scene
from .story_values import Calls, Cursor

SAMPLE = 60
"""How many placings are looked at."""

LEAST = 3
"""The least placings by which a variable is known."""

MOST_SCENES = 200_000
"""How many changes of the board are looked through."""

MOST_BACK = 60
"""How many values of a variable are looked at."""

MOST_STEPS = 400
"""In how many steps after its last value the end of a loop is looked for."""

Order = tuple[Square, ...]


class Learned(NamedTuple):
    """The variables of a function that hold a square."""

    place: str  # the name of the one that holds the place in a line
    line: str  # the name of the one that holds the line; "" if there is none
    heads: frozenset[int]  # the lines that give it the place of a queen


class Bound(NamedTuple):
    """A variable that got a number."""

    step: int
    name: str
    value: int
    line: int | None


class Trial(NamedTuple):
    """What is known about the line that is searched."""

    tried: frozenset[Square] = frozenset()
    tested: Square | None = None


class Node(NamedTuple):
    """A node in the search of a call."""

    depth: int  # how many queens there are before the line
    line: int  # the index of the line that is searched
    since: int  # the step at which the search came to it


NOTHING = Trial()


class Trials:
    """Looks up which squares were tried, and which one is being tested."""

    def __init__(
        self,
        recording: Recording,
        board: Board,
        scenes: Sequence[Scene],
        calls: Calls,
        layout: Layout,
    ) -> None:
        self.recording = recording
        self.board = board
        self.scenes = scenes
        self.calls = calls
        self._counted = layout.counted
        self._loops = layout.loops
        self._scene_steps = [scene.step for scene in scenes]
        self._end = recording.steps  # of the first phase
        if recording.switch is not None:
            self._end = recording.switch
        # Of each scene, as far as it was asked for.
        self._left: list[tuple[Order, Order]] = []
        self._starts: list[tuple[int, ...]] = []
        self._left_now: list[list[Square]] = [[]]  # after the last of these
        self._learned: dict[str, Learned] = {}  # by functions
        # The events in which these got their values, by frames, and how many events
        # have been looked through for that.
        self._names: set[str] = set()
        self._numbers: dict[int, list[int]] = {}
        self._count = 0
        self._bounds: dict[int, Bound] = {}  # those that were asked for
        self._learn()

    def trial_at(self, state: State, step: int) -> Trial:
        """Return what is known at a step, with the state at it."""
        number = bisect_right(self._scene_steps, step) - 1
        self._follow_to(number)
        if step < self._end:
            is_first = True
            for place in reversed(range(len(state.stack))):
                function = self.recording.frames[state.stack[place]].function
                if function in self._learned:
                    trial = self._trial_of_call(
                        state, place, step, number=number, is_first=is_first
                    )
                    if trial:
                        return trial
                    is_first = False
        if not 0 <= number < len(self._left):
            return NOTHING
        return Trial(frozenset(self._left_in_one_line(number)))

    def _left_in_one_line(self, number: int) -> Order:
        """Return the squares that queens have left, of the line that is searched."""
        following, last = self._left[number]
        if following:
            line = following[-1][0]
            return tuple([square for square in following if square[0] == line])
        order = self.scenes[number].order
        if not order:
            return ()
        line = order[-1][0]
        return tuple([square for square in last if square[0] == line])

    # Queens that were removed.

    def _follow_to(self, number: int) -> None:
        """Record up to a scene which squares queens have left, and when it began.

        These are the squares of the queen after those on the board, and those of the
        last one of them.
        """
        end = min(number + 1, len(self.scenes), MOST_SCENES)
        for place in range(len(self._left), end):
            self._follow(self.scenes[place], self.scenes[place - 1] if place else None)

    def _follow(self, scene: Scene, last: Scene | None) -> None:
        """Go on to the next scene."""
        left = self._left_now
        order = scene.order
        before = last.order if last else ()
        same = 0
        for square, other in zip(before, order, strict=False):
            if square != other:
                break
            same += 1
        if last is None or scene.n != last.n or len(order) > same + 1:
            # Another board, or a jump to another node.
            left = [[]]
            same = 0
        else:
            del left[same + 1 :]
            if len(before) > same:
                left[same] = [*left[same], before[same]]
            if len(order) > same and order[same] in left[same]:
                left[same] = []  # a new search
        while len(left) <= len(order):
            left.append([])
        starts = self._starts[-1] if self._starts else (-1,)
        starts = starts[: same + 1] + (scene.step,) * (len(order) - same)
        self._starts.append(starts)
        of_last = tuple(left[len(order) - 1]) if order else ()
        self._left.append((tuple(left[len(order)]), of_last))
        self._left_now = left

    # Variables that hold a square.

    def _learn(self) -> None:
        """Find the variables that held the place and the line at all placings."""
        cursor = Cursor(self.recording)
        places: dict[str, set[str]] = {}
        lines: dict[str, set[str]] = {}
        numbers: dict[str, list[int]] = {}
        moments: list[tuple[int, dict[str, int]]] = []
        before: Order = ()
        for scene in self.scenes:
            if scene.step >= self._end or len(moments) >= SAMPLE:
                break
            order = scene.order
            is_placing = bool(order) and order[:-1] == before[: len(order) - 1]
            if not is_placing or order == before[: len(order)]:
                before = order
                continue
            before = order
            line = order[-1][0] + self.board.first_number
            place = self.board.number(order[-1][1])
            state = cursor.state_at(scene.step)
            frames: dict[str, int] = {}
            for frame in state.stack:
                frames[self.recording.frames[frame].function] = frame
            moments.append((scene.step, frames))
            for function, frame in frames.items():
                values = state.variables(frame)
                held = {key for key, value in values.items() if type(value) is int}
                of_place = {key for key in held if values[key] == place}
                of_line = {key for key in held if values[key] == line}
                numbers.setdefault(function, []).append(place)
                places[function] = places.get(function, of_place) & of_place
                lines[function] = lines.get(function, of_line) & of_line
        chosen: dict[str, tuple[str, str]] = {}
        for function, names in places.items():
            count = numbers[function]
            if names and len(count) >= LEAST and len(set(count)) > 1:
                name = min(names, key=lambda one: (one not in self._counted, one))
                others = lines[function] - names
                chosen[function] = (name, min(others, default=""))
        self._names = {name for names in chosen.values() for name in names if name}
        for function, (place_name, line_name) in chosen.items():
            heads = set[int]()
            for step, frames in moments:
                if function in frames:
                    last = self._last(frames[function], place_name, step)
                    if last and last.line is not None:
                        heads.add(last.line)
            lines_of_heads = frozenset(self._with_same_statements(heads))
            self._learned[function] = Learned(place_name, line_name, lines_of_heads)

    def _with_same_statements(self, heads: set[int]) -> Iterator[int]:
        """Yield the lines whose statement is that of one of these lines.

        Where a value that one line gives was never placed, another may give it too.
        """
        texts = self.recording.source.split("\n")
        lines = list(enumerate([text.strip() for text in texts], 1))
        statements = {text for line, text in lines if line in heads}
        for line, text in lines:
            if line in heads or text in statements:
                yield line

    def _bound(self, number: int) -> Bound:
        """Return the variable that got a number with an event."""
        bound = self._bounds.get(number)
        if bound is None:
            event = self.recording.event(number)
            assert isinstance(event.value, int)
            line = self.recording.line(event.source)
            bound = Bound(event.step, str(event.key), event.value, line)
            self._bounds[number] = bound
        return bound

    def _count_at(self, frame: int, step: int) -> int:
        """Return how many numbers the variables of a frame got up to a step."""
        count = self.recording.count_at(step)
        if count > self._count:
            found = self.recording.numbers_bound(self._names, self._count, count)
            for other, numbers in found.items():
                self._numbers.setdefault(other, []).extend(numbers)
            self._count = count
        return bisect_left(self._numbers.get(frame, []), count)

    def _last(self, frame: int, name: str, step: int) -> Bound | None:
        """Return the last time up to a step at which a variable got a number."""
        for place in reversed(range(self._count_at(frame, step))):
            bound = self._bound(self._numbers[frame][place])
            if bound.name == name:
                return bound
        return None

    # What a call has tried.

    def _trial_of_call(
        self, state: State, place: int, step: int, *, number: int, is_first: bool
    ) -> Trial | None:
        """Return what an open call has tried, if it has tried something at its node."""
        frame = state.stack[place]
        learned = self._learned[self.recording.frames[frame].function]
        last = self._last(frame, learned.place, step)
        if last is None or last.line not in learned.heads:
            return None
        order = self.scenes[number].order if number >= 0 else ()
        node = self._node(frame, learned, last, number=number, step=step)
        if node is None or (not is_first and node.depth < len(order) - 1):
            return None
        values = self._values(frame, learned, node, order=order, step=step)
        if not values:
            return None
        n = self.scenes[max(0, number)].n
        first = self.board.number(0)
        squares = [(node.line, value - first) for value in values]
        squares = [square for square in squares if 0 <= square[1] < n]
        left = set[Square]()
        if 0 <= number < len(self._left) and len(order) - node.depth in (0, 1):
            left.update(self._left[number][len(order) - node.depth])
            left = {square for square in left if square[0] == node.line}
        standing = order[node.depth : node.depth + 1]
        tried = left.union(squares)
        tested = None
        current = (node.line, last.value - first)
        is_refused = current in left or current in standing
        if 0 <= current[1] < n and not is_refused:
            tried.discard(current)
            line = self.calls.line(state, place, step)
            if self._goes_on(last, line, step):
                tested = current
            elif self._has_ended(last, frame, step):
                tried.add(current)
        return Trial(frozenset(tried.difference(standing)), tested)

    def _node(
        self, frame: int, learned: Learned, last: Bound, *, number: int, step: int
    ) -> Node | None:
        """Return the node that a call searches."""
        if number >= len(self._starts):
            return None
        if number < 0:
            order: Order = ()
            starts: tuple[int, ...] = (-1,)
        else:
            order = self.scenes[number].order
            starts = self._starts[number]
        if learned.line:
            now = self._last(frame, learned.line, step)
            then = self._last(frame, learned.line, last.step)
            if now is None or then is None or now.value != then.value:
                return None
            line = now.value - self.board.first_number
            lines = [one for one, _ in order]
            depth = lines.index(line) if line in lines else len(order)
            return Node(depth, line, starts[depth])
        before = self._order_at(last.step)
        depth = len(before)
        is_there = order[:depth] == before and starts[depth] <= last.step
        if not is_there or len(order) > depth + 1:
            return None
        if len(order) > depth:
            return Node(depth, order[depth][0], starts[depth])
        if sorted(one for one, _ in before) != list(range(depth)):
            return None
        return Node(depth, depth, starts[depth])

    def _order_at(self, step: int) -> Order:
        number = bisect_right(self._scene_steps, step) - 1
        return self.scenes[number].order if number >= 0 else ()

    def _values(
        self, frame: int, learned: Learned, node: Node, *, order: Order, step: int
    ) -> list[int]:
        """Return the places that a call has tried at a node."""
        end = self._count_at(frame, step)
        start = max(self._count_at(frame, node.since), end - MOST_BACK)
        bounds = [self._bound(one) for one in self._numbers.get(frame, [])[start:end]]
        number = node.line + self.board.first_number
        line: int | None = None  # as far as it is known
        if learned.line and 0 < start < end:
            last = self._last(frame, learned.line, bounds[0].step)
            line = last.value if last else None
        values = list[int]()
        for bound in bounds:
            if bound.name == learned.line:
                line = bound.value
            elif bound.name == learned.place and bound.line in learned.heads:
                is_there = line == number
                if not learned.line:
                    is_there = self._order_at(bound.step) == order[: node.depth]
                if is_there:
                    values.append(bound.value)
        return values

    def _goes_on(self, last: Bound, line: int, step: int) -> bool:
        """Return whether a call is still in the loop that gave its variable a value."""
        if last.line is None:
            return False
        for loop in self._loops:
            if loop.line == last.line:
                # At its head it has ended, unless it has just got the next value.
                is_inside = loop.line < line <= loop.end
                return is_inside or last.step == step
        around = [one for one in self._loops if one.line <= last.line <= one.end]
        return bool(around) and around[-1].line <= line <= around[-1].end

    def _has_ended(self, last: Bound, frame: int, step: int) -> bool:
        """Return whether a `for` loop has come to its end since its last value."""
        recording = self.recording
        if all(loop.line != last.line for loop in self._loops):
            return False
        first = last.step + 1
        end = min(step + 1, first + MOST_STEPS)
        heads = recording.lines[first:end]
        for place, line in enumerate(heads):
            if line == last.line and recording.step_frames[first + place] == frame:
                return True
        return False

"""What a tracer has recorded and not sent yet."""

from __future__ import annotations

from array import array

from .events import NUMBERS, Answer, Chunk, Event, FrameInfo
from .heap import Heap

EVENT_LENGTH = len(Event._fields)


class Unsent:
    """What a recording is to grow by; values and objects are in the heap."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.step_frames: list[int] = []
        # The fields of each event, one event after another: a tuple for each would
        # have to be looked after by the garbage collector.
        self.events: list[int] = []
        self.frames: list[FrameInfo] = []
        self.output: list[tuple[int, str]] = []
        self.answers: list[Answer] = []

    def take(self, heap: Heap) -> Chunk:
        """Return everything that is here, and start again."""
        events = self.events
        chunk = Chunk(
            lines=array(NUMBERS, self.lines),
            step_frames=array(NUMBERS, self.step_frames),
            events=[
                array(NUMBERS, events[k::EVENT_LENGTH]) for k in range(EVENT_LENGTH)
            ],
            values=heap.values,
            frames=self.frames,
            objects=heap.objects,
            output=self.output,
            answers=self.answers,
        )
        Unsent.__init__(self)
        heap.values = []
        heap.objects = []
        return chunk

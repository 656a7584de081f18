"""The programs of "Find the fault" in a page: nothing runs there, they are unpacked."""

from __future__ import annotations

import json
from collections.abc import Callable

from browser import window

from .page_dom import guarded
from .page_late import when_ready

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..tracing.story import Story


class FaultyStories:
    """What the programs do. They are unpacked when one of them is first asked for."""

    def __init__(self) -> None:
        self._texts: dict[str, str] | None = None  # None until they are unpacked
        self._stories: dict[str, Story] = {}

    @property
    def is_loading(self) -> bool:
        """Whether the faulty programs are not unpacked yet."""
        return self._texts is None

    def prepare(self, do: Callable[[], object], after: Callable[[], object]) -> None:
        """Call a function once the faulty programs are unpacked, and then another one.

        If they are unpacked already, only the first is called, at once.
        """
        if self._texts is not None:
            do()
            return

        @guarded
        def take(text: str) -> None:
            self._texts = json.loads(text)
            do()
            after()

        when_ready(lambda: window.queensUnpack("faulty").then(take))

    def story(self, name: str) -> Story | None:
        """Return what a program does, None if there is no such program."""
        if not self._texts or name not in self._texts:
            return None
        if name not in self._stories:
            # It is one of the modules that are unpacked later.
            packing = __import__(
                "queens_viz.tracing.story_packing", fromlist=["unpacked_story"]
            )
            data = json.loads(self._texts[name])
            self._stories[name] = packing.unpacked_story(data)
        return self._stories[name]

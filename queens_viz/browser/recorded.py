"""A person's program that has been run, for a page: nothing runs there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from ..app.app import App
from ..app.own_actions import begin_with_result
from ..app.own_program import Result
from ..tracing.anonymous import anonymous
from ..tracing.story_packing import packed_result, unpacked_result
from .bundle import bundle, packed_element
from .entries import PAGE, SHOWING


class Recorded(NamedTuple):
    """A program that has been run, and how it is shown."""

    name: str  # of its file; empty if nobody is to know whose it is
    result: Result
    step: int  # at which the page begins

    @property
    def options(self) -> dict[str, object]:
        """What the program of the page begins with."""
        return {"name": self.name, "step": self.step}

    def show(self, app: App) -> None:
        """Show it in an app."""
        begin_with_result(
            app,
            self.name,
            self.result,
            step=self.step,
            is_anonymous=not self.name,
        )

    def without_author(self) -> Recorded:
        """Return it without its name, comments and docstrings: a page can be read.

        Its lines keep their numbers.
        """
        story, remarks = self.result
        data = packed_result(story, remarks)
        recording = data["story"]["recording"]
        recording["name"] = ""
        recording["source"] = anonymous(recording["source"])
        return self._replace(name="", result=Result(*unpacked_result(data)))


def recorded_program(recorded: Recorded, compiled: Mapping[str, str] | None) -> str:
    """Return the elements that end the body of a page with a recorded program."""
    data = packed_result(*recorded.result)
    text = json.dumps(data, separators=(",", ":"))
    return "\n".join(
        [
            packed_element("recorded", text),
            bundle(PAGE, late=SHOWING, compiled=compiled),
        ]
    )

"""The recorded program in a page: it is unpacked and shown, and nothing is run."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from browser import window

from ..app.app import App
from ..app.own_actions import begin_with_result
from ..app.own_program import Result
from .page_dom import guarded
from .page_late import when_ready


def show_recorded(app: App, options: dict[str, Any], do: Callable[[], object]) -> None:
    """Show the recorded program of the page in an app, and then call a function."""

    @guarded
    def show(text: str) -> None:
        # It is one of the modules that are unpacked later.
        packing = __import__(
            "queens_viz.tracing.story_packing", fromlist=["unpacked_result"]
        )
        result = Result(*packing.unpacked_result(json.loads(text)))
        begin_with_result(
            app,
            options["name"],
            result,
            step=options["step"],
            is_anonymous=not options["name"],
        )
        do()

    when_ready(lambda: window.queensUnpack("recorded").then(show))

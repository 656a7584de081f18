"""The modules with which a page begins, and those that it imports later."""

from __future__ import annotations

PAGE = "queens_viz.browser.page_main"
"""The module that the page starts."""

SHOWING = (
    "queens_viz.tracing.story_packing",
    "queens_viz.words.story",
    "queens_viz.tracing.anonymous",
)
"""The modules that are imported when a person's program is first shown."""

WORKER = "queens_viz.browser.worker_main"
"""The module that the worker starts in which programs run."""

RUNNING = ("queens_viz.browser.page_program", WORKER)
"""The modules that are imported when one is first run, here and in the worker."""

ALL = (PAGE, *SHOWING, *RUNNING)
"""All modules with which something begins: what they need is compiled."""

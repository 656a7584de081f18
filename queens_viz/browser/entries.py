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

EDITOR = "queens_viz.browser.page_editor"
"""The module with the text field in which a program is typed."""

TABLE = "queens_viz.browser.page_several"
"""The module with the table of several programs."""

PROGRAM = "queens_viz.browser.page_program"
"""The module with the program that is typed, which runs in a worker."""

RUNNING = (EDITOR, TABLE, PROGRAM, WORKER)
"""The modules that are imported when one is typed or run, here and in the worker."""

ALL = (PAGE, *SHOWING, *RUNNING)
"""All modules with which something begins: what they need is compiled."""

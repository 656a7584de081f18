"""The modules that only a person's own program needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import window

from .page_dom import guarded


def when_ready(do: Callable[[], object]) -> None:
    """Call a function once these modules can be imported.

    They are unpacked when that is first asked for. It is called after the present
    event in any case.
    """

    @guarded
    def go_on(_: Any) -> None:
        do()

    window.unpackLate().then(go_on)

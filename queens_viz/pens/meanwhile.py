"""A context: what holds for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Meanwhile:
    """What a pen is told for a while: now these values, and at the end those from before."""

    def __init__(self, tell: Callable[..., None], now: tuple[Any, ...], before: tuple[Any, ...]) -> None:
        self._tell, self._now, self._before = tell, now, before

    def __enter__(self) -> None:
        self._tell(*self._now)

    def __exit__(self, *_: object) -> None:
        self._tell(*self._before)

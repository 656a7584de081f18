"""One way to fit things in a room: try their forms, the longest one first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Form = TypeVar("Form")


def first_fitting(forms: Iterable[Form], fits: Callable[[Form], bool]) -> Form:
    """Return the first form that fits, or the last one if none fits.

    Forms may be texts, rows of buttons or sizes. A generator makes only those that are
    tried. There is at least one.

    >>> first_fitting(["Next solution", "Solution", ""], lambda text: len(text) <= 8)
    'Solution'
    """
    form: Form
    for form in forms:
        if fits(form):
            return form
    return form

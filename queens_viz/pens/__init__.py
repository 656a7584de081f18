"""Pens, and all that is needed to draw parts; nothing here knows of queens."""

from .buttons import Button, ButtonLook, Touch, paint_ring
from .face import (
    BOLD,
    CODE,
    CODE_BOLD,
    LEADING,
    REGULAR,
    SEMIBOLD,
    SMALLEST_TEXT,
    Fitted,
    Weight,
    words_of,
)
from .fitting import first_fitting
from .icons import Icon, Point
from .pen import Bars, Pen, Sheet, paint_piece
from .rect import NOWHERE, Pixel, Rect, rect_at
from .room import Room
from .scroll import Field, Scroll, Scrollable, ScrollTo, Slider, SliderLook
from .theme import THEMES, shaded_of, squares_of
from .type_sizes import TypeSizes
from .ui import Ui
from .widget import Element, FindMeaning, Meaning, Widget

__all__ = [
    "BOLD",
    "CODE",
    "CODE_BOLD",
    "LEADING",
    "NOWHERE",
    "REGULAR",
    "SEMIBOLD",
    "SMALLEST_TEXT",
    "THEMES",
    "Bars",
    "Button",
    "ButtonLook",
    "Element",
    "Field",
    "FindMeaning",
    "Fitted",
    "Icon",
    "Meaning",
    "Pen",
    "Pixel",
    "Point",
    "Rect",
    "Room",
    "Scroll",
    "ScrollTo",
    "Scrollable",
    "Sheet",
    "Slider",
    "SliderLook",
    "Touch",
    "TypeSizes",
    "Ui",
    "Weight",
    "Widget",
    "first_fitting",
    "paint_piece",
    "paint_ring",
    "rect_at",
    "shaded_of",
    "squares_of",
    "words_of",
]

"""Ui: what is drawn in one pass is kept, noted and drawn again by another pen."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from queens_viz.parts.window_layout import lay_out
from queens_viz.pens.buttons import ButtonLook, Touch
from queens_viz.pens.letters import TableFace
from queens_viz.pens.rect import Rect
from queens_viz.pens.room import Room
from queens_viz.pens.scroll import Scroll
from queens_viz.pens.theme import LIGHT
from queens_viz.pens.ui import Ui

ROOM = Rect(20, 10, 300, 100)
ONE, OTHER = (
    ButtonLook("one", "first", "One", "1"),
    ButtonLook("other", "second", "Other", "2", is_enabled=False),
)


@dataclass(eq=False)
class Counted:
    """A widget that counts how often it was drawn."""

    times: int = 0

    def __call__(self, ui: Ui, room: Room, title: str, scrolled: int = 0) -> Rect:
        self.times += 1
        head = room.cut_top(40)
        ui.box(head, "panel", "border", radius=4)
        ui.text(title, 20, "text", midleft=head.midleft)
        for look in (ONE, OTHER):
            ink = ui.button_ground(look, room.cut_left(100))
            ui.text(look.label, 16, ink, topleft=room.topleft)
        ui.add_region("rest", room)
        ui.scroll("rest", scrolled, 3, 16)
        return head.union(room)


@pytest.fixture
def ui() -> Ui:
    return Ui(lay_out(640, 480, 8).sheet, LIGHT, TableFace())


@pytest.mark.parametrize(
    ("room", "title", "touched", "times"),
    [
        (Rect(*ROOM), "A", "nobody", 1), (ROOM, "B", None, 2), (ROOM.move(1, 0), "A", None, 2), (ROOM, "A", "one", 2),
    ],
)  # fmt: skip
def test_a_widget_is_drawn_again_only_where_room_values_or_touch_are_others(
    ui: Ui, room: Rect, title: str, touched: str | None, times: int
) -> None:
    widget = Counted()
    first = ui.part("it", ROOM, widget, "A")
    ui.touched, ui.touch = touched, Touch.HOVER
    again = ui.part("it", room, widget, title)
    assert widget.times == times
    assert (again is first) is (times == 1)


def test_what_is_touched_looks_so_and_a_button_that_cannot_be_pressed_does_not(
    ui: Ui,
) -> None:
    widget, fills = Counted(), []
    for touched, touch in (
        (None, Touch.NONE),
        ("one", Touch.HOVER),
        ("one", Touch.PRESSED),
        ("other", Touch.HOVER),
    ):
        ui.touched, ui.touch = touched, touch
        fills.append(
            [
                stroke[1][1]
                for stroke in ui.part("it", ROOM, widget, "A").strokes
                if stroke[0] == "box"
            ][1:]
        )
    assert fills == [
        ["panel", "window"],
        ["hover", "window"],
        ["pressed", "window"],
        ["panel", "window"],
    ]


def test_what_can_be_pressed_is_noted_where_it_was_drawn(ui: Ui) -> None:
    made = ui.part("it", ROOM, Counted(), "A", 2)
    assert [(one.look.name, tuple(one.rect)) for one in made.buttons] == [
        ("one", (20, 50, 100, 60)), ("other", (120, 50, 100, 60)),
    ]  # fmt: skip
    assert [
        made.meaning_at(point) for point in ((30, 60), (130, 60), (300, 60), (30, 20))
    ] == [
        "first",
        "second",
        "rest",
        None,
    ]
    assert (made.place, made.result) == (ROOM, ROOM)
    assert made.scroll == Scroll("rest", 2, 3, 16)
    assert made.scroll.by(-9) == 0


def test_a_room_is_cut_and_nothing_of_it_is_lost() -> None:
    room = Room(*ROOM)
    parts = [
        room.cut_top(20),
        room.cut_bottom(10.9),
        room.cut_left(50),
        room.cut_right(30),
    ]
    assert [tuple(part) for part in parts] == [
        (20, 10, 300, 20),
        (20, 100, 300, 10),
        (20, 30, 50, 70),
        (290, 30, 30, 70),
    ]
    assert tuple(room) == (70, 30, 220, 70)
    assert tuple(room.within(10, 5)) == (80, 35, 200, 60)

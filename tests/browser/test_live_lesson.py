"""A lesson in the live page: begun by its address, played by keys and by its buttons, told and left."""

from __future__ import annotations

import json

from .live import Live


def hash_is(live: Live, place: str) -> None:
    """Wait until a place stands in the address."""
    live.wait(f"decodeURIComponent(location.hash) === {json.dumps(place)}")


def test_an_address_begins_at_a_stop_and_its_place_is_written(live: Live) -> None:
    live.begin("#lesson=1.10")
    assert live.stack == "2,4,1,3"
    assert live.text("#question").startswith("Stop 10 of 19. 26 steps.")
    live.press("page down")
    assert live.n == 8
    hash_is(live, "#lesson=1.11&language=en")
    assert "Stop 11 of 19. Is the red queen safe or attacked?" in live.heard
    live.press("page up")
    hash_is(live, "#lesson=1.10&language=en")
    live.go("#lesson=2.1")
    assert live.n == 4
    assert live.text("#question").startswith("Stop 1 of 14.")


def test_what_is_no_lesson_is_told_and_a_link_to_a_step_leaves_a_lesson(live: Live) -> None:
    live.begin("#n=4&at=2:2")
    live.go("#lesson=3")
    assert live.heard.startswith("A lesson is 1 or 2, or one of their stops as in 1.7, not 3.")
    assert live.stack == "2,2?"
    live.go("#lesson=1.8")
    live.go("#n=5&at=1:3")
    assert live.count("#lesson button") == 0
    assert (live.n, live.stack) == (5, "1,3?")

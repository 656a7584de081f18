"""The strip of what is left, in its colours: its edge, and the small column that stands before its words."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.window.window import Window

from ..drawn import Seen
from ..pairs import each_once
from ..support import SIZES, do, picture, window_at
from ..things import Thing
from .test_drawn_outlook import seen_at

ROOMY, LITTLE = (1280, 800), (640, 480)

EVERYWHERE = pytest.mark.parametrize("size", [ROOMY, LITTLE])


def strip_of(text: str, size: tuple[int, int]) -> tuple[Seen, list[Thing], Thing | None]:
    """Return what is seen, and the small column: what fills it, and its frame; none where it is not there."""
    window, seen = seen_at(8, text, size=size)
    place = window.frame().pen.layout.outlook
    frame = next(iter(seen.things("frame", place)), None)
    inside = [one for one in seen.things("fill", place) if frame and frame.rect.contains(one.rect)]
    return seen, inside, frame


@EVERYWHERE
def test_the_small_column_looks_like_one_that_is_framed_on_the_board(size: tuple[int, int]) -> None:
    seen, inside, frame = strip_of("1,4,6,8,3:7", size)
    assert frame
    assert frame.colour == seen.theme.backtrack
    assert [one.colour for one in inside] == [seen.theme.shade_light, *[seen.theme.backtrack] * 2]
    seen, inside, frame = strip_of("2,4,1:3", size)
    assert frame
    assert frame.colour == seen.theme.muted
    assert [one.colour for one in inside] == [seen.theme.blue_light, *[seen.theme.muted] * 2]


@EVERYWHERE
def test_the_small_column_stands_before_the_words(size: tuple[int, int]) -> None:
    seen, _, frame = strip_of("1,4,6,8,3:7", size)
    assert frame
    words = [one for one in seen.texts() if one.what.startswith("Column 7")]
    assert frame.rect.right < min(one.rect.left for one in words)
    assert frame.rect.top < words[0].centre[1] < frame.rect.bottom


@pytest.mark.parametrize(("text", "role"), [("1,4,6,8,3:7", "backtrack"), ("2,4,1:3", "muted")])
def test_the_edge_of_the_strip_has_the_colour_of_what_it_says(text: str, role: str) -> None:
    window, seen = seen_at(8, text)
    place = window.frame().pen.layout.outlook
    assert seen.colour_at((place.left + 3, place.centery)) == seen.colours.colour(role)
    assert seen.colour_at((place.left + 14, place.centery)) == seen.colours.panel


@each_once(
    {
        "size": SIZES,
        "n, text": [(9, "8,4,7,9,3:1"), (20, "15,12,6,4,13,5,16,9,11,14,8,10,20,7:1"), (8, "2,4,1:3")],
    }
)
def test_words_and_button_of_the_strip_do_not_touch(n: int, text: str, size: tuple[int, int]) -> None:
    window, seen = seen_at(n, text, size=size)
    beside, place = window.frame().beside, window.frame().pen.layout.outlook
    assert beside
    assert beside.outlook
    button = beside.outlook.button.rect
    words = [one.rect for one in seen.texts(place) if not button.collidepoint(one.centre)]
    assert all(one.right < button.left for one in words)
    assert all(place.inflate(0, 4).contains(one) for one in words)
    (key,) = [one for one in seen.texts(place) if one.what == "W"]
    assert button.inflate(8, 0).contains(key.rect)


def test_the_frame_of_a_column_lies_on_its_shading() -> None:
    _, seen = seen_at(8, "1,4,6,8,3:7")
    (frame,) = (one.rect for one in seen.things("frame", seen.board) if one.colour == seen.theme.backtrack)
    # The frame of the column beside it covers two pixels of it.
    for x in (frame.left + 2, frame.right - 2):
        assert {seen.colour_at((x, y)) for y in range(frame.top + 4, frame.bottom - 4)} == {seen.colours.backtrack}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (800, 600), (1920, 1080)])
def test_all_lines_of_the_share_stand_in_the_foot_of_the_tree(size: tuple[int, int]) -> None:
    window, seen = seen_at(8, "1,4,6,8,3:7", "f3", size=size)
    panel = window.frame().tree
    assert panel
    assert panel.foot.lines
    for ((words, _, _),) in panel.foot.lines:
        (text,) = [one for one in seen.texts() if one.what == words]
        assert panel.foot.place.inflate(0, 2).contains(text.rect)


def pixels(window: Window, size: tuple[int, int], *, is_kept: bool) -> bytes:
    """Return what is seen of a window whose many shaded squares come as one picture that is kept, or each anew."""
    ink = window.ink(window.app.state.theme)
    ink.record = None if is_kept else []
    found = pygame.image.tobytes(picture(window, size), "RGB")
    ink.record = None
    return found


def test_the_kept_picture_of_many_shaded_squares_is_not_shown_once_they_are_others() -> None:
    window = window_at("1,3,5,2,4:8", 20)
    do(window, "w")
    for key, size in (("", (1280, 800)), ("right", (1280, 800)), ("right", (1280, 800)), ("", (1024, 768))):
        if key:
            do(window, key)
            window.app.pass_time(1)
        assert pixels(window, size, is_kept=True) == pixels(window, size, is_kept=False), (key, size)
    assert len(window.app.player.search.board) > 5

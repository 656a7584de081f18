"""The board in motion: it begins with a step, only what moves differs, and it ends in the picture without it."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.commands import Action
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.page_view import PageView
from queens_viz.parts.board import BoardLook, board_look
from queens_viz.parts.motion import LONGEST, Movement, lasting, still
from queens_viz.parts.view import View
from queens_viz.window.window import Window

from ..recorder import SurfaceRecorder, recording
from ..support import FACE, another, part_in, picture, press, search_at

SIZE = (1024, 768)


def look_at(search: Search) -> BoardLook:
    """Return the look of a search, everything counted."""
    player = Player(search)
    while player.is_busy:
        player.pass_time(0)
    return board_look(player.moment(), player.findings.sizes)


@pytest.mark.parametrize("n", [1, 2, 4, 5])
def test_at_its_end_and_not_before_a_motion_is_the_board_itself_forth_and_back(
    n: int,
) -> None:
    search, looks = Search(n), list[BoardLook]()
    while not looks or not search.is_first:
        looks.append(look_at(search.copy()))
        search.step()
    looks.append(look_at(Search.at(Position.end(n))))
    for before, after in pairwise(looks):
        for one, other in ((before, after), (after, before)):
            moving = Movement(one, other, 1)
            assert moving.now() != still(other)
            moving.pass_time(1)
            assert moving.now() == still(other)


@pytest.mark.parametrize(
    ("one", "other", "speed", "seconds"),
    [
        ("2,4:5", "2,4:6", None, 0.14),
        ("2,4:6", "2,4,6:1", 8.0, 0.075),
        ("2,4:6", "2,4,6:1", 8.1, 0.0),
        ("2,4:5", "2,4:7", None, 0.0),
        ("2,4:5", "2,4:5", None, 0.0),
        ("1,3:1", "2,4:6", None, 0.0),
    ],
)
def test_a_board_moves_for_single_steps_that_leave_time_to_look(
    one: str, other: str, speed: float | None, seconds: float
) -> None:
    before, after = (Player(search_at(8, text)).moment() for text in (one, other))
    if speed:
        before, after = (
            moment._replace(mode=Mode.RUNNING, speed=speed)
            for moment in (before, after)
        )
    assert lasting(before, after) == lasting(after, before) == pytest.approx(seconds)
    assert seconds <= LONGEST


# In the window.


def moving_at(text: str, n: int = 8, theme: str = "light", speed: float = 5) -> Window:
    """Return a window whose board moves, drawn and at rest, everything counted."""
    window = Window(
        Player(search_at(n, text), speed=speed), State(theme=theme), moves=True
    )
    window._face = FACE
    while n < 20 and window.app.player.is_busy:
        window.app.player.pass_time(0)
    window.draw(pygame.Surface(SIZE))
    return window


def tap(window: Window, key: str) -> None:
    """Press a key and let it go, and draw."""
    down = press(key)
    window.update(
        0, [down, pygame.event.Event(pygame.KEYUP, key=down.key)], window.surface
    )
    window.draw(window.surface)


def is_at_rest(window: Window) -> bool:
    return pygame.image.tobytes(window.surface, "RGB") == pygame.image.tobytes(
        picture(another(window), SIZE), "RGB"
    )


def after(window: Window, *seconds: float) -> None:
    for each in seconds:
        window.update(each, [], window.surface, 0.0)
    window.draw(window.surface)


@pytest.mark.parametrize("key", ["right", "left"])
def test_a_step_moves_for_a_short_time_and_ends_as_it_would_without(key: str) -> None:
    window = moving_at("2,4,1,3,5:6")
    tap(window, key)
    assert not is_at_rest(window)
    for _ in range(8):
        window.update(1 / 60, [], window.surface)
        assert window.draw(window.surface)
    after(window, 0.1)
    assert is_at_rest(window)
    assert not window.is_busy
    assert not window.draw(window.surface)


def test_a_key_meanwhile_is_answered_at_once_and_what_is_counted_does_not_end_a_motion() -> (
    None
):
    window = moving_at("2,4,1,3,5:4")
    for number in range(3):
        tap(window, "right")
        assert str(window.app.player.search.position) == f"2,4,1,3,5:{5 + number}"
    window.app.player.findings.sizes.counted += 1
    after(window, 1 / 60)
    assert window.is_busy
    assert not is_at_rest(window)
    after(window, 0.2)
    assert is_at_rest(window)


def test_the_card_tells_what_a_step_did_when_the_queen_has_arrived(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("queens_viz.window.window.SurfacePen", SurfaceRecorder)
    window, said = moving_at("2,4,1,3,5:6"), []
    with recording(window.frame().pen) as record:
        tap(window, "right")
        for _ in range(2):
            said.append(
                "Next: the red queen moves up to row 8."
                in [drawn.what for drawn in record]
            )
            after(window, 0.2)
    assert said == [False, True]


@pytest.mark.parametrize(
    ("key", "seconds", "is_seen"),
    [("return", 0.25, False), ("return", 0.4, True), ("space", 0.25, True)],
)
def test_a_run_at_full_speed_that_has_hardly_begun_is_not_shown(
    key: str, seconds: float, is_seen: bool
) -> None:
    window = moving_at("1,3,5,7:1", n=20)
    before = pygame.image.tobytes(window.surface, "RGB")
    window.update(0, [press(key)], window.surface)
    after(window, seconds / 2, seconds / 2)
    assert (pygame.image.tobytes(window.surface, "RGB") != before) is is_seen
    assert window.app.player.aim


@pytest.mark.parametrize(
    "what", ["still", "classic", "a held key", "+", "a fast run", "return", "help"]
)
def test_what_does_not_move_is_at_rest_in_the_first_frame(what: str) -> None:
    window = moving_at(
        "2,4:5", theme="classic" if what == "classic" else "light", speed=20
    )
    window.moves = what != "still"
    match what:
        case "a held key":
            window.update(0, [press("right")], window.surface)
            after(window, 0.2)
            after(window, 0.5)
        case "+":
            tap(window, what)
        case "a fast run":
            window.app.player.run()
            after(window, 0.06)
        case "return":
            tap(window, "return")
            after(window, 0.4)
        case _:
            for key in ["f1"] * (what == "help") + ["right"]:
                tap(window, key)
    assert is_at_rest(window)


def lens_of(view: View) -> int:
    """Return the first step that a view's lens shows."""
    first: int = part_in(view, "tree").scroll.first
    return first


@pytest.mark.parametrize("kind", ["window", "page", "still", "a jump"])
def test_the_lens_turns_like_a_page_and_glides_where_the_board_moves(kind: str) -> None:
    player = Player(search_at(8, "2,4,1,3,5:7"))
    view = PageView(player) if kind == "page" else Window(player)
    view.size, view.moves = SIZE, kind != "still"
    view.app.open_tab(Action.TREE)
    view.app.player.search.advance(15, stop_at_solution=False)
    view.paint()
    assert (player.search.steps, lens_of(view)) == (1824, 1728)
    if kind == "a jump":
        player.search.advance(1, stop_at_solution=False)
    view.app.next()
    seen = []
    for _ in range(16):
        view.paint()
        seen.append(lens_of(view))
        view.pass_time(0.01)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (1728 if kind in ("window", "page") else 1760, 1760)
    assert (seen[3] in range(1740, 1760)) is (seen[0] == 1728)
    assert view.paint() is None, "nothing moves any more"
    view.app.player.back()
    view.paint()
    view.pass_time(0.03)
    view.paint()
    on_its_way = lens_of(view)
    view.app.next()
    view.paint()
    assert lens_of(view) == (on_its_way if view.moves else 1760), (
        "it turns back from there"
    )
    view.app.next()
    view.paint()
    assert lens_of(view) == 1760, "who steps on sees where the search is"

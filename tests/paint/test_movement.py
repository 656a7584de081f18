"""The window's board in motion: it begins with a step, is over soon, and leaves exactly the picture without it."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.looks.motion import LONGEST
from queens_viz.paint.layout import lay_out
from queens_viz.pens.rect import Rect
from queens_viz.search.attacks import attackers
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.last_step import last_step
from queens_viz.search.position import Event
from queens_viz.window.window import Window

from ..support import FACE, anew, press, search_at

SIZE = (1024, 768)


def moving_at(text: str, n: int = 8, theme: str = "light", speed: float = 5) -> Window:
    """Return a window whose board moves, drawn and at rest, everything counted."""
    window = Window(Player(search_at(n, text), speed=speed), State(theme=theme), moves=True)
    window._face = FACE
    while window.app.player.is_busy:
        window.app.player.pass_time(0)
    window.draw(pygame.Surface(SIZE))
    return window


def pixels(window: Window) -> bytes:
    return pygame.image.tobytes(window.surface, "RGB")


def tap(window: Window, key: str) -> None:
    """Press a key and let it go, and draw."""
    down = press(key)
    window.update(0, [down, pygame.event.Event(pygame.KEYUP, key=down.key)], window.surface)
    window.draw(window.surface)


def is_at_rest(window: Window) -> bool:
    return pixels(window) == pygame.image.tobytes(anew(window, SIZE), "RGB")


def settle(window: Window) -> None:
    """Let a motion end."""
    for _ in range(12):
        window.update(1 / 60, [], window.surface)
        window.draw(window.surface)


@pytest.mark.parametrize("key", ["right", "left", "n", "backspace"])
def test_a_step_moves_for_a_short_time_and_ends_as_it_would_without(key: str) -> None:
    window = moving_at("2,4,1,3,5:6")
    tap(window, key)
    assert not is_at_rest(window)
    for _ in range(8):
        window.update(1 / 60, [], window.surface)
        assert window.draw(window.surface)
    settle(window)
    assert is_at_rest(window)
    assert not window.is_busy
    assert not window.draw(window.surface)


def beside_is_still(window: Window, still: pygame.Surface, columns: tuple[int, int]) -> bool:
    """Return whether a window equals the picture of one that does not move, beside the columns from one to another."""
    n = window.app.player.search.n
    layout = lay_out(*SIZE, n)
    left = layout.square(columns[0], 0).left - layout.cell // 2
    right = layout.square(columns[1], 0).right + layout.cell // 2
    places = (
        Rect(0, 0, left, SIZE[1]),
        # Up to 6 queens the tree is open, and its nodes glide.
        Rect(right, 0, SIZE[0] - right, SIZE[1] if n > 6 else layout.panel.top),
        Rect(0, layout.field.bottom, layout.panel.left if n <= 6 else SIZE[0], SIZE[1]),
    )
    parts = [place.clip(Rect(*still.get_rect())) for place in places]
    return all(
        pygame.image.tobytes(window.surface.subsurface(tuple(part)), "RGB")
        == pygame.image.tobytes(still.subsurface(tuple(part)), "RGB")
        for part in parts
    )


def columns_on_the_way(before: Position, after: Position) -> tuple[int, int] | None:
    """Return between which columns something is on its way, None where the whole board changes its colour."""
    if before.is_solution != after.is_solution:
        return None
    columns = set()
    for position in (before, after):
        columns |= {len(position.board), *attackers(position.board, position.candidate)}
        if (last := last_step(position)) and last.event is Event.LIFTED:
            columns.add(min(position.n - 1, len(last.before.board)))
    return min(columns), min(max(columns), before.n - 1)


def move(window: Window, key: str) -> None:
    """Step with a key; see that only what is on its way moves, and that it ends in its picture."""
    before = window.app.player.search.position
    tap(window, key)
    window.update(LONGEST / 3, [], window.surface)
    window.draw(window.surface)
    after, still = window.app.player.search.position, anew(window, SIZE)
    assert pixels(window) != pygame.image.tobytes(still, "RGB") or after.is_end or before.is_end
    if columns := columns_on_the_way(before, after):
        assert beside_is_still(window, still, columns)
    settle(window)
    assert is_at_rest(window)


@pytest.mark.full
@pytest.mark.parametrize("key", ["right", "left"])
@pytest.mark.parametrize(("n", "theme"), [(4, "light"), (4, "dark"), (4, "contrast"), (6, "light"), (6, "dark")])
def test_every_step_there_and_back_moves_and_ends_in_its_picture(n: int, theme: str, key: str) -> None:
    window = moving_at(":1" if key == "right" else "end", n, theme)
    for _ in range(TOTAL_STEPS[n]):
        move(window, key)


def test_a_key_meanwhile_is_answered_at_once() -> None:
    window = moving_at("2,4,1,3,5:4")
    for number in range(3):
        tap(window, "right")
        assert str(window.app.player.search.position) == f"2,4,1,3,5:{5 + number}"
    settle(window)
    assert is_at_rest(window)


@pytest.mark.parametrize(
    "what", ["still", "classic", "a held key", "a jump", "another size", "a fast run", "full speed", "help"]
)
def test_what_does_not_move_is_at_rest_in_the_first_frame(what: str) -> None:
    window = moving_at("2,4:5", theme="classic" if what == "classic" else "light", speed=20)
    window.moves = what != "still"
    match what:
        case "a held key":
            window.update(0, [press("right")], window.surface)
            window.draw(window.surface)
            settle(window)
            window.update(0.5, [], window.surface)
            window.draw(window.surface)
        case "a jump":
            tap(window, "home")
        case "another size":
            tap(window, "+")
        case "a fast run":
            window.app.player.run()
            window.update(0.06, [], window.surface)
            window.draw(window.surface)
        case "full speed":
            tap(window, "return")
            window.update(0.06, [], window.surface)
            window.draw(window.surface)
        case "help":
            tap(window, "f1")
            tap(window, "right")
        case _:
            tap(window, "right")
    assert is_at_rest(window)


def test_a_slow_run_moves_between_its_steps() -> None:
    window = moving_at("2,4:3", speed=2)
    window.app.player.run()
    window.update(0.2, [], window.surface)
    window.update(0.2, [], window.surface)
    window.update(0.11, [], window.surface)
    window.draw(window.surface)
    assert str(window.app.player.search.position) == "2,4:4"
    assert not is_at_rest(window)
    settle(window)
    assert is_at_rest(window)


def test_what_is_counted_meanwhile_does_not_end_a_motion() -> None:
    window = moving_at("2,4,6:3", 6)
    tap(window, "right")
    window.app.player.findings.sizes.news += 1
    window.update(1 / 60, [], window.surface)
    window.draw(window.surface)
    assert window.is_busy
    assert not is_at_rest(window)
    settle(window)
    assert is_at_rest(window)

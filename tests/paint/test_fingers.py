"""What fingers mean: a tap, a press that rests and tells, lists and trees that follow, two fingers that enlarge."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.app.commands import Action
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.page_view import PageView
from queens_viz.looks.hover import Kind
from queens_viz.paint.hand import RESTED, TREMBLED
from queens_viz.search.search import Search

from ..support import search_at


def view_of(text: str, tab: Action, size: tuple[int, int] = (390, 844), n: int = 8) -> PageView:
    """Return a view of a search in a phone, with a tab open."""
    view = PageView(Player(search_at(n, text)), State(tab=tab))
    view.size = size
    while view.app.player.is_counting:
        view.pass_time(0.01)
    return view


def finished() -> PageView:
    """Return a view of the list of all solutions."""
    player = Player(Search(6))
    player.all()
    while player.aim:
        player.pass_time(1 / 60)
    view = PageView(player, State(tab=Action.SOLUTIONS))
    view.size = 360, 640
    return view


def middle_of(view: PageView, name: Action) -> tuple[int, int]:
    """Return the middle of a button."""
    return next(one.rect.center for one in view.frame().buttons if one.look.name is name)


@pytest.mark.parametrize(
    ("places", "acts"),
    [([0], True), ([0, TREMBLED], True), ([0, 40, 0], False)],
    ids=["taps", "trembles", "moves away and back"],
)
def test_a_finger_presses_a_button_when_it_is_lifted_unless_it_moves_away(places: list[int], acts: bool) -> None:
    view = view_of("2,4,1:3", Action.SOLUTIONS)
    x, y = middle_of(view, Action.NEXT)
    before = view.app.player.search.position
    view.press((x, y), is_finger=True)
    for last, now in pairwise(places):
        view.move((x + now, y), (now - last, 0))
    assert view.app.player.search.position == before
    view.release((x + places[-1], y))
    assert (view.app.player.search.position != before) is acts


@pytest.mark.parametrize("square", [(3, 5), (1, 0)])
def test_a_finger_that_rests_tells_what_a_mouse_is_told_and_its_release_does_nothing(square: tuple[int, int]) -> None:
    view = view_of("2,4,1:3", Action.SOLUTIONS)
    before, point = view.app.player.search.position, view.frame().layout.square(*square).center
    view.press(point, is_finger=True)
    view.pass_time(RESTED - 0.01)
    assert view.hand.hover is None
    view.pass_time(0.02)
    assert view.hand.hover
    assert (view.hand.hover.kind, view.hand.hover.value) == (Kind.SQUARE, square)
    beside = view.frame().beside
    assert beside
    assert beside.hover
    view.release(point)
    assert view.hand.hover is None
    assert view.app.player.search.position == before


def test_a_finger_pulls_the_list_by_lines_and_back() -> None:
    view = finished()
    view.hand = view.hand.scrolling("list", 0)
    beside = view.frame().beside
    assert beside
    lines = beside.panels[0].contents.lines  # type: ignore[attr-defined]
    high, (x, y) = lines[0].height, lines[0].center
    view.press((x, y), is_finger=True)
    view.move((x, y - 2 * high), (0, -2 * high))
    assert view.hand.scrolled("list") == 2
    view.move((x, y - high), (0, high))
    assert view.hand.scrolled("list") == 1
    view.release((x, y - high))
    assert view.app.state.shown is None


@pytest.mark.parametrize("is_on_node", [True, False])
def test_a_finger_drags_the_tree_from_wherever_it_came_down(is_on_node: bool) -> None:
    view = view_of("2,4,1,3,5:7", Action.TREE)
    tree = view.frame().tree
    assert tree
    x, y = tree.places.points[0] if is_on_node else (tree.body.right - 12, tree.body.bottom - 12)
    view.press((x, y), is_finger=True)
    view.move((x - 30, y + 20), (-30, 20))
    view.release((x - 30, y + 20))
    assert view.hand.moved == (-30, 20)
    assert view.app.state.shown is None


def test_a_finger_pulls_the_help_where_that_has_no_room() -> None:
    view = view_of(":1", Action.SOLUTIONS, (640, 360))
    view.app.change(has_help=True)
    beside = view.frame().beside
    assert beside
    assert beside.help
    assert beside.help.scroll
    x, y = beside.help.place.center
    view.press((x, y), is_finger=True)
    view.move((x, y - 3 * beside.help.scroll.line), (0, -60))
    assert view.hand.scrolled("help") == 3
    view.release((x, y - 60))
    assert view.app.state.has_help


def test_two_fingers_enlarge_the_tree_and_nothing_else() -> None:
    view = view_of("2,4,1,3,5:7", Action.TREE)
    tree = view.frame().tree
    assert tree
    view.press(tree.body.center, is_finger=True)
    view.pinch(1.5, tree.body.center)
    assert view.hand.zoom == pytest.approx(1.5)
    view.release(tree.body.center)
    assert view.app.state.shown is None
    other = view_of("2,4,1,3,5:7", Action.SOLUTIONS)
    other.pinch(1.5, (200, 700))
    assert other.hand.zoom == 1


def test_a_finger_moves_something_on_panels_and_sliders_alone() -> None:
    view = view_of("2,4,1,3,5:7", Action.TREE)
    frame = view.frame()
    assert frame.tree
    assert frame.moves_at(frame.tree.body.center)
    assert frame.moves_at(frame.noted("progress").center)
    assert not frame.moves_at(frame.layout.squares.center)
    assert not frame.moves_at(middle_of(view, Action.NEXT))


def test_time_is_due_while_a_finger_rests_until_it_has_told() -> None:
    view = view_of("2,4,1:3", Action.SOLUTIONS)
    assert view.due > 1000
    view.press(view.frame().layout.square(2, 5).center, is_finger=True)
    assert view.due == pytest.approx(RESTED)
    view.pass_time(RESTED + 0.01)
    assert view.due > 1000

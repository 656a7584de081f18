"""The race of all searches as it is drawn: boards and figures in all windows, and what a click means."""

from __future__ import annotations

from itertools import combinations

import pytest

from queens_viz.app.commands import Action
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser.page_view import PageView
from queens_viz.paint.compare_panel import ComparePanel
from queens_viz.paint.pen import Stroke
from queens_viz.search.search import Search

from ..drawn import Seen, read
from ..pairs import each_once, every_pair
from ..support import beyond, click, do, hover, recorded, wheel
from .races import (
    LANGUAGES,
    NUMBERS,
    SIZES,
    STATES,
    TIMES,
    Size,
    boards,
    panel_of,
    racing,
    tracks_of,
    turn,
    written,
)  # fmt: skip

EVERYWHERE = {"size": SIZES, "language": LANGUAGES, "n": NUMBERS, "state": STATES}

PHONE = (360, 640)


def in_sight(panel: ComparePanel) -> list[int]:
    """Return the numbers of the searches that are seen whole."""
    return [k for k, spot in enumerate(panel.spots) if panel.boards.contains(spot.card)]


@each_once(EVERYWHERE)
def test_no_words_lie_over_others_or_over_a_board_or_beyond_their_card(
    size: Size, language: str, n: int, state: str
) -> None:
    window = racing(n, state, size, language)
    assert beyond(window, size) == []
    panel, texts = panel_of(window, size), written(window, size)
    for one, other in combinations(texts, 2):
        assert not one.ink.colliderect(other.ink), (one.what, other.what)
    squares = [one.rect.clip(panel.boards) for one in read(window, size).things("checks")]
    for one in texts:
        assert not any(one.ink.colliderect(board) for board in squares), one.what
        assert all(way.rect.contains(one.ink) or not way.rect.colliderect(one.ink) for way in panel.ways), one.what
        for k in in_sight(panel):
            card = panel.spots[k].card
            assert card.contains(one.ink) or not card.collidepoint(one.rect.center), one.what
    assert [one.what for one in texts if "…" in str(one.what) and (size, n, state) != ((844, 390), 30, "end")] == []


@each_once(EVERYWHERE)
def test_the_button_stands_where_nothing_else_does(size: Size, language: str, n: int, state: str) -> None:
    window = racing(n, state, size, language)
    panel = panel_of(window, size)
    (way,) = panel.ways
    assert panel.body.contains(way.rect)
    assert not any(way.rect.colliderect(board.rect) for board in read(window, size).things("checks"))
    assert not any(way.rect.colliderect(strip) for strip in map(tracks_of(panel).__getitem__, range(3)))
    if min(size) < 480:
        assert min(way.rect.width, way.rect.height) >= 44


@each_once({"size": SIZES, "language": LANGUAGES, "n": (1, 4, 8, 11, 16)})
def test_the_boards_are_of_one_size_and_keep_their_places(size: Size, language: str, n: int) -> None:
    places = []
    for state in STATES:
        panel = panel_of(racing(n, state, size, language), size)
        squares = [spot.layout.squares for spot in panel.spots]
        assert len({(place.width, place.height) for place in squares}) == 1
        places.append((squares, panel.spots, panel.strips.places, panel.strips.axis, panel.names, panel.ways))
    assert places[0] == places[1] == places[2]
    assert squares[0].width == squares[0].height >= 90


@each_once({"size": SIZES, "language": LANGUAGES})
def test_what_is_drawn_is_where_it_was_placed(size: Size, language: str) -> None:
    window = racing(8, "middle", size, language)
    panel, drawn = panel_of(window, size), recorded(window, size)
    found = [one.rect for one in drawn if one.stroke is Stroke.CHECKS and one.rect.colliderect(panel.boards)]
    placed = [spot.layout.squares for spot in panel.spots if spot.layout.squares.colliderect(panel.boards)]
    assert found == placed
    for k in in_sight(panel):
        assert panel.spots[k].card.contains(placed[k])


@pytest.mark.parametrize("size", SIZES)
def test_without_a_phone_all_three_are_in_sight(size: Size) -> None:
    panel = panel_of(racing(8, "middle", size), size)
    assert (len(in_sight(panel)) == 3) is (size[0] > 600 or size[0] > size[1])
    assert (panel.most == 0) is (len(in_sight(panel)) == 3)


# Names, figures and colours.

NAMES = {
    "en": ("Column by column", "Looking ahead", "Fewest squares first"),
    "de": ("Spalte für Spalte", "Vorausschauend", "Wenigste Felder zuerst"),
    "fr": ("Colonne par colonne", "En regardant devant", "Le moins de cases d’abord"),
}


def in_card(seen: Seen, panel: ComparePanel, number: int) -> dict[str, tuple[str, bool]]:
    """Return what is written in the card of a search: the role of each text, and whether it is bold."""
    return {one.what: (one.colour, one.is_bold) for one in seen.texts(panel.spots[number].card)}


@every_pair({"size": [size for size in SIZES if size[0] >= 800], "language": LANGUAGES})
def test_each_has_its_name_its_figures_and_its_numbers(size: Size, language: str) -> None:
    window = racing(8, "middle", size, language)
    panel, seen = panel_of(window, size), read(window, size)
    assert panel.names == NAMES[language] or size == (844, 390)
    plain, ahead, fewest = (in_card(seen, panel, k) for k in range(3))
    steps, comparisons = window.app.say("race_steps_made_other"), window.app.say("race_comparisons_other")
    for found, figures, is_solved in (
        (plain, ("600", window.app.say.number(1639)), False),
        (ahead, ("396", "803"), True),
        (fewest, ("388", "777"), True),
    ):
        number = (plain, ahead, fewest).index(found)
        assert found[panel.names[number]] == ("safe" if is_solved else "text", True)
        assert [found[figure] for figure in figures] == [("text", True)] * 2
        assert [found[unit] for unit in (steps, comparisons)] == [("muted", False)] * 2
        assert {"1", "3"} <= set(found), "columns and rows have numbers"
        assert (window.app.say("race_waits") in found) is is_solved
    assert [one.what for one in seen.icons(panel.spots[0].card)].count("crown") >= 1


@pytest.mark.parametrize(("clock", "green"), [(0, 0), (388, 1), (396, 2), (875, 2), (876, 3)])
def test_a_board_is_green_when_it_has_a_solution(clock: int, green: int) -> None:
    window = racing(8, "start")
    turn(window, clock)
    panel, seen = panel_of(window), read(window)
    assert [one.colour for one in boards(seen)] == ["blue_light"] * (3 - green) + ["green_light"] * green
    names = [seen.text(name, spot.card).colour for name, spot in zip(panel.names, panel.spots, strict=True)]
    assert names == ["text"] * (3 - green) + ["safe"] * green
    ticks = [one for one in seen.icons(panel.boards) if (one.what, one.colour) == ("tick", "safe")]
    # The chosen one has its button in the place of the tick on some windows.
    assert green - 1 <= len([one for one in ticks if one.size > 12]) <= 3


def test_where_there_is_no_solution_nothing_is_green() -> None:
    window = racing(3, "end")
    panel, seen = panel_of(window), read(window)
    assert [one.colour for one in boards(seen)] == ["blue_light"] * 3
    assert {one.colour for one in seen.all if one.rect.colliderect(panel.body)} & {"safe", "green_light"} == set()
    assert [word for word in seen.words_in(panel.body) if "over at step" in word] == [
        "no solution: over at step 18",
        "no solution: over at step 9",
        "no solution: over at step 9",
    ]
    assert seen.words_in(panel.boards).count("no solution") >= 2


def test_the_chosen_one_has_a_frame_and_the_button() -> None:
    window = racing(8, "middle")
    for number in (0, 1, 2):
        panel, seen = panel_of(window), read(window)
        framed = [
            one.rect for one in seen.things("card", panel.boards) if (one.colour, one.second) == ("hover", "accent")
        ]
        assert framed == [panel.spots[number].card]
        assert panel.spots[number].card.contains(seen.text("Go there").rect)
        do(window, "down")


# What is done with it.


@each_once({"size": [size for size in SIZES if size[0] > 600], "number": (0, 1, 2)})
def test_a_click_on_a_board_chooses_it(size: Size, number: int) -> None:
    window = racing(8, "middle", size)
    for k in (number, (number + 1) % 3):
        do(window, click(panel_of(window, size).spots[k].layout.squares.center), size=size)
        assert window.app.compare
        assert (window.app.compare.chosen, window.app.compare.race.clock) == (k, 600)
        panel = panel_of(window, size)
        assert [lane.is_chosen for lane in panel.look.lanes] == [other == k for other in range(3)]


def test_a_click_on_strips_changes_nothing() -> None:
    window = racing(8, "middle")
    do(window, "down")
    before = window.app.moment(), window.app.state
    for place in panel_of(window).strips.places:
        do(window, click(place.center))
        assert (window.app.moment(), window.app.state) == before


@each_once({"size": SIZES, "n": (8, 16, 30, 4, 11)})
def test_its_button_takes_the_chosen_one_to_the_main_board(size: Size, n: int) -> None:
    window = racing(n, "start", size)
    turn(window, 13)
    assert window.app.compare
    there = window.app.compare.race.lanes[0].search.position
    (way,) = panel_of(window, size).ways
    assert way.look.name is Action.GO_TO_LANE
    do(window, click(way.rect.center), size=size)
    assert window.app.compare is None
    assert window.app.player.search.position == there


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (600, 900)])
def test_the_wheel_scrolls_where_not_all_have_room(size: Size) -> None:
    window = racing(8, "middle", size)
    panel = panel_of(window, size)
    do(window, hover(panel.boards.center), wheel(-1), size=size)
    moved = panel_of(window, size)
    assert 0 < panel.spots[0].card.top - moved.spots[0].card.top <= panel.most
    do(window, *[wheel(-1)] * 30, size=size)
    last = panel_of(window, size)
    assert abs(last.spots[2].card.bottom - last.boards.bottom) <= 1
    assert last.strips.places == panel.strips.places
    do(window, click(last.spots[2].layout.squares.center), size=size)
    assert window.app.compare
    assert window.app.compare.chosen == 2
    do(window, *[wheel(1)] * 30, size=size)
    assert panel_of(window, size).spots == panel.spots


def test_where_all_have_room_the_wheel_does_nothing() -> None:
    window = racing(8, "middle")
    before = panel_of(window)
    do(window, hover(before.boards.center), wheel(-3))
    assert panel_of(window).spots == before.spots


def test_a_finger_scrolls_the_boards_and_a_tap_chooses() -> None:
    view = PageView(Player(Search(8)), State(tab=Action.COMPARE))
    view.size = PHONE

    def panel() -> ComparePanel:
        (found,) = view.frame().panels
        assert isinstance(found.contents, ComparePanel)
        return found.contents

    x, y = panel().boards.center
    view.press((x, y), is_finger=True)
    view.move((x, y - 100), (0, -100))
    view.release((x, y - 100))
    assert view.hand.boards == 100
    assert view.app.compare
    assert view.app.compare.chosen == 0, "it was no tap"
    for by in (-9000, 9000):
        view.press((x, y), is_finger=True)
        view.move((x, y + by), (0, by))
        view.release((x, y + by))
        assert view.hand.boards == (panel().most if by < 0 else 0)
    view.press((x, y), is_finger=True)
    view.move((x, y - 220), (0, -220))
    view.release((x, y - 220))
    place = panel().spots[1].layout.squares.center
    view.press(place, is_finger=True)
    view.release(place)
    assert view.app.compare.chosen == 1


def test_a_button_that_is_scrolled_out_of_sight_can_t_be_pressed() -> None:
    window = racing(8, "middle", PHONE)
    (way,) = panel_of(window, PHONE).ways
    do(window, hover(panel_of(window, PHONE).boards.center), *[wheel(-1)] * 5, size=PHONE)
    assert panel_of(window, PHONE).ways == ()
    do(window, click(way.rect.center), size=PHONE)
    assert window.app.compare


def test_times_and_states_are_those_of_the_searches() -> None:
    for n in NUMBERS:
        assert len(TIMES[n]) == len(STATES)
    assert panel_of(racing(30, "end")).look.clock == 5_000_000

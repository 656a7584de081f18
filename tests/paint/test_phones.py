"""Phones: all has a place there, nothing is cut or covered, and a finger can press what is to be pressed."""

from __future__ import annotations

from itertools import combinations

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.app.commands import Action
from queens_viz.looks.controls import ON_PHONES
from queens_viz.paint.face import Weight
from queens_viz.paint.frame import Beside
from queens_viz.paint.rect import Rect
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once, every_pair
from ..support import beside_of, beyond, click, do, foot_of, let_go, recorded, window_at
from ..tiers import often

SIZES = [(320, 480), (320, 568), (360, 640), (390, 844), (480, 320), (568, 320), (640, 360), (844, 390), (599, 2000)]

TOGETHER = [size for size in SIZES if min(size) >= 360]
"""Where board, card and the open tab are in sight together."""

PLACES = {8: "2,4,1,3,5:7", 1: ":1", 4: "2,4,1:4", 12: "1,3,5,2,4:9", 100: ":1"}

OPENED = {
    "solutions": "f2", "tree": "f3", "program": "f4", "recursion": "f4 i", "whole tree": "f3 o",
    "whole program": "f4 o", "menu": "k", "help": "f1", "typed": "1 0 0 0", "what is left": "f3 w", "ring": "tab tab",
}  # fmt: skip

EXERCISES = {
    "none": "", "verdict": "p", "wrong": "p x", "reason": "p p x", "by hand": "b", "own board": "m up space",
}  # fmt: skip


def opened(size: tuple[int, int], n: int, language: str, *keys: str) -> Window:
    window = window_at(PLACES[n], n, language=language, is_counted=n <= 12)
    do(window, *" ".join(keys).split(), size=size)
    return window


def parts_of(window: Window, beside: Beside) -> list[Rect]:
    """Return the places that must not overlap."""
    layout = window.frame().pen.layout
    parts = [layout.board, layout.header, layout.sentence, *(panel.card for panel in beside.panels), layout.lane]
    return [part for part in (*parts, layout.controls) if part]


@every_pair(
    {
        "size": often(SIZES, (320, 480), (360, 640), (480, 320), (640, 360), (599, 2000)),
        "n": list(PLACES),
        "tab": [name for name in OPENED if name not in ("menu", "help")],
        "exercise": list(EXERCISES),
        "language": list(LANGUAGES),
    }
)
def test_all_parts_lie_beside_one_another_in_reach_of_a_finger(
    size: tuple[int, int], n: int, tab: str, exercise: str, language: str
) -> None:
    window = opened(size, n, language, EXERCISES[exercise], OPENED[tab])
    beside = beside_of(window, size)
    layout, parts = window.frame().pen.layout, parts_of(window, beside)
    if layout.header and layout.header.colliderect(layout.board):
        parts.remove(layout.header)
    assert [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])] == []
    assert all(Rect(0, 0, *size).contains(part) for part in parts)
    assert not layout.has_board or layout.squares.width >= 200
    for button in beside.buttons:
        assert button.rect.height >= 44, button.look
        assert Rect(0, 0, *size).contains(button.rect), button.look
    rects = [button.rect for button in beside.buttons]
    assert [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])] == []
    assert beyond(window, size) == []


@each_once({"size": SIZES, "opened_": list(OPENED), "exercise": list(EXERCISES), "language": list(LANGUAGES)})
def test_type_is_never_smaller_than_16(size: tuple[int, int], opened_: str, exercise: str, language: str) -> None:
    window = opened(size, 8, language, EXERCISES[exercise], OPENED[opened_])
    small = [one for one in recorded(window, size) if one.what and 0 < one.size < 16 and isinstance(one.what, str)]
    # The sign on a badge is no text to be read.
    assert [one.what for one in small if one.what != "?"] == []


@each_once({"size": TOGETHER, "exercise": list(EXERCISES)})
def test_board_card_and_open_tab_are_in_sight_together(size: tuple[int, int], exercise: str) -> None:
    for tab in ("f2", "f3", "f4"):
        beside = beside_of(opened(size, 8, "en", tab, EXERCISES[exercise]), size)
        assert beside.panels
        assert beside.panels[0].card.height >= 80


@each_once({"size": SIZES, "language": list(LANGUAGES)})
def test_the_menu_has_rows_for_what_no_key_and_no_header_does(size: tuple[int, int], language: str) -> None:
    window = opened(size, 8, language, "k")
    menu = beside_of(window, size).menu
    assert menu
    assert [row.look.action for row in menu.rows[-4:]] == [Action.HELP, Action.FULL_SCREEN, Action.COPY, Action.PASTE]
    assert all(row.rect.height >= 44 and Rect(0, 0, *size).contains(row.rect) for row in menu.rows)
    assert [pair for pair in combinations([row.rect for row in menu.rows], 2) if pair[0].colliderect(pair[1])] == []
    assert beyond(window, size) == []
    do(window, click(menu.rows[-4].rect.center), let_go(menu.rows[-4].rect.center), size=size)
    assert (window.app.state.has_help, window.app.state.menu) == (True, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_under_icons_are_whole_and_what_stands_in_for_a_button_has_no_longer_one(language: str) -> None:
    window = opened((320, 568), 8, language)
    row = {button.look.label for button in foot_of(window, (320, 568)).controls.buttons}
    assert row <= {str(one.what) for one in recorded(window, (320, 568))}
    say, face = window.app.say, window.frame().pen.face
    for binding in BINDINGS:
        if binding.action in ON_PHONES and binding.stands_for in ON_PHONES:
            own, other = (say(ON_PHONES[one][1]) for one in (binding.action, binding.stands_for))
            assert face.width(own, 16, Weight.SEMIBOLD) <= face.width(other, 16, Weight.SEMIBOLD) + 4, own


@each_once({"size": TOGETHER, "language": list(LANGUAGES), "tab": ["f2", "f3", "f4"]})
def test_headline_tabs_and_counters_are_whole(size: tuple[int, int], language: str, tab: str) -> None:
    window = opened(size, 8, language, tab)
    beside, layout = beside_of(window, size), window.frame().pen.layout
    places = [tab.rect for tab in beside.panels[0].tabs]
    told = [one for one in recorded(window, size) if isinstance(one.what, str) and one.what]
    for one in told:
        if any(place.collidepoint(one.rect.center) for place in (*places, layout.lane, layout.controls)):
            assert not str(one.what).endswith("…"), one.what
    headline = [str(one.what) for one in told if one.weight is Weight.BOLD and layout.sentence.contains(one.rect)]
    assert " ".join(headline) == beside.card.look.sentence.headline


@pytest.mark.parametrize(("size", "keys"), [((390, 844), "f3"), ((640, 360), "p"), ((320, 480), "p")])
def test_a_message_lies_on_no_button_and_no_headline(size: tuple[int, int], keys: str) -> None:
    window = opened(size, 8, "de", keys)
    window.app.tell("Haltepunkt gesetzt: Die Suche hält an, sobald sie in Spalte 12 kommt.")
    beside = beside_of(window, size)
    message = beside.card.message
    assert message
    assert window.frame().pen.layout.sentence.contains(message.place)
    assert not any(message.place.colliderect(button.rect) for button in beside.buttons)
    told = [one for one in recorded(window, size) if isinstance(one.what, str) and one.what not in message.lines]
    assert [one.what for one in told if one.what and message.place.colliderect(one.rect)] == []


def test_the_listing_is_scrolled_to_the_line_that_ran_last() -> None:
    size = (360, 640)
    window = opened(size, 8, "en", "f4")
    for _ in range(30):
        do(window, "right", size=size)
        body = beside_of(window, size).panels[0].card
        bands = [one.rect for one in recorded(window, size) if one.role == "band"]
        assert bands
        assert all(body.contains(band) for band in bands)


PASSED = ["2,4,1,3,5:7", "2,4,1,3,5:8", "2,4,6,8,3,1,7,5"]

TAUGHT = {
    "verdict": "p", "right": "p x", "reason": "p p x", "its answer": "p p x left space", "by hand": "b",
    "wrong": "b left space", "shown": "b left space left space left space", "own board": "m up space right space",
}  # fmt: skip


@every_pair(
    {
        "keys": list(TAUGHT.values()),
        "at": PASSED,
        "language": list(LANGUAGES),
        "tab": ["f2", "f3"],
    }
)
def test_no_word_of_chip_card_and_message_is_cut_in_an_exercise(keys: str, at: str, language: str, tab: str) -> None:
    window, size = window_at(at, 8, language=language), (390, 844)
    do(window, tab, *keys.split(), size=size)
    beside, layout = beside_of(window, size), window.frame().pen.layout
    assert beside.header
    told = [one for one in recorded(window, size) if isinstance(one.what, str) and one.what.endswith("…")]
    assert [one.what for one in told if (layout.sentence.union(layout.header)).contains(one.rect)] == []


@pytest.mark.parametrize(("width", "lines"), [(390, ["My own board"]), (360, ["My own", "board"])])
def test_a_name_without_room_on_the_chip_has_two_lines_beside_the_cross(width: int, lines: list[str]) -> None:
    window, size = opened((width, 640), 8, "en", "m"), (width, 640)
    header = beside_of(window, size).header
    assert header
    (leave,) = header.leave
    shown = [one for one in recorded(window, size) if header.chip.contains(one.rect) and isinstance(one.what, str)]
    assert [one.what for one in shown if one.what] == lines
    assert all(one.rect.right <= leave.rect.centerx - 8 for one in shown if one.what)
    assert leave.rect.size == (44, 44)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_is_whole_though_the_name_has_no_room(language: str) -> None:
    told = [str(one.what) for one in recorded(opened((360, 640), 8, language, "p x"), (360, 640))]
    assert window_at(":1", 8, language=language).app.say("score_short", right=1, made=1) in told


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844)])
def test_what_is_left_leaves_the_tabs_in_sight(size: tuple[int, int]) -> None:
    beside = beside_of(opened(size, 8, "en", "w"), size)
    assert beside.outlook
    assert [tab.look.label for tab in beside.panels[0].tabs][:3] == ["Solutions", "Tree", "Program"]

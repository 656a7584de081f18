"""Both programs and what is left in the live page: switched by each way, as the looks say, and whole in each window."""

from __future__ import annotations

from itertools import product

import pytest

from queens_viz.app.commands import Action
from queens_viz.words.languages import LANGUAGES

from ..tiers import rare
from .cut import cut
from .live import Live
from .seen import settled
from .twin import Twin
from .ways import Keys, Mouse, Touch

PLACES = {
    1: (":1", "1"),
    2: ("1:2",),
    3: ("1,3:2", "2:3"),
    8: ("2,4,1,3,5:7", "1,4,6,8,3:7", "2,4,6,8,3,1,7,5"),
    30: ("1,3,5,2,4,9,11,13,15,6,8,19,7,22:30",),
    100: ("1,3,5,2,4,9,11,13,15,6,8,19,7,22,10,25,27,29,31,12,14,35,37,39,41,16,18,45,17,48:6",),
}
"""Positions of each size, with columns that have no safe square left, and on solutions."""

KEYS = ("right", "i", "right", "w", "right", "left", "left", "f3", "i", "right", "f4", "w", "i", "right")
"""What is pressed in the Program tab at each of them."""

QUICK = [(8, "en"), (3, "de")]
FULL = [(n, language) for n, language in product(PLACES, LANGUAGES) if (n, language) not in QUICK]

WINDOWS = [(360, 640), (390, 844), (844, 390), (640, 360), (1280, 800)]

OVERLAPS = """
const boxes = [...document.querySelectorAll("#switch, #listing code, .call, #no-calls, #values > span, #calls-name")];
const of = boxes.map(e => e.getBoundingClientRect()), found = [];
of.forEach((a, k) => of.slice(k + 1).forEach((b, j) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1.5) found.push(boxes[k].textContent + " / " + boxes[k + j + 1].textContent);
}));
return found;
"""

BEYOND = """
const room = document.querySelector("#contents").getBoundingClientRect();
return [...document.querySelectorAll("#program :is(code, button, kbd, .call, #values span)")]
    .filter(e => e.checkVisibility()).filter(e => e.getBoundingClientRect().right > room.right + 1)
    .map(e => e.textContent);
"""

FRAMES = """
const frames = document.getElementById("frames"), size = parseFloat(getComputedStyle(frames).fontSize);
const room = frames.getBoundingClientRect(), boxes = [...frames.children].map(e => e.getBoundingClientRect());
const isIn = ({right, bottom}) => right < room.right + 1 && bottom < room.bottom + 1;
return [boxes.length, boxes.every(isIn), Math.min(...boxes.map(e => e.height)) / size];
"""
"""How many frames of calls there are, whether all stand in their room, and how high the lowest is in its type."""

HATCH = """
const pixel = document.getElementById("board").getBoundingClientRect().width / arguments[0] / 100;
const line = document.querySelector("#hatch-light .line").getAttribute("stroke-width");
return [document.getElementById("hatches").matches(".small"), 100 * pixel, line * pixel];
"""
"""Whether shaded squares have a cross instead of the hatch; the side of a square, and how wide a line is, in pixels."""

PARENT = "const e = document.getElementById('outlook').parentElement; return e.id || e.tagName"
"""What the strip is in."""

PLACES_OF = """
return ["board", "card", "panel"].map(name => document.getElementById(name)?.getBoundingClientRect().toJSON());
"""
"""Where the large parts of the page stand."""

SMALLEST = """
return Math.min(...[...document.querySelectorAll("#program *, #outlook *")]
    .filter(e => e.checkVisibility() && e.textContent && e.tagName != "I")
    .map(e => parseFloat(getComputedStyle(e).fontSize)));
"""


def compared(live: Live, n: int, language: str) -> None:
    """Press keys at each place, and compare what the page shows with the app beside it."""
    first, *others = PLACES[n]
    twin = Twin(live, n, language, at=first)
    for place in (first, *others):
        twin.prepare(place, "f4")
        for key in KEYS:
            twin.press(key)
            twin.compare((n, language, place, key))


@pytest.mark.full
@pytest.mark.parametrize(("n", "language"), QUICK)
def test_program_and_outlook_are_those_of_the_looks(live: Live, n: int, language: str) -> None:
    compared(live, n, language)


@pytest.mark.full
@pytest.mark.parametrize(("n", "language"), FULL)
def test_so_they_are_in_each_size_and_language(live: Live, n: int, language: str) -> None:
    compared(live, n, language)


@pytest.mark.full
@pytest.mark.parametrize("before", ["tab", "k", "9", "down", "f1", "end", "space space", "p", "b", "m", "o"])
def test_so_they_are_whatever_is_open(live: Live, before: str) -> None:
    twin = Twin(live, 8, at="1,4,6,8,3:7")
    for place in PLACES[8]:
        twin.prepare(place, "return", "f4", *before.split())
        for key in ("w", "i", "w", "escape", "i", "w", "right", "w"):
            twin.press(key)
            twin.compare((before, place, key))


@pytest.mark.parametrize("by", [Mouse, *rare(Keys, Touch)])
def test_both_are_switched(live: Live, by: type[Keys | Mouse | Touch]) -> None:
    if by is Touch:
        live.browser.resize(360, 640)
    live.begin("#n=8&at=1,4,6,8,3:7")
    way = by(live)
    way.do(Action.PROGRAM)
    assert live.texts("#switch [aria-pressed=true]") == ["Loop"]
    way.do(Action.LISTING)
    assert live.texts("#switch [aria-pressed=true]") == ["Recursion"]
    assert live.texts(".call span")[-1] == "place(6)"
    way.do(Action.OUTLOOK)
    assert live.texts("#outlook b")[0] == "Column 7 has no safe square left:"
    assert live.squares("#empty .frame") == [(7, 4.5)]
    if by is Keys:
        way.do(Action.OUTLOOK)
    else:
        live.click("#outlook button") if by is Mouse else live.touch("#outlook button")
    assert live.get("#outlook", "hidden") == ""
    assert live.count("#shaded") + live.count("#empty .frame") == 0


@pytest.mark.full
def test_a_switch_keeps_the_focus_and_says_what_is_open_now(live: Live) -> None:
    live.open("#n=8&at=1,4,6,8,3:7")
    live.press("f4")
    assert live.text("#heard").startswith("Program. Loop")
    live.run("document.querySelector('#switch [aria-pressed=false]').focus()")
    live.press("space")
    assert live.run("return document.activeElement.dataset.program") == "RECURSION"
    assert live.text("#heard").startswith("Program. Recursion")


@pytest.mark.full
def test_the_outlook_is_heard_once_it_is_another(live: Live) -> None:
    live.open("#n=8&at=1,4,6,8:3")
    live.press("w")
    assert live.text("#heard") == "Every later column still has a safe square."
    live.press("right")
    assert live.text("#heard").endswith("Column 7 has no safe square left: this cannot succeed.")
    live.press("right")
    assert "Column 7 has" not in live.text("#heard")


@pytest.mark.full
def test_at_full_speed_the_strip_keeps_its_place_and_says_nothing(live: Live) -> None:
    live.open("#n=30&at=:1", options={"n": 30, "speed": "full", "language": "en"})
    live.press("w")
    before = live.run("return document.getElementById('outlook').offsetHeight")
    live.press("space")
    live.wait("document.getElementById('headline').textContent == 'Searching at full speed'")
    live.wait("!document.querySelector('#outlook b')")
    assert live.run("return document.getElementById('outlook').offsetHeight") == before
    assert live.count("#shaded") == 0
    live.press("space")
    assert live.count("#outlook b") == 2


@pytest.mark.full
def test_all_calls_of_eight_queens_have_room_and_thirty_are_capped(live: Live) -> None:
    live.open("#n=8&at=2,4,6,8,3,1,7,5")
    live.press("f4", "i")
    assert [len(live.texts(".call")), live.count(".left-out")] == [9, 0]
    live.open("#n=30&at=1,3,5,2,4,9,11,13,15,6,8,19,7,22:30")
    live.press("f4", "i")
    assert 5 <= live.count(".call") <= 15
    assert live.count(".left-out") == 1


@pytest.mark.full
@pytest.mark.parametrize(("window", "other"), [((1280, 800), (640, 360)), ((768, 1024), (1280, 657))])
def test_as_many_frames_as_have_room_are_shown_and_so_in_a_window_that_becomes_another(
    live: Live, window: tuple[int, int], other: tuple[int, int]
) -> None:
    found = []
    for size in (other, window):
        live.browser.resize(*size)
        live.open("#n=30&at=1,3,5,2,4,9,11,13,15,6,8,19,7,22:30")
        live.press("f4", "i")
        found.append(live.run(FRAMES))
        _, is_within, low = found[-1]
        assert is_within
        assert 1.4 <= low <= 2.4
    assert found[0] != found[1]
    live.browser.resize(*other)
    assert settled(lambda: live.run(FRAMES), found[0]) == found[0]


@pytest.mark.full
def test_a_board_of_another_size_has_the_frames_that_have_room(live: Live) -> None:
    place = "#n=30&at=1,3,5,2,4,9,11,13,15,6,8,19,7,22:30"
    live.open(place)
    live.press("f4", "i")
    wanted = live.run(FRAMES)
    live.open("#n=4&at=2,4:1")
    live.press("f4", "i")
    live.go(place)
    assert settled(lambda: live.run(FRAMES), wanted) == wanted


@pytest.mark.full
def test_at_the_end_it_says_that_the_first_call_has_returned_and_a_step_back_shows_calls_again(live: Live) -> None:
    live.open("#n=2&at=2:2")
    live.press("f4", "i", "right")
    assert (live.texts("#calls p"), live.count("#frames")) == (["place(1) has returned."], 0)
    live.press("left")
    assert live.texts(".call span") == ["place(1)", "place(2)"]


@pytest.mark.full
@pytest.mark.parametrize("window", [(1280, 800), (360, 640)])
def test_switched_off_what_is_left_gives_its_room_back(live: Live, window: tuple[int, int]) -> None:
    live.browser.resize(*window)
    live.open("#n=8&at=1,4,6,8,3:7")
    before = live.run(PLACES_OF)
    live.press("w")
    assert live.run(PLACES_OF) != before
    live.press("w")
    assert settled(lambda: live.run(PLACES_OF), before) == before


@pytest.mark.full
def test_shaded_squares_are_hatched_or_small_ones_crossed_and_so_in_a_window_that_becomes_another(live: Live) -> None:
    live.open("#n=20&at=1,3,5:7")
    live.press("w")
    for window, is_small in (((1280, 800), False), ((360, 640), True), ((1280, 800), False)):
        live.browser.resize(*window)
        assert settled(lambda: live.run(HATCH, 20)[0], is_small) is is_small
        _, side, line = live.run(HATCH, 20)
        assert is_small is (side < 20)
        assert line == pytest.approx(max(1.5, side / 32), abs=0.01)


def test_the_strip_moves_into_the_card_and_back_as_a_window_becomes_another(live: Live) -> None:
    live.begin("#n=8&at=1,4,6,8,3:7")
    live.press("w")
    for window, place in (((1280, 800), "MAIN"), ((390, 844), "said"), ((1280, 800), "MAIN")):
        live.browser.resize(*window)
        assert settled(lambda: str(live.run(PARENT)), place) == place
        assert live.is_uncovered("#outlook button")


def whole(live: Live, window: tuple[int, int], n: int, language: str, theme: str, *, places: int = 9) -> None:
    """Check at so many places that no part of the program, the strip and the share is cut, crowded, or too small."""
    live.browser.resize(*window)
    what = window, n, language, theme
    for place in PLACES[n][:places]:
        live.open(f"#n={n}&at={place}", options={"n": n, "language": language, "theme": theme})
        for key in ("f4", "w", "i", "w", "right", "f3", "w"):
            live.press(key)
            # The title is hidden where it has no room, and so are the words before the legend of the tree.
            hidden = {live.text("#title"), *live.texts("#foot i:last-child")}
            assert [text for text in cut(live) if text not in hidden] == [], (what, place, key)
            assert live.run(OVERLAPS) + live.run(BEYOND) == [], (what, place, key)
            if live.count("#program"):
                assert live.run(SMALLEST) >= 13, what
    assert live.fault == ""


@pytest.mark.full
@pytest.mark.parametrize(
    ("window", "theme"), list(zip(WINDOWS, ("light", "dark", "light", "dark", "light"), strict=True))
)
def test_nothing_is_cut_in_any_window(live: Live, window: tuple[int, int], theme: str) -> None:
    whole(live, window, 8, "de", theme, places=1)


@pytest.mark.full
@pytest.mark.parametrize("window", [*WINDOWS, (412, 915), (768, 1024), (1024, 768), (1280, 657), (1920, 1080)])
@pytest.mark.parametrize("n", PLACES)
def test_nothing_is_cut_in_any_size_language_and_theme(live: Live, window: tuple[int, int], n: int) -> None:
    for language, theme in zip(LANGUAGES, ("dark", "light", "dark"), strict=False):
        whole(live, window, n, language, theme)

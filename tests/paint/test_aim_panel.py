"""The aim as it is placed and drawn: its words, its drawing, the ways in and the legend."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pytest

from queens_viz.app.commands import Action
from queens_viz.paint.aim_panel import AimPanel
from queens_viz.paint.pen import Stroke
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES, Words

from ..drawn import Seen, read
from ..pairs import each_once
from ..support import beside_of, beyond, click, do, recorded, window_at

Size = tuple[int, int]

SIZES: list[Size] = [
    (360, 640), (390, 844), (640, 360), (844, 390), (600, 480), (640, 480), (800, 600), (600, 900), (1024, 768),
    (1280, 800), (1366, 768), (1920, 1080), (2560, 1440),
]  # fmt: skip

PHONES: list[Size] = [(360, 640), (390, 844), (640, 360), (844, 390)]


def aims_of(window: Window, size: Size) -> list[AimPanel]:
    return [one.contents for one in beside_of(window, size).panels if isinstance(one.contents, AimPanel)]


def aim_of(window: Window, size: Size = (1280, 800)) -> AimPanel:
    (panel,) = aims_of(window, size)
    return panel


def told(panel: AimPanel) -> str:
    return " ".join(line.words for line in panel.lines)


@each_once({"n": [1, 3, 6, 8, 12, 100], "size": SIZES, "language": list(LANGUAGES)})
def test_no_word_is_cut_and_no_part_lies_over_another(n: int, size: Size, language: str) -> None:
    window = window_at(":1", n, language=language)
    panel = aim_of(window, size)
    words, say = told(panel), Words(language)
    assert "…" not in words
    assert words.startswith((panel.look.aim, panel.look.short))
    # Where there is little room, the rule is what the drawing tells.
    assert words == f"{panel.look.aim} {say('rule')}" or panel.drawing or size in PHONES
    (body,) = (one.card for one in beside_of(window, size).panels if one.contents == panel)
    shown = [one for one in recorded(window, size) if body.collidepoint(one.rect.center)]
    written = [one.ink for one in shown if one.what in {line.words for line in panel.lines}]
    assert len(written) == len(panel.lines)
    parts = [*written, *([panel.drawing] if panel.drawing else []), *(button.rect for button in panel.ways)]
    assert [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])] == []
    assert all(body.contains(part) for part in parts)
    assert beyond(window, size) == []


@each_once({"size": SIZES, "language": list(LANGUAGES)})
def test_the_ways_are_buttons_of_one_width_and_one_height_with_whole_labels(size: Size, language: str) -> None:
    window = window_at(":1", language=language)
    panel = aim_of(window, size)
    assert [one.look.action for one in panel.ways] == [Action.WATCH, Action.OWN_BOARD, Action.BY_HAND]
    assert len({button.rect.size for button in panel.ways}) == 1
    assert all(one.rect.right < other.rect.left for one, other in pairwise(panel.ways))
    drawn = [one for one in recorded(window, size) if one.stroke is Stroke.TEXT]
    for button in panel.ways:
        inside = [one for one in drawn if button.rect.collidepoint(one.rect.center)]
        label = " ".join(str(one.what) for one in inside if one.what != button.look.hint)
        assert label == button.look.label
        assert all(button.rect.contains(one.ink) for one in inside)
    # All have their key, or none.
    assert len({bool(button.look.hint) for button in panel.ways}) == 1


@pytest.mark.parametrize("size", PHONES)
def test_a_finger_can_press_the_ways_and_reads_no_key(size: Size) -> None:
    for button in aim_of(window_at(":1"), size).ways:
        assert button.rect.height >= 44
        assert button.look.hint == ""


def test_measures_are_those_of_the_design() -> None:
    panel = aim_of(window_at(":1"))
    aim, rule = panel.lines[0], panel.lines[-1]
    assert (aim.size, rule.size) == (24, 20)
    assert panel.drawing.size == (150, 150)
    assert {button.rect.height for button in panel.ways} == {46}
    assert {button.look.hint for button in panel.ways} == {"Space", "M", "B"}
    assert panel.size == 19


@pytest.mark.parametrize(
    ("size", "tab", "count"), [((1920, 1080), "f2", 1), ((1920, 1080), "f3", 1), ((1280, 800), "f3", 1)]
)
def test_it_stands_once_and_where_there_are_two_panels_in_the_list(size: Size, tab: str, count: int) -> None:
    window = window_at(":1")
    do(window, tab, size=size)
    assert len(aims_of(window, size)) == count
    assert isinstance(beside_of(window, size).panels[0].contents, AimPanel)


@pytest.mark.parametrize(
    ("n", "text", "keys"), [(8, ":1", "f4"), (8, ":1", "f3 o"), (8, ":2", "f3"), (4, "2,4,1,3", "f2"), (8, ":1", "m")]
)
def test_it_is_not_there_in_the_program_a_large_tree_a_walked_one_a_list_or_beside_ones_own_board(
    n: int, text: str, keys: str
) -> None:
    window = window_at(text, n)
    do(window, *keys.split())
    assert aims_of(window, (1280, 800)) == []


@pytest.mark.parametrize("size", [(1280, 800), (600, 480), (360, 640)])
@pytest.mark.parametrize(("way", "key"), [(0, "space"), (1, "m"), (2, "b")])
def test_a_click_on_a_way_does_what_its_key_does(way: int, key: str, size: Size) -> None:
    one, other = window_at(":1"), window_at(":1")
    do(one, click(aim_of(one, size).ways[way].rect.center), size=size)
    do(other, key, size=size)
    assert one.app.state == other.app.state
    assert one.app.player.search.position == other.app.player.search.position
    assert (one.app.state.exercise, one.app.player.aim) != (None, None)


@pytest.mark.parametrize("key", ["p", "b"])
def test_the_ways_go_while_an_exercise_is_on_and_come_back(key: str) -> None:
    window = window_at(":1")
    before = aim_of(window)
    do(window, key)
    assert aim_of(window).ways == ()
    do(window, "escape")
    assert aim_of(window) == before


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (600, 480)])
def test_the_ways_keep_their_place_whatever_is_said_above_them(size: Size) -> None:
    window, places = window_at(":1", 16), set()
    for found in (0, 7):
        window.app.player.search.tell(1000, found)
        panel = aim_of(window, size)
        places.add(tuple(tuple(button.rect) for button in panel.ways))
        assert panel.look.rule == window.app.say("not_listed" if found else "rule")
    assert len(places) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (600, 480), (390, 844)])
def test_the_drawing_has_a_queen_and_an_arrow_from_her_square_to_the_last_one_each_way(size: Size) -> None:
    window = window_at(":1")
    place = aim_of(window, size).drawing
    drawn = [one for one in recorded(window, size) if place.contains(one.rect)]
    lines = [one for one in drawn if one.stroke is Stroke.PATH and one.role == "candidate" and len(one.points) == 2]
    heads = [one for one in drawn if one.stroke is Stroke.PATH and len(one.points) == 3]
    assert (len(lines), len(heads)) == (8, 8)
    cell = place.width / 5
    squares = {
        tuple(int((at - low) // cell) for at, low in zip(head.points[0], place.topleft, strict=True)) for head in heads
    }
    assert squares == {(x, y) for x in (0, 2, 4) for y in (0, 2, 4)} - {(2, 2)}
    # Each begins at the edge of the queen's square.
    far = [max(abs(x - place.centerx), abs(y - place.centery)) for x, y in (line.points[0] for line in lines)]
    assert far == pytest.approx([cell / 2] * 8)
    (queen,) = [one for one in drawn if one.stroke is Stroke.SHAPE]
    assert queen.role == "queen"
    assert abs(queen.rect.centerx - place.centerx) <= 1


LEGEND = {
    "legend_candidate": ("crown", "candidate", False),
    "legend_queen": ("crown", "queen", False),
    "legend_attacked": ("thin cross", "mark", False),
    "legend_failed": ("triangle", "mark", True),
    "legend_fruitful": ("triangle", "mark", False),
    "legend_uncounted": ("ellipsis", "mark", False),
    "legend_ghost": ("crown", "backtrack", True),
}


@cache
def first_8(size: Size) -> Seen:
    return read(window_at(":1"), size)


@pytest.mark.parametrize("key", LEGEND)
@pytest.mark.parametrize("size", [(1366, 768), (1280, 800)])
def test_the_legend_shows_each_mark_beside_its_words(key: str, size: Size) -> None:
    seen, (what, role, is_hollow) = first_8(size), LEGEND[key]
    words = seen.text(Words()(key), seen.body)
    samples = [
        fill.rect
        for fill in seen.things("fill", seen.body)
        if fill.colour == seen.theme.blue_light and fill.rect.top < words.centre[1] < fill.rect.bottom
    ]
    sample = max((one for one in samples if one.right < words.rect.left), key=lambda one: one.right)
    assert 0 < words.rect.left - sample.right < 40
    (icon,) = seen.icons(sample)
    assert (icon.what, icon.colour, icon.is_hollow) == (what, getattr(seen.theme, role), is_hollow)
    assert (icon.second == seen.theme.halo) is (key == "legend_candidate")


def test_a_plain_board_s_legend_shows_what_stands_on_it_and_no_marks() -> None:
    window = window_at(":1", theme="classic")
    panel, seen = aim_of(window), read(window)
    samples = [(icon.what, icon.colour) for icon in seen.icons(panel.rest)]
    assert samples == [("disc", seen.theme.candidate), ("disc", seen.theme.queen)]
    words = " ".join(seen.words_in(panel.rest))
    assert [key for key in LEGEND if Words()(key) in words] == ["legend_candidate", "legend_queen"]


@each_once({"size": SIZES, "language": list(LANGUAGES)})
def test_the_legend_has_as_many_rows_as_have_room_the_rarest_left_out_first(size: Size, language: str) -> None:
    window = window_at(":1", language=language)
    panel = aim_of(window, size)
    drawn = [str(one.what) for one in recorded(window, size) if panel.rest.contains(one.ink) and one.ink]
    shown = [words for _, words in panel.look.legend if words in drawn]
    pieces = [words for sample, words in panel.look.legend if sample.is_piece]
    marks = [words for sample, words in panel.look.legend if not sample.is_piece]
    for column in (pieces, marks):
        seen = [words for words in column if words in shown]
        assert seen == column[: len(seen)]
    assert (len(shown) == 7) or panel.rest.height < 7 * 2.47 * window.frame().pen.type.body
    assert beyond(window, size) == []


def test_tab_goes_from_the_tabs_to_the_ways_and_then_to_the_header() -> None:
    window = window_at(":1")
    window.draw(window.surface)
    do(window, *["tab"] * 3)
    names = [button.look.name for button in window.frame().stops]
    ways = [names.index(one) for one in (Action.WATCH, Action.OWN_BOARD, Action.BY_HAND)]
    assert ways == list(range(ways[0], ways[0] + 3))
    assert names[ways[0] - 1] is Action.COMPARE
    header = beside_of(window).header
    assert header
    assert names[ways[-1] + 1] in {button.look.name for button in header.buttons}
    while window.hand.ring is not Action.BY_HAND:
        do(window, "tab")
    do(window, "space")
    assert window.app.state.exercise is not None

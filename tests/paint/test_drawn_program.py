"""The program as it is drawn: its numbered lines, bars and bands, the switch, the calls and the values."""

from __future__ import annotations

import pytest

from queens_viz.paint.face import SMALLEST_TEXT, Weight
from queens_viz.paint.layout import LISTED, lay_out
from queens_viz.paint.opened import Opened
from queens_viz.paint.panels import body_of
from queens_viz.search.listing import LISTINGS, Program
from queens_viz.window.window import Window

from .. import facts
from ..drawn import Seen, read
from ..looks.test_program import lines_from_0, traced
from ..pairs import each_once, every_pair
from ..support import do, recorded, window_at
from ..things import Thing

LOOP, RECURSION = Program

POSITIONS = [(8, ":1"), (8, ":2"), (8, "2:1"), (8, "2,4,1,3:6"), (4, "2,4,1:4"), (4, "2,4,1,3"), (4, "3:1"), (4, "end")]
SIZES = [(1280, 800), (1024, 768), (1920, 1080), (600, 480), (640, 480), (683, 700), (600, 900)]
KEYS = {LOOP: ("f4",), RECURSION: ("f4", "i")}

EVERYWHERE = each_once(
    {"n, text, which": [(n, text, which) for n, text in POSITIONS for which in Program], "size": SIZES[::2]}
)
"""Each step in both programs, and both in each size."""


def seen_at(n: int, text: str, size: tuple[int, int] = (1280, 800), *keys: str) -> tuple[Window, Seen]:
    """Return a window after some keys, and what it shows; nothing here waits for what is counted meanwhile."""
    window = window_at(text, n, is_counted=False)
    for key in keys:
        do(window, key, size=size)
    return window, read(window, size)


def code_lines(seen: Seen, which: Program) -> list[Thing]:
    """Return the lines of the listing as they stand, from the top."""
    bare = {line.strip() for line in LISTINGS[which]}
    frames = [one.rect for one in seen.things("card", seen.body) if not one.rect.contains(seen.body)]
    inside = [one for one in seen.things("text", seen.body) if not any(map(one.rect.colliderect, frames))]
    return sorted((one for one in inside if one.what in bare), key=lambda one: one.centre[1])


def lines_under(seen: Seen, colour: str, which: Program) -> set[int]:
    """Return which lines of the program have a fill of some colour at their height."""
    fills = [fill.rect for fill in seen.things("fill", seen.panel) if fill.colour == colour]
    lines = code_lines(seen, which)
    hits = [[k for k, one in enumerate(lines) if rect.top <= one.centre[1] < rect.bottom] for rect in fills]
    assert all(len(hit) == 1 for hit in hits)
    return {hit[0] for hit in hits}


def of_step(n: int, text: str, which: Program) -> tuple[frozenset[int], frozenset[int]]:
    """Return the lines that the last step runs, and those that change something, when Python executes the listing."""
    number = facts.step(n, text)
    state = traced(which, n, number + 1)[number]
    ran = state.ran - {1} if which is RECURSION else state.ran
    return lines_from_0(ran), lines_from_0(state.changed)


@EVERYWHERE
def test_the_listing_stands_there_line_by_line_numbered_and_indented(
    n: int, text: str, which: Program, size: tuple[int, int]
) -> None:
    _, seen = seen_at(n, text, size, *KEYS[which])
    lines, listing = code_lines(seen, which), LISTINGS[which]
    assert [one.what for one in lines] == [line.strip() for line in listing]
    indents = sorted({one.rect.left for one in lines})
    assert [indents.index(one.rect.left) for one in lines] == [
        (len(line) - len(line.lstrip())) // 4 for line in listing
    ]
    for k, line in enumerate(lines):
        beside = [one for one in seen.things("text", seen.body) if abs(one.centre[1] - line.centre[1]) < 4]
        (number,) = [one for one in beside if one.rect.right < indents[0]]
        assert number.what == str(k + 1)
        assert number.rect.left > seen.body.left


@EVERYWHERE
def test_bars_stand_beside_the_lines_that_ran_and_bands_under_those_that_changed_something(
    n: int, text: str, which: Program, size: tuple[int, int]
) -> None:
    _, seen = seen_at(n, text, size, *KEYS[which])
    ran, changed = of_step(n, text, which)
    assert lines_under(seen, seen.theme.backtrack, which) == ran
    bars = [fill.rect for fill in seen.things("fill", seen.panel) if fill.colour == seen.theme.backtrack]
    assert all(rect.right < code_lines(seen, which)[0].rect.left for rect in bars)
    assert lines_under(seen, seen.theme.band, which) == changed


@EVERYWHERE
def test_the_lines_that_changed_something_alone_are_heavy(
    n: int, text: str, which: Program, size: tuple[int, int]
) -> None:
    window, _ = seen_at(n, text, size, *KEYS[which])
    bare = [line.strip() for line in LISTINGS[which]]
    heavy = {str(one.what) for one in recorded(window, size) if one.weight is Weight.SEMIBOLD and one.what in bare}
    # On a call the same words may be heavy; the line that calls from outside changes nothing.
    assert heavy - {"place(1)"} == {bare[k] for k in of_step(n, text, which)[1]}


@every_pair({"width": list(range(600, 2000, 90)), "has_outlook": [False, True]})
def test_the_whole_program_has_room_in_every_window(width: int, has_outlook: bool) -> None:
    opened = Opened(has_outlook=has_outlook, has_program=True)
    layouts = {height: lay_out(width, height, 8, opened) for height in range(480, 1600, 40)}
    assert {layout.outlook.width > 0 for layout in layouts.values()} == {has_outlook}
    lines = {height: body_of(layout.panel, layout).height // LISTED for height, layout in layouts.items()}
    assert [height for height, line in lines.items() if line < int(0.97 * SMALLEST_TEXT)] == []


def test_the_layout_knows_how_long_the_longest_program_is() -> None:
    assert max(len(listing) for listing in LISTINGS.values()) == LISTED


# The calls.


def calls_of(seen: Seen) -> list[tuple[list[str], Thing]]:
    """Return the frames of the calls from the top, and what stands in each."""
    cards = [one for one in seen.things("card", seen.body) if not one.rect.contains(seen.body)]
    frames = [one for one in cards if any(words.startswith("place(") for words in seen.words_in(one.rect))]
    return [
        ([text.what for text in seen.texts(frame.rect)], frame)
        for frame in sorted(frames, key=lambda f: f.rect.topleft)
    ]


def test_beside_the_loop_its_list_grows() -> None:
    for text, elements in ((":1", 0), ("2:1", 1), ("2,4,1,3,5:7", 5)):
        _, seen = seen_at(8, text, (1280, 800), "f4")
        frames = [one for one in seen.texts(seen.body) if one.what.startswith("board[")]
        assert [one.what for one in frames] == [f"board[{k}]" for k in range(elements)]
        rows = [
            row
            for one in frames
            for row in seen.texts(seen.body)
            if row.rect.left > one.rect.right and abs(row.centre[1] - one.centre[1]) < 3
        ]
        assert [row.what for row in rows] == text.partition(":")[0].replace(",", " ").split()
        # None of them is being tested.
        assert not [one for one in rows if one.colour == "attacked"]


@pytest.mark.parametrize("size", [(600, 480), (1280, 800), (1920, 1080)])
def test_with_the_window_to_itself_the_program_is_larger_and_all_of_it_is_seen(size: tuple[int, int]) -> None:
    _, beside = seen_at(8, "2,4,1,3,5:7", size, "f4")
    window, alone = seen_at(8, "2,4,1,3,5:7", size, "f4", "o")
    assert not window.frame().pen.layout.has_board
    lines = [line.strip() for line in LISTINGS[Program.LOOP]]
    for line in lines:
        assert line in alone.words_in()
    first = lines[1]
    assert alone.text(first).size >= (1.25 if size[0] > 600 else 1.1) * beside.text(first).size
    assert {"board[4]", "Loop", "Recursion", "solutions = "} <= set(alone.words_in())


def test_the_calls_stand_one_below_the_other_the_innermost_on_a_band() -> None:
    _, seen = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4", "i")
    calls = calls_of(seen)
    assert [words for words, _ in calls] == [
        ["place(1)", "row 2", "8"], ["place(2)", "row 4", "8"], ["place(3)", "row 1", "8"],
        ["place(4)", "row 3", "8"], ["place(5)", "row 5", "8"], ["place(6)", "row 7", "5"],
    ]  # fmt: skip
    fills = [frame.colour for _, frame in calls]
    assert fills == [seen.theme.panel] * 5 + [seen.theme.band]
    assert calls[-1][1].second == seen.theme.backtrack
    assert seen.text("row 7", seen.body).colour == seen.theme.attacked
    assert seen.text("row 2", seen.body).colour == seen.theme.text
    listing = max(one.rect.right for one in code_lines(seen, RECURSION))
    assert all(frame.rect.left > listing for _, frame in calls)
    assert {"Calls", "line"} <= set(seen.words_in(seen.body))


@pytest.mark.parametrize("text", ["2,4,1,3,5:7", "1,5,8,6,3,7,2,4", ":1"])
def test_frames_stand_where_they_stood_whatever_the_number_of_calls(text: str) -> None:
    _, seen = seen_at(8, text, (1280, 800), "f4", "i")
    _, other = seen_at(8, "2:1", (1280, 800), "f4", "i")
    mine, others = calls_of(seen), calls_of(other)
    assert mine[0][1].rect == others[0][1].rect


def test_calls_beyond_the_room_are_dots() -> None:
    board = ",".join(str(row + 1) for row in (*range(1, 30, 2), *range(0, 28, 2)))
    _, seen = seen_at(30, f"{board}:29", (1280, 800), "f4", "i")
    calls = calls_of(seen)
    assert calls[0][0][0] == "place(1)"
    assert calls[-1][0] == ["place(30)", "row 29", "5"]
    (dots,) = [one for one in seen.things("text", seen.body) if one.what == "…"]
    assert calls[0][1].rect.bottom < dots.centre[1] < calls[1][1].rect.top
    columns = [int(words[0][6:-1]) for words, _ in calls]
    assert columns == [1, *range(32 - len(calls), 31)]


@pytest.mark.parametrize(("keys", "text", "told"), [
    (("f4",), ":1", "The loop makes no calls: the list board is its memory."),
    (("f4", "i"), "end", "place(1) has returned."),
])  # fmt: skip
def test_where_there_are_no_calls_it_says_why(keys: tuple[str, ...], text: str, told: str) -> None:
    _, seen = seen_at(4, text, (1280, 800), *keys)
    assert calls_of(seen) == []
    side = seen.body.copy()
    side.left = seen.text("Loop", side).rect.left - 2
    assert told in " ".join(seen.words_in(side))
    assert "Calls" not in seen.words_in(seen.body)


# The values.


def test_the_values_stand_at_the_foot() -> None:
    _, seen = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4", "i")
    *_, last = seen.lines_of(seen.body)
    assert [one.what for one in last] == [
        "board = ", "[2, 4, 1, 3, 5]", "column = ", "6", "row = ", "7", "solutions = ", "4",
    ]  # fmt: skip
    assert all(line.centre[1] < last[0].rect.top for line in code_lines(seen, RECURSION))


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_a_long_board_is_cut_at_its_beginning(size: tuple[int, int]) -> None:
    board = ",".join(str(row + 1) for row in (*range(1, 100, 2), *range(0, 98, 2)))
    _, seen = seen_at(100, f"{board}:99", size, "f4", "i")
    (value,) = [one for one in seen.things("text", seen.body) if one.what.startswith("[")]
    assert value.what.startswith("[…, ")
    assert value.what.endswith(", 97]")
    assert seen.body.contains(value.rect)

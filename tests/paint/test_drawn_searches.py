"""The searches that look ahead as they are drawn: marks, badge and frame, stack, title, listing, tree and figures."""

from __future__ import annotations

import pytest

from queens_viz.paint.rect import Rect
from queens_viz.search.guided_listing import GUIDED
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.words.words import LANGUAGES

from ..drawn import Seen, read
from ..pairs import each_once
from ..support import SIZES, click, do, hover, window_at

PHONES = [(390, 844), (360, 640), (844, 390)]
NOT_TAKEN = "fewest/1,3,5,4,7,8:2"


def seen_at(text: str, n: int, size: tuple[int, int], *keys: str, language: str = "en", theme: str = "light") -> Seen:
    """Return what a window shows after some keys."""
    window = window_at(text, n, theme, language, is_counted=n < 20)
    for key in keys:
        do(window, key, size=size)
    return read(window, size)


def framed(seen: Seen, role: str) -> list[int]:
    """Return the columns that are framed in a colour."""
    frames = [one.rect for one in seen.things("frame", seen.board) if one.colour == role]
    high = [rect for rect in frames if rect.height == seen.board.height]
    return [k for k in range(seen.n) if any(abs(rect.centerx - seen.square(k, 0).centerx) < 2 for rect in high)]


@each_once({"size": SIZES, "theme": ["light", "dark", "contrast"]})
def test_a_row_that_is_not_taken_has_a_badge_and_the_column_that_would_be_empty_a_frame(
    size: tuple[int, int], theme: str
) -> None:
    seen = seen_at(NOT_TAKEN, 8, size, theme=theme)
    icons = {one.what: one for one in seen.icons_on(4, 1)}
    assert (icons["disc"].colour, icons["minus"].colour) == ("backtrack", "halo")
    assert "tick" not in icons
    assert "cross" not in icons
    assert framed(seen, "backtrack") == [6]
    assert framed(seen, "mark") == [4]


def test_a_safe_row_is_taken_without_either() -> None:
    seen = seen_at("fewest/1,3,5,4,7:8", 8, (1280, 800))
    assert "minus" not in {one.what for one in seen.icons(seen.board)}
    assert framed(seen, "backtrack") == []


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_row_that_was_not_taken_has_a_mark_unlike_the_attacked_ones(theme: str) -> None:
    seen = seen_at("fewest/1,3,5,4,7,8:3", 8, (1280, 800), theme=theme)
    assert [(one.what, one.colour) for one in seen.icons_on(4, 0)] == [("thin cross", "mark")]
    assert [(one.what, one.colour) for one in seen.icons_on(4, 1)] == [("minus", "backtrack")]


def test_a_plain_board_shows_neither() -> None:
    seen = seen_at("fewest/1,3,5,4,7,8:3", 8, (1280, 800), theme="classic")
    assert "minus" not in {one.what for one in seen.icons(seen.board)}


@pytest.mark.parametrize("size", SIZES)
def test_cells_of_the_stack_stand_under_their_columns(size: tuple[int, int]) -> None:
    seen = seen_at(NOT_TAKEN, 8, size)
    cells = [seen.words_in(seen.stack_cell(column)) for column in range(8)]
    assert cells == [["1"], ["3"], ["5"], ["8"], ["2?"], ["4"], [], ["7"]]


def test_where_cells_have_no_room_squares_stand_in_the_order_of_their_placing() -> None:
    seen = seen_at("fewest/1,3,5,4,7,6,8,9,10,11,12,13,14,2,16,17,18,19,15,22,25:24", 60, (640, 480))
    told = " ".join(seen.words_in(seen.stack))
    assert told.startswith("… ")
    assert told.endswith("46·22  51·25   53·24?")
    assert "row" not in seen.words_in(Rect(0, seen.stack.top, seen.stack.left, seen.stack.height))


@each_once({"size": [*SIZES, *PHONES], "language": list(LANGUAGES), "text": ["fewest/:1", "ahead/:1", "fewest/end"]})
def test_the_name_of_the_search_stands_in_the_header_uncut(size: tuple[int, int], language: str, text: str) -> None:
    window = window_at(text, 8, "light", language)
    seen, say = read(window, size), window.app.say
    name = f"race_{text.partition('/')[0]}"
    words = seen.words_in(seen.header)
    (shown,) = [word for word in words if word in (say(name), say(f"{name}_short"))]
    others = [one.rect for one in seen.texts(seen.header) if one.what != shown]
    assert not any(seen.text(shown, seen.header).rect.colliderect(other) for other in others)
    assert not any("…" in word for word in words)


@each_once({"size": [*SIZES, *PHONES], "strategy": [AHEAD, FEWEST], "language": list(LANGUAGES)})
def test_the_listing_is_whole_and_there_is_no_switch(size: tuple[int, int], strategy: Strategy, language: str) -> None:
    window = window_at(f"{strategy.value}/1,5,8:3" if strategy is FEWEST else "ahead/1,4,6:3", 8, "light", language)
    do(window, "f4", size=size)
    seen, say = read(window, size), window.app.say
    bare = [line.strip() for line in GUIDED[strategy]]
    words = seen.words_in(seen.body)
    if size in PHONES:
        assert not any("…" in word for word in words)
    else:
        assert set(bare) <= set(words)
    assert say("loop") not in words
    if say("calls") in words:
        assert " ".join(words).replace("\u00a0", " ").count(say("one_listing").split()[0]) >= 1


@each_once({"size": [(1280, 800), (640, 480), (1920, 1080), (390, 844)], "n, text": [(8, NOT_TAKEN), (16, NOT_TAKEN)]})
def test_labels_of_nodes_that_are_seen_have_room(size: tuple[int, int], n: int, text: str) -> None:
    window = window_at(text, n)
    do(window, "f3", size=size)
    seen = read(window, size)
    panel = seen.second_panel if seen.second_panel.width else seen.panel
    labels = [one for one in seen.texts(panel) if "·" in one.what and one.what[0].isdigit()]
    assert labels
    shapes = [one for one in seen.icons(panel) if one.what in ("round", "square", "pyramid", "dashed")]
    assert all(any(shape.rect.inflate(4, 4).contains(label.rect) for shape in shapes) for label in labels)


def test_a_node_under_the_mouse_shows_its_queens_where_they_stand() -> None:
    window = window_at(NOT_TAKEN, 8)
    do(window, "f3")
    (node,) = [one for one in read(window).texts(read(window).panel) if one.what == "8·7"]
    do(window, hover(node.centre))
    seen = read(window)
    assert "column 8, row 7" in seen.words_in()


def test_a_drag_on_the_line_above_8_is_explained_once_and_leads_nowhere() -> None:
    window = window_at("fewest/:1", 9)
    seen = read(window)
    track, *_ = seen.progress
    do(window, click(track.center))
    assert str(window.app.player.search.position) == "fewest/:1"
    assert window.app.state.message.startswith("Above 8 queens this search has to run")
    assert window.app.told == 1
    window = window_at(":1", 9)
    do(window, click(track.center))
    assert window.app.player.search.position.board


FIGURES = [(1280, 800), (1024, 768), (1920, 1080), (600, 900), (390, 844), (360, 640)]


@each_once({"size": FIGURES, "language": list(LANGUAGES)})
def test_both_figures_stand_under_the_tree_uncut(size: tuple[int, int], language: str) -> None:
    window = window_at("1,4,6,8,3:7", 8, "light", language)
    for key in ("w", "f3"):
        do(window, key, size=size)
    seen, say = read(window, size), window.app.say
    panel = seen.second_panel if seen.second_panel.width else seen.panel
    words = " ".join(word for word in seen.words_in(panel) if word != "O")
    long = [say.count("late_steps", 142, steps=476), say.count("saved_steps", 262, steps=476)]
    short = say("shares_short", steps=476, late=142, saved=262)
    assert all(one in words for one in long) or short in words or size in PHONES[1:]
    assert "…" not in words


@each_once({"size": FIGURES[:3], "language": list(LANGUAGES), "text": [NOT_TAKEN, "ahead/end"]})
def test_a_search_that_looks_ahead_says_so_in_their_place(size: tuple[int, int], language: str, text: str) -> None:
    window = window_at(text, 8, "light", language)
    for key in ("w", "f3"):
        do(window, key, size=size)
    seen, say = read(window, size), window.app.say
    panel = seen.second_panel if seen.second_panel.width else seen.panel
    assert say("looks_ahead") in " ".join(word for word in seen.words_in(panel) if word != "O")

"""What an exercise shows as it is drawn: its chip, its questions and answers on the card, its evidence on the board."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.looks.theme import THEMES
from queens_viz.window.window import Window

from ..drawn import Seen, Square, read
from ..support import do, hover, window_at

SIZES = [(1280, 800), (1920, 1080), (1024, 768), (800, 600), (640, 480), (600, 480), (600, 900)]


def after(text: str, *keys: str, n: int = 8, theme: str = "light") -> Window:
    """Return a window after some keys at a position, with nothing said of them."""
    window = window_at(text, n, theme)
    do(window, *keys)
    window.app.change(message="")
    return window


def frames(seen: Seen, role: str) -> set[Square]:
    """Return the squares that have a frame in the colour of a role."""
    found = {square: [one.colour for one in things] for square, things in seen.on_squares("frame").items()}
    return {square for square, colours in found.items() if role in colours}


def dots(seen: Seen) -> list[tuple[str, str]]:
    return [(one.what, one.colour) for one in seen.icons(seen.header) if one.what in ("dot", "ring")]


@pytest.mark.parametrize("size", SIZES)
def test_the_chip_tells_the_score_and_as_dots_the_last_five_answers(size: tuple[int, int]) -> None:
    window = after("2,4,1,3:1", "p")
    right, wrong = ("dot", "safe"), ("ring", "backtrack")
    assert dots(read(window, size)) == []
    seen: list[tuple[str, str]] = []
    for made in range(1, 8):
        do(window, "x" if made != 6 else "y", "right")
        is_right = window.app.state.predict.score.last[-1]
        seen = [*seen, right if is_right else wrong][-5:]
        shown = read(window, size)
        assert dots(shown) == seen
        gaps = [one.rect.centerx for one in shown.icons(shown.header) if one.what in ("dot", "ring")]
        assert len({b - a for a, b in pairwise(gaps)}) <= 2
    assert len(set(seen)) == 2


@pytest.mark.parametrize(
    ("key", "words"), [("", "Menu"), ("p", "Predict"), ("b", "Be the search"), ("m", "My own board")]
)
def test_the_chip_stands_in_the_place_of_the_button_and_both_are_where_the_card_begins(key: str, words: str) -> None:
    seen = read(after("2,4,1,3,5:7", *key))
    chip = seen.card_around(seen.text(words, seen.header).rect)
    assert chip.rect.left == seen.sentence.left
    assert (chip.second == seen.theme.accent) is bool(key)
    assert ("Menu" in seen.words_in(seen.header)) is not bool(key)


@pytest.mark.parametrize(
    ("keys", "sign", "role", "headline"),
    [
        ("p", "round", "accent", "Safe or attacked?"),
        ("px", "dot", "safe", "Right: attacked"),
        ("py", "ring", "backtrack", "Not quite: attacked"),
        ("ppx", "round", "accent", "By which queen?"),
        ("b", "round", "accent", "Where does the red queen go?"),
    ],
)
def test_a_question_has_its_sign_and_an_answer_has_a_dot_or_a_ring(
    keys: str, sign: str, role: str, headline: str
) -> None:
    seen = read(after("2,4,1,3,5:7", *keys))
    (icon,) = seen.icons(seen.sentence)
    text = seen.texts(seen.sentence)
    said = [one for one in text if one.what == headline]
    assert (icon.what, icon.colour) == (sign, getattr(seen.theme, role))
    assert [(one.colour, one.is_bold) for one in said] == [(icon.colour, True)]
    assert ("?" in [one.what for one in text]) is (sign == "round")


def test_keys_that_answer_stand_on_caps_in_the_hint() -> None:
    seen = read(after("2,4,1,3,5:8", "p", "x", "right"))
    hint = [one for one in seen.texts(seen.sentence) if one.what in ("←", "↑", "↓", "→", "Space")]
    assert [one.what for one in hint] == ["←", "↑", "↓", "→", "Space"]
    for one in hint:
        cap = seen.card_around(one.rect)
        assert cap.rect.height < 40
        assert cap.rect.contains(one.rect)
    assert "Click the square, or choose it with" in seen.words_in(seen.sentence)


@pytest.mark.parametrize(
    ("keys", "buttons"),
    [
        (("p",), {"Safe": "Y", "Attacked": "X"}),
        (("p", "x"), {"Go on": "→"}),
        (("p", "x", "right"), {}),
        (("b",), {}),
        (("m",), {}),
    ],
)
def test_what_answers_alone_stands_out_with_its_key(keys: tuple[str, ...], buttons: dict[str, str]) -> None:
    seen = read(after("2,4,1,3,5:8", *keys))
    blue = [card for card in seen.things("card", seen.sentence) if card.colour == seen.theme.accent]
    blue = [card for card in blue if card.rect.width > 60]
    assert [seen.words_in(card.rect) for card in sorted(blue, key=lambda card: card.rect.left)] == [
        [label, key] for label, key in buttons.items()
    ]


def test_while_squares_are_asked_the_cursor_is_a_frame_that_keys_move() -> None:
    window = after("2,4,1,3,5:8", "p", "x", "right")
    assert frames(read(window), "accent") == {(5, 7)}
    do(window, "left", "down", "down")
    assert frames(read(window), "accent") == {(4, 5)}
    do(window, "space")
    assert frames(read(window), "accent") == set()
    assert frames(read(after("2,4,1,3,5:8", "p")), "accent") == set(), "no square answers that"


@pytest.mark.parametrize("theme", THEMES)
def test_after_a_return_a_green_frame_says_where_it_goes_and_a_brown_one_what_was_answered(theme: str) -> None:
    keys = ("p", "x", "right")
    for moves, wrong in ((("left", "down", "down"), set()), (("left", "left"), {(3, 7)})):
        seen = read(after("2,4,1,3,5:8", *keys, *moves, "space", theme=theme))
        assert frames(seen, "safe") == {(4, 5)}
        assert frames(seen, "backtrack") == wrong
        icons = [(one.what, one.is_hollow) for one in seen.icons_on(4, 5)]
        assert ("dot", False) in icons
        assert ("round" if theme == "classic" else "crown", True) in icons
        assert ["ring" in [one.what for one in seen.icons_on(*square)] for square in wrong] == [True] * len(wrong)
    asked = read(after("2,4,1,3,5:8", *keys, theme=theme))
    assert frames(asked, "safe") == frames(asked, "backtrack") == set()


def test_a_wrong_step_of_the_class_is_framed_until_the_right_one_is_made() -> None:
    window = after("2,4,6:3", "b", "up", "space")
    seen = read(window)
    assert frames(seen, "backtrack") == {(3, 3)}
    assert seen.texts(seen.sentence)[0].what == "Not quite: try again"
    window.app.change(cursor=(4, 0))
    do(window, "space")
    assert str(window.app.player.search.position) == "2,4,6,3:1"
    assert frames(read(window), "backtrack") == set()


@pytest.mark.parametrize("keys", [("p",), ("p", "p", "x"), ("p", "x", "right"), ("b",), ("m",)])
def test_under_the_mouse_a_square_has_a_frame_and_a_tint_and_tells_nothing(keys: tuple[str, ...]) -> None:
    window = after("2,4,1,3,5:8", *keys)
    asked = read(window)
    words = asked.words_in()
    for square in ((5, 7), (5, 2), (1, 3), (4, 5)):
        do(window, hover(asked.square(*square).center))
        seen = read(window)
        (tint,) = seen.things("veil")
        assert tint.rect == seen.square(*square)
        assert square in frames(seen, "accent")
        # What is painted again above the tint is the badge.
        assert set(seen.words_in()) == set(words)
        lines = [len(one.things("line", one.board)) for one in (asked, seen)]
        assert lines[0] == lines[1]


@pytest.mark.parametrize("size", SIZES)
def test_answers_stand_at_the_left_and_what_goes_on_at_the_right(size: tuple[int, int]) -> None:
    window = after("2,4,1,3,5:8", "p")
    seen = read(window, size)
    card = seen.sentence
    left = seen.button("Safe").rect.left - card.left
    assert left < card.width // 6
    do(window, "x", size=size)
    seen = read(window, size)
    go_on = seen.card_around(seen.text("Go on", card).rect).rect
    assert abs(card.right - go_on.right - left) <= 1
    do(window, "right", size=size)
    assert read(window, size).button("The search is complete").rect.left - card.left == left


def test_caps_have_an_edge_and_the_full_stop_stands_close_to_the_last() -> None:
    seen = read(after("2,4,1,3,5:8", "p", "x", "right"))
    cap = seen.card_around(seen.text("Space", seen.sentence).rect)
    assert (cap.colour, cap.second) == (seen.theme.panel, seen.theme.border)
    stop = seen.text(".", seen.sentence).rect
    assert 0 <= stop.left - cap.rect.right <= 2


@pytest.mark.parametrize(("digit", "brown"), [("1", set()), ("2", {(1, 3)})])
def test_a_queen_that_attacks_keeps_its_red_frame_as_an_answer_and_another_has_a_brown_one(
    digit: str, brown: set[Square]
) -> None:
    seen = read(after("2,4,1,3,5:7", "p", "p", "x", digit))
    assert frames(seen, "backtrack") == brown
    assert frames(seen, "candidate") >= {(0, 1)}


def test_the_sign_of_an_answer_stands_in_the_upper_left_corner_of_its_square() -> None:
    seen = read(after("2,4,1,3,5:8", "p", "x", "right", "left", "left", "space"))
    for square, sign in (((4, 5), "dot"), ((3, 7), "ring")):
        (icon,) = (one for one in seen.icons_on(*square) if one.what == sign)
        place = seen.square(*square)
        assert icon.centre[0] < place.left + place.width // 3
        assert icon.centre[1] < place.top + place.height // 3


def test_the_chip_of_one_s_own_board_has_a_crown_before_its_name() -> None:
    seen = read(after(":1", "m"))
    name = seen.text("My own board", seen.header)
    chip = seen.card_around(name.rect)
    cross, crown = seen.icons(chip.rect)
    assert (cross.what, cross.colour) == ("cross", seen.theme.accent)
    assert cross.rect.left >= name.rect.right
    assert (crown.what, crown.colour) == ("crown", seen.theme.accent)
    assert crown.rect.right <= name.rect.left


def test_what_is_told_of_the_red_queen_stands_above_the_tint_of_the_mouse() -> None:
    window = after("2,4,1,3,5:8", "p")
    do(window, hover(read(window).square(5, 7).center))
    seen = read(window)
    tint = [one.kind for one in seen.all].index("veil")
    above = [one.what for one in seen.all[tint:] if one.kind == "text" and seen.square(5, 7).collidepoint(one.centre)]
    assert above == ["?"]

"""The table of letters: it is what the font says, and a face measures by it."""

from __future__ import annotations

import pytest

from queens_viz.browser import font
from queens_viz.pens.face import Weight
from queens_viz.pens.letters import UNKNOWN, TableFace, letters_of
from queens_viz.window.typeface import Typeface
from queens_viz.words.words import LANGUAGES, messages

from .. import letters
from ..tiers import rare

FACE = TableFace()


@pytest.mark.parametrize(
    "weight", [Weight.REGULAR, *rare(Weight.SEMIBOLD, Weight.BOLD)]
)
def test_the_table_is_what_the_script_makes_of_the_font(weight: Weight) -> None:
    text = "".join(sorted(letters_of(weight).widths))
    assert letters.section(weight, text) in letters.FILE.read_text("utf-8")


@pytest.mark.parametrize("weight", letters.WORDS)
def test_the_table_has_every_letter_of_every_message(weight: Weight) -> None:
    said = "".join(message for code in LANGUAGES for message in messages(code).values())
    assert {*said, *font.LATIN, *font.SIGNS} - {"\n"} <= letters_of(
        weight
    ).widths.keys()


def test_lines_are_as_high_as_in_the_window() -> None:
    window = Typeface()
    for size in range(8, 91):
        assert FACE.height(size) == window.height(size), size
        assert {FACE.ascent(size)} == {
            window.font(size, weight).get_ascent() - window.rise(size, weight)
            for weight in Weight
        }, size


@pytest.mark.parametrize(
    ("text", "weight", "wide"),
    [
        ("", Weight.REGULAR, 0),
        ("o", Weight.REGULAR, 542),
        ("oo", Weight.REGULAR, 2 * 542),
        ("T", Weight.REGULAR, 536),
        ("To", Weight.REGULAR, 536 + 542 - 66),
        ("oT", Weight.REGULAR, 542 + 536 - 57),
        (" o o", Weight.REGULAR, 2 * (200 + 542)),
        (
            "fi",
            Weight.REGULAR,
            FACE.thousandths("f", Weight.REGULAR)
            + FACE.thousandths("i", Weight.REGULAR),
        ),
        ("王o", Weight.REGULAR, UNKNOWN + 542),
        ("o", Weight.BOLD, 555),
    ],
)
def test_a_text_is_as_wide_as_its_letters_and_what_pairs_add(
    text: str, weight: Weight, wide: int
) -> None:
    assert FACE.thousandths(text, weight) == wide


@pytest.mark.parametrize("weight", letters.WORDS)
def test_figures_have_one_width_wherever_they_stand(weight: Weight) -> None:
    wide = {
        FACE.thousandths(f"{one}{other}", weight)
        for one in "0123456789"
        for other in "0123456789"
    }
    assert wide == {2 * FACE.thousandths("0", weight)}


def test_a_part_of_a_pixel_is_a_whole_one() -> None:
    assert (FACE.width("o", 20), FACE.width("o", 1000)) == (11, 542)


def test_a_text_of_two_lines_has_two_where_one_would_have_room() -> None:
    assert FACE.fit_text("80 steps a second\n2 solutions so far", 16, 12, (900, 99), 9, Weight.REGULAR).lines == [
        "80 steps a second", "2 solutions so far",
    ]  # fmt: skip

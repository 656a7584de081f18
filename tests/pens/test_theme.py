"""The contrast of the themes, computed from their table (WCAG 2), also as the colour-blind see them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import cast

import pytest

from queens_viz.pens.theme import THEMES, Colour, Theme

from ..support import colours_of_squares, shaded_colours


def linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def gamma(value: float) -> int:
    value = min(1.0, max(0.0, value))
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def luminance(colour: Colour) -> float:
    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def seen_through(matrix: list[list[float]]) -> Callable[[Colour], Colour]:
    def see(colour: Colour) -> Colour:
        lights = [linear(part) for part in colour]
        mixed = (gamma(sum(share * light for share, light in zip(row, lights, strict=True))) for row in matrix)
        return cast(Colour, tuple(mixed))

    return see


# Protanopia and deuteranopia in linear light, after Viénot, Brettel and Mollon (1999) and after Machado, Oliveira
# and Fernandes (2009), who differ; and no colour at all.
SIGHTS: dict[str, Callable[[Colour], Colour]] = {
    "plain": lambda colour: colour,
    "grey": seen_through([[0.2126, 0.7152, 0.0722]] * 3),
    "protan": seen_through([[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]]),
    "deutan": seen_through([[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]]),
    "protan 2009": seen_through(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan 2009": seen_through(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
}

DESIGNED = [name for name in THEMES if name != "classic"]  # whose colours are QView's own


def pairs(theme: Theme) -> list[tuple[str, float, Colour, Colour]]:
    """Return what must be told apart: what it is, the ratio needed, and the two colours."""
    squares = [*colours_of_squares(theme, is_green=False), *colours_of_squares(theme, is_green=True)]
    blue = colours_of_squares(theme, is_green=False)
    grounds = [theme.window, theme.panel]
    found = [("text", 7.0, theme.text, ground) for ground in grounds]
    found += [("the chosen line", 7.0, theme.queen, theme.green_light)]
    found += [("muted", 7.0, theme.muted, ground) for ground in grounds]
    found += [("label", 7.0, theme.on_accent, theme.accent)]
    found += [("chip", 7.0, theme.window, theme.text)]
    found += [("text on a fill", 7.0, theme.text, fill) for fill in (theme.pale, theme.chosen, theme.hover)]
    found += [("text on what is pressed", 7.0, theme.text, theme.pressed)]
    found += [("label under the mouse", 7.0, theme.on_accent, theme.first_hover)]
    found += [("tick", 3.0, theme.safe, theme.window)]
    found += [("border", 3.0, theme.border, theme.panel), ("disabled", 3.0, theme.disabled, theme.window)]
    found += [("queen", 7.0, theme.queen, square) for square in squares]
    found += [("candidate", 3.0, theme.candidate, square) for square in [*squares, theme.halo]]
    found += [("mark", 4.5, theme.mark, square) for square in blue]
    for ground, hatch in (shaded_colours(theme, is_dark=is_dark) for is_dark in (False, True)):
        found += [("hatch", 2.2, ground, hatch), ("frame of an empty column", 3.0, theme.backtrack, ground)]
    found += [("frame inside", 3.0, theme.backtrack, theme.halo)]
    found += [
        (
            "label on what was in vain",
            7.0,
            max((theme.text, theme.window), key=lambda ink: contrast(ink, theme.late)),
            theme.late,
        )
    ]
    found += [("what was in vain, beside what failed", 1.4, theme.late, theme.failed)]
    found += [("value on a band", 7.0, theme.text, theme.band), ("row on a band", 4.5, theme.attacked, theme.band)]
    found += [("bar of a line", 3.0, theme.backtrack, theme.panel), ("number on a band", 7.0, theme.text, theme.band)]
    found += [("attack", 3.0, theme.candidate, theme.halo), ("cursor", 3.0, theme.accent, theme.halo)]
    found += [("ghost", 3.0, theme.backtrack, square) for square in blue]
    # Blocks of the flame, and a solution on any of them, touch each other and the panel.
    blocks = theme.nowhere, theme.fruitful, theme.stands, theme.safe, theme.panel
    found += [("blocks", 1.4, one, other) for one, other in combinations(blocks, 2)]
    return found


@pytest.mark.parametrize("name", DESIGNED)
@pytest.mark.parametrize("sight", SIGHTS)
def test_what_must_be_told_apart_has_the_contrast_it_needs(name: str, sight: str) -> None:
    see = SIGHTS[sight]
    for what, needed, one, other in pairs(THEMES[name]):
        assert contrast(see(one), see(other)) >= needed, (what, one, other)


@pytest.mark.parametrize("name", DESIGNED)
def test_words_in_colour_can_be_read(name: str) -> None:
    theme = THEMES[name]
    for colour in (theme.attacked, theme.safe, theme.backtrack, theme.accent):
        assert contrast(colour, theme.panel) >= 4.5


@pytest.mark.parametrize("name", [name for name, theme in THEMES.items() if theme.is_plain])
def test_the_cross_of_what_is_left_can_be_read_on_a_plain_board(name: str) -> None:
    theme = THEMES[name]
    for square in colours_of_squares(theme, is_green=False):
        assert contrast(theme.halo, square) >= 4.5
        assert contrast(theme.mark, square) < 4.5, "that of marks can't"


def test_in_the_dark_squares_are_told_apart_and_a_solution_is_brighter_than_the_search() -> None:
    dark = THEMES["dark"]
    for is_green in (False, True):
        assert contrast(*colours_of_squares(dark, is_green=is_green)) >= 1.5
    for searched, solved in zip(
        colours_of_squares(dark, is_green=False), colours_of_squares(dark, is_green=True), strict=True
    ):
        assert luminance(solved) > luminance(searched)


def test_the_ratio_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)

"""The contrast of the themes, computed from their table (WCAG 2), also as the colour-blind see them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import cast

import pytest

from queens_viz.pens.theme import THEMES, Colour

from ..support import colours_of_squares


def linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def gamma(value: float) -> int:
    value = min(1.0, max(0.0, value))
    return round(
        255
        * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)
    )


def luminance(colour: Colour) -> float:
    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def seen_through(matrix: list[list[float]]) -> Callable[[Colour], Colour]:
    def see(colour: Colour) -> Colour:
        lights = [linear(part) for part in colour]
        mixed = (
            gamma(sum(share * light for share, light in zip(row, lights, strict=True)))
            for row in matrix
        )
        return cast(Colour, tuple(mixed))

    return see


# Protanopia and deuteranopia in linear light, after Viénot, Brettel and Mollon (1999) and after Machado, Oliveira
# and Fernandes (2009), who differ; and no colour at all.
SIGHTS: dict[str, Callable[[Colour], Colour]] = {
    "plain": lambda colour: colour,
    "grey": seen_through([[0.2126, 0.7152, 0.0722]] * 3),
    "protan": seen_through(
        [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]]
    ),
    "deutan": seen_through(
        [[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]]
    ),
    "protan 2009": seen_through(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan 2009": seen_through(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
}

DESIGNED = [
    name for name in THEMES if name != "classic"
]  # whose colours are QView's own


TOLD_APART = [
    (7.0, "text", "window panel pale chosen hover pressed band"),
    (7.0, "muted", "window panel"),
    (7.0, "on_accent", "accent first_hover"),
    (7.0, "queen", "green_light green_dark blue_light blue_dark"),
    (7.0, "window", "text"),
    (4.5, "mark", "blue_light blue_dark"),
    (4.5, "attacked", "band panel"),
    (4.5, "safe backtrack accent", "panel"),
    (3.0, "candidate", "green_light green_dark blue_light blue_dark halo"),
    (3.0, "backtrack", "blue_light blue_dark shade_light shade_dark halo panel"),
    (3.0, "safe disabled", "window"),
    (3.0, "border", "panel"),
    (3.0, "accent", "halo"),
    (2.2, "hatch_light", "shade_light"),
    (2.2, "hatch_dark", "shade_dark"),
    (1.4, "late", "failed"),
    (1.4, "nowhere", "fruitful stands safe panel"),
    (1.4, "fruitful", "stands safe panel"),
    (1.4, "stands", "safe panel"),
    (1.4, "safe", "panel"),
]
"""Which ratio of contrast roles need on others. Blocks of the flame touch each other and the panel."""


@pytest.mark.parametrize("name", DESIGNED)
@pytest.mark.parametrize("sight", SIGHTS)
def test_what_must_be_told_apart_has_the_contrast_it_needs(
    name: str, sight: str
) -> None:
    see, theme = SIGHTS[sight], THEMES[name]
    for needed, roles, grounds in TOLD_APART:
        for role, ground in product(roles.split(), grounds.split()):
            assert (
                contrast(see(theme.colour(role)), see(theme.colour(ground))) >= needed
            ), (role, ground)
    in_vain = max(
        contrast(see(ink), see(theme.late)) for ink in (theme.text, theme.window)
    )
    assert in_vain >= 7, "a label on what was in vain"


@pytest.mark.parametrize(
    "name", [name for name, theme in THEMES.items() if theme.is_plain]
)
def test_the_cross_of_what_is_left_can_be_read_on_a_plain_board(name: str) -> None:
    theme = THEMES[name]
    for square in colours_of_squares(theme, is_green=False):
        assert contrast(theme.halo, square) >= 4.5
        assert contrast(theme.mark, square) < 4.5, "that of marks can't"


def test_in_the_dark_squares_are_told_apart_and_a_solution_is_brighter_than_the_search() -> (
    None
):
    dark = THEMES["dark"]
    for is_green in (False, True):
        assert contrast(*colours_of_squares(dark, is_green=is_green)) >= 1.5
    for searched, solved in zip(
        colours_of_squares(dark, is_green=False),
        colours_of_squares(dark, is_green=True),
        strict=True,
    ):
        assert luminance(solved) > luminance(searched)


def test_the_ratio_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)

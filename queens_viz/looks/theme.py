"""The themes: a colour for each role on the screen."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


class Theme(NamedTuple):
    """A colour for each role; `grid` is the width in pixels of the lines between squares.

    A plain board shows queens as discs, with neither frame nor marks, as QView does.
    """

    window: Colour
    panel: Colour
    text: Colour
    muted: Colour
    accent: Colour
    on_accent: Colour
    disabled: Colour
    border: Colour
    blue_light: Colour
    blue_dark: Colour
    green_light: Colour
    green_dark: Colour
    queen: Colour
    candidate: Colour
    halo: Colour
    mark: Colour
    attacked: Colour
    safe: Colour
    backtrack: Colour
    failed: Colour
    solved: Colour
    open: Colour
    band: Colour
    grid: int = 0
    is_plain: bool = False

    def squares(self, is_green: bool) -> tuple[Colour, Colour]:
        """Return the colours of light and dark squares."""
        if is_green:
            return self.green_light, self.green_dark
        return self.blue_light, self.blue_dark


LIGHT = Theme(
    window=(246, 247, 250),
    panel=(255, 255, 255),
    text=(20, 24, 33),
    muted=(72, 80, 95),
    accent=(24, 74, 160),
    on_accent=(255, 255, 255),
    disabled=(128, 136, 150),
    border=(136, 143, 156),
    blue_light=(208, 227, 252),
    blue_dark=(141, 186, 244),
    green_light=(198, 238, 207),
    green_dark=(122, 203, 145),
    queen=(8, 11, 18),
    candidate=(172, 10, 30),
    halo=(255, 255, 255),
    mark=(24, 42, 92),
    attacked=(186, 18, 38),
    safe=(14, 108, 56),
    backtrack=(134, 72, 0),
    failed=(178, 24, 42),
    solved=(122, 203, 145),
    open=(141, 186, 244),
    band=(255, 228, 150),
)

DARK = Theme(
    window=(16, 19, 26),
    panel=(27, 31, 41),
    text=(236, 240, 246),
    muted=(172, 180, 194),
    accent=(132, 178, 255),
    on_accent=(8, 20, 44),
    disabled=(122, 130, 146),
    border=(112, 121, 138),
    blue_light=(31, 56, 114),
    blue_dark=(21, 38, 82),
    green_light=(14, 66, 38),
    green_dark=(10, 50, 28),
    queen=(255, 255, 255),
    candidate=(255, 112, 104),
    halo=(6, 8, 14),
    mark=(176, 200, 244),
    attacked=(255, 128, 122),
    safe=(112, 214, 146),
    backtrack=(255, 190, 92),
    failed=(176, 40, 48),
    solved=(112, 214, 146),
    open=(52, 96, 178),
    band=(84, 68, 20),
)

CONTRAST = Theme(
    window=(255, 255, 255),
    panel=(255, 255, 255),
    text=(0, 0, 0),
    muted=(48, 48, 48),
    accent=(0, 58, 160),
    on_accent=(255, 255, 255),
    disabled=(104, 104, 104),
    border=(0, 0, 0),
    blue_light=(240, 246, 255),
    blue_dark=(182, 212, 255),
    green_light=(232, 252, 236),
    green_dark=(150, 226, 168),
    queen=(0, 0, 0),
    candidate=(184, 0, 24),
    halo=(255, 255, 255),
    mark=(0, 24, 96),
    attacked=(160, 0, 20),
    safe=(0, 84, 36),
    backtrack=(106, 56, 0),
    failed=(160, 0, 20),
    solved=(150, 226, 168),
    open=(182, 212, 255),
    band=(255, 222, 110),
    grid=1,
)


CLASSIC = LIGHT._replace(
    blue_light=(0, 0, 255),
    blue_dark=(0, 0, 255),
    green_light=(0, 255, 0),
    green_dark=(0, 255, 0),
    queen=(0, 0, 0),
    candidate=(255, 0, 0),
    mark=(0, 0, 0),
    grid=2,
    is_plain=True,
)

THEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST, "classic": CLASSIC}
"""The themes by the name that people give, in the order in which the window goes through them."""


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Return one colour mixed with a share of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue

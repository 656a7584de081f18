"""The themes: a colour for each role on the screen."""

from __future__ import annotations

from functools import lru_cache

Colour = tuple[int, int, int]
"""Red, green and blue, from 0 to 255."""


class Role:
    """A row of the table: the colours of a role, written as in style sheets.

    A theme that is not named, or has "", takes the colour of the light theme.
    """

    def __init__(
        self, light: str, dark: str = "", contrast: str = "", **others: str
    ) -> None:
        self._light = light
        self._others = {"dark": dark, "contrast": contrast, **others}

    def __get__(self, theme: Theme, _: type[Theme]) -> Colour:
        hex_colour = self._others.get(theme.name) or self._light
        red, green, blue = bytes.fromhex(hex_colour[1:])
        return red, green, blue


class Theme:
    """A column of the table: the colour of each role in one theme."""

    # fmt: off
    #                  light      dark       contrast
    window      = Role("#f6f7fa", "#10131a", "#ffffff")
    panel       = Role("#ffffff", "#1b1f29")
    text        = Role("#141821", "#ecf0f6", "#000000", paper="#000000")
    muted       = Role("#48505f", "#acb4c2", "#303030")
    accent      = Role("#184aa0", "#84b2ff", "#003aa0")
    on_accent   = Role("#ffffff", "#08142c")
    disabled    = Role("#808896", "#7a8292", "#686868")
    border      = Role("#888f9c", "#70798a", "#000000", paper="#000000")
    blue_light  = Role("#d0e3fc", "#203c7c", "#f0f6ff",
                       classic="#0000ff", paper="#ffffff")
    blue_dark   = Role("#8dbaf4", "#122048", "#b6d4ff",
                       classic="#0000ff", paper="#dddddd")
    green_light = Role("#c6eecf", "#12522f", "#e8fcec", classic="#00ff00")
    green_dark  = Role("#7acb91", "#0a331c", "#96e2a8", classic="#00ff00")
    queen       = Role("#080b12", "#ffffff", "#000000",
                       classic="#000000", paper="#000000")
    candidate   = Role("#ac0a1e", "#ff8a80", "#b80018",
                       classic="#ff0000", paper="#ffffff")
    halo        = Role("#ffffff", "#06080e", paper="#c00000")
    mark        = Role("#182a5c", "#b0c8f4", "#001860",
                       classic="#000000", paper="#444444")
    attacked    = Role("#ba1226", "#ff8a80", "#a00014")
    safe        = Role("#0e6c38", "#70d692", "#005424")
    backtrack   = Role("#7e4200", "#ffbe5c", "#6a3800")
    failed      = Role("#b2182a", "#b02830", "#a00014")
    solved      = Role("#7acb91", "#70d692", "#96e2a8")
    nowhere     = Role("#fac8cf", "#70303c", "#f6cad0")
    fruitful    = Role("#68b67c", "#2e7a4e", "#64b67c")
    stands      = Role("#5484d6", "#629af0", "#3c76d0")
    late        = Role("#f0d0d4", "#482c32", "#f0e0e2")
    open        = Role("#8dbaf4", "#3460b2", "#b6d4ff")
    few         = Role("#e8f6ec", "#14281d", "#ffffff")
    many        = Role("#2e9a5b", "#46b878", "#1c8a48")
    band        = Role("#ffe496", "#40330c", "#ffde6e")
    hover       = Role("#e8f0fd", "#263046", "#e0ecff")
    pressed     = Role("#cddef8", "#324264", "#bed6ff")
    pale        = Role("#e4e9f2", "#2e3544", "#e0e0e0")
    chosen      = Role("#e8f7ec", "#183428", "#e8fcec")
    hairline    = Role("#dee2e9", "#343a48", "#000000")
    track       = Role("#bec3cd", "#424958", "#a8a8a8")
    shade_light = Role("#c4cddc", "#424650", "#f4f4f4")
    shade_dark  = Role("#a3aec2", "#2c2f37", "#e0e0e0")
    hatch_light = Role("#768298", "#787e8c", "#303030")
    hatch_dark  = Role("#606b82", "#626876", "#202020")
    veil        = Role("#141821", "#000000", "#000000")
    ink         = Role("#000000")
    paper       = Role("#ffffff")
    first_hover = Role("#103a84", "#a4c6ff", "#00246e")
    # fmt: on

    def __init__(
        self,
        name: str,
        *,
        grid: int = 0,
        is_plain: bool = False,
        has_hatches: bool = False,
    ) -> None:
        self.name = name
        # Pixels of the width of the lines between squares.
        self.grid = grid
        # Whether queens are discs, and the board has neither frame nor marks, as in
        # QView.
        self.is_plain = is_plain
        # Whether more than their colours distinguishes kinds of things.
        self.has_hatches = has_hatches

    def colours(self) -> dict[str, Colour]:
        """Return the colours by the names of their roles."""
        return {
            name: getattr(self, name)
            for name, row in vars(Theme).items()
            if isinstance(row, Role)
        }

    def colour(self, role: str) -> Colour:
        """Return the colour of a role."""
        colour: Colour = getattr(self, role)
        return colour

    @lru_cache(maxsize=200)  # noqa: B019  # themes are few, and stay
    def ink_on(self, role: str) -> str:
        """Return the role whose letters have more contrast on a colour: text or window.

        The contrast of two colours is the ratio of the lighter to the darker one.
        """
        text = _luminance(self.colour("text"))
        ground = _luminance(self.colour(role))
        window = _luminance(self.colour("window"))
        contrast_of_text = max(text, ground) / min(text, ground)
        contrast_of_window = max(window, ground) / min(window, ground)
        return "text" if contrast_of_text >= contrast_of_window else "window"

    @lru_cache(maxsize=200)  # noqa: B019  # themes are few, and stay
    def ink_on_tint(self, few: str, many: str, tint: float) -> str:
        """Return black or white, whichever has more contrast on a mixture of colours.

        A `tint` of 0 is the colour of the role `few`, and 1 that of `many`.
        """
        pairs = zip(self.colour(few), self.colour(many), strict=True)
        red, green, blue = [round(low + tint * (high - low)) for low, high in pairs]
        ground = _luminance((red, green, blue))
        contrast_of_black = ground / _luminance((0, 0, 0))
        contrast_of_white = _luminance((255, 255, 255)) / ground
        return "ink" if contrast_of_black >= contrast_of_white else "paper"


LIGHT = Theme("light")
DARK = Theme("dark")
CONTRAST = Theme("contrast", grid=1, has_hatches=True)
CLASSIC = Theme("classic", grid=2, is_plain=True)

PAPER = Theme("paper")
"""The theme of worksheets.

Its candidate is white with a red edge, also without colours.
"""

THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST, CLASSIC)}
"""The themes by name, in the order in which the window goes through them."""


def squares_of(is_green: bool) -> tuple[str, str]:
    """Return the roles of light and dark squares."""
    if is_green:
        return "green_light", "green_dark"
    return "blue_light", "blue_dark"


def shaded_of(is_dark: bool) -> tuple[str, str]:
    """Return the roles of a light or dark square that is shaded, and of its hatch."""
    if is_dark:
        return "shade_dark", "hatch_dark"
    return "shade_light", "hatch_light"


def _luminance(colour: Colour) -> float:
    """Return about how light a colour is, from 0.05 for black to 1.05 for white.

    These are the numbers whose ratios are the contrast of WCAG 2, but light is taken to
    grow with the square of a colour's value.
    """
    red, green, blue = colour
    return (2 * red * red + 7 * green * green + blue * blue) / 650_250 + 0.05

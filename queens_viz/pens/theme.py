"""The themes: a colour for each role on the screen."""

from __future__ import annotations

Colour = tuple[int, int, int]


class Role:
    """A row of the table: a role's colour in the light theme, and in each theme that changes it."""

    def __init__(
        self, light: Colour, dark: Colour | None = None, contrast: Colour | None = None, **others: Colour
    ) -> None:
        self._light, self._changed = light, {"dark": dark, "contrast": contrast, **others}

    def __get__(self, theme: Theme, _: type[Theme]) -> Colour:
        return self._changed.get(theme.name) or self._light


class Theme:
    """A column of the table: its colour for each role; `grid` is the width in pixels of the lines between squares.

    A plain board shows queens as discs, with neither frame nor marks, as QView does.
    """

    # fmt: off
    #                   light            dark             contrast
    window      = Role((246, 247, 250), ( 16,  19,  26), (255, 255, 255))
    panel       = Role((255, 255, 255), ( 27,  31,  41))
    text        = Role(( 20,  24,  33), (236, 240, 246), (  0,   0,   0), paper=(0, 0, 0))
    muted       = Role(( 72,  80,  95), (172, 180, 194), ( 48,  48,  48))
    accent      = Role(( 24,  74, 160), (132, 178, 255), (  0,  58, 160))
    on_accent   = Role((255, 255, 255), (  8,  20,  44))
    disabled    = Role((128, 136, 150), (122, 130, 146), (104, 104, 104))
    border      = Role((136, 143, 156), (112, 121, 138), (  0,   0,   0), paper=(0, 0, 0))
    blue_light  = Role((208, 227, 252), ( 32,  60, 124), (240, 246, 255), classic=(0, 0, 255), paper=(255, 255, 255))
    blue_dark   = Role((141, 186, 244), ( 18,  32,  72), (182, 212, 255), classic=(0, 0, 255), paper=(221, 221, 221))
    green_light = Role((198, 238, 207), ( 18,  82,  47), (232, 252, 236), classic=(0, 255, 0))
    green_dark  = Role((122, 203, 145), ( 10,  51,  28), (150, 226, 168), classic=(0, 255, 0))
    queen       = Role((  8,  11,  18), (255, 255, 255), (  0,   0,   0), classic=(0, 0, 0), paper=(0, 0, 0))
    candidate   = Role((172,  10,  30), (255, 138, 128), (184,   0,  24), classic=(255, 0, 0), paper=(255, 255, 255))
    halo        = Role((255, 255, 255), (  6,   8,  14), paper=(192, 0, 0))
    mark        = Role(( 24,  42,  92), (176, 200, 244), (  0,  24,  96), classic=(0, 0, 0), paper=(68, 68, 68))
    attacked    = Role((186,  18,  38), (255, 138, 128), (160,   0,  20))
    safe        = Role(( 14, 108,  56), (112, 214, 146), (  0,  84,  36))
    backtrack   = Role((126,  66,   0), (255, 190,  92), (106,  56,   0))
    failed      = Role((178,  24,  42), (176,  40,  48), (160,   0,  20))
    solved      = Role((122, 203, 145), (112, 214, 146), (150, 226, 168))
    nowhere     = Role((250, 200, 207), (112,  48,  60), (246, 202, 208))
    fruitful    = Role((104, 182, 124), ( 46, 122,  78), (100, 182, 124))
    stands      = Role(( 84, 132, 214), ( 98, 154, 240), ( 60, 118, 208))
    late        = Role((240, 208, 212), ( 72,  44,  50), (240, 224, 226))
    open        = Role((141, 186, 244), ( 52,  96, 178), (182, 212, 255))
    band        = Role((255, 228, 150), ( 64,  51,  12), (255, 222, 110))
    hover       = Role((232, 240, 253), ( 38,  48,  70), (224, 236, 255))
    pressed     = Role((205, 222, 248), ( 50,  66, 100), (190, 214, 255))
    pale        = Role((228, 233, 242), ( 46,  53,  68), (224, 224, 224))
    chosen      = Role((232, 247, 236), ( 24,  52,  40), (232, 252, 236))
    hairline    = Role((222, 226, 233), ( 52,  58,  72), (  0,   0,   0))
    track       = Role((190, 195, 205), ( 66,  73,  88), (168, 168, 168))
    shade_light = Role((196, 205, 220), ( 66,  70,  80), (244, 244, 244))
    shade_dark  = Role((163, 174, 194), ( 44,  47,  55), (224, 224, 224))
    hatch_light = Role((118, 130, 152), (120, 126, 140), ( 48,  48,  48))
    hatch_dark  = Role(( 96, 107, 130), ( 98, 104, 118), ( 32,  32,  32))
    veil        = Role(( 20,  24,  33), (  0,   0,   0), (  0,   0,   0))
    first_hover = Role(( 16,  58, 132), (164, 198, 255), (  0,  36, 110))
    # fmt: on

    def __init__(self, name: str, *, grid: int = 0, is_plain: bool = False) -> None:
        self.name, self.grid, self.is_plain = name, grid, is_plain

    def colours(self) -> dict[str, Colour]:
        """Return the colours by the names of their roles."""
        return {name: getattr(self, name) for name, row in vars(Theme).items() if isinstance(row, Role)}

    def colour(self, role: str) -> Colour:
        """Return the colour of a role."""
        colour: Colour = getattr(self, role)
        return colour

    def ink_on(self, role: str) -> str:
        """Return which role's letters are read more easily on a colour: those of the text or of the window."""
        text, ground, window = [_light(self.colour(one)) for one in ("text", role, "window")]
        return "text" if (ground * ground >= text * window) is (text < window) else "window"


LIGHT = Theme("light")
DARK = Theme("dark")
CONTRAST = Theme("contrast", grid=1)
CLASSIC = Theme("classic", grid=2, is_plain=True)

PAPER = Theme("paper")
"""What worksheets are drawn in: the candidate is white with a red edge, which a printer without colours shows too."""

THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST, CLASSIC)}
"""The themes by the name that people give, in the order in which the window goes through them."""


def squares_of(is_green: bool) -> tuple[str, str]:
    """Return the roles of light and dark squares."""
    return ("green_light", "green_dark") if is_green else ("blue_light", "blue_dark")


def shaded_of(is_dark: bool) -> tuple[str, str]:
    """Return the roles of a light or dark square that is shaded, and of the hatch on it."""
    return ("shade_dark", "hatch_dark") if is_dark else ("shade_light", "hatch_light")


def _light(colour: Colour) -> float:
    """Return about how light a colour is in the ratios of WCAG 2: light grows with the square of its value."""
    red, green, blue = colour
    return (2 * red * red + 7 * green * green + blue * blue) / 650_250 + 0.05

"""The letters in a browser: as wide as the table says, so that nothing is cut and nothing touches."""

from __future__ import annotations

import pytest

from queens_viz.browser import font
from queens_viz.pens.face import Weight
from queens_viz.pens.letters import TableFace
from queens_viz.pens.svg_file import RULES
from queens_viz.pens.svg_shapes import CLASSES
from queens_viz.words.words import LANGUAGES, messages

from ..tiers import rare
from .chromium import Browser

SIZE = 20
WORDS = sorted(
    {
        word
        for code in LANGUAGES
        for text in messages(code).values()
        for word in text.split()
        if "{" not in word
    }
)
SOME = [
    *WORDS[:: len(WORDS) // 200],
    "VATER, To. “AV”",
    "12,345 / 67.890",
    "fi ffl",
    "a  b",
]
FACE = TableFace()

MEASURE = """
const [words, name] = arguments, text = document.querySelector("text");
text.setAttribute("class", name);
return words.map(word => { text.textContent = word; return text.getComputedTextLength(); });
"""


@pytest.fixture(scope="module")
def shown(running: Browser, tmp_path_factory: pytest.TempPathFactory) -> Browser:
    """Return a browser that shows a text in the page's typeface."""
    path = tmp_path_factory.mktemp("letters") / "letters.html"
    style = font.style() + RULES
    path.write_text(
        f'<!DOCTYPE html><meta charset="utf-8"><style>{style}</style><svg font-size="{SIZE}"><text/></svg>',
        "utf-8",
    )
    running.reset()
    running.open(path)
    loads = ", ".join(
        f"document.fonts.load(\"{font.NUMBERS[weight]} 20px '{font.family(weight)}'\")"
        for weight in Weight
    )
    running.run(f"return Promise.all([{loads}]).then(faces => faces.length)")
    return running


def measured(browser: Browser, weight: Weight) -> list[float]:
    """Return how wide the browser sets the words."""
    wide: list[float] = browser.run(MEASURE, SOME, CLASSES[weight])
    return wide


def told(weight: Weight) -> list[float]:
    """Return how wide the table says that the words are."""
    return [FACE.thousandths(word, weight) * SIZE / 1000 for word in SOME]


@pytest.mark.parametrize(
    "weight",
    [
        Weight.REGULAR,
        Weight.CODE,
        *rare(Weight.SEMIBOLD, Weight.BOLD, Weight.CODE_BOLD),
    ],
)
def test_words_are_as_wide_as_the_table_says(shown: Browser, weight: Weight) -> None:
    assert len(SOME) > 200
    assert measured(shown, weight) == pytest.approx(told(weight), abs=0.02)

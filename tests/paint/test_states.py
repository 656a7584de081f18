"""The longest sentences have room, and nothing gives a verdict away before it is due."""

from __future__ import annotations

import pygame

from queens_viz import attackers
from queens_viz.app.commands import Action
from queens_viz.app.exercise import Exercise
from queens_viz.paint.layout import lay_out
from queens_viz.paint.panels import CONTENTS
from queens_viz.paint.type_sizes import padding, reason_room
from queens_viz.window.typeface import Typeface
from queens_viz.words.words import LANGUAGES, Words

from ..pairs import each_once, every_pair
from ..support import SIZES, picture, texts, window_at


def longest(name: str, say: Words) -> str:
    """Return one of the longest sentences."""
    line = say("one_of_several", column=100, line=say("falling"))
    short = say("next_of_several", column=100, line=say("falling"))
    several = say.count("which_attacked", 2, queens=say("two", first=f"{short}, {short}", last=f"100 ({say('row')})"))
    match name:
        case "used up, safe":
            return say("both_used_up", used=100, also=99, column=98, row=99, to=100, verdict=say("which_safe"))
        case "used up, attacked":
            return say("both_used_up", used=100, also=99, column=98, row=99, to=100, verdict=several)
        case "attacked by several":
            return say("by_several", queens=say("two", first=f"{line}, {line}", last=line.split(" ")[0]))
    return say("by_one", column=100, row=100, line=say("falling"))


@every_pair(
    {
        "name": ["used up, safe", "used up, attacked", "attacked by several", "attacked by one"],
        "size": [*SIZES, (800, 600), (1366, 768), (600, 480), (700, 480), (3000, 2000)],
        "language": list(LANGUAGES),
    }
)
def test_the_longest_sentences_have_room(name: str, size: tuple[int, int], language: str) -> None:
    face, layout = Typeface(), lay_out(*size, 100)
    width = layout.sentence.width - 2 * padding(layout.text, layout.sentence.width)
    height = reason_room(layout.text, layout.sentence.width)
    if size[1] <= 480:
        height = layout.sentence.height - round(1.4 * layout.text.headline + layout.text.reason)
    used, broken = face.wrapped(longest(name, Words(language)), layout.text.reason, width, height)
    assert len(broken) * 1.28 * used <= height + 1, broken


@each_once({"tab": list(CONTENTS), "size": [(1280, 800), (640, 480), (1920, 1080)]})
def test_while_the_class_predicts_nothing_gives_the_verdict_away(tab: Action, size: tuple[int, int]) -> None:
    """The same candidate, safe on one board and attacked on another, in places that must not differ."""
    pictures = []
    for text in ("1,5,8:6", "1,3,5:6"):
        window = window_at(text)
        window.app.state = window.app.state._replace(exercise=Exercise.PREDICT, tab=tab)
        surface = picture(window, size)
        layout = lay_out(*size, 8)
        column = layout.square(3, 0).union(*[layout.square(3, row) for row in range(8)])
        places = [layout.square(3, row) for row in (5, 6, 7)] + [layout.sentence]
        pictures.append([pygame.image.tobytes(surface.subsurface(tuple(place)), "RGB") for place in places])
        assert column.contains(places[0])
        shown = {words for words, _ in texts(window, size)}
        assert not [words for words in shown if "is safe" in words or "is attacked" in words]
    assert attackers((0, 4, 7), 5) == ()
    assert attackers((0, 2, 4), 5) == (2,)
    assert pictures[0] == pictures[1]

"""Every state that a window must look right in: no text cut, and nothing left over."""

from __future__ import annotations

import pygame

from queens_viz import Event, Position, Search, attackers
from queens_viz.app.actions import BINDINGS
from queens_viz.app.commands import Action
from queens_viz.app.exercise import Exercise, Score
from queens_viz.app.predict import Predict
from queens_viz.looks.theme import THEMES
from queens_viz.paint.layout import lay_out
from queens_viz.paint.panels import CONTENTS
from queens_viz.paint.rect import Rect
from queens_viz.paint.type_sizes import padding, reason_room
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.window.typeface import Typeface
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES, Words

from ..pairs import each_once, every_pair
from ..support import SIZES, picture, texts, texts_and_cards, window_at
from ..tiers import often

TABS = {tab.name.lower(): tab for tab in CONTENTS}


def window_for(n: int, state: str, theme: str, language: str = "en") -> Window:
    """Return a window in one of the states that a window must look right in."""
    window = window_at(":1", n, theme, language)
    player = window.app.player
    match state:
        case "searching":
            for _ in range(min(3 * n, TOTAL_STEPS.get(n, 1000) - 1)):
                player.next()
        case "backtrack":
            search = Search(n)
            while not (search.step() is Event.LIFTED or search.is_first):
                pass
            player.jump(search.position)
        case "solution":
            if n > 12:
                # Knights' moves: good for n = 4 and 0 modulo 6.
                player.jump(Position(n, (*range(1, n, 2), *range(0, n, 2)), 0))
            player.next_solution() if n <= 12 else None
            while player.aim:
                player.pass_time(1 / 60)
            player.run()
        case "complete":
            player.seek(1.0)
        case "help":
            window.app.state = window.app.state._replace(has_help=True)
        case "typed":
            window.app.state = window.app.state._replace(typed="1000")
            window.hand = window.hand._replace(ring=Action.BACK)
        case _ if state in TABS:
            window.app.state = window.app.state._replace(tab=TABS[state])
            player.seek(0.4)
        case "predict":
            for _ in range(min(n + 3, TOTAL_STEPS.get(n, 1000) - 1)):
                player.next()
            predict = Predict(score=Score(7, 9, (False,)))
            window.app.state = window.app.state._replace(exercise=Exercise.PREDICT, predict=predict)
        case "jumped":
            player.seek(0.7)
    player.pass_time(1)
    return window


def has_all_told(window: Window, size: tuple[int, int], *, is_help: bool = False) -> list[tuple[str, Rect]]:
    """Check that no text is cut, overlaps another or leaves its card; return the texts and their places."""
    boxes, cards = texts_and_cards(window, size)
    area = Rect(0, 0, *size)
    if is_help:
        # Under the help other texts lie hidden.
        boxes = boxes[-2 - 2 * len([binding for binding in BINDINGS if binding.help]) - 1 :]
        cards = cards[-1:]
    for text, box in boxes:
        assert area.contains(box), text
        if window.app.player.search.n <= 12 and size != (600, 480):
            assert text.endswith(" …") or text == "…" or not text.endswith("…"), text
        middle = box.center
        around = [card for card in cards if card.collidepoint(middle)]
        if around:
            assert min(around, key=lambda card: card.width * card.height).contains(box), text
    # There are many, and pygame's rectangles are quick.
    places = [pygame.Rect(tuple(box)) for _, box in boxes]
    for k, (text, _) in enumerate(boxes):
        assert places[k].collidelist(places[k + 1 :]) == -1, (text, boxes[k + 1 :])
    return boxes


ANY = [(640, 480), (200, 150), (600, 900), (1, 1), (1280, 800)]

STATES = [
    *(tab for tab in TABS if tab != "solutions"),
    "predict",
    "first",
    "searching",
    "backtrack",
    "solution",
    "complete",
    "help",
    "typed",
    "jumped",
]


@every_pair(
    {
        "n": [1, 3, 4, 8, 12, 30, 100],
        "state": STATES,
        "size": often([*SIZES, (800, 600), (1366, 768), (600, 480), (3000, 2000)], *SIZES[:1], *SIZES[2:], (600, 480)),
        "language": list(LANGUAGES),
    }
)
def test_no_text_is_cut_overlaps_another_or_leaves_its_card(
    n: int, state: str, size: tuple[int, int], language: str
) -> None:
    window = window_for(n, state, "light", language)
    has_all_told(window, size, is_help=state == "help")


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


@each_once({"state": STATES, "theme": list(THEMES), "size": ANY})
def test_every_state_can_be_drawn_in_every_theme_and_size(state: str, theme: str, size: tuple[int, int]) -> None:
    assert window_for(6, state, theme).draw(pygame.Surface(size))


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

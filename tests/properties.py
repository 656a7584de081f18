"""What holds in every state, whatever it shows: each property returns what breaks it, in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations

from queens_viz.app.commands import Action
from queens_viz.browser.page_view import SMALLEST_TEXT as SMALLEST_ON_A_PAGE
from queens_viz.parts.layout import is_phone
from queens_viz.pens.face import CODE_WEIGHTS, SMALLEST_TEXT
from queens_viz.pens.icons import Icon
from queens_viz.pens.rect import Rect
from queens_viz.pens.theme import THEMES

from .pens.test_theme import contrast
from .recorder import Drawn, Stroke
from .screens import again
from .screens.seam import Screen, inks, presses, seen
from .states import State
from .words.test_touch import KEYED

COVERS = "menu", "help", "code", "file", "hover", "message", "ring"
"""Parts that lie over others."""

LETTER_KEYS = set("CVWOKIPMBUJ")
"""Keys that type a letter: on a phone none stands anywhere by itself."""

GROUNDS = Stroke.BOX, Stroke.SHAPE, Stroke.CHECKS
"""What words may stand on."""

CODE = "listing", "calls", "value", "values", "output", "printed"
"""Parts that show a program."""

NOT_SPOKEN = (
    "heard in ",
    "squares: ",
    "told of program: ",
    "told of line: ",
    "lines of code: ",
    "told of change: ",
    "told of source: ",
    "told of values: ",
    "told of values beside: ",
    "output: ",
    "printed: ",
)
"""Lines of what is told that are no words of the language, or have been put together for the tests."""

Broken = Iterator[str]


def words_of(strokes: list[Drawn]) -> list[Drawn]:
    """Return the words among strokes that are seen at all."""
    return [
        one
        for one in strokes
        if one.stroke is Stroke.TEXT and one.what and one.shown > 0
    ]


def line_of(one: Drawn) -> Rect:
    """Return where the letters of a line stand: without the room above and below them."""
    return one.rect.inflate(-2, -round(0.5 * one.rect.height))


def all_in_its_room(state: State, screen: Screen) -> Broken:
    """Nothing is written beyond the room of its part, or the window."""
    window = Rect(0, 0, *state.size)
    for name, strokes in screen.parts.items():
        for one in words_of(strokes):
            if not (
                one.clip
                or (
                    one.room.union(line_of(one)) == one.room
                    and window.union(line_of(one)) == window
                )
            ):
                yield f"{one.what!r} leaves {name}"


def nothing_cut(state: State, screen: Screen) -> Broken:
    """Words are whole, or end in an ellipsis, but for those of the help, which is scrolled."""
    for name, strokes in screen.parts.items():
        for one in words_of(strokes):
            if one.clip and one.clip.union(line_of(one)) != one.clip and name != "help":
                yield f"{one.what!r} is clipped in {name}"


def nothing_over_words(state: State, screen: Screen) -> Broken:
    """No words stand on others, but those of what lies over the rest."""
    below = [
        one
        for name, strokes in screen.parts.items()
        if name not in COVERS
        for one in words_of(strokes)
    ]
    for some in (below, *(words_of(screen.parts.get(name, [])) for name in COVERS)):
        for one, other in combinations([one for one in some if one.shown == 1], 2):
            if line_of(one).colliderect(line_of(other)):
                yield f"{one.what!r} stands on {other.what!r}"


def nothing_covers_words(state: State, screen: Screen) -> Broken:
    """No part paints over its own words."""
    for name, strokes in screen.parts.items():
        words = list[Drawn]()
        for one in strokes:
            if one.stroke is Stroke.TEXT:
                words += words_of([one])
            elif (
                one.stroke is Stroke.BOX
                and one.role
                and one.shown == 1
                and not one.hole
            ):
                for other in words:
                    if line_of(other).colliderect(one.clip or one.rect):
                        yield f"{other.what!r} is covered in {name}"


def pressed_where_drawn(state: State, screen: Screen) -> Broken:
    """Each thing that can be pressed is drawn where it is hit."""
    there = (
        screen.rows
        if screen.cover == "menu"
        else []
        if screen.cover
        else screen.presses
    )
    strokes = [
        one
        for some in screen.parts.values()
        for one in some
        if one.stroke in (Stroke.TEXT, Stroke.SHAPE)
    ]
    for press in there:
        place = press.place
        if not any(place.collidepoint(one.rect.center) for one in strokes):
            yield f"nothing is drawn on {press.name}"
        did = next(
            (
                flag.removeprefix("does ")
                for flag in press.flags
                if flag.startswith("does ")
            ),
            press.name,
        )
        # A button may be of an action with a value.
        if screen.square(place.center) != did.split()[0]:
            yield f"{press.name} does {screen.square(place.center)!r}"


def pressed_apart(state: State, screen: Screen) -> Broken:
    """No button lies on another one."""
    for one, other in combinations(screen.presses, 2):
        if one.place.colliderect(other.place):
            yield f"{one.name} lies on {other.name}"


def there_once(state: State, screen: Screen) -> Broken:
    """Nothing that can be pressed is there twice."""
    names = [press.name for press in screen.presses]
    for name in {name for name in names if names.count(name) > 1}:
        yield f"{name} is there {names.count(name)} times"


def one_cross(state: State, screen: Screen) -> Broken:
    """No two buttons have a cross: it means one thing only."""
    crosses = [
        one.rect.center
        for strokes in screen.parts.values()
        for one in strokes
        if one.what is Icon.CROSS
    ]
    with_cross = [
        press.name
        for press in screen.presses
        if any(map(press.place.collidepoint, crosses))
    ]
    if len(with_cross) > 1:
        yield f"a cross is on {' and '.join(with_cross)}"


def wide_enough_for_fingers(state: State, screen: Screen) -> Broken:
    """On a phone what can be pressed is 44 pixels high."""
    for press in (*screen.presses, *screen.rows) if is_phone(*state.size) else ():
        if press.place.height < 44 and press.name != Action.STOP.name.lower():
            yield f"{press.name} is {press.place.height} pixels high"


def large_enough_to_read(state: State, screen: Screen) -> Broken:
    """No type is smaller than the least."""
    least = SMALLEST_ON_A_PAGE if state.is_page else SMALLEST_TEXT
    for name, strokes in screen.parts.items():
        for one in words_of(strokes):
            # A key, a sign in a disc, and the numbers of a listing's lines, are no words.
            if one.size < least - 2 and len(str(one.what).strip("0123456789")) > 1:
                yield f"{one.what!r} is {one.size} pixels high in {name}"


def lies_under(ground: Drawn, one: Drawn) -> bool:
    """Return whether the middle of some words stands on something."""
    middle, seen = one.rect.center, ground.clip or ground.rect
    if ground.what is Icon.DASHED:
        # A ring is around what stands in it.
        return False
    if ground.what is Icon.DISC:
        # A disc fills the middle of its box.
        seen = seen.inflate(-seen.width // 2, -seen.height // 2)
    return seen.collidepoint(middle) and not (
        ground.hole and ground.hole.collidepoint(middle)
    )


def can_be_read(state: State, screen: Screen) -> Broken:
    """Words stand out from what they stand on by 4.5 to 1; what can't be pressed now, by 2 to 1."""
    theme = THEMES[state.theme]
    for name, strokes in (
        screen.parts.items() if not (screen.cover or theme.is_plain) else ()
    ):
        grounds = list[Drawn]()
        for one in strokes:
            if one.stroke in GROUNDS and one.role and one.shown == 1:
                grounds.append(one)
            elif one.stroke is Stroke.TEXT and one.what:
                under = next(
                    (
                        ground.role
                        for ground in reversed(grounds)
                        if lies_under(ground, one)
                    ),
                    "",
                )
                needed = 2 if one.role == "disabled" else 4.5
                if (
                    under
                    and contrast(theme.colour(one.role), theme.colour(under)) < needed
                ):
                    yield f"{one.what!r} in {one.role} on {under} in {name}"


def no_keys_for_fingers(state: State, screen: Screen) -> Broken:
    """Nothing on a phone names a key or the mouse."""
    for one in (
        one
        for some in screen.parts.values()
        if is_phone(*state.size)
        for one in words_of(some)
    ):
        if re.search(KEYED[state.language], str(one.what)) or one.what in LETTER_KEYS:
            yield f"{one.what!r} names a key"


def gone_through_by_tab(state: State, screen: Screen) -> Broken:
    """Tab goes to each thing that can be pressed, and each is told by a name."""
    stops = [] if screen.cover else screen.stops()
    for press in screen.presses if not screen.cover else ():
        if "off" not in press.flags and press.name not in stops:
            yield f"{press.name} is not reached"
    for line in screen.told:
        if line.endswith(": ") or " /  / " in line:
            yield f"something has no name: {line}"


def french_blanks(state: State, screen: Screen) -> Broken:
    """In French a blank stands before a colon and the like, and no line is broken at it."""
    if state.language != "fr":
        return
    drawn = [
        str(one.what)
        for name, some in screen.parts.items()
        for one in words_of(some)
        if name.split()[0] not in CODE and one.weight not in CODE_WEIGHTS
    ]
    announced = [
        words
        for line in screen.told
        if not line.startswith(NOT_SPOKEN)
        for words in line.partition(": ")[2].split(" / ")
    ]
    for words in (*drawn, *announced):
        if re.search(r"[^\s\d][:;!?](\s|$)|\d[:;] ", words):
            yield f"no blank in {words!r}"


def still_while_searching(state: State, screen: Screen) -> Broken:
    """Nothing that can be pressed moves when the search does."""
    there = {press.name for press in screen.presses if "off" not in press.flags}
    # A step leaves a vote, with its question and its buttons.
    if screen.cover or "next" not in there or "reveal" in there:
        return
    then = {
        press.name: press.place
        for press in presses(state._replace(keys=f"{state.keys} right right"))
    }
    for press in screen.presses:
        if then.get(press.name, press.place) != press.place:
            yield f"{press.name} moves to {then[press.name]}"


def no_verdict_told(state: State, screen: Screen) -> Broken:
    """Nothing tells the verdict that is asked for."""
    yield from again.telling(state)


def same_strokes_by_every_pen(state: State, screen: Screen) -> Broken:
    """Window and page show the same strokes: those that a pen records that draws nothing."""
    for name, one in again.otherwise_by(state):
        yield f"not the same in the {name}: {one}"


def as_painted_afresh(state: State, screen: Screen) -> Broken:
    """All that a page keeps from key to key is what a fresh pen writes."""
    yield from again.stale(state)


UNDER_ANOTHER = (
    ("panel", ""),
    ("listing", "turn"),
    ("listing", "switch"),
    ("listing", "source"),
    ("values", "signs"),
)
"""What lies under other parts by design: the ground of a panel, or of values that leave room; the listing's corner under its button."""

OVERHANG = 1
"""Pixels that a letter may reach beyond its width, at each side."""


def drawn_in_its_room(state: State, screen: Screen) -> Broken:
    """No part leaves a pixel beyond its room, or on another part."""
    parts = [ink for ink in inks(state) if ink.name not in COVERS]
    for ink in parts:
        room = ink.given.inflate(2 * OVERHANG, 0)
        if ink.bounds and room.union(ink.bounds) != room:
            yield f"{ink.name} draws {ink.bounds} in {ink.given}"
    for below, above in combinations(parts, 2):
        names = below.name.split()[0], above.name.split()[0]
        if names in UNDER_ANOTHER or (names[0], "") in UNDER_ANOTHER:
            continue
        if below.pixels.overlap(above.pixels, (0, 0)):
            yield f"{above.name} draws over {below.name}"


def question_whole(state: State, screen: Screen) -> Broken:
    """Where an answer can be pressed, the question and how it is answered are whole, and nothing lies on them."""
    card = screen.parts.get("card", [])
    for words in screen.asked:
        lines = lines_of(words, card)
        if not lines:
            yield f"{words!r} is not whole"
        for line in lines:
            for name, strokes in screen.parts.items():
                if name in ("hover", "ring"):
                    continue
                after = (
                    strokes[strokes.index(line) + 1 :] if name == "card" else strokes
                )
                for other in after:
                    is_on_it = line_of(line).colliderect(other.clip or other.rect)
                    if is_on_it and other not in lines:
                        yield f"{line.what!r} is under {other.stroke.value} of {name}"


def lines_of(words: str, strokes: list[Drawn]) -> list[Drawn]:
    """Return the lines in which words are written, one after another; none where they are not whole."""
    whole, texts = squeezed(words), words_of(strokes)
    for first in range(len(texts)):
        for last in range(first, len(texts)):
            lines = texts[first : last + 1]
            written = squeezed("".join([str(line.what) for line in lines]))
            if written == whole:
                return lines
            if not whole.startswith(written):
                break
    return []


def squeezed(words: str) -> str:
    """Return words without blanks: lines break at them."""
    return "".join(words.split())


OF_ROOMS = [drawn_in_its_room, question_whole, pressed_apart]
"""Those that a size may break: tests/test_sizes.py tries them in many."""

OF_WORDS = [
    no_keys_for_fingers,
    all_in_its_room,
    nothing_cut,
    nothing_over_words,
    french_blanks,
]
"""Those that a translation may break."""

PROPERTIES: list[Callable[[State, Screen], Broken]] = [
    *OF_WORDS, question_whole, nothing_covers_words, pressed_where_drawn, pressed_apart, there_once, one_cross, wide_enough_for_fingers,
    large_enough_to_read, can_be_read, gone_through_by_tab, still_while_searching, no_verdict_told,
    same_strokes_by_every_pen, as_painted_afresh,
]  # fmt: skip


def broken(state: State) -> list[str]:
    """Return what breaks a property in a state."""
    screen = seen(state)
    return [
        f"{rule.__name__}: {one}" for rule in PROPERTIES for one in rule(state, screen)
    ]

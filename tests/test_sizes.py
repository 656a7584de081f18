"""On every phone and in every small window parts stay in their rooms, and what is asked is whole."""

from __future__ import annotations

from itertools import product

import pytest

from queens_viz.app.questions import Answer, overlooked, pointed_out
from queens_viz.parts.cards import lines_of
from queens_viz.parts.layout import is_phone
from queens_viz.parts.phone import FINGERS, LONGEST
from queens_viz.words.words import LANGUAGES, words_of

from .properties import OF_ROOMS
from .screens.seam import seen
from .states import LETTERS, STATES, OtherKind, State
from .support import search_at
from .tiers import rare

SIZES = [
    (320, 480), (320, 568), (360, 560), (360, 640), (375, 553), (390, 844), (844, 390), (480, 320), (568, 320),
    (599, 479), (600, 480), (640, 360), (700, 500), (800, 600), (1024, 600), (1366, 657),
]  # fmt: skip
PHONES = [size for size in SIZES if is_phone(*size)]
UPRIGHT = [(width, height) for width, height in PHONES if height > width]

ASKED = [
    State(keys="p"),
    State(keys="p p right!"),
    State(keys="p y"),
    State(4, "1,3:4", "p p right! right!"),
    State(8, "1,5,8,6,3,7,2,4", "p"),
    State(4, "2,4,1:3", "b"),
    State(4, "1,4,2:4", "b wrong! wrong! wrong!"),
    State(12, "1,3,5,2:12", "b wrong! wrong!"),
    State(8, "2,4:6", "b wrong!"),
    State(4, "1,3:4", "b right!"),
    State(8, "2,4:6", "w b"),
    State(4, "1,3:4", "b f3 o"),
    State(keys="p f3 o"),
    State(keys="p j x y x"),
    State(4, "1,3:4", "b j right! wrong!"),
    State(keys="p p right! j"),
    State(keys="p p j x return"),
    *[State(keys=f"lesson:{stop} page_down") for stop in ("1.5", "1.7", "1.8", "1.9")],
    State(keys="lesson:1.7 page_down j right!"),
    State(keys="lesson:1.8 wrong! wrong! wrong!"),
    *[State(keys=f"lesson:{stop}") for stop in ("1.7", "1.11", "1.12", "1.17")],
    State(keys="lesson:1.12 page_down page_down"),
    State(keys="lesson:1.17 j hand:0 hand:1"),
    State(keys="lesson:2.12 j hand:0 hand:1"),
    State(keys="lesson:2.14 j hand:0 hand:0 return"),
    State(keys="lesson:1.6 p p"),
    State(keys="ask:17"),
    State(keys="ask:17 right! right!"),
    State(keys="ask:17 wrong!"),
    State(keys="ask:2,4,1,3,5:8 right! right! right right!"),
    State(keys="ask:17 j x x y"),
]
"""Everything that a class is asked, and how an answer is taken."""

KINDS = State, OtherKind

LEAST_WITH_NODES = 400
"""The height of a window in pixels below which no node of a tree can be clicked."""


def faults(states: list[State]) -> list[str]:
    """Return what lies beyond its room, and what is asked and not whole, in some states."""
    return [
        f"{kind} {state}: {fault}"
        for state in states
        for kind in [type(state).__name__]
        for rule in OF_ROOMS
        for fault in rule(state, seen(state))
    ]


def at_size(state: State, size: tuple[int, int], turn: int) -> State:
    """Return a state in a window of a size: languages and kinds take turns."""
    kind = KINDS[turn // len(LANGUAGES) % len(KINDS)]
    language = [*LANGUAGES][turn % len(LANGUAGES)]
    return kind(*state._replace(size=size, language=language))


@pytest.mark.parametrize("size", SIZES)
def test_what_is_asked_is_whole_and_parts_stay_in_their_rooms(
    size: tuple[int, int],
) -> None:
    turn = SIZES.index(size)
    states = [*ASKED, *STATES.values()][turn :: len(SIZES)]
    few = [at_size(state, size, turn + k) for k, state in enumerate(states[:2])]
    assert faults(few) == []


@pytest.mark.parametrize("size", rare(*[(size,) for size in SIZES]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_asked_is_whole_in_every_window(
    language: str, size: tuple[int, int]
) -> None:
    states = [state._replace(size=size, language=language) for state in ASKED]
    assert faults([kind(*state) for kind, state in product(KINDS, states)]) == []


@pytest.mark.parametrize("size", rare(*[(size,) for size in SIZES]))
def test_all_parts_stay_in_their_rooms_in_every_window(size: tuple[int, int]) -> None:
    turn = SIZES.index(size)
    states = [state for state in STATES.values() if not state.is_film][turn % 4 :: 4]
    placed = [at_size(state, size, k) for k, state in enumerate(states)]
    if size[1] < LEAST_WITH_NODES:
        placed = [state for state in placed if "click:node" not in state.keys]
    assert faults(placed) == []


@pytest.mark.parametrize("size", PHONES)
def test_the_board_of_a_phone_has_one_size_whatever_tab_is_open(
    size: tuple[int, int],
) -> None:
    for keys in ("", "lesson:2.5", "w"):
        layouts = [
            State(keys=f"{keys} {tab}".strip(), size=size).window().frame().layout
            for tab in ("f2", "f3", "f4", "f4 i")
        ]
        assert len({str(layout.grid) for layout in layouts}) == 1


@pytest.mark.parametrize("size", UPRIGHT)
def test_most_of_the_program_can_be_read_on_a_phone(size: tuple[int, int]) -> None:
    screen = seen(State(keys="f4 i", size=size))
    lines = [one for one in screen.parts["listing"] if str(one.what).isdigit()]
    assert len(lines) >= (5 if size == (320, 480) else 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_counts_on_no_fewer_lines_than_the_longest_reason_has(
    language: str,
) -> None:
    say = words_of(language, has_keys=False)
    answers: list[Answer | tuple[int, int]] = [Answer.COMPLETE, Answer.SOLUTION, (0, 0)]
    for text in (
        "2,4:6",
        "2,4,1,3,5:7",
        "2,4,1,3,5:8",
        "2,4,1,3,8:8",
        "1,5,8,6,3,7,2,4",
    ):
        position = search_at(8, text).position
        reasons = [overlooked(position, answer, say) for answer in answers]
        reasons += [pointed_out(position, answer, say) for answer in answers]
        for reason in reasons:
            for width in range(225, 600, 15):
                lines = LETTERS.lines(reason, FINGERS.reason, width)
                assert len(lines) <= lines_of(LONGEST, FINGERS.reason, width), reason

"""What keys and the mouse do with the menu."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import BINDINGS
from queens_viz.app.commands import Action
from queens_viz.app.exercise import ExerciseKind
from queens_viz.app.menu import MENU_GROUPS, rows_of
from queens_viz.parts.layout import is_phone
from queens_viz.pens.icons import Icon
from queens_viz.pens.theme import THEMES
from queens_viz.pens.widget import Widget
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..states import State, view_at
from ..support import click, do, part_in, place_of, square_of, window_at, words_in


def opened() -> Window:
    """Return a window with the menu open."""
    window = window_at("2,4,1,3,5:7")
    do(window, "k")
    return window


@pytest.mark.parametrize("way", ["return", "mouse", "b"])
def test_a_row_begins_what_it_says_and_closes_the_menu(way: str) -> None:
    window = opened()
    do(
        window,
        *["down"] * (way == "return"),
        click(place_of(window, "Be the search")) if way == "mouse" else way,
    )
    assert (window.app.state.menu, window.app.state.exercise) == (
        None,
        ExerciseKind.BY_HAND,
    )


@pytest.mark.parametrize("away", ["escape", "k", "beside", "a button", "a square"])
def test_it_is_closed_and_nothing_else_is_done(away: str) -> None:
    window = opened()
    place = part_in(window, "menu").place
    points = {
        "beside": (place.right + 4, place.bottom + 4),
        "a button": place_of(window, "Next"),
        "a square": square_of(window, 2, 5),
    }
    before, position = (
        window.app.state._replace(menu=None),
        window.app.player.search.position,
    )
    do(window, click(points[away]) if away in points else away)
    assert (window.app.state, window.app.player.search.position) == (before, position)


def test_a_setting_goes_through_its_values_while_the_menu_stays_open() -> None:
    window, seen = opened(), []
    do(
        window,
        *["down"] * [row.action for row in rows_of(window.app)].index(Action.THEME),
    )
    for number in range(len(THEMES) + 1):
        seen.append(window.app.state.theme)
        do(window, click(place_of(window, "Theme")) if number % 2 else "return")
        assert window.app.state.menu is not None
    assert (set(seen), seen[-1]) == ({*THEMES}, "light")


def test_no_message_lies_over_it() -> None:
    view = view_at(8, keys="c k")
    assert view.app.state.message
    assert not view.frame().widget("message")


SWITCHED = [
    Action.PREDICT, Action.BY_HAND, Action.OWN_BOARD, Action.CHALLENGE, Action.OUTLOOK,
    Action.LESSON_1, Action.LESSON_2, Action.LESSON_3, Action.LETTERS,
]  # fmt: skip


def on(menu: Widget) -> list[object]:
    """Return the rows whose switch is on, by the words for screen readers."""
    return [
        one.look.name for one in menu.buttons if one.look.description.endswith(", on")
    ]


def ticks(menu: Widget) -> int:
    """Return how many switches have a tick, as those have that are on."""
    shapes = [values[0] for name, values, _ in menu.strokes if name == "shape"]
    return shapes.count(Icon.TICK)


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("k", [Action.LETTERS]),
        ("p p w k", [Action.PREDICT, Action.OUTLOOK, Action.LETTERS]),
        ("b k", [Action.BY_HAND, Action.LETTERS]),
        ("m w k", [Action.OWN_BOARD, Action.LETTERS]),
        ("lesson:2.1 k", [Action.LESSON_2, Action.LETTERS]),
        ("ask:17 k", [Action.CHALLENGE, Action.LETTERS]),
        ("k up up return", []),
    ],
)
def test_what_is_on_has_its_switch_on_and_is_named_so(
    keys: str, expected: list[Action]
) -> None:
    menu = part_in(State(keys=keys).window(), "menu")
    assert on(menu) == expected
    assert ticks(menu) == len(expected)
    told = [one.look.description for one in menu.buttons if one.look.name in SWITCHED]
    assert all(words.endswith((", on", ", off")) for words in told)
    assert len(told) == len(SWITCHED)


@each_once(
    {
        "size": [
            (600, 480),
            (1024, 768),
            (1280, 800),
            (1920, 1080),
            (390, 844),
            (844, 390),
        ],
        "language": [*LANGUAGES],
        "keys": ["k", "lesson:1.6 k"],
    }
)
def test_each_row_stands_once_in_its_group_below_its_title(
    size: tuple[int, int], language: str, keys: str
) -> None:
    view = view_at(8, "2,4:6", keys, size, language)
    menu = part_in(view, "menu")
    names = [one.look.name for one in menu.buttons]
    assert names == [row.action for row in rows_of(view.app)]
    assert not menu.cuts
    words = words_in(menu)
    titles = [
        view.app.say(title)
        for title, actions in MENU_GROUPS.items()
        if set(actions) & {*names}
    ]
    shown = [word for word in words if word in titles]
    # In low windows, and on phones, there may be no room for titles.
    is_small = size[1] <= 480 or is_phone(*size)
    assert shown == titles or (is_small and not shown)
    if not is_phone(*size):
        # It lies below the header, and rows don't touch each other.
        places = [one.rect for one in menu.buttons]
        assert all(place.clip(menu.place) == place for place in places)
        assert len({place.left for place in places}) == 1


def test_every_action_of_the_menu_is_in_a_group() -> None:
    rows = [one.action for one in BINDINGS if one.is_row]
    grouped = [action for group in MENU_GROUPS.values() for action in group]
    assert {*rows} <= {*grouped}
    assert len(grouped) == len({*grouped})

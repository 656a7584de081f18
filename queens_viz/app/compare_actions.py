"""The part of the table of actions for the race of all searches."""

from __future__ import annotations

from ..words.words import SEARCH_RULES
from .app import App
from .binding import Binding, Group
from .classroom import leave_exercise
from .commands import Action
from .conditions import has_race, has_window
from .layers import Layer, leave_race
from .moment import Aim

# fmt: off
RACE = (
    Binding(Action.COMPARE, ("f8",), lambda app, _: open_race(app), has_window,
        help="help_compare", label="compare", group=Group.TABS),
)
"""What the help lists of it."""

IN_RACE = (
    Binding(Action.ALL_HAVE_ONE, (), lambda app, _: app.runner.next_solution(),
        lambda app: has_race(app) and app.runner.aim is not Aim.SOLUTION, "is_searching",
        label="all_have_one", stands_for=Action.NEXT_SOLUTION, inner={Layer.RACE: ("return",)}, moves=True),
    Binding(Action.GO_TO_LANE, (), lambda app, _: go_to_lane(app), has_race,
        label="go_there", inner={Layer.RACE: ("g",)}),
    Binding(Action.LANE, (), lambda app, number: choose_lane(app, number), has_race),
    Binding(Action.OTHER_LANE, (), lambda app, key: choose_other_lane(app, key),
        has_race, takes_key=True, repeats=True, inner={Layer.RACE: ("up", "down")}),
)
"""What belongs to the race while it is open, and is nowhere else."""

OF_ONE_BOARD = frozenset({
    Action.ALL, Action.PASTE, Action.RANDOM, Action.WATCH, Action.JUMP, Action.BREAKPOINT, Action.CHOOSE, Action.SHOW,
    Action.UP, Action.DOWN, Action.LABELS, Action.HIDE, Action.REJECTED, Action.LARGE_TREE, Action.FIT, Action.NODE,
    Action.TURN, Action.LISTING, Action.OUTLOOK, Action.PREDICT, Action.BY_HAND, Action.OWN_BOARD,
})
"""What is out of place while several boards are compared."""
# fmt: on


def open_race(app: App) -> None:
    """Open the race, halted where it was left; search and exercise end."""
    app.player.halt()
    app.leave_shown()
    if app.state.exercise:
        leave_exercise(app)
    app.open_tab(Action.COMPARE)


def go_to_lane(app: App) -> None:
    """Take the chosen search of the race to the main board."""
    if app.compare:
        position = app.on_view
        leave_race(app)
        app.jump(position)


def choose_lane(app: App, number: int) -> None:
    """Choose a search of the race."""
    if compare := app.compare:
        compare.chosen = number
        app.tell(app.say(SEARCH_RULES[app.on_view.strategy]))


def choose_other_lane(app: App, key: str) -> None:
    """Choose the search above or below, as far as there is one."""
    if compare := app.compare:
        last = len(compare.race.lanes) - 1
        choose_lane(app, min(max(0, compare.chosen + (1 if key == "down" else -1)), last))

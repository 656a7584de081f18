"""What a person does with the race of all searches: opens it, chooses a search, and goes there."""

from __future__ import annotations

from .app import App
from .classroom import leave_exercise
from .commands import Action


def open_race(app: App) -> None:
    """Open the race, halted where it was left; search and exercise end."""
    app.player.halt()
    app.leave_shown()
    if app.state.exercise:
        leave_exercise(app)
    app.open_tab(Action.COMPARE)


def leave_race(app: App) -> None:
    """Close the race: the search is on view again, with the tab that suits its size."""
    app.runner.halt()
    app.change(tab=None)


def go_to_lane(app: App) -> None:
    """Take the chosen search of the race to the main board."""
    position = app.on_view
    leave_race(app)
    app.jump(position)


def choose_lane(app: App, number: int) -> None:
    """Choose a search of the race, as far as there is one."""
    if compare := app.compare:
        compare.chosen = min(max(0, number), len(compare.race.lanes) - 1)
        app.tell(f"rule_of_{app.on_view.strategy.value}")


def choose_other_lane(app: App, key: str) -> None:
    """Choose the search above or below."""
    if compare := app.compare:
        choose_lane(app, compare.chosen + (1 if key == "down" else -1))

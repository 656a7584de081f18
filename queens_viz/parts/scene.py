"""Everything that there is to see of an app, gathered once for all parts."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..app.actions import (
    BINDING_OF,
    BINDINGS,
    applicable_actions,
    stand_ins,
    taken_keys,
)
from ..app.app import App
from ..app.binding import Binding, Group
from ..app.commands import Action
from ..app.findings import Findings
from ..app.layers import Layer, inside
from ..app.menu import rows_of
from ..app.moment import Moment
from ..app.own_board import OwnBoard
from ..app.state import Asking, State
from ..pens import ButtonLook
from ..search.search import Search
from ..search.strategy import Strategy
from ..words.words import Words

NAMES = {
    Action.SMALLER: "smaller_board",
    Action.LARGER: "larger_board",
    Action.LEAVE: "leave_exercise",
    Action.END_VOTE: "end_vote",
    Action.MENU: "menu",
    Action.OUTLOOK: "outlook",
}
"""The words for buttons that show a sign or a key in their place."""

GROUPED = {
    group: [binding.action for binding in BINDINGS if binding.group is group]
    for group in Group
}
"""The actions whose buttons stand together."""


class Setting(NamedTuple):
    """What stays as it is while the search goes on, whatever lies over it: the buttons follow from it.

    `can` are the actions that apply, `missing` those that are nowhere to be seen; `stand_ins` are those whose buttons
    stand in the place of others, by these, and `taken` the keys that belong to what is open. In a race the strategy is
    that of the chosen search.
    """

    state: State
    say: Words
    can: frozenset[Action]
    stand_ins: dict[Action, Binding]
    taken: frozenset[str]
    missing: frozenset[Action]
    n: int
    strategy: Strategy
    is_race: bool

    def button(self, action: Action, *, is_primary: bool = False) -> ButtonLook:
        """Return the button of an action, or what stands in its place now; one without a label shows its key.

        The key is the first one that belongs to nothing else now, if any, and told of where there are keys.
        """
        binding, say = self.stand_ins.get(action, BINDING_OF[action]), self.say
        is_inner = Layer.SEARCH not in binding.layers
        free = [
            key
            for key in binding.keys
            if is_inner or binding.label is None or key not in self.taken
        ]
        key, does = say.key(free[0]) if free else "", binding.action
        label, hint = (
            (key, "")
            if binding.label is None
            else (say(binding.name), key if say.has_keys else "")
        )
        told = say(NAMES[does]) if does in NAMES else ""
        return ButtonLook(action, does, label, hint, does in self.can, is_primary, told)

    def actions_in(self, group: Group) -> list[Action]:
        """Return the actions whose buttons stand together, in their order."""
        return [action for action in GROUPED[group] if action not in self.missing]


class Scene(NamedTuple):
    """What parts are decided from.

    `moment` is the player's; `seen` is the same with the position on the board, which may be one that was chosen.
    `asking` is what the class is asked, `own` the board on which it sets queens, if it does. `rows` are those of the
    open menu. The `search` itself is asked for its blocks alone. `code` is that of the link, while it is shown.
    """

    setting: Setting
    moment: Moment
    seen: Moment
    state: State
    findings: Findings
    say: Words
    asking: Asking
    own: OwnBoard | None
    rows: tuple[Binding, ...]
    search: Search
    code: Any

    @classmethod
    def of(cls, app: App, moment: Moment | None = None) -> Scene:
        """Return the scene of an app, whose player's moment may be known."""
        moment = moment or app.moment()
        position, race, layers = moment.position, moment.race, inside(app)
        strategy = (
            race.lanes[race.chosen].position.strategy if race else position.strategy
        )
        # What lies over all, and what is said for a while, leave the rest as it is.
        state = app.state._replace(
            has_help=False, menu=None, message="", is_error=False, offers_undo=False
        )
        setting = Setting(
            state, app.say, applicable_actions(app), stand_ins(layers), taken_keys(layers), app.front.missing,
            position.n, strategy, race is not None,
        )  # fmt: skip
        rows = tuple(rows_of(app.front)) if app.state.menu is not None else ()
        code = (
            app.state.has_help and app.state.has_code and app.desk.code(app.whole_link)
        )
        return cls(
            setting, moment, _seen(moment, app), app.state, app.player.findings, app.say, app.asking, app.own_board,
            rows, app.player.search, code,
        )  # fmt: skip

    @property
    def n(self) -> int:
        """The size of the board."""
        return self.moment.position.n

    @property
    def has_large_tree(self) -> bool:
        """Whether the tree has the whole window, so that there is no board."""
        state = self.state
        is_large = state.is_large and not (self.own or self.moment.race)
        return is_large and state.open_tab(self.n) is not Action.PROGRAM


def _seen(moment: Moment, app: App) -> Moment:
    shown, solutions = app.state.displayed, app.player.findings.solutions
    if not shown:
        return moment
    index = solutions.index(shown.board) if shown.is_solution else None
    number = None if index is None else solutions.number(index) or index + 1
    return moment._replace(
        position=shown, solutions_found=number, is_green=shown.is_solution
    )

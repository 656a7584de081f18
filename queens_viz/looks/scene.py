"""Everything that there is to see of an app, gathered once for all looks."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import able, rows_of, stand_ins, taken_keys
from ..app.app import App
from ..app.asking import Asking
from ..app.binding import Binding
from ..app.commands import Action
from ..app.findings import Findings
from ..app.layers import inside
from ..app.moment import Mode, Moment
from ..app.own_board import OwnBoard
from ..app.state import State
from ..words.words import Words


class Scene(NamedTuple):
    """What looks are decided from.

    `moment` is the player's; `seen` is the same with the position on the board, which may be one that was chosen.
    `can` are the actions that apply, `missing` those that are nowhere to be seen; `stand_ins` are those whose buttons
    stand in the place of others, by these, and `taken` the keys that belong to what is open. `asking` is what the
    class is asked, `own` the board on which it sets queens, if it does. `rows` are those of the open menu.
    """

    moment: Moment
    seen: Moment
    state: State
    findings: Findings
    say: Words
    can: frozenset[Action]
    stand_ins: dict[Action, Binding]
    taken: frozenset[str]
    asking: Asking
    own: OwnBoard | None
    missing: frozenset[Action]
    rows: tuple[Binding, ...]

    @classmethod
    def of(cls, app: App, moment: Moment | None = None) -> Scene:
        """Return the scene of an app, whose player's moment may be known."""
        moment, layers = moment or app.moment(), inside(app)
        return cls(
            moment=moment,
            seen=_seen(moment, app),
            state=app.state,
            findings=app.player.findings,
            say=app.say,
            can=able(app),
            stand_ins=stand_ins(layers),
            taken=taken_keys(layers),
            asking=app.asking,
            own=app.own_board,
            missing=app.front.missing,
            rows=tuple(rows_of(app.front)) if app.state.menu is not None else (),
        )

    @property
    def n(self) -> int:
        """The size of the board."""
        return self.moment.position.n

    @property
    def setting(self) -> tuple[object, ...]:
        """Everything on which header, controls and tabs depend; it seldom changes."""
        state, moment = self.state, self.moment
        taught = state.exercise, state.predict.score, state.by_hand.score
        opened = state.typed, state.open_tab(self.n), self.taken, taught
        result = moment.found if moment.mode is Mode.COMPLETE else None
        searched = self.n, moment.position.strategy, moment.race is None
        return self.say, searched, opened, self.can, moment.mode, result, moment.pause, moment.speed


def _seen(moment: Moment, app: App) -> Moment:
    shown, solutions = app.state.shown, app.player.findings.solutions
    if not shown:
        return moment
    index = solutions.index(shown.board) if shown.is_solution else None
    number = None if index is None else solutions.number(index) or index + 1
    return moment._replace(position=shown, found=number, is_green=shown.is_solution)

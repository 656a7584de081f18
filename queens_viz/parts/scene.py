"""What all parts are decided from: the app's state, gathered once for a frame."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import (
    BINDING_OF,
    BINDINGS,
    applicable_actions,
)
from ..app.app import App
from ..app.binding import Binding, Group
from ..app.buttons import stand_ins, taken_keys
from ..app.commands import Action
from ..app.completing import Completed, completed
from ..app.find_fault import FindFault
from ..app.findings import Findings
from ..app.front import QrCode
from ..app.layers import Layer, inside
from ..app.menu import rows_of
from ..app.moment import Moment
from ..app.overview import overview_of
from ..app.own_board import OwnBoard
from ..app.state import Asking, State
from ..pens import ButtonLook
from ..search.overview import Selection
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
"""The names of actions whose buttons show a sign or a key, as message keys."""

GROUPED = {
    group: [binding.action for binding in BINDINGS if binding.group is group]
    for group in Group
}
"""The actions of each group, in their order."""


class Setting(NamedTuple):
    """What the buttons are decided from. It stays the same while the search goes on."""

    state: State  # without what covers the window
    say: Words
    can: frozenset[Action]  # the actions that apply
    stand_ins: dict[Action, Binding]  # the actions whose buttons are others now
    taken_keys: frozenset[str]  # the keys that belong to what is open
    taken_of_program: frozenset[str]  # those that a person's own program lacks
    missing: frozenset[Action]  # the actions that this kind of window doesn't have
    layers: tuple[Layer, ...]  # what is open in the window, the innermost first
    n: int
    strategy: Strategy  # in a race, that of the chosen search
    is_race: bool
    program: str  # the name of a person's own program; empty for none
    is_program: bool  # that program is on view

    def button(self, action: Action, *, is_primary: bool = False) -> ButtonLook:
        """Return the button of an action, or the one that replaces it now.

        A button whose binding has no label shows its key. That is the first key of the
        action that belongs to nothing else.
        """
        say = self.say
        binding = self.stand_ins.get(action, BINDING_OF[action])
        key = self._first_free_key(binding)
        if binding.label is None:
            label = key
            hint = ""
        else:
            label = say(binding.name)
            hint = key if say.has_keys else ""
        words_key = NAMES.get(binding.action)
        return ButtonLook(
            name=action,
            action=binding.action,
            label=label,
            hint=hint,
            is_enabled=binding.action in self.can,
            is_primary=is_primary,
            description=say(words_key) if words_key else "",
        )

    def _first_free_key(self, binding: Binding) -> str:
        """Return the name of the first key of an action that is free, "" if none is.

        Only keys of the search, and of a person's own program, can be taken by what is
        open over it. A button without a label shows its first key in any case.
        """
        taken: frozenset[str] = frozenset()
        if Layer.SEARCH in binding.layers and binding.label is not None:
            taken = self.taken_keys
        elif Layer.PROGRAM in binding.layers:
            taken = self.taken_of_program
        for key in binding.keys:
            if key not in taken:
                return self.say.key(key)
        return ""

    def actions_in(self, group: Group) -> list[Action]:
        """Return the actions whose buttons are together, in their order."""
        return [action for action in GROUPED[group] if action not in self.missing]


class Scene(NamedTuple):
    """What all parts are decided from."""

    setting: Setting
    state: State
    say: Words
    # What is on the board: the moment of the player, and the same moment with the
    # position that somebody has chosen to look at.
    moment: Moment
    displayed: Moment
    # What is known about the search so far, and the search, for its blocks alone.
    findings: Findings
    search: Search
    # Exercises: what the class is asked, the board on which it sets queens,
    # and what is known about the solutions with these.
    asking: Asking
    own: OwnBoard | None
    fault_work: FindFault | None  # how far "Find the fault" has come, if it is on
    # At the end of the search: the solutions with queens on the chosen squares.
    overview: Selection | None
    completed: Completed | None
    # What is open: the rows of the menu, and the QR code of the link.
    rows: tuple[Binding, ...]
    code: QrCode | None

    @classmethod
    def of(cls, app: App, moment: Moment | None = None) -> Scene:
        """Return the scene of an app, at a moment or at the current one."""
        if moment is None:
            moment = app.moment()
        rows: tuple[Binding, ...] = ()
        if app.state.menu is not None:
            rows = tuple(rows_of(app))
        fault_work = None
        if app.state.is_finding_fault:
            fault_work = app.state.find_fault
        code = None
        if app.state.has_help and app.state.has_code:
            code = app.desk.code(app.whole_link)
        return cls(
            setting=_setting_of(app, moment),
            state=app.state,
            say=app.say,
            moment=moment,
            displayed=_displayed(moment, app),
            findings=app.player.findings,
            search=app.player.search,
            asking=app.asking,
            own=app.own_board,
            fault_work=fault_work,
            overview=overview_of(app),
            completed=completed(app),
            rows=rows,
            code=code,
        )

    @property
    def n(self) -> int:
        """The size of the board."""
        return self.moment.position.n

    @property
    def visible_overview(self) -> Selection | None:
        """All solutions at once, while these are on view, and not one of them."""
        return None if self.state.displayed else self.overview

    @property
    def filtered(self) -> Selection | None:
        """The solutions with the chosen squares while these are on view, if any are."""
        overview = self.visible_overview
        return overview if overview and overview.squares else None

    @property
    def has_large_tree(self) -> bool:
        """Whether the tree fills the window, so that there is no board.

        The class's own board and a race have boards; the program never fills a window.
        """
        state = self.state
        if not state.is_large or state.open_tab(self.n) is Action.PROGRAM:
            return False
        if self.moment.playback:
            return False
        return self.own is None and self.moment.race is None


def _setting_of(app: App, moment: Moment) -> Setting:
    """Return what the buttons are decided from, in an app at a moment."""
    race = moment.race
    layers = inside(app)
    layers_inside_program: list[Layer] = []
    if Layer.PROGRAM in layers:
        layers_inside_program = layers[: layers.index(Layer.PROGRAM)]
    can = applicable_actions(app)
    searched = race.lanes[race.chosen].position if race else moment.position
    # What covers the window, and messages, leave the buttons as they are.
    state = app.state._replace(
        has_help=False, menu=None, message="", is_error=False, offers_undo=False
    )
    return Setting(
        state=state,
        say=app.say,
        can=can,
        stand_ins=stand_ins(layers, can),
        taken_keys=taken_keys(layers),
        taken_of_program=taken_keys(layers_inside_program),
        missing=app.front.missing,
        layers=tuple(layers),
        n=moment.position.n,
        strategy=searched.strategy,
        is_race=race is not None,
        program=_program_name(app),
        is_program=moment.playback is not None,
    )


def _program_name(app: App) -> str:
    """Return the name of a person's own program as it is shown, empty for none."""
    if not app.own:
        return ""
    if app.state.own.is_anonymous:
        return app.say("own_anonymous")
    return app.own.file.name


def _displayed(moment: Moment, app: App) -> Moment:
    """Return the moment with the position that somebody has chosen to see, if any.

    If that is a solution of the list, it is displayed with its number in the order of
    the search or, if that isn't known, in the list.
    """
    position = app.state.displayed
    if not position:
        return moment
    solutions = app.player.findings.solutions
    index = solutions.index(position.board) if position.is_solution else None
    number = None
    if index is not None:
        number = solutions.number(index) or index + 1
    return moment._replace(
        position=position, solutions_found=number, is_green=position.is_solution
    )

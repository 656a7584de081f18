"""The header: the size, the mode and the tools."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.binding import Group
from ..app.commands import Action
from ..app.exercise import Exercise, Score
from ..app.moment import Mode
from ..pens.buttons import ButtonLook
from ..pens.icons import Icon
from ..words.words import name_of
from .buttons import bindings_of, button
from .scene import Scene

SEPARATOR = " · "


class ChipLook(NamedTuple):
    """The chip of the mode: its words, the roles of its fill and of what stands on it, and its icon, if any.

    What `more` there is to say follows the words where it has room.
    """

    words: str
    more: str
    fill: str
    ink: str
    icon: Icon | None

    @property
    def text(self) -> str:
        """All that there is to say."""
        return SEPARATOR.join(part for part in (self.words, self.more) if part)


class ExerciseLook(NamedTuple):
    """The button that opens the menu: while an exercise is on, its chip.

    The chip names the exercise and tells its score in the button's words and, as dots, how the last answers came out;
    at its end is the button by which the class may `leave`.
    Where these words have no room, the `short` ones are the score alone, or what stands there without an exercise: the
    button `at_rest`.
    """

    at_rest: ButtonLook
    button: ButtonLook
    short: str
    is_on: bool
    dots: tuple[bool, ...]
    icon: Icon | None
    leave: ButtonLook

    @property
    def bare(self) -> ExerciseLook:
        """The chip with words alone."""
        return self._replace(dots=(), icon=None)


class HeaderLook(NamedTuple):
    """The size of the board, or what is typed of another one; the title, the chip, and the buttons beside them.

    The title of a search that is not the plain one is its name, and there is a `short` one for little room.
    `undo` stands there on phones alone.
    """

    number: str
    is_typed: bool
    is_refused: bool
    title: str
    chip: ChipLook
    smaller: ButtonLook
    larger: ButtonLook
    undo: ButtonLook
    tools: tuple[ButtonLook, ...]
    exercise: ExerciseLook
    short: str = ""


def look(scene: Scene) -> HeaderLook:
    """Decide what the header shows."""
    state, say, n = scene.state, scene.say, scene.n
    name = "" if scene.moment.race else name_of(scene.moment.position.strategy)
    return HeaderLook(
        number=state.typed or str(n),
        is_typed=bool(state.typed),
        is_refused=bool(state.typed) and state.typed_size is None,
        title=say(name) if name else say.count("title", n),
        chip=_chip(scene),
        smaller=button(scene, BINDING_OF[Action.SMALLER]),
        larger=button(scene, BINDING_OF[Action.LARGER]),
        undo=button(scene, scene.stand_ins.get(Action.UNDO, BINDING_OF[Action.UNDO]), name=Action.UNDO),
        tools=tuple(button(scene, binding) for binding in bindings_of(scene, Group.HEADER)),
        exercise=_exercise(scene),
        short=say(f"{name}_short") if name else "",
    )


def _exercise(scene: Scene) -> ExerciseLook:
    """Return the button of the menu, or the chip of what the class does."""
    shown, exercise, say = button(scene, BINDING_OF[Action.MENU]), scene.state.exercise, scene.say
    leave = button(scene, BINDING_OF[Action.LEAVE])
    if not exercise:
        return ExerciseLook(shown, shown, shown.label, is_on=False, dots=(), icon=None, leave=leave)
    scores = {Exercise.PREDICT: scene.state.predict.score, Exercise.BY_HAND: scene.state.by_hand.score}
    score, name = scores.get(exercise, Score()), say(exercise.value)
    words, short = name, shown.label
    if score.made:
        short = say("score_short", right=score.right, made=score.made)
        words = say("chip_score", name=name, score=short)
    icon = Icon.CROWN if exercise is Exercise.OWN_BOARD else None
    chip = shown._replace(label=words, hint="")
    return ExerciseLook(shown, chip, short, is_on=True, dots=score.last, icon=icon, leave=leave)


def _chip(scene: Scene) -> ChipLook:
    moment, say = scene.moment, scene.say
    if moment.mode is Mode.COMPLETE:
        more = "" if moment.found is None else say.found(moment.found, is_over=True)
        if moment.found == 0:
            return ChipLook(say("complete_mode"), more, "text", "window", None)
        return ChipLook(say("complete_mode"), more, "safe", "window", Icon.TICK)
    if moment.mode is Mode.HALTED:
        return ChipLook(say("halted"), "", "pale", "text", Icon.PAUSE)
    more = say("goes_on", pause=moment.pause) if moment.pause else ""
    return ChipLook(say("running"), more, "accent", "on_accent", Icon.PLAY)

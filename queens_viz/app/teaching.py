"""A lesson that is played: it goes from stop to stop, from beat to beat, and leaves everything as it found it."""

from __future__ import annotations

from collections.abc import Callable

from .app import App
from .commands import Action, Command
from .kept import Kept
from .lesson import Played, Stop
from .link import linked
from .moment import Aim
from .moves import Moves
from .state import State

Press = Callable[[App, Command], object]
"""What does what a command says, as if somebody had pressed it."""

SLICES = 100
"""The slices of full speed after which a run that a beat began is halted: each may be twice as long as the last."""


def begin_lesson(app: App, at: Played, press: Press) -> None:
    """Play a lesson from a stop on; what there was before is kept until it is left."""
    player = app.player
    if app.kept:
        set_stop(app, at, press)
        return
    app.runner.halt()
    player.halt()
    tempo = player.tempo
    app.kept = Kept(player.stand(), player.moves, app.state, app.take_race(), tempo.speed, tempo.pause)
    set_stop(app, at, press)
    # What lies before the lesson is kept, and no move of it.
    player.moves = Moves()
    app.tell(app.say("lesson_began", down=app.say.key("page down"), up=app.say.key("page up")))


def turn_lesson(app: App, number: int, press: Press) -> None:
    """Begin a lesson at its first stop, or leave it."""
    if app.state.lesson and app.state.lesson.lesson == number:
        leave_lesson(app)
    else:
        begin_lesson(app, Played(number), press)


def leave_lesson(app: App) -> None:
    """Let everything be as it was before the lesson began, but what has been set for the eye and the ear."""
    kept, state = app.kept, app.state
    if not kept:
        return
    app.kept = None
    app.runner.halt()
    app.player.come_back(kept.stand, kept.moves)
    app.player.tempo.pause = kept.pause
    app.player.set_speed(kept.speed)
    app.take_race(kept.compare)
    app.state = _set_alike(kept.state, state)._replace(has_help=False, menu=None, message="")
    app.front.settle()


def set_stop(app: App, at: Played, press: Press) -> None:
    """Set everything as it must be at a stop, with the beats played that it names, as one move."""
    player = app.player
    app.runner.halt()
    player.halt()
    number, start = len(player.moves), player.stand()
    _open(app, at.here, press)
    for beat in at.here.beats[: at.beats]:
        finish(app)
        press(app, beat)
    finish(app)
    player.moves.join(number, start, player.stand())
    app.change(lesson=at, message="")


def _open(app: App, stop: Stop, press: Press) -> None:
    """Go where a stop is, and open what is open there, and nothing else."""
    app.take_race()
    app.state = _set_alike(State(tab=stop.tab, lesson=app.state.lesson), app.state)
    app.front.settle()
    app.player.begin_anew(linked(stop.n, stop.at))
    for action in stop.opens:
        press(app, Command(action))


def _set_alike(state: State, other: State) -> State:
    """Return a state with what another one has of language, theme and keys."""
    return state._replace(language=other.language, theme=other.theme, has_letter_keys=other.has_letter_keys)


def finish(app: App) -> None:
    """Let a run come to its aim, and halt one that has none."""
    for _ in range(SLICES):
        if app.runner.aim in (None, Aim.RUN):
            break
        app.pass_time(0.0, 0.0)
    app.runner.halt()


def next_beat(app: App, press: Press) -> None:
    """Play the next beat; after the last one of a stop go to the next stop.

    What a class has left is there again: its board, the exercise or the race. Elsewhere the beat would do something
    else, or nothing.
    """
    at = app.state.lesson
    if not at:
        return
    if at.beats == len(at.here.beats):
        turn_stop(app, 1, press)
        return
    if not _is_there(app, at.here):
        set_stop(app, at, press)
    finish(app)
    app.change(has_help=False, menu=None, message="", typed="")
    press(app, at.here.beats[at.beats])
    app.change(lesson=at._replace(beats=at.beats + 1))


def _is_there(app: App, stop: Stop) -> bool:
    """Return whether a board of a stop's size is on view, with the exercise or the race that its beats are for."""
    has_exercise = bool(app.state.exercise) or not stop.is_exercise
    has_race = bool(app.compare) or not stop.is_race
    return app.player.search.n == stop.n and has_exercise and has_race


def beat_back(app: App, press: Press) -> None:
    """Take a beat back: the stop is set again and played up to there. Before its first one is the stop before."""
    at = app.state.lesson
    if at and at.beats:
        set_stop(app, at._replace(beats=at.beats - 1), press)
    elif at and at.stop:
        before = at._replace(stop=at.stop - 1)
        set_stop(app, before._replace(beats=len(before.here.beats)), press)
    else:
        app.tell(app.say("is_first_stop"))


def turn_stop(app: App, step: int, press: Press) -> None:
    """Go to the next stop or to the one before, or say that there is none; a step of 0 sets this one again."""
    at = app.state.lesson
    if at and 0 <= at.stop + step < len(at.stops):
        set_stop(app, Played(at.lesson, at.stop + step), press)
    elif at:
        app.tell(app.say("is_last_stop" if step > 0 else "is_first_stop"))


def is_taught(app: App) -> bool:
    """Return whether a lesson is on."""
    return app.state.lesson is not None


def has_stop(app: App, step: int) -> bool:
    """Return whether there is a stop a step further."""
    at = app.state.lesson
    return at is not None and 0 <= at.stop + step < len(at.stops)


LESSON_OF = {Action.LESSON_1: 1, Action.LESSON_2: 2}
"""The lessons of the rows of the menu, by their numbers."""

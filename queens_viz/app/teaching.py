"""A lesson that is played: it goes from stop to stop, from beat to beat, and leaves everything as it found it."""

from __future__ import annotations

from ..search.position import position_of_link
from ..search.search import Search
from .app import MINUTE, App
from .binding import press
from .challenge import SIZES, USUAL, Challenge, challenge
from .classroom import begin_vote, go_on, leave_exercise
from .commands import Action, Command
from .exercise import Exercise
from .history import History
from .lesson import Played, Stop
from .moment import Aim
from .player import Player
from .state import State
from .vote import ANSWERED, COUNTING, Vote

SLICES = 100
"""The slices of full speed after which a run that a beat began is halted: each may be twice as long as the last."""

NUMBERS = 1000
"""How many challenges there are to be begun by chance: few enough to be told aloud."""

EXERCISES = {Action.OWN_BOARD, Action.BY_HAND, Action.PREDICT}
"""What a stop opens where the class does something, and does not only look on."""


def begin_lesson(app: App, at: Played) -> None:
    """Play a lesson from a stop on; what there was before is kept until it is left."""
    if app.kept:
        set_stop(app, at)
        return
    _keep(app, at.here.n)
    set_stop(app, at)
    app.tell("lesson_began", down=app.say.key("page down"), up=app.say.key("page up"))


def _keep(app: App, n: int) -> None:
    """Keep what there is until it is left, and begin beside it with a search of its own."""
    app.runner.halt()
    app.player.halt()
    app.kept, tempo = (app.player, app.state, app.race), app.player.tempo
    app.player = Player(
        Search(n), speed=tempo.speed, pause=tempo.pause, loop=tempo.loop
    )


def begin_challenge(app: App, work: Challenge) -> None:
    """Ask the questions of a challenge; what there was before is kept until it is left."""
    app.leave_lesson()
    _keep(app, work.n)
    app.state = State(exercise=Exercise.CHALLENGE, challenge=work).set_as(app.state)
    app.player.begin_anew(work.asks[0][1])


def turn_challenge(app: App) -> None:
    """Begin a challenge with a number by chance, on a board of this size or of the usual one, or leave it."""
    if app.state.challenge:
        leave_exercise(app)
    else:
        n = app.search.n if app.search.n in SIZES else USUAL
        begin_challenge(app, challenge(str(app.chance.below(NUMBERS)), n))


def look_at_question(app: App, index: int) -> None:
    """Show a question of a challenge that is over."""
    if work := app.state.challenge:
        app.change(challenge=work._replace(looked_at=index), message="")
        _, position = work.asks[index]
        app.show(position)


def repeat_challenge(app: App) -> None:
    """Ask the questions of a challenge once more."""
    if work := app.state.challenge:
        begin_challenge(app, challenge(work.name, work.n))


def begin_other_challenge(app: App) -> None:
    """Ask the questions of another number, on a board of the same size."""
    if work := app.state.challenge:
        number = str(app.chance.below(NUMBERS))
        begin_challenge(app, challenge(number, work.n))


def turn_lesson(app: App, number: int) -> None:
    """Begin a lesson at its first stop, or leave it."""
    if app.state.lesson and app.state.lesson.lesson == number:
        app.leave_lesson()
    elif app.may_leave_challenge():
        begin_lesson(app, Played(number))


def set_stop(app: App, at: Played) -> None:
    """Set everything as it must be at a stop, with the beats played that it names; Undo leads to no place before."""
    app.player.halt()
    app.race = None
    app.state = State(lesson=app.state.lesson).set_as(app.state)
    app.front.settle()
    app.player.begin_anew(position_of_link(at.here.n, at.here.at))
    for action in _opens(app, at.here):
        press(app, Command(action))
    for beat in at.here.beats[: at.beats]:
        finish(app)
        press(app, beat)
    finish(app)
    app.player.history = History()
    app.change(lesson=at, message="")
    app.after_beat = _stands(app)


def _opens(app: App, stop: Stop) -> list[Action]:
    """Return what a stop opens.

    On a phone, a program has room enough below the card and a small board.
    """
    is_small = Action.PROGRAM in stop.opens and not app.front.has_keys
    return [
        action
        for action in stop.opens
        if not (is_small and action is Action.LARGE_TREE)
    ]


def finish(app: App) -> None:
    """Let a run come to its aim, and halt one that has none."""
    for _ in range(SLICES):
        if app.runner.aim in (None, Aim.RUN):
            break
        app.pass_time(0.0, 0.0)
    app.runner.halt()


def next_beat(app: App) -> None:
    """Play the next beat; after the last one of a stop go to the next stop.

    What a class has left is there again: its board, the exercise or the race, and where the last beat left the search.
    Elsewhere the beat would do something else, or nothing. What the class has done itself counts as played.
    """
    if app.state.vote.phase is ANSWERED and not app.state.choices:
        go_on(app)
        app.after_beat = _stands(app)
    app.change(vote=Vote())
    at, own = app.state.lesson, app.own_board
    assert at
    while (
        own
        and at.beats < len(at.here.beats)
        and at.here.beats[at.beats].value in own.queens
    ):
        at = at._replace(beats=at.beats + 1)
    if at.beats == len(at.here.beats):
        turn_stop(app, 1)
        return
    before = _stands(app)
    has_moved = before != app.after_beat
    if has_moved or not _is_there(app, at.here):
        set_stop(app, at)
    finish(app)
    app.change(has_help=False, menu=None, message="", typed="")
    press(app, at.here.beats[at.beats])
    app.change(lesson=at._replace(beats=at.beats + 1))
    app.after_beat = _stands(app)
    if has_moved and app.after_beat == before:
        next_beat(app)


def reveal(app: App) -> None:
    """Show the hands; then vote on the next question of the position or, after the last, show what is right and why.

    After that the search goes on, and so does a lesson, as where its stop names what no rule knows.
    """
    state, vote = app.state, app.state.vote
    after = state.predict._replace(done=state.predict.done + 1)
    if vote.phase is COUNTING and not vote.hands:
        app.tell("vote_began")
    elif vote.phase is COUNTING:
        app.change(vote=vote.shown(), message="")
    elif state.choices:
        _show_right_word(app)
    elif vote.phase is ANSWERED and state.lesson:
        next_beat(app)
    elif vote.phase is ANSWERED:
        go_on(app)
    elif state.predicts and after.question(app.search.position):
        app.change(predict=after)
        begin_vote(app)
    else:
        app.change(vote=vote._replace(phase=ANSWERED))


def _show_right_word(app: App) -> None:
    """Play the beat that shows which word is right; the hands stay beside it."""
    before, hands = app.state.lesson, app.state.vote
    next_beat(app)
    after = app.state.lesson
    if before and after and after.stop == before.stop:
        app.change(vote=hands._replace(phase=ANSWERED))


def _stands(app: App) -> object:
    """Return where the search stands, and how far the class has come in what it is asked."""
    return app.search.position, app.state.work


def _is_there(app: App, stop: Stop) -> bool:
    """Return whether a board of a stop's size is on view, with the exercise or the race that its beats are for."""
    has_exercise = bool(app.state.exercise) or not EXERCISES & set(stop.opens)
    has_race = bool(app.compare) or Action.COMPARE not in stop.opens
    return app.search.n == stop.n and has_exercise and has_race


def beat_back(app: App) -> None:
    """Take a beat back: the stop is set again and played up to there. Before its first one is the stop before."""
    at = app.state.lesson
    assert at
    if at.beats:
        set_stop(app, at._replace(beats=at.beats - 1))
    elif at.stop:
        before = Played(at.lesson, at.stop - 1)
        set_stop(app, before._replace(beats=len(before.here.beats)))
    else:
        app.tell("is_first_stop")


def turn_stop(app: App, step: int) -> None:
    """Go to the next stop or to the one before, or say that this was the last; a step of 0 sets this one again."""
    at, app.minute = app.state.lesson, MINUTE
    if at and has_stop(app, step):
        set_stop(app, Played(at.lesson, at.stop + step))
    else:
        app.tell("is_last_stop")


def is_taught(app: App) -> bool:
    """Return whether a lesson is on."""
    return app.state.lesson is not None


def has_stop(app: App, step: int) -> bool:
    """Return whether there is a stop a step further."""
    at = app.state.lesson
    return at is not None and 0 <= at.stop + step < len(at.stops)

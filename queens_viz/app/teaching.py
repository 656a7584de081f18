"""Lessons and challenges: how they begin, go on and end.

A lesson goes from stop to stop and from beat to beat. When it ends, everything is as it
was before.
"""

from __future__ import annotations

from ..search.position import position_of_link
from ..search.search import Search
from .app import MINUTE, App
from .binding import press
from .challenge import SIZES, USUAL, Challenge, challenge_of
from .classroom import go_on, has_question_after_vote, leave_exercise
from .commands import Action, Command
from .exercise import ExerciseKind
from .history import History
from .interrupted import Interrupted, Progress
from .lesson import LessonProgress, Stop
from .moment import Aim
from .own_actions import choose_typed_size, open_editor
from .player import Player
from .state import State
from .vote import ANSWERED, COUNTING, Vote

SLICES = 100
"""The slices of full speed in which a run of a beat ends. Each can double the last."""

NUMBERS = 1000
"""The number of challenges that begin by chance: few enough to call one out."""

EXERCISES = {
    Action.OWN_BOARD,
    Action.BY_HAND,
    Action.PREDICT,
    Action.FIND_FAULT,
}
"""What a stop opens if the class does something there, and does not only watch."""


def interrupt(app: App, n: int) -> None:
    """Keep what is open until `leave_lesson`, and begin with another search."""
    app.runner.halt()
    app.player.halt()
    app.interrupted = Interrupted(app.player, app.state, app.race, app.shown_program)
    app.shown_program = None
    tempo = app.player.tempo
    search = Search(n)
    app.player = Player(search, speed=tempo.speed, pause=tempo.pause, loop=tempo.loop)


# Challenges.


def begin_challenge(app: App, challenge: Challenge) -> None:
    """Ask the questions of a challenge."""
    app.leave_lesson()
    interrupt(app, challenge.n)
    state = State(exercise=ExerciseKind.CHALLENGE, challenge=challenge)
    app.state = state.with_preferences_of(app.state)
    _, position = challenge.asks[0]
    app.player.begin_anew(position)


def begin_random_challenge(app: App, n: int) -> None:
    """Ask the questions of a challenge with a random number."""
    begin_challenge(app, challenge_of(str(app.chance.below(NUMBERS)), n))


def turn_challenge(app: App) -> None:
    """Begin a random challenge, or leave the challenge that is on.

    The new board has the present size or, if that has no challenges, the usual size.
    """
    if app.state.challenge:
        leave_exercise(app)
        return
    n = app.search.n
    begin_random_challenge(app, n if n in SIZES else USUAL)


def look_at_question(app: App, index: int) -> None:
    """Display a question of a challenge that is over."""
    challenge = app.state.challenge
    if challenge:
        app.change(challenge=challenge._replace(looked_at=index), message="")
        _, position = challenge.asks[index]
        app.show(position)


def repeat_challenge(app: App) -> None:
    """Ask the questions of a challenge once more."""
    challenge = app.state.challenge
    if challenge:
        begin_challenge(app, challenge_of(challenge.name, challenge.n))


def begin_other_challenge(app: App) -> None:
    """Begin another random challenge, on a board of the same size."""
    challenge = app.state.challenge
    if challenge:
        begin_random_challenge(app, challenge.n)


# Lessons.


def turn_lesson(app: App, number: int) -> None:
    """Begin a lesson at its first stop, or leave it."""
    if app.state.lesson and app.state.lesson.lesson == number:
        app.leave_lesson()
    elif app.may_leave_challenge():
        begin_lesson(app, LessonProgress(number))


def begin_lesson(app: App, lesson: LessonProgress) -> None:
    """Play a lesson from a stop on."""
    if app.interrupted:
        set_stop(app, lesson)
        return
    interrupt(app, lesson.current.n)
    set_stop(app, lesson)
    # The text of a program may cover the strip with what the message is about.
    if not app.state.message and not app.state.own.has_editor:
        down = app.say.key("page down")
        app.show_message("lesson_began", down=down, up=app.say.key("page up"))


def set_stop(app: App, lesson: LessonProgress) -> None:
    """Set everything as it is at a stop of a lesson, after the beats done there.

    Undo leads to no place before.
    """
    stop = lesson.current
    app.player.halt()
    app.race = None
    app.shown_program = None
    app.state = State(lesson=app.state.lesson).with_preferences_of(app.state)
    app.front.settle()
    app.player.begin_anew(position_of_link(stop.n, stop.at))
    has_program = not stop.program or app.desk.faulty_story(stop.program) is not None
    if has_program:
        for command in _opened_by(app, stop):
            press(app, command)
        for beat in stop.beats[: lesson.beats]:
            finish(app)
            press(app, beat)
    finish(app)
    app.player.history = History()
    app.change(lesson=lesson, message="")
    app.after_beat = _progress(app)
    if stop.is_for_writing:
        _begin_to_write(app)
    if not has_program:
        app.desk.prepare_faulty(lambda: _set_with_program(app, lesson))
        if _is_loading(app):
            app.show_message("fault_loading")


def _is_loading(app: App) -> bool:
    """Return whether the program of a lesson's stop is not there yet, as in a page."""
    lesson = app.state.lesson
    if lesson is None or not lesson.current.program:
        return False
    return app.desk.is_loading_faulty


def _set_with_program(app: App, lesson: LessonProgress) -> None:
    """Set a stop again, now that its program is known, if it is still the stop.

    In a page, the programs are unpacked first, and somebody may have gone on meanwhile.
    """
    now = app.state.lesson
    program = lesson.current.program
    if now is None or (now.lesson, now.stop) != (lesson.lesson, lesson.stop):
        return
    if app.desk.faulty_story(program) is None:
        app.show_message("fault_none", is_error=True)
    else:
        message = "" if app.is_last_message("fault_loading") else app.state.message
        set_stop(app, now)
        app.change(message=message)


def _opened_by(app: App, stop: Stop) -> list[Command]:
    """Return the commands that a stop begins with.

    On a phone, the card and a small board leave enough room for a program, so it is not
    made large. A program of one's own is not opened before somebody writes it.
    """
    left_out = {Action.OWN_PROGRAM}
    if Action.PROGRAM in stop.opens and not app.front.has_keys:
        left_out.add(Action.LARGE_TREE)
    commands = []
    for action in stop.opens:
        is_fault = action is Action.FIND_FAULT
        if action not in left_out:
            commands.append(Command(action, stop.program if is_fault else None))
    return commands


TO_WRITE = "place"
"""The example with which a stop for writing begins: `safe` is given."""

SIZE_TO_WRITE = 6
"""The number of queens for which it is run, unless another one is chosen."""


def _begin_to_write(app: App) -> None:
    """Open the text of a program, or show how a program is opened."""
    if Action.EDIT in app.front.missing:
        app.show_message("own_how")
        return
    app.desk.begin_with_example(TO_WRITE)
    open_editor(app)
    choose_typed_size(app, SIZE_TO_WRITE)


def finish(app: App) -> None:
    """Finish a run: let it reach its aim, or halt it if it has none."""
    for _ in range(SLICES):
        if app.runner.aim in (None, Aim.RUN):
            break
        app.pass_time(0.0, 0.0)
    app.runner.halt()


def next_beat(app: App) -> None:
    """Do the next beat of a stop; after the last one go to the next stop.

    If the class has changed anything since the last beat, the stop is set again first,
    because the beat might do something else otherwise. What the class has done itself
    counts as played: the queens on its own board, and a fault that it has found.
    While the program of the stop is not there, nothing can be played.
    """
    if _is_loading(app):
        app.show_message("fault_loading")
        return
    if app.state.vote.phase is ANSWERED and not app.state.choices:
        go_on(app)
        app.after_beat = _progress(app)
    app.change(vote=Vote())
    assert app.state.lesson
    lesson = _without_done(app, app.state.lesson)
    stop = lesson.current
    if lesson.beats == len(stop.beats):
        turn_stop(app, 1)
        return
    before = _progress(app)
    has_changed = before != app.after_beat
    if has_changed or not _is_open(app, stop):
        set_stop(app, lesson)
    finish(app)
    app.change(has_help=False, menu=None, message="", typed="")
    press(app, stop.beats[lesson.beats])
    app.change(lesson=lesson._replace(beats=lesson.beats + 1))
    app.after_beat = _progress(app)
    if has_changed and app.after_beat == before:
        # The class has already done this beat itself: do the next one too. Nothing
        # differs from `after_beat` any more, so the call is not repeated.
        next_beat(app)


def _without_done(app: App, lesson: LessonProgress) -> LessonProgress:
    """Return the lesson after the beats that the class has done itself.

    Those are beats whose queens are already on its own board, and all beats of a
    program if it has found the fault.
    """
    beats = lesson.current.beats
    state = app.state
    if state.is_finding_fault and state.find_fault.is_answered:
        return lesson._replace(beats=len(beats))
    own = app.own_board
    if not own:
        return lesson
    played = lesson.beats
    while played < len(beats) and beats[played].value in own.queens:
        played += 1
    return lesson._replace(beats=played)


def _progress(app: App) -> Progress:
    """Return how far the search, the exercise and a program on view have come."""
    program = app.shown_program
    step = program.playback.step if program else None
    return app.search.position, app.state.current_exercise, step


def _is_open(app: App, stop: Stop) -> bool:
    """Return whether everything is open that the beats of a stop need.

    That is a board of its size, and the exercise or the race.
    """
    has_exercise = app.state.exercise is not None or not EXERCISES & set(stop.opens)
    has_race = app.compare is not None or Action.COMPARE not in stop.opens
    return app.search.n == stop.n and has_exercise and has_race


def beat_back(app: App) -> None:
    """Undo a beat. The one before the first is the last beat of the stop before."""
    lesson = app.state.lesson
    assert lesson
    if lesson.beats:
        # The stop is set again and played up to there.
        set_stop(app, lesson._replace(beats=lesson.beats - 1))
    elif lesson.stop:
        before = LessonProgress(lesson.lesson, lesson.stop - 1)
        set_stop(app, before._replace(beats=len(before.current.beats)))
    else:
        app.show_message("is_first_stop")


def turn_stop(app: App, step: int) -> None:
    """Go some stops farther, with 0 to the beginning of this one.

    If this is the last stop, show a message.
    """
    lesson = app.state.lesson
    app.minute = MINUTE
    if lesson and lesson.has_stop(step):
        set_stop(app, LessonProgress(lesson.lesson, lesson.stop + step))
    else:
        app.show_message("is_last_stop")


# Votes that end a beat of a lesson.


def reveal(app: App) -> None:
    """Take a vote one step farther.

    The hands are shown first, and then the answer beside them. After the answer comes
    the position's next question or, if there is none, the search or the lesson goes on.
    If the class votes on words, a beat of the lesson shows the answer.
    """
    # The phases follow each other: COUNTING, REVEALED, ANSWERED. The last branch is for
    # REVEALED.
    state = app.state
    vote = state.vote
    if vote.phase is COUNTING and not vote.hands:
        app.show_message("vote_no_hands")
    elif vote.phase is COUNTING:
        app.change(vote=vote.revealed(), message="")
    elif state.choices:
        _show_right_word(app)
    elif vote.phase is not ANSWERED:
        app.change(vote=vote._replace(phase=ANSWERED))
    elif state.lesson and not has_question_after_vote(app):
        next_beat(app)
    else:
        go_on(app)
        app.after_beat = _progress(app)


def _show_right_word(app: App) -> None:
    """Do the beat that shows which word is right. The hands stay beside it."""
    vote = app.state.vote
    before = app.state.lesson
    next_beat(app)
    after = app.state.lesson
    if before and after and after.stop == before.stop:
        app.change(vote=vote._replace(phase=ANSWERED))

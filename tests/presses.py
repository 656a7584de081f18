"""What is pressed in a view to bring it to a state: keys, answers, and what a colon follows."""

from __future__ import annotations

from queens_viz.app.challenge import challenge_of
from queens_viz.app.commands import Action, Command
from queens_viz.app.lesson import progress_at
from queens_viz.app.moment import Aim
from queens_viz.app.questions import Answer, Question, right
from queens_viz.app.teaching import begin_challenge, begin_lesson
from queens_viz.parts.hover import Kind
from queens_viz.parts.view import View
from queens_viz.window.display import code

from . import shown_programs

FAR = 8
"""The largest board whose subtrees are counted and which is searched to its end."""


def settle(view: View) -> None:
    """Let all be counted and found that will be, and colours change; a run stays where it is."""
    player, runner = view.app.player, view.app.runner
    view.frame()
    while (player.is_busy or runner.is_busy) and runner.aim is not Aim.RUN:
        if runner.aim is None and player.search.n > FAR:
            break
        view.pass_time(min(player.due, runner.due))


def press(view: View, key: str) -> None:
    """Press a key, and let it do all that it does."""
    if view.key(key, key):
        view.release_key(key)
    view.forget_keys()
    settle(view)


def done(view: View, key: str) -> None:
    """Press a key; or give an answer, begin a lesson at a stop, point at something, drag it, or turn the wheel."""
    kind, _, more = key.partition(":")
    if key.endswith("!"):
        _answer(view, is_right=key == "right!")
    elif kind == "lesson":
        begin_lesson(view.app, progress_at(more))
    elif kind == "ask":
        number, _, n = more.partition("/")
        begin_challenge(view.app, challenge_of(number, int(n or 8)))
    elif kind == "look":
        view.execute(Command(Action.LOOK, int(more)))
    elif kind == "fault":
        view.execute(Command(Action.FIND_FAULT, more))
    elif kind == "step":
        view.execute(Command(Action.SHOW_STEP, int(more)))
    elif kind == "line":
        view.execute(Command(Action.OTHER_LINE, int(more)))
    elif kind == "pick":
        view.execute(Command(Action.PICK_LINE, int(more)))
    elif kind == "address":
        view.app.desk.address, view.app.desk.code = more, code  # type: ignore[method-assign]
    elif kind == "own":
        _done_to_program(view, more)
    elif kind == "hand":
        view.execute(Command(Action.HAND, view.app.state.choices[int(more)]))
    elif kind in ("over", "click", "drag"):
        point = where(view, Kind[more.upper()])
        view.move(point)
        view.pass_time(0)
        if kind != "over":
            view.press(point)
        if kind == "click":
            view.release(point)
        elif kind == "drag":
            view.move((point[0] + 60, point[1]))
    elif kind == "wheel":
        view.move((view.size[0] * 3 // 4, view.size[1] * 5 // 8))
        view.wheel(int(more))
    else:
        press(view, key.replace("_", " "))


def _done_to_program(view: View, what: str) -> None:
    """Do something with a person's own program: choose of its view, run it, save it."""
    app = view.app
    kind, _, more = what.partition("=")
    if kind == "command":
        view.execute(Command(Action[more.upper()]))
    elif kind == "asked":
        app.change(own=app.state.own._replace(asked=more))
    elif kind == "saved":
        assert app.own
        app.own.take(shown_programs.result(more))
    elif kind == "running":
        assert app.own
        app.own.file = shown_programs.RunningFile(
            app.own.file.name, app.own.playback.story
        )


KEY_OF = {
    Answer.SAFE: "y",
    Answer.ATTACKED: "x",
    Answer.SOLUTION: "return",
    Answer.COMPLETE: "end",
}
"""The keys of answers."""


def _answer(view: View, *, is_right: bool) -> None:
    """Answer what is asked, if anything is."""
    question = view.app.asking.question
    if not question:
        return
    if question is Question.FAULT:
        program = view.app.state.find_fault.program
        assert program
        # The first line of each program is right.
        line = program.wrong[0] if is_right else 1
        view.execute(Command(Action.PICK_LINE, line))
        return
    (answer, *_) = right(question, view.app.player.search.position)
    if isinstance(answer, tuple):
        square = (
            answer
            if is_right
            else (answer[0], (answer[1] + 1) % view.app.player.search.n)
        )
        view.execute(Command(Action.PICK, square))
    else:
        other = Answer.SAFE if answer is Answer.ATTACKED else Answer.ATTACKED
        done(view, KEY_OF[answer if is_right else other])


def where(view: View, kind: Kind) -> tuple[int, int]:
    """Return the first point from the top at which something of a kind lies under the mouse."""
    frame, (wide, high) = view.frame(), view.size
    points = ((x, y) for y in range(8, high, 20) for x in range(8, wide, 20))
    return next(
        point
        for point in points
        if (target := frame.target_at(point)) and target.kind is kind
    )

"""What a class does in "Find the fault"."""

from __future__ import annotations

from .app import App
from .classroom import begin, leave_find_fault
from .classroom import show_answer as show_move
from .commands import Action
from .exercise import ExerciseKind
from .find_fault import FindFault, index_of
from .own_actions import has_change_ahead
from .own_program import FinishedFile, OwnProgram
from .questions import ProgramLine, Question
from .state import State
from .teaching import interrupt, look_at_question, repeat_challenge

# It begins, and goes on.


def turn_find_fault(app: App, name: object = None) -> None:
    """Start with the program of a name or number, or where it was left; or leave it.

    Without a name, it is left if it is on.
    """
    if name is None and app.state.is_finding_fault:
        leave_find_fault(app)
        return
    find_fault = app.state.find_fault
    index = index_of(name)
    if index is not None:
        find_fault = find_fault.begun_at(index)
    elif find_fault.is_over:
        find_fault = FindFault()
    begin_find_fault(app, find_fault)


def begin_find_fault(app: App, find_fault: FindFault) -> None:
    """Show the program of the exercise, once the desk has the programs."""
    app.desk.prepare_faulty(lambda: _begin(app, find_fault))


def _begin(app: App, find_fault: FindFault) -> None:
    """Show the program of the exercise. What is open returns after it.

    In a lesson, that is the stop.
    """
    program = find_fault.program
    if program is None or app.desk.faulty_story(program.name) is None:
        app.show_message("fault_none", is_error=True)
        return
    if not app.state.is_finding_fault and not app.state.lesson:
        app.leave_lesson()
        interrupt(app, program.n)
        app.state = State().with_preferences_of(app.state)
    app.change(tab=None, menu=None, has_help=False)
    begin(app, ExerciseKind.FIND_FAULT, find_fault=find_fault)
    _show_program(app)


def _show_program(app: App) -> None:
    """Show the program of the exercise: before its first line, or with its fault.

    While its fault is not known, nothing on view knows it either.
    """
    find_fault = app.state.find_fault
    program = find_fault.program
    story = app.desk.faulty_story(program.name) if program else None
    if story is None:
        app.shown_program = None
        return
    shown = story if find_fault.is_answered else story.without_judgement()
    file = FinishedFile(f"program-{find_fault.program_index + 1}.py", shown)
    app.shown_program = OwnProgram(file, app.program_tempo)
    app.shown_program.playback.come_to(shown.opening)
    _open_listing(app)
    app.front.settle()
    app.front.follow("source")


def _open_listing(app: App) -> None:
    """Open the tab with the lines that are pressed, also in place of other values."""
    own = app.state.own._replace(tab=Action.PROGRAM)
    app.change(own=own, has_values=False)


def next_program(app: App) -> None:
    """Show the next program; after the last one the results."""
    app.runner.halt()
    app.change_exercise(app.state.find_fault.next_question(app.search.position))
    _show_program(app)


def repeat(app: App) -> None:
    """Begin again with the first program, or ask the questions of a challenge again."""
    if app.state.is_finding_fault:
        begin_find_fault(app, FindFault())
    else:
        repeat_challenge(app)


def look(app: App, index: int) -> None:
    """Show a program again after the end, with its fault, or a challenge's question."""
    if app.state.is_finding_fault:
        app.change_exercise(app.state.find_fault._replace(looked_at=index))
        _show_program(app)
    else:
        look_at_question(app, index)


# Answers.


def pick_line(app: App, line: ProgramLine | None = None) -> None:
    """Take a line, or the one that is chosen, for the wrong one.

    After a wrong answer the program stays at its step. After the right one it goes to
    where the fault shows first.
    """
    before = app.state.find_fault
    answer = line or before.line
    if not answer:
        app.show_message("fault_choose_line")
        return
    app.runner.halt()
    after = before.take(app.search.position, answer)
    app.change_exercise(after)
    if after.is_answered:
        _show_program(app)


def show_answer(app: App) -> None:
    """Show the right answer to a class that has tried."""
    if not app.state.is_finding_fault:
        show_move(app)
        return
    app.runner.halt()
    app.change_exercise(app.state.find_fault.show_answer())
    _show_program(app)


def move_line(app: App, key: str | ProgramLine) -> None:
    """Move the cursor with an arrow key, or to the line of a number."""
    work = app.state.find_fault
    if isinstance(key, int):
        work = work._replace(line=key)
    else:
        work = work.with_next_line(1 if key == "down" else -1)
    app.change(find_fault=work)
    _open_listing(app)
    app.front.reveal_line(work.line)


def see_line(app: App) -> None:
    """Go to a step at which the line of a wrong answer did right."""
    step = _step_to_see(app)
    if step is not None and app.shown_program:
        app.runner.halt()
        app.shown_program.playback.go_to(step)
        app.front.follow("source")


def _step_to_see(app: App) -> int | None:
    """Return a step at which the line of a wrong answer did right, if it ever ran.

    Where another line's fault is seen at this line, it is the step at which it is.
    """
    find_fault = app.state.find_fault
    program = find_fault.program
    number = find_fault.last_wrong
    if not asks_for_line(app) or number is None or program is None:
        return None
    story = app.desk.faulty_story(program.name)
    if story is None:
        return None
    lines = story.recording.lines
    if not program.lines[number - 1].has_own_sentence or story.fault is None:
        return lines.index(number) if number in lines else None
    for step in range(story.fault, -1, -1):
        if lines[step] == number:
            return step
    return None


# Conditions.


def has_next_queen(app: App) -> bool:
    """Return whether there is a step after this one of a faulty program."""
    return app.state.is_finding_fault and has_change_ahead(app)


def asks_for_line(app: App) -> bool:
    """Return whether it is asked which line is wrong."""
    return app.asking.question is Question.FAULT


def can_see_line(app: App) -> bool:
    """Return whether the line of a wrong answer ran, and not at the step on view."""
    step = _step_to_see(app)
    if step is None or app.shown_program is None:
        return False
    return step != app.shown_program.playback.step


def can_go_to_next(app: App) -> bool:
    """Return whether the next program can be shown. In a lesson, its beats decide."""
    return (
        app.state.is_finding_fault
        and not app.state.find_fault.is_over
        and not app.state.lesson
    )


def why_no_line(app: App) -> str:
    """Return why no line can be pressed."""
    return "fault_is_answered" if app.state.is_finding_fault else "fault_not_on"

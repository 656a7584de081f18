"""What a person does with their own program: opens, runs, reads and leaves it."""

from __future__ import annotations

from .app import App
from .classroom import leave_exercise
from .commands import Action
from .conditions import has_steps, why_no_first_step
from .own_program import (
    TYPED_SIZES,
    FinishedFile,
    OwnProgram,
    ProgramFile,
    Result,
    RunRequest,
    file_name,
)

SUFFIX = ".py"
"""How the name of a file with a program ends."""


# Opening.


def begin_with_program(
    app: App,
    file: ProgramFile,
    request: RunRequest,
    *,
    is_anonymous: bool = False,
    plays: bool = False,
) -> None:
    """Open a program, and run it. If it `plays`, its first run is played at once."""
    program = OwnProgram(file, app.program_tempo, request)
    _show(app, program, is_anonymous=is_anonymous)
    program.plays = plays
    program.run()


def begin_with_result(
    app: App, name: str, result: Result, *, step: int, is_anonymous: bool
) -> None:
    """Show a step of a program that has been run, and will not be run again."""
    program = OwnProgram(FinishedFile(name, result.story), app.program_tempo)
    program.take(result)
    program.playback.come_to(step)
    _show(app, program, is_anonymous=is_anonymous)
    app.follow_program()


def show_result(app: App, file: ProgramFile, result: Result) -> None:
    """Show what a program did that has been run, and can be run again."""
    program = OwnProgram(file, app.program_tempo)
    _show(app, program, is_anonymous=app.state.own.is_anonymous)
    program.take(result)
    app.follow_program()


def _opened(app: App) -> OwnProgram:
    """Return the program on view, or the one that has been opened."""
    program = app.shown_program or app.own
    assert program
    return program


def _show(app: App, program: OwnProgram, *, is_anonymous: bool) -> None:
    """Show a program instead of the search, or of the program before."""
    if app.own:
        app.own.file.close()
    app.own = program
    view = app.state.own._replace(asked="", is_anonymous=is_anonymous)
    app.change(own=view)
    back_to_program(app)


def drop(app: App, path: str) -> None:
    """Ask whether a file that was dropped is to be run, but not the same file twice."""
    name = file_name(path)
    if not can_have_program(app):
        app.show_message("own_in_lesson", is_error=True)
    elif not name.lower().endswith(SUFFIX):
        app.show_message("own_is_no_program", name=name, is_error=True)
    elif path in app.allowed_files:
        open_file(app, path)
    else:
        app.player.halt()
        app.change(own=app.state.own._replace(asked=path), menu=None, has_help=False)


def run_file(app: App) -> None:
    """Run the file that was asked about."""
    path = app.state.own.asked
    app.change(own=app.state.own._replace(asked=""))
    open_file(app, path)


def refuse_file(app: App) -> None:
    """Don't run the file that was asked about."""
    app.change(own=app.state.own._replace(asked=""))


def open_file(app: App, path: str) -> None:
    """Open a file as a program, and run it."""
    file = app.desk.program_file(path)
    if file is None:
        app.show_message("own_unreadable", is_error=True)
        return
    app.allowed_files.add(path)
    begin_with_program(app, file, RunRequest(), is_anonymous=app.state.own.is_anonymous)


def can_have_program(app: App) -> bool:
    """Return whether a program can be shown.

    It can if no lesson, no exercise that has a board or programs of its own, and no
    vote is on. At some stops of a lesson everybody writes a program: it can there.
    """
    state = app.state
    if app.state.is_finding_fault or state.challenge or state.vote.is_open:
        return False
    return state.lesson is None or state.lesson.current.is_for_writing


# Leaving, and coming back.


def turn_program(app: App) -> None:
    """Show the program, or the search in its place; say how one is opened.

    Where a program can be typed, its text is opened, too.
    """
    if app.shown_program or app.state.own.has_editor:
        leave_program(app)
    elif Action.EDIT not in app.front.missing:
        if app.own:
            back_to_program(app)
        open_editor(app)
    elif app.own:
        back_to_program(app)
    else:
        app.show_message("own_how")


def leave_program(app: App) -> None:
    """Show the search instead of the program, which can be gone back to.

    If it belongs to an exercise, that is left.
    """
    app.runner.halt()
    if app.state.is_finding_fault:
        leave_exercise(app)
        return
    app.shown_program = None
    app.change(own=app.state.own._replace(has_editor=False), message="")


def back_to_program(app: App) -> None:
    """Show the program again. A run of the search and an exercise end."""
    app.runner.halt()
    app.leave_position()
    if app.state.exercise:
        leave_exercise(app)
    if app.compare:
        app.change(tab=None)
    app.shown_program = app.own
    app.change(is_large=False, typed="")


# Typing.


def open_editor(app: App) -> None:
    """Open the text of the program, to be typed."""
    if not app.shown_program:
        # The search is beside it, or covered.
        app.runner.halt()
    own = app.state.own._replace(has_editor=True)
    app.change(own=own, menu=None, has_help=False, message="")


def close_editor(app: App) -> None:
    """Close the text of the program. What it does stays on view."""
    app.change(own=app.state.own._replace(has_editor=False), message="")


def choose_typed_size(app: App, n: int | None) -> None:
    """Run the typed program with n queens from now on, or as it says itself."""
    app.change(own=app.state.own._replace(n=n))


def run_text(app: App) -> None:
    """Run the program as it is typed now."""
    file = app.desk.typed_program()
    if file is None:
        app.show_message("editor_no_run", is_error=True)
        return
    app.change(message="")
    n = app.state.own.n
    if app.own is None or app.own.file is not file:
        is_anonymous = app.state.own.is_anonymous
        begin_with_program(app, file, RunRequest(n), is_anonymous=is_anonymous)
        return
    app.own.request = app.own.request._replace(n=n)
    if not app.shown_program:
        back_to_program(app)
    app.own.run()


def follow_program_link(app: App, packed: str, n: int | None) -> None:
    """Show the text of a program from a link. It runs only if somebody runs it."""
    if Action.EDIT in app.front.missing:
        is_recorded = app.own is not None and app.own.is_recorded
        message = "own_recorded" if is_recorded else "own_link"
        app.show_message(message, is_error=True)
        return
    app.leave_lesson()
    open_editor(app)
    choose_typed_size(app, n if n in TYPED_SIZES else None)
    app.desk.show_linked_program(packed)


# Running.


def run_again(app: App) -> None:
    """Run the program again."""
    _opened(app).run()
    app.show_message("own_runs_again")


def end_run(app: App) -> None:
    """End the run of the program. What it has done so far is judged."""
    _opened(app).file.halt()


# Moving.


def go_to_change(app: App) -> None:
    """Go to the next step at which the board changes."""
    playback = _opened(app).playback
    playback.go_to(playback.next_change)


def go_to_fault(app: App) -> None:
    """Go to the first fault."""
    playback = _opened(app).playback
    if playback.story.fault is not None:
        playback.go_to(playback.story.fault)


def go_to_end(app: App) -> None:
    """Go to the last step."""
    playback = _opened(app).playback
    playback.go_to(playback.story.last)


def go_to_step(app: App, step: int) -> None:
    """Go to a step."""
    _opened(app).playback.go_to(step)


def go_to_linked_step(app: App, step: int) -> None:
    """Go to the step of a link, which counts the steps from 1.

    A lesson or a challenge that is on is left.
    """
    app.leave_lesson()
    back_to_program(app)
    _opened(app).playback.come_to(step - 1)
    app.front.follow("source")


def see_again(app: App) -> None:
    """Go back to the call that answered wrongly."""
    again = _opened(app).playback.story.again
    if again:
        _opened(app).playback.go_to(again.step)


def show_right(app: App) -> None:
    """Open our search at the last position that it shares with the program.

    If it can, it tests the square of the fault, and says what it does next.
    """
    story = _opened(app).playback.story
    if story.shared:
        leave_program(app)
        app.jump(story.shared, shows_message=False)
        app.show_message("own_right_here" if story.shares_queen else "own_our_search")


# Choices.


def turn_anonymous(app: App) -> None:
    """Show the program without its name and comments, or with them."""
    own = app.state.own
    app.change(own=own._replace(is_anonymous=not own.is_anonymous))


def turn_hints(app: App) -> None:
    """Show what would be right, or don't, as for homework."""
    own = app.state.own
    app.change(own=own._replace(has_hints=not own.has_hints))


def turn_reading(app: App) -> None:
    """Show how the board is read, and let it be changed, or hide that."""
    own = app.state.own
    app.change(own=own._replace(has_reading=not own.has_reading))


def read_other_name(app: App) -> None:
    """Take the next variable for the board."""
    program = _opened(app)
    program.read_as(program.playback.story.with_other_name(program.request.hint))


def read_other_axis(app: App) -> None:
    """Let rows and columns change places."""
    program = _opened(app)
    program.read_as(program.playback.story.with_other_axis(program.request.hint))


def read_other_base(app: App) -> None:
    """Let it count from 1 instead of 0, or the reverse."""
    program = _opened(app)
    program.read_as(program.playback.story.with_other_base(program.request.hint))


# Conditions.


def has_program(app: App) -> bool:
    """Return whether a program is on view."""
    return app.shown_program is not None


def has_own_program(app: App) -> bool:
    """Return whether a person's own program is on view, and not one of an exercise."""
    return app.shown_program is not None and app.shown_program is app.own


def has_calls_tab(app: App) -> bool:
    """Return whether the open calls have a tab, and are not beside the source."""
    return app.shown_program is not None and not app.front.has_keys


def has_asked_file(app: App) -> bool:
    """Return whether it is asked if a file is to be run."""
    return app.state.own.asked != ""


def is_program_aside(app: App) -> bool:
    """Return whether a program can be gone back to."""
    is_aside = app.own is not None and app.shown_program is None
    return is_aside and can_have_program(app)


def has_editor(app: App) -> bool:
    """Return whether the text of the program is open, to be typed."""
    return app.state.own.has_editor and can_have_program(app)


def can_edit(app: App) -> bool:
    """Return whether the text of the program on view can be opened."""
    is_closed = app.shown_program is not None and not app.state.own.has_editor
    return is_closed and app.desk.is_typed(_opened(app).file)


def is_program_running(app: App) -> bool:
    """Return whether the program on view is being run."""
    return app.shown_program is not None and _opened(app).file.is_running


def has_change_ahead(app: App) -> bool:
    """Return whether there is a step after this one."""
    return app.shown_program is not None and not _opened(app).playback.is_at_end


def can_go_to_fault(app: App) -> bool:
    """Return whether "First fault" leads to it: from before it, and from the end."""
    program = app.shown_program
    return program is not None and program.playback.leads_to_fault


def can_go_to_end(app: App) -> bool:
    """Return whether there is a step after this one, and no fault comes first."""
    return has_change_ahead(app) and not can_go_to_fault(app)


def can_see_again(app: App) -> bool:
    """Return whether the call that answered wrongly is known, and has come before."""
    return _has_come_to_call(app) and not _is_at_call(app)


def _has_come_to_call(app: App) -> bool:
    """Return whether the call that answered wrongly has come, or comes now."""
    program = app.shown_program
    again = program.playback.story.again if program else None
    return again is not None and _opened(app).playback.step >= again.step


def _is_at_call(app: App) -> bool:
    """Return whether the call that answered wrongly is on view."""
    playback = _opened(app).playback
    again = playback.story.again
    return again is not None and playback.step == again.step


def can_show_right(app: App) -> bool:
    """Return whether our search can be opened at the last shared position."""
    program = app.shown_program
    if not has_own_program(app) or not program or not app.state.own.has_hints:
        return False
    story = program.playback.story
    has_come = story.fault is not None and program.playback.step >= story.fault
    # Where its call is looked at again, the fault is known, too.
    is_known = has_come or _has_come_to_call(app)
    return is_known and story.shared is not None


def why_no_step(app: App) -> str:
    """Return why there is no step to go to."""
    return "own_is_last" if has_steps(app) else why_no_first_step(app)


def why_no_call(app: App) -> str:
    """Return why there is no call to be seen again."""
    if app.state.is_finding_fault:
        return "is_find_fault"
    if not has_steps(app):
        return why_no_first_step(app)
    return "own_at_call" if _is_at_call(app) else "own_no_call"


def why_no_right(app: App) -> str:
    """Return why our search can't be opened."""
    if app.state.is_finding_fault:
        return "is_find_fault"
    if app.shown_program is None:
        return "own_none"
    if not app.state.own.has_hints:
        return "own_hints_off"
    if not has_steps(app):
        return why_no_first_step(app)
    story = app.shown_program.playback.story
    if not story.is_wrong:
        return "own_right_no_fault"
    if story.fault is None or story.shared is None:
        return "own_no_right"
    return "own_right_at_fault"


def has_board(app: App) -> bool:
    """Return whether a person's own program is on view, and has a board."""
    program = app.shown_program
    if program is None or not has_own_program(app):
        return False
    return program.playback.story.board is not None


def has_other_name(app: App) -> bool:
    """Return whether another variable may be the board."""
    return has_board(app) and len(_opened(app).playback.story.names) > 1

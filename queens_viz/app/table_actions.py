"""What a person does with the table of several programs."""

from __future__ import annotations

from collections.abc import Sequence

from .app import App
from .own_actions import leave_program, show_result
from .own_program import TypedProgram
from .several import NamedText, Several


def open_table(app: App, programs: Sequence[NamedText], runner: TypedProgram) -> None:
    """Run several programs, and show the table of their verdicts."""
    if app.several:
        app.several.close()
    app.several = Several(programs, runner)
    show_table(app)


def show_table(app: App) -> None:
    """Show the table again."""
    app.runner.halt()
    own = app.state.own._replace(has_table=True)
    app.change(own=own, menu=None, has_help=False, message="")


def close_table(app: App) -> None:
    """Close the table. Programs that haven't run yet go on."""
    app.change(own=app.state.own._replace(has_table=False))


def show_entry(app: App, place: int) -> None:
    """Show what a program of the table did, if it has been judged."""
    assert app.several
    entry = app.several.entries[place]
    if entry.result is None:
        return
    close_table(app)
    app.desk.type_program(entry.program.name, entry.program.text)
    file = app.desk.typed_program()
    assert file
    show_result(app, file, entry.result)


def has_table(app: App) -> bool:
    """Return whether the table is open."""
    return app.state.own.has_table


def is_table_aside(app: App) -> bool:
    """Return whether there is a table that isn't open."""
    return app.several is not None and not app.state.own.has_table


def leave_for_table(app: App) -> None:
    """Leave the program, for the table if there is one, else for the search."""
    leave_program(app)
    if app.several:
        show_table(app)

"""The jobs that save a picture, a recording, a page, a worksheet or a plan."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from .app.app import App
from .app.commands import FULL, QVIEW_SPEED, Action
from .app.exercise import ExerciseKind
from .app.player import Player
from .app.state import State
from .command import ending, progress
from .command.ending import DONE, ERROR, USAGE_ERROR, complain, reason_of
from .command.extras import MissingPackages, require
from .command.files import NameTaken, discard_unfinished, format_size, whole_file
from .command.formats import PICTURES
from .command.options import MOST_FRAMES, QUESTIONS, UsageError
from .command.span import Span, count_frames, go_to_end, positions
from .command.streams import print_error
from .search.facts import counted_at_once
from .search.guided import resume
from .search.position import Position, shortened
from .search.search import Search

if TYPE_CHECKING:
    from .app.own_program import Result
    from .browser.recorded import Recorded
    from .sheet.sheet import Sheet
    from .tracing.story import Story

Writer = Callable[[BinaryIO], object]
"""A function that writes the contents of a file."""

LONGEST_NAME = 120
"""The characters of the longest path that a message repeats."""

SEEDS = 1_000_000
"""The number of seeds to draw from: few enough to be typed from a printed sheet."""

SMALLER = ": try a smaller --size, or fewer steps"
"""The advice for pictures that need too much memory."""

OPTIONS_OF_PAGE = (
    "theme",
    "pause",
    "run",
    "loop",
    "predict",
    "ahead",
    "speed",
    "language",
)
"""The options that a saved page keeps."""

SIZE_OF_PICTURE = (1280, 800)
SIZE_OF_RECORDING = (960, 600)
"""The sizes in pixels by default."""

BYTES_OF_PIXEL = 4

COPIES = 2
"""A picture is in memory twice: once drawn, and once in the form of its file."""


def save(position: Position, options: Namespace) -> int:
    """Save what the options ask for, from a position on, and return the exit status.

    The file and its size are printed on standard error.
    """
    path: Path = options.save or options.worksheet
    if options.answers:
        return _save_worksheet(options)
    if options.flame:
        options.until = options.until or "all"

    def write() -> int:
        writer = _writer(position, options)
        with whole_file(path, replaces=bool(options.force)) as stream:
            writer(stream)
        return os.path.getsize(path)

    return write_and_report(path, write)


def write_and_report(path: Path, write: Callable[[], int]) -> int:
    """Call `write` for a file or a folder, and return the exit status.

    It returns the number of bytes, which is printed on standard error, or else the
    error. If a signal stops the program, unfinished files are removed.
    """

    def stop(number: int, _frame: object) -> None:
        discard_unfinished()
        progress.erase()
        ending.exit_by_signal(number)

    name = shortened(str(path), LONGEST_NAME)
    with ending.handling_signals(stop, "SIGINT", "SIGTERM", "SIGHUP"):
        try:
            size = write()
            print_error(f"wrote {name}, {format_size(size)}")
        except UsageError as error:
            return complain(str(error), USAGE_ERROR)
        except NameTaken as taken:
            other = shortened(taken.path, LONGEST_NAME)
            return complain(f"{other} {taken.reason}", USAGE_ERROR)
        except FileExistsError:
            return complain(f"{name} exists; --force replaces it", USAGE_ERROR)
        except MissingPackages as error:
            return complain(str(error), ERROR)
        except MemoryError:
            advice = SMALLER if path.suffix in PICTURES else ""
            return complain(f"not enough memory for this{advice}", ERROR)
        except (OSError, ImportError) as error:
            return complain(f"can't write {name}: {reason_of(error)}", ERROR)
    return DONE


def _writer(position: Position, options: Namespace) -> Writer:
    """Return the function that writes the file.

    Raises UsageError or MissingPackages before the file is created. What takes long, as
    making a page, is left to the function.
    """
    if options.file is not None:
        return _program_writer(options)
    if options.worksheet:
        return _worksheet_writer(options)
    if options.lesson:
        return _plan_writer(options)
    if options.save.suffix == ".html":
        require(".html")
        player, state = make_player(position, options)
        return _text_writer(lambda: live_page(player, state, options))
    return _picture(position, options).write


def _text_writer(make: Callable[[], str]) -> Writer:
    """Return a function that makes a text and writes it."""

    def write(stream: BinaryIO) -> None:
        stream.write(make().encode())

    return write


def _save_worksheet(options: Namespace) -> int:
    """Save a worksheet and its answers as two files, and return the exit status."""
    from .sheet.page import answers, page

    names = {"--worksheet": options.worksheet, "--answers": options.answers}
    if len({os.path.realpath(path) for path in names.values()}) == 1:
        return complain("--worksheet and --answers are two files", USAGE_ERROR)
    taken = [path for path in names.values() if os.path.lexists(path)]
    if taken and not options.force:
        name = shortened(str(taken[0]), LONGEST_NAME)
        return complain(f"{name} exists; --force replaces it", USAGE_ERROR)
    questions = _questions_of(options)
    address = options.address or ""
    texts = {
        options.worksheet: page(questions, options.spoken, address, has_key=False),
        options.answers: answers(questions, options.spoken),
    }
    for path, text in texts.items():
        status = _save_text(path, text, replaces=bool(options.force))
        if status != DONE:
            return status
    return DONE


def _save_text(path: Path, text: str, *, replaces: bool) -> int:
    """Save a text as a file, and return the exit status."""

    def write() -> int:
        with whole_file(path, replaces=replaces) as stream:
            stream.write(text.encode())
        return os.path.getsize(path)

    return write_and_report(path, write)


def _worksheet_writer(options: Namespace) -> Writer:
    """Return the function that writes a worksheet."""
    from .sheet.page import page

    questions = _questions_of(options)
    address = options.address or ""
    return _text_writer(lambda: page(questions, options.spoken, address))


def _questions_of(options: Namespace) -> Sheet:
    """Return the questions of a worksheet."""
    from .sheet.sheet import sheet

    seed = options.seed
    if seed is None:
        seed = randbelow(SEEDS)
    faults = options.faults or 0
    # With programs alone there are no questions on boards.
    count = options.questions or (0 if faults else QUESTIONS)
    return sheet(options.n, count, seed, faults)


def _plan_writer(options: Namespace) -> Writer:
    """Return the function that writes the plan of a lesson."""
    from .sheet import plan

    lesson = options.lesson.lesson
    address = options.address or ""
    return _text_writer(lambda: plan.page(lesson, options.spoken, address, address))


def _program_writer(options: Namespace) -> Writer:
    """Return the function that runs a program and writes a picture or a page of it.

    Where the file can't be written, the program isn't run.
    """
    from .browser.recorded import Recorded
    from .tracing.story import BEFORE

    suffix = options.save.suffix
    require(suffix)
    player, state = make_player(Position.first(options.n), options)

    def write(stream: BinaryIO) -> None:
        result = _result_of_program(options)
        step = step_of(options.until, result.story)
        if suffix == ".html" and options.until is None:
            # What is played begins at its beginning.
            step = BEFORE if options.run else result.story.opening
        recorded = Recorded(os.path.basename(options.file), result, step)
        if options.anonymous:
            recorded = recorded.without_author()
        if suffix == ".html":
            stream.write(live_page(player, state, options, recorded).encode())
            return
        picture = Picture(
            suffix,
            size=options.size or SIZE_OF_PICTURE,
            player=player,
            state=state,
            prepare=recorded.show,
        )
        picture.write(stream)

    return write


def _result_of_program(options: Namespace) -> Result:
    """Run the program of the command line, and return its result."""
    from .check.program_file import result_of
    from .check.program_run import RunOptions
    from .words.judgement import in_language
    from .words.words import Words

    with progress.Bar("lines") as bar:
        result = result_of(Path(options.file), RunOptions.of(options), bar.add)
    name = shortened(options.file)
    if result is None:
        raise UsageError(f"can't read {name}")
    verdict = result.story.verdict
    assert verdict
    first = verdict.sentences[0]
    if first.message == "program_not_started":
        raise MissingPackages(f"can't run programs: {first.values['reason']}")
    if verdict.name == "unread":
        said = in_language(first, Words()).removesuffix(".")
        raise UsageError(f"can't read {name}: {said[0].lower()}{said[1:]}")
    return result


def step_of(until: str | None, story: Story) -> int:
    """Return the step of a program to which --until goes.

    By default it is the fault or, if there is none, the last one. For people, the
    first line that runs is step 1; for a story it is step 0. Raises UsageError if there
    is no such step.
    """
    last = story.last
    if last < 0:
        # Nothing ran: the picture says why.
        return last
    if until is None:
        return last if story.fault is None else story.fault
    if until == "end":
        return last
    if until == "fault":
        if story.fault is None:
            raise UsageError(
                f"--until fault: no fault was found; the end is {last + 1}"
            )
        return story.fault
    step = int(until) - 1
    if step > last:
        raise UsageError(f"--until {until}: the last step is {last + 1}")
    return step


def _picture(position: Position, options: Namespace) -> Picture:
    """Return the picture or the recording that the options ask for."""
    suffix = options.save.suffix
    only_solutions = options.frames == "solutions"
    begin = resume(position)
    span = span_of(options.until, suffix, begin)
    number_of_frames = None
    if suffix == ".gif":
        number_of_frames = _number_of_frames(span, begin, only_solutions=only_solutions)
    require(suffix)
    player, state = make_player(position, options)
    usual_size = SIZE_OF_RECORDING if suffix == ".gif" else SIZE_OF_PICTURE
    return Picture(
        suffix,
        size=options.size or usual_size,
        player=player,
        state=state,
        span=span,
        has_span=bool(options.until),
        only_solutions=only_solutions,
        number_of_frames=number_of_frames,
    )


def make_player(position: Position, options: Namespace) -> tuple[Player, State]:
    """Return a player at a position, and the state that the options ask for."""
    player = Player(
        resume(position),
        speed=options.speed or QVIEW_SPEED,
        pause=options.pause,
        loop=bool(options.loop),
    )
    state = State(
        language=options.spoken,
        theme=options.theme or "light",
        exercise=ExerciseKind.PREDICT if options.predict else None,
        has_outlook=bool(options.ahead),
    )
    if options.flame:
        # A picture of the search over time, without anything that can be pressed.
        state = state._replace(
            tab=Action.TREE, is_large=True, shows_time=True, is_picture=True
        )
    return player, state


def live_page(
    player: Player,
    state: State,
    options: Namespace,
    recorded: Recorded | None = None,
) -> str:
    """Return the page that is the program, which begins as the options say.

    It may show a person's program that was recorded.
    """
    from .browser.document import page

    position = player.search.position
    settings: dict[str, object] = {"n": position.n, "at": str(position)}
    for name in OPTIONS_OF_PAGE:
        value = vars(options)[name]
        if value is not None:
            settings[name] = "full" if value == FULL else value
    return page(App(player, state), settings, recorded=recorded)


def span_of(until: str | None, suffix: str, begin: Search) -> Span:
    """Return the span from the beginning of a file to --until.

    Raises UsageError if that lies before the beginning, or if the number of the first
    step is unknown.
    """
    if until is None:
        if suffix == ".gif":
            return Span(to_solution=True)
        return Span(0)
    if until in ("first", "all"):
        return Span(to_solution=until == "first")
    steps = int(until)
    if until.startswith("+"):
        return Span(steps)
    advice = f"--until +{steps} goes that many steps from there"
    if begin.steps is None:
        most = counted_at_once(begin.strategy)
        reason = f"above {most} queens the number of the step at --at isn't known"
        raise UsageError(f"--until {steps}: {reason}; {advice}")
    if steps < begin.steps:
        raise UsageError(
            f"--until {steps} lies before --at, which is step {begin.steps}; {advice}"
        )
    return Span(steps - begin.steps)


def _number_of_frames(span: Span, begin: Search, *, only_solutions: bool) -> int:
    """Return the number of frames of a recording; UsageError if there are too many."""
    with progress.Bar("steps", span.steps) as bar:
        number = count_frames(
            begin,
            span,
            only_solutions=only_solutions,
            most=MOST_FRAMES,
            report=bar.add,
        )
    if number <= MOST_FRAMES:
        return number
    other = "" if only_solutions else "--frames solutions, or "
    raise UsageError(
        f"a recording holds at most {MOST_FRAMES:,} frames, and this one would have "
        f"more: try {other}fewer steps, as in --until +500"
    )


class Picture(NamedTuple):
    """A picture or a recording that is to be drawn."""

    suffix: str  # the kind of file
    size: tuple[int, int]  # width and height in pixels
    player: Player  # at the position where it begins
    state: State
    span: Span = Span(0)  # from there to its end
    has_span: bool = False  # --until was given; else a picture shows the beginning
    only_solutions: bool = False  # a recording shows only solutions
    number_of_frames: int | None = None  # of a recording
    prepare: Callable[[App], object] | None = None  # called with the app before

    def write(self, stream: BinaryIO) -> None:
        """Draw it, and write it to a stream.

        Raises MemoryError if there is not enough memory, and MissingPackages if it
        can't be drawn on this machine.
        """
        width, height = self.size
        # If this doesn't fit into memory, it raises MemoryError. SDL's errors vary.
        bytearray(COPIES * BYTES_OF_PIXEL * width * height)
        if self.suffix != ".gif" and self.has_span:
            with progress.Bar("steps", self.span.steps) as bar:
                go_to_end(self.player, self.span, bar.add)
        if self.suffix == ".svg":
            from .browser.picture import svg

            text = svg(self.player, self.state, self.size, self.prepare)
            stream.write(text.encode())
            return
        from .window.pictures import Undrawable

        try:
            self._draw_pixels(stream)
        except Undrawable as error:
            if "memory" in str(error):
                raise MemoryError from error
            raise MissingPackages(f"can't draw this: {error}") from error

    def _draw_pixels(self, stream: BinaryIO) -> None:
        """Draw a PNG or a GIF."""
        from .window import pictures, png

        if self.suffix == ".gif":
            position = self.player.search.position
            pictures.write_gif(
                stream, self._frames(), position, self.state, size=self.size
            )
        else:
            picture = pictures.draw(self.player, self.state, self.size, self.prepare)
            stream.write(png.encode(picture))

    def _frames(self) -> Iterator[Player]:
        """Yield the player at each frame, and advance a progress bar."""
        frames = positions(self.player, self.span, only_solutions=self.only_solutions)
        with progress.Bar("frames", self.number_of_frames) as bar:
            for player in frames:
                yield player
                bar.add(1)

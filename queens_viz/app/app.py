"""An app: a player, and the state of what is open, chosen, typed and asked beside it.

It knows neither pixels nor keys.
"""

from __future__ import annotations

from ..search.facts import LARGEST
from ..search.position import Position, link_to
from ..search.search import Search
from ..search.strategy import PLAIN
from ..words.words import Words, name_of, words_of
from .chance import Chance
from .commands import Action
from .compare import Compare
from .exercise import ByHand, Exercise, ExerciseKind, Response
from .front import Desk, Front
from .history import History, Turn
from .interrupted import Interrupted, Progress
from .moment import Aim, Moment
from .own_board import OwnBoard
from .own_program import OwnProgram
from .playback import Playback
from .player import Player
from .questions import Square, first_square, right
from .several import Several
from .state import ANSWERED_BY_SQUARE, NO_QUESTION, Asking, State
from .vote import ANSWERED, VOTING, Vote

MESSAGE_FOR = 4.0
"""The seconds for which a message is on view."""

POLLED_EVERY = 0.1
"""The seconds between two looks at a program that is being run."""

MINUTE = 60.0
"""The seconds of a minute."""


class App:
    """A player, the state beside it, the front that shows them, and the desk.

    What can be done with it is the table of actions in `actions.py`.
    """

    def __init__(
        self,
        player: Player,
        state: State | None = None,
        front: Front | None = None,
        desk: Desk | None = None,
    ) -> None:
        self.player = player
        self.state = state or State()
        self.front = front or Front()
        self.desk = desk or Desk()
        self.chance = Chance(self.desk.seed)
        self.race: Compare | None = None
        """The race of all searches, once it has been opened."""
        self.program_tempo = player.tempo.for_programs()
        """How fast programs run: a person's own, and those of "Find the fault"."""
        self.own: OwnProgram | None = None
        """The person's own program, once one has been opened."""
        self.shown_program: OwnProgram | None = None
        """The same while it is on view, and not our search in its place."""
        self.several: Several | None = None
        """The programs of the table, once several have been opened."""
        self.allowed_files: set[str] = set()
        """The paths of the files of which a person has said that they may be run."""

        # Messages.
        self.messages_shown = 0
        """The number of messages shown so far."""
        self.message_keys: tuple[str, ...] = ()
        """The keys of the last message."""
        self._message_for = 0.0  # seconds until the message disappears

        # Lessons and challenges.
        self.interrupted: Interrupted | None = None
        """What the lesson or the exercise that is on has interrupted."""
        self.after_beat: Progress | None = None
        """The state of everything after the last beat of a lesson."""
        self.minute = MINUTE
        """The seconds until another minute of a lesson's stop has passed."""

    @property
    def say(self) -> Words:
        """The words of its language, which name keys if the front has any."""
        return words_of(self.state.language, self.front.has_keys)

    @property
    def search(self) -> Search:
        """The search of its player."""
        return self.player.search

    @property
    def title(self) -> str:
        """The title of a window or page."""
        program = self.shown_program
        if self.state.is_finding_fault:
            return f"{self.say('find_fault')} · queens_viz"
        if program and not self.state.own.is_anonymous:
            return f"{program.file.name} · queens_viz"
        title = self.say.count("caption", self.search.n)
        name = name_of(self.search.strategy)
        return f"{title} · {self.say(name)}" if name else title

    @property
    def link(self) -> str:
        """The part of a link behind the # that leads to what is on view."""
        state = self.state
        if state.challenge:
            return state.challenge.link
        is_typed = state.own.has_editor and self.desk.program_link != ""
        if state.lesson and not is_typed:
            return f"lesson={state.lesson}"
        if state.is_finding_fault:
            return state.find_fault.link
        if self.shown_program and self.shown_program.is_recorded:
            return self.shown_program.link
        if state.own.has_editor or (self.shown_program and self.desk.program_link):
            return state.own.link(self.desk.program_link)
        return link_to(self.search.position)

    @property
    def whole_link(self) -> str:
        """The link to what is on view, with the address of the page if it is known."""
        return f"{self.desk.address}#{self.link}"

    @property
    def due(self) -> float:
        """The seconds until something changes by itself; infinity means never."""
        due = min(self.runner.due, self.player.due)
        if self.state.lesson:
            due = min(due, self.minute)
        if self.state.message:
            due = min(due, self._message_for)
        program = self.shown_program
        are_several_running = self.several is not None and not self.several.is_over
        if are_several_running or (program and program.file.is_running):
            due = min(due, POLLED_EVERY)
        return due

    @property
    def compare(self) -> Compare | None:
        """The race of all searches, while it is open."""
        if self.state.tab is not Action.COMPARE or self.shown_program:
            return None
        if not self.race or self.race.race.n != self.search.n:
            self.race = Compare(self.search.n, self.player.tempo)
        return self.race

    @property
    def runner(self) -> Player | Compare | Playback:
        """What the controls run: the search, the race or the person's own program."""
        if self.shown_program:
            return self.shown_program.playback
        # It is asked for many times in each frame: a race only where its tab is open.
        if self.state.tab is Action.COMPARE:
            return self.compare or self.player
        return self.player

    def moment(self) -> Moment:
        """Return what is displayed of the player now."""
        return self.player.moment(self.compare, self.shown_program)

    @property
    def asking(self) -> Asking:
        """What the class is asked now.

        Nothing is asked during a run, and while a position is displayed in place of the
        search's.
        """
        state = self.state
        if not state.exercise or state.displayed or self.player.aim:
            return NO_QUESTION
        exercise = state.current_exercise
        if not exercise:
            return NO_QUESTION
        position = self.search.position
        question = exercise.question(position)
        if question and state.vote.phase is ANSWERED:
            # If several answers are right, any of them is shown.
            answer = min(right(question, position), key=str)
            response = Response(question, answer, is_right=True)
            has_reason_next = state.is_predicting and state.predict.has_reason_after(
                question, position
            )
            return Asking(response=response, has_reason_next=has_reason_next)
        if question and state.vote.is_open:
            # An answer that was wrong before the vote began is not shown during it.
            chosen = state.vote.chosen
            square = chosen if isinstance(chosen, tuple) else None
            return Asking(question, cursor=square)
        cursor = None
        if question in ANSWERED_BY_SQUARE:
            cursor = state.cursor or first_square(question, position)
        return Asking(question, exercise.response, cursor, state.wrong_answers)

    @property
    def own_board(self) -> OwnBoard | None:
        """The board on which the class places queens itself, while it is open."""
        if self.state.exercise is not ExerciseKind.OWN_BOARD:
            return None
        return self.state.own_board.on(self.search.n)

    @property
    def cursor(self) -> Square | None:
        """The square that the arrow keys have chosen, if squares can be chosen."""
        if self.own_board:
            return self.state.cursor or (0, 0)
        return self.asking.cursor

    @property
    def has_tree(self) -> bool:
        """Whether the tree is on view."""
        if self.shown_program:
            return False
        if self.state.open_tab(self.search.n) is Action.TREE:
            return True
        if self.front.has_two_panels:
            return True
        return self.state.is_large and not self.has_program

    @property
    def has_nodes(self) -> bool:
        """Whether the tree is drawn as nodes, and not over time."""
        is_wanted = self.state.has_nodes(self.search.n)
        return is_wanted and self.front.has_room_for_nodes

    @property
    def has_program(self) -> bool:
        """Whether a listing of the search is on view."""
        if self.shown_program:
            return False
        return self.state.open_tab(self.search.n) is Action.PROGRAM

    # Time, and changes of the state.

    def pass_time(self, dt: float, spent: float | None = None) -> None:
        """Let `dt` seconds pass, and report what has ended meanwhile.

        `spent` is explained at `Runner.pass_time`.
        """
        was_at_end = self.player.is_at_end
        aim = self.player.aim
        runner = self.runner
        if runner is not self.player:
            runner.pass_time(dt, spent)
        self.player.pass_time(dt, spent)
        if self.player.is_at_end and not was_at_end:
            self._complete(aim)
        elif aim is Aim.RUN and not self.player.aim:
            self.show_message("breakpoint_reached", column=self.search.column + 1)
        self._count_minutes(dt)
        self.poll_program(dt)
        if self.state.message:
            self._message_for -= max(0.0, dt)
            if self._message_for <= 0:
                self.change(message="")

    def poll_program(self, dt: float) -> bool:
        """Let seconds pass for the programs of a table, and for the program on view.

        Return whether there is something to show. It is called also while nothing else
        changes, so it is quick.
        """
        has_entry = self.several is not None and self.several.poll(dt)
        program = self.shown_program
        if not program:
            return self._has_told_of_saving() or has_entry
        was_running = program.file.is_running
        has_ended = program.poll(dt)
        if has_ended:
            self.change(message="")
            self.follow_program()
        return has_entry or has_ended or program.file.is_running != was_running

    def _has_told_of_saving(self) -> bool:
        """Say that the program that is aside has been saved, once each time.

        It is run when somebody goes back to it. Return whether it was said.
        """
        if self.own is None or not self.own.is_newly_saved():
            return False
        self.show_message("own_saved_aside")
        return True

    def follow_program(self) -> None:
        """Let the search, which stays underneath, have the size of the program."""
        self.front.follow("source")
        program = self.shown_program or self.own
        n = program.playback.story.size if program else None
        if n and n != self.search.n and n <= LARGEST:
            self.player.begin_anew(Position.first(n))

    def _count_minutes(self, dt: float) -> None:
        """Count the minutes of a lesson's stop."""
        lesson = self.state.lesson
        if not lesson:
            return
        self.minute -= dt
        if self.minute <= 0:
            self.minute = MINUTE
            self.change(lesson=lesson._replace(passed=lesson.passed + 1))

    def change(self, **changes: object) -> None:
        """Replace fields of the state."""
        self.state = self.state._replace(**changes)  # type: ignore[arg-type]  # names are checked at run time

    def change_exercise(self, exercise: Exercise) -> None:
        """Replace the exercise that is on. The message is removed."""
        assert self.state.exercise
        # The field of the state has the name of the exercise.
        self.change(message="", **{self.state.exercise.value: exercise})

    def show_message(
        self,
        *keys: str,
        before: str = "",
        is_error: bool = False,
        offers_undo: bool = False,
        **values: object,
    ) -> None:
        """Show the messages with these keys for some seconds, after another text."""
        texts = [before, *[self.say(key, **values) for key in keys]]
        message = " ".join([text for text in texts if text])
        self.change(message=message, is_error=is_error, offers_undo=offers_undo)
        self.message_keys = keys
        self.messages_shown += 1
        self._message_for = MESSAGE_FOR

    def is_last_message(self, key: str) -> bool:
        """Return whether a message is on view."""
        return self.state.message != "" and self.message_keys == (key,)

    def is_confirmed(self, key: str, count: int) -> bool:
        """Return whether somebody repeats a request after a warning.

        The first time, show the warning, which counts what would be lost.
        """
        key = self.say.form(key, count)
        if self.is_last_message(key):
            return True
        self.show_message(key, count=count)
        return False

    def may_leave_challenge(self) -> bool:
        """Return whether a challenge can be left, if one is on.

        If answers would be lost, warn once.
        """
        challenge = self.state.challenge
        answers = len(challenge.tries) if challenge else 0
        return not answers or self.is_confirmed("challenge_lost", answers)

    def speak(self, language: str) -> None:
        """Change to a language."""
        self.change(language=language, message="")

    def toggle_help(self) -> None:
        """Open the help, or close it."""
        has_help = not self.state.has_help
        self.change(has_help=has_help, has_code=False, message="")

    def leave_lesson(self) -> None:
        """Return to what a lesson or an exercise has interrupted.

        Language, theme and keys stay as they were set meanwhile.
        """
        if not self.interrupted:
            return
        state = self.interrupted.state.with_preferences_of(self.state)
        self.state = state._replace(has_help=False, menu=None, message="", vote=Vote())
        self.player = self.interrupted.player
        self.race = self.interrupted.race
        # Somebody may have opened another program instead of theirs meanwhile.
        self.shown_program = self.own if self.interrupted.program else None
        self.interrupted = None
        self.front.settle()

    def leave_position(self) -> None:
        """Remove what belongs to the present position, because the search moves on.

        That is a position displayed in its place, the answers, and the message.
        """
        self.state = self.state.without_answers()._replace(displayed=None)
        self.front.follow("list")

    # Moves.

    def next(self) -> None:
        """Take one step, which may be the last."""
        was_at_end = self.player.is_at_end
        self.runner.next()
        if self.player.is_at_end and not was_at_end:
            self._complete(None)

    @property
    def history(self) -> History:
        """What can be undone now.

        These are the changes of a vote or of the own board, or else the moves of the
        search or the race.
        """
        if self.state.vote.phase in VOTING:
            return self.state.vote.history
        return (self.own_board or self.runner).history

    def turn_history(self, turn: Turn, refusal: str) -> None:
        """Undo a move, or do it again. If there is none, show a message.

        A run is halted first, and counts as a move.
        """
        vote = self.state.vote
        own = self.own_board
        if vote.is_open:
            self.change(vote=vote.turned(turn), message="")
        elif own:
            self.change(own_board=own.turned(turn), message="")
        else:
            self.leave_position()
            if not self.runner.turn_history(turn):
                self.show_message(refusal)
            self._leave_exercise_of_plain()

    def resize(self, n: int | None) -> None:
        """Begin with another size, if there is a board of that size."""
        self.change(typed="")
        if not n or not 1 <= n <= LARGEST:
            return
        program = self.shown_program
        if program:
            program.resize(n)
        else:
            self.leave_position()
            self.change(by_hand=ByHand())
            self.player.resize(n)

    def jump(
        self, position: Position, *, before: str = "", shows_message: bool = True
    ) -> None:
        """Go to a position, and show a message, which another text can precede."""
        self.leave_position()
        self.player.jump(position)
        if self._leave_exercise_of_plain() or not shows_message:
            return
        steps = self.search.steps
        if steps is None:
            key = "jumped_far"
        elif steps == 0:
            key = "jumped_first"
        else:
            key = "jumped"
        self.show_message(key, before=before, steps=steps, offers_undo=True)

    def _leave_exercise_of_plain(self) -> bool:
        """End the exercise if the search is not the plain one any more.

        Show a message then, and return whether it was so.
        """
        if not self.state.exercise or self.search.strategy is PLAIN:
            return False
        self.change(exercise=None)
        self.show_message("is_of_plain")
        return True

    # What is on the board.

    @property
    def destination(self) -> Position | None:
        """The position on the board to which the search can go, if there is one.

        It is a displayed position, or that of the own board.
        """
        own = self.own_board
        return own.position if own else self.state.displayed

    @property
    def visible_position(self) -> Position:
        """The position on view.

        It is that of the chosen search of a race, the displayed position, or else that
        of the search.
        """
        compare = self.compare
        if compare:
            return compare.race.lanes[compare.chosen].search.position
        return self.state.displayed or self.search.position

    def go_there(self) -> None:
        """Go to the position on the board, if the search can."""
        position = self.destination
        if not position or not self.may_leave_challenge():
            return
        if self.own_board:
            self.change(exercise=None)
        if self.state.challenge:
            self.leave_lesson()
        self.jump(position)

    def show(self, position: Position) -> None:
        """Halt the search, and display a position instead of its own.

        If both are the same, no position is displayed any more.
        """
        self.player.halt()
        is_same = position == self.search.position
        self.change(displayed=None if is_same else position)

    def toggle_breakpoint(self, column: int) -> None:
        """Set a breakpoint in a column, or remove it, and show a message."""
        self.player.toggle_breakpoint(column)
        is_set = column in self.player.findings.breakpoints
        key = "breakpoint_set" if is_set else "breakpoint_taken"
        self.show_message(key, column=column + 1)

    # The panel.

    def open_tab(self, tab: Action) -> None:
        """Open a tab. The list begins with its newest line.

        If only the listing or the values of an open program fit, opening it again
        changes between them. A large tree or program stays large only if its own tab is
        opened.
        """
        if self.shown_program:
            self._open_own_tab(tab)
            return
        if self.compare and tab is not Action.COMPARE:
            self.compare.halt()
        has_program = self.has_program
        has_values = self.state.has_values
        if tab is Action.PROGRAM and has_program and not self.front.has_whole_program:
            has_values = not has_values
        large_tab = Action.PROGRAM if has_program else Action.TREE
        has_rules = tab is Action.RULES
        self.change(
            has_values=has_values,
            tab=self.state.tab if has_rules else tab,
            by_hand=self.state.by_hand._replace(has_rules=has_rules),
            is_large=self.state.is_large and tab is large_tab,
        )
        if tab is Action.SOLUTIONS:
            self.front.follow("list")
            self.front.follow("gallery")

    def _open_own_tab(self, tab: Action) -> None:
        """Open a tab of the person's own program.

        If only the source or the values fit, opening the program again changes between
        them.
        """
        has_values = self.state.has_values
        is_open = self.state.own.tab is tab
        if tab is Action.PROGRAM and is_open and not self.front.has_whole_program:
            has_values = not has_values
        self.change(own=self.state.own._replace(tab=tab), has_values=has_values)
        self.front.follow("output")

    # Typing.

    def type(self, digit: str) -> None:
        """Add a digit to the digits of a new size.

        If the digits so far are not the size of a board, begin another size.
        """
        typed = self.state.typed + digit
        if self.state.typed and self.state.typed_size is None:
            typed = digit
        self.change(typed=typed, message="")
        self.front.drop_ring()
        if self.state.typed_size is None:
            self.show_message("sizes", largest=LARGEST, is_error=True)

    def erase(self) -> None:
        """Erase the last digit of a new size."""
        self.change(typed=self.state.typed[:-1])

    def _complete(self, aim: Aim | None) -> None:
        """Print the total."""
        steps = self.search.steps
        line = self.say(
            "total_found" if steps is None else "total",
            problem=self.say.count("queens", self.search.n),
            found=self.say.solutions(self.search.solutions_found, is_over=True),
            steps=steps,
        )
        self.desk.announce(line)

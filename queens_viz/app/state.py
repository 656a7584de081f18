"""What is open, chosen, typed and asked beside the search: `State` and `Asking`."""

from __future__ import annotations

from typing import NamedTuple

from ..search.facts import LARGEST
from ..search.listing import Program
from ..search.position import Position
from .challenge import Challenge
from .commands import Action
from .exercise import ByHand, Exercise, ExerciseKind, Predict, Response
from .find_fault import FindFault
from .history import History
from .lesson import LessonProgress
from .own_board import OwnBoard
from .questions import Question, Square
from .vote import ANSWERED, Vote

WHOLE_TREE = 6
"""The largest n whose tree is drawn whole, as nodes."""


class OwnView(NamedTuple):
    """What a person has chosen of how their own program is shown."""

    tab: Action = Action.PROGRAM  # the open tab: Program, Solutions, Output or Calls
    is_anonymous: bool = False  # without its name, comments and docstrings
    has_hints: bool = True  # "What would be right here?" is offered
    has_reading: bool = False  # how the board is read can be changed
    asked: str = ""  # the path of a dropped file, until it is decided if it is run
    has_editor: bool = False  # the text can be typed, beside what it does or over it
    has_table: bool = False  # the table of several programs is open
    n: int | None = None  # the number of queens for the typed text, if one was chosen

    def link(self, packed: str) -> str:
        """Return the part of a link that holds a packed program, empty for no text.

        >>> OwnView(n=6).link("eNor"), OwnView().link("")
        ('program=eNor&n=6', 'program')
        """
        link = f"program={packed}" if packed else "program"
        return f"{link}&n={self.n}" if self.n else link


class State(NamedTuple):
    """What is open, chosen, typed and asked. Every change makes a new value."""

    # Reading. A person chooses these, and a new search or a lesson keeps them.
    language: str = "en"
    theme: str = "light"
    has_letter_keys: bool = True  # off for voice control, which types letters

    # The board.
    displayed: Position | None = None  # drawn in place of the search's position
    has_outlook: bool = False  # mark what the queens attack in later columns
    typed: str = ""  # the digits of a new size
    filter: frozenset[Square] = frozenset()  # squares of "All solutions at once"
    filter_history: History = History()  # its places are such squares

    # The panel beside the board.
    tab: Action | None = None  # the tab that was opened; None: see `open_tab`
    is_large: bool = False  # the tree or the program has the whole window
    shows_time: bool = False  # a small tree is drawn over time, not as nodes
    program: Program = Program.LOOP  # the listing that is open
    lines_shown: int | None = None  # how many lines of the last step; None for all
    has_values: bool = False  # its values, if only they or the listing fit

    # The window.
    menu: int | None = None  # the chosen row of the open menu
    has_help: bool = False
    has_code: bool = False  # the help shows the QR code of the link
    is_picture: bool = False  # it becomes a file, so nothing can be pressed

    # The exercise. All but a challenge remember their values.
    exercise: ExerciseKind | None = None  # the one that is on
    predict: Predict = Predict()
    by_hand: ByHand = ByHand()
    own_board: OwnBoard = OwnBoard()
    find_fault: FindFault = FindFault()
    challenge: Challenge | None = None
    vote: Vote = Vote()  # a vote on the question that is open
    cursor: Square | None = None  # the square that keys have chosen

    # The lesson.
    lesson: LessonProgress | None = None  # the open stop, and how far it has come

    # A person's own program.
    own: OwnView = OwnView()

    # The message at the foot of the card. It disappears after some seconds.
    message: str = ""
    is_error: bool = False
    offers_undo: bool = False  # the message reports a jump

    def open_tab(self, n: int) -> Action:
        """Return the tab that is open in a search of size n.

        As long as nobody has opened one, this is the tree if it can be drawn whole, and
        else the list of solutions.
        """
        if self.can_read_rules and self.by_hand.has_rules:
            return Action.RULES
        if self.tab:
            return self.tab
        return Action.TREE if n <= WHOLE_TREE else Action.SOLUTIONS

    def has_nodes(self, n: int) -> bool:
        """Return whether the tree of a search of size n is to be drawn as nodes."""
        return n <= WHOLE_TREE and not self.shows_time

    @property
    def can_read_rules(self) -> bool:
        """Whether the class takes the steps itself, and no lesson explains them."""
        return self.exercise is ExerciseKind.BY_HAND and not self.lesson

    @property
    def is_predicting(self) -> bool:
        """Whether the class predicts what the search does."""
        return self.exercise is ExerciseKind.PREDICT

    @property
    def is_finding_fault(self) -> bool:
        """Whether "Find the fault" is on."""
        return self.exercise is ExerciseKind.FIND_FAULT

    @property
    def current_exercise(self) -> Exercise | None:
        """The exercise that asks questions now, if there is one."""
        if self.exercise is ExerciseKind.PREDICT:
            return self.predict
        if self.exercise is ExerciseKind.BY_HAND:
            return self.by_hand
        if self.is_finding_fault:
            return self.find_fault
        # None, unless a challenge is on.
        return self.challenge

    @property
    def wrong_answers(self) -> int:
        """The wrong answers to a question that is asked again."""
        if self.is_finding_fault:
            return len(self.find_fault.wrong)
        return self.by_hand.wrong_answers

    @property
    def choices(self) -> tuple[str, ...]:
        """The words on which the class can vote at a stop of a lesson.

        There are none while an exercise asks something else.
        """
        if not self.lesson or self.exercise:
            return ()
        return self.lesson.current.choices

    @property
    def typed_size(self) -> int | None:
        """The size that has been typed; None if there is no board of that size."""
        if not self.typed or self.typed.startswith("0"):
            return None
        size = int(self.typed)
        return size if size <= LARGEST else None

    def without_answers(self) -> State:
        """Return the state without answers and message, for when the search moves on.

        The squares that were chosen at its end are forgotten, too. The result of a vote
        on words stays as long as the stop that names the words.
        """
        vote = self.vote if self.choices and self.vote.phase is ANSWERED else Vote()
        return self._replace(
            predict=self.predict.without_answers(),
            by_hand=self.by_hand.without_answers(),
            find_fault=self.find_fault.without_answers(),
            vote=vote,
            cursor=None,
            filter=frozenset(),
            filter_history=History(),
            lines_shown=None,
            message="",
        )

    def with_preferences_of(self, other: State) -> State:
        """Return the state with the language, theme and keys of another state."""
        return self._replace(
            language=other.language,
            theme=other.theme,
            has_letter_keys=other.has_letter_keys,
        )


ANSWERED_BY_SQUARE = (Question.REASON, Question.RETURN, Question.MOVE)
"""The questions that are answered with a square."""

POINTED_AFTER = 2
"""The wrong answers to MOVE after which the queen that matters is framed."""

SHOWN_AFTER = 3
"""The wrong answers to MOVE or FAULT after which the right one can be shown."""


class Asking(NamedTuple):
    """What the class is asked now, and what is hidden until it has answered."""

    question: Question | None = None  # the one that is open
    response: Response | None = None  # the answer whose evidence is on view
    cursor: Square | None = None  # the square that is chosen for the answer
    wrong_answers: int = 0  # the wrong answers to a question that is asked again
    has_reason_next: bool = False  # the next question is which queen attacks

    @property
    def is_held(self) -> bool:
        """Whether the evidence of an answer is on view, until somebody goes on."""
        return self.response is not None and self.question is None

    @property
    def hides_verdict(self) -> bool:
        """Whether it stays hidden that the candidate is safe or attacked."""
        if self.question is Question.MOVE:
            return self.response is None
        return self.question is Question.VERDICT

    @property
    def hides_attackers(self) -> bool:
        """Whether it stays hidden which queens attack the candidate."""
        if self.question is Question.MOVE:
            return not self.points_out_queen
        if self.has_reason_next:
            return True
        return self.question in (Question.VERDICT, Question.REASON)

    @property
    def points_out_queen(self) -> bool:
        """Whether the queen that matters is framed, after some wrong answers."""
        return self.question is Question.MOVE and self.wrong_answers >= POINTED_AFTER

    @property
    def can_show_answer(self) -> bool:
        """Whether the right answer can be shown, after some wrong answers."""
        is_asked_again = self.question in (Question.MOVE, Question.FAULT)
        return is_asked_again and self.wrong_answers >= SHOWN_AFTER


NO_QUESTION = Asking()
"""What the class is asked if nothing is asked."""

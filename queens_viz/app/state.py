"""What is open, chosen, typed and asked: all that neither the search nor the player knows, and no pixels."""

from __future__ import annotations

from typing import NamedTuple

from ..search.facts import LARGEST
from ..search.listing import Program
from ..search.position import Position
from .challenge import Challenge
from .commands import Action
from .exercise import ByHand, ExerciseKind, Predict, Response
from .lesson import Played
from .own_board import OwnBoard
from .questions import Question, Square
from .vote import ANSWERED, Vote

WHOLE_TREE = 6
"""The largest n whose tree is shown whole."""


class State(NamedTuple):
    """What is open, chosen, typed and asked: a value, replaced when it changes.

    `typed` are the digits of a new size; `displayed` is a position that is on the board in place of the search's; `tab` is
    the action that opened the open tab, or None for the tab that suits the size; `message` is what the program has to
    say, and it may be bad news, or tell of a jump. `program` is the one that is open to be read; where its listing and
    its values don't both fit, the values stand in the listing's place if it `has_values`. Where it `is_large`, the
    program has the whole window if that is open, else the tree; a small tree `shows_time` where it is not of nodes. One
    that `is_picture` has nothing that can be pressed. With `has_outlook` it shows what is left of later columns. `menu`
    is the chosen row of the class's menu, None where it is closed; `exercise` is what the class does, and `cursor` the
    square that it has chosen for its answer; `vote` is how far it has come with a vote; `lesson` is how far a lesson
    has come that is on. Where it `has_code`, help shows the link to what is on view. Keys of one letter mean something
    where it `has_letter_keys`: who speaks to a computer needs them for something else.
    """

    language: str = "en"
    theme: str = "light"
    typed: str = ""
    displayed: Position | None = None
    has_help: bool = False
    tab: Action | None = None
    is_large: bool = False
    shows_time: bool = False
    is_picture: bool = False
    program: Program = Program.LOOP
    has_values: bool = False
    has_outlook: bool = False
    menu: int | None = None
    exercise: ExerciseKind | None = None
    predict: Predict = Predict()
    by_hand: ByHand = ByHand()
    own_board: OwnBoard = OwnBoard()
    vote: Vote = Vote()
    challenge: Challenge | None = None
    cursor: Square | None = None
    message: str = ""
    is_error: bool = False
    offers_undo: bool = False
    has_letter_keys: bool = True
    lesson: Played | None = None
    has_code: bool = False

    def open_tab(self, n: int) -> Action:
        """Return the open tab: while nobody has chosen, the tree where it fits whole."""
        if self.can_read_rules and self.by_hand.has_rules:
            return Action.RULES
        return self.tab or (Action.TREE if n <= WHOLE_TREE else Action.SOLUTIONS)

    def has_nodes(self, n: int) -> bool:
        """Return whether the tree of a search of size n is drawn as nodes where they have room."""
        return n <= WHOLE_TREE and not self.shows_time

    @property
    def can_read_rules(self) -> bool:
        """Whether a class makes the steps of the search, and no teacher tells it how."""
        return self.exercise is ExerciseKind.BY_HAND and not self.lesson

    @property
    def work(self) -> Predict | ByHand | Challenge | None:
        """How far the class has come in the exercise that asks, if one is on."""
        return (
            self.predict
            if self.is_predicting
            else self.by_hand
            if self.exercise is ExerciseKind.BY_HAND
            else self.challenge
        )

    def without_answers(self) -> State:
        """Return it with nothing answered and nothing said: the search moves on.

        The result of a vote on words stays as long as the stop that names them.
        """
        has_result = self.choices and self.vote.phase is ANSWERED
        return self._replace(
            predict=self.predict.anew(),
            by_hand=self.by_hand.anew(),
            vote=self.vote if has_result else Vote(),
            cursor=None,
            message="",
        )

    def with_preferences_of(self, other: State) -> State:
        """Return it with what another one has of language, theme and keys."""
        return self._replace(
            language=other.language,
            theme=other.theme,
            has_letter_keys=other.has_letter_keys,
        )

    @property
    def is_predicting(self) -> bool:
        """Whether the class predicts."""
        return self.exercise is ExerciseKind.PREDICT

    @property
    def choices(self) -> tuple[str, ...]:
        """The words between which the class votes at a lesson's stop, where it is asked nothing else."""
        return self.lesson.current.choices if self.lesson and not self.exercise else ()

    @property
    def typed_size(self) -> int | None:
        """The size that has been typed, or None if there is none of that size."""
        size = int(self.typed or 0)
        return size if 0 < size <= LARGEST and not self.typed.startswith("0") else None


BY_SQUARE = (Question.REASON, Question.RETURN, Question.MOVE)
"""The questions that a square answers."""

POINTED_AFTER, SHOWN_AFTER = 2, 3
"""How many wrong answers it takes until the queen that matters is framed, and until the right answer can be shown."""


class Asking(NamedTuple):
    """The question that is open, if any, the answer whose evidence is on view, if any, and the chosen square.

    `wrong` is how many wrong answers a question has had that is asked again.
    """

    question: Question | None = None
    response: Response | None = None
    cursor: Square | None = None
    wrong: int = 0

    @property
    def is_held(self) -> bool:
        """Whether an answer has been given and its evidence is shown until somebody goes on."""
        return self.response is not None and self.question is None

    @property
    def hides_verdict(self) -> bool:
        """Whether it must stay hidden that the candidate is safe or attacked."""
        return self.question is Question.VERDICT or (
            self.question is Question.MOVE and not self.response
        )

    @property
    def hides_attackers(self) -> bool:
        """Whether it must stay hidden which queens attack it."""
        return self.question in (Question.VERDICT, Question.REASON) or (
            self.question is Question.MOVE and not self.points
        )

    @property
    def points(self) -> bool:
        """Whether the queen that matters is pointed out, since the class has been wrong twice."""
        return self.question is Question.MOVE and self.wrong >= POINTED_AFTER

    @property
    def can_show(self) -> bool:
        """Whether the right answer can be shown, since the class has been wrong three times."""
        return self.question is Question.MOVE and self.wrong >= SHOWN_AFTER


NOTHING = Asking()
"""What is asked when there is no question."""

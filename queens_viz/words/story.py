"""The texts about a person's own program: on its card, and in the header."""

from __future__ import annotations

from typing import NamedTuple

from ..search.readings import Axis
from ..search.readings import Kind as BoardKind
from ..tracing.board import Board
from ..tracing.sentence import Sentence
from ..tracing.squares import are_safe
from ..tracing.story import BEFORE, Story
from ..tracing.story_values import shortened
from ..tracing.verdicts import FAULTS, HIDDEN, Verdict
from .judgement import in_language, sentences
from .sentence import Kind
from .words import Words

LONGEST_HEADLINE = 60
"""The most characters of a headline."""

LONGEST_CALL = 28
LONGEST_VALUE = 18
"""The most characters of a call, a value or a name in a headline."""

LONGEST_CHIP = 22
"""The most characters of the short words in the header."""

EXAMPLE = (5, 3)
"""The square by which the reading of a board is shown, if the board has it."""

SIZE = 4
"""The size of a board of which no size is known."""

HEADLINES = {
    "judge_right": "own_end_right",
    "judge_right_none": "own_end_right_none",
    "judge_range_row": "own_fault_row",
    "judge_range_column": "own_fault_column",
    "judge_beyond_row": "own_fault_beyond",
    "judge_beyond_column": "own_fault_beyond",
    "judge_shared": "own_fault_one_list",
    "judge_one_row": "own_fault_one_row",
    "judge_changed_later": "own_fault_later",
    "judge_taken": "own_fault_taken",
    "judge_saved_wrong": "own_fault_saved",
    "judge_saved_short": "own_fault_saved",
    "judge_printed_short": "own_fault_printed",
    "judge_said_none": "own_fault_lost",
    "judge_said_no_solution": "own_fault_lost",
    "judge_syntax": "own_fault_syntax",
}
"""The headlines of programs by the message of their first sentence."""

OF_VERDICTS = {
    "attacked": "own_fault_attacked",
    "missed": "own_fault_missed",
    "ends": "own_fault_ends",
    "endless": "own_fault_endless",
    "nothing": "own_fault_nothing",
    "first": "own_end_first",
    "some": "own_end_some",
    "late": "own_end_late",
    "stopped": "own_end_stopped",
    "unknown": "own_end_unknown",
    "unread": "own_end_unread",
}
"""The headlines of the other verdicts."""

REASONS = {
    "judge_attacked_diagonal": "own_why_diagonal",
    "judge_attacked_row": "own_why_row",
    "judge_attacked_column": "own_why_column",
    "judge_range_row": "own_why_unused",
    "judge_range_column": "own_why_unused",
    "judge_beyond_row": "own_why_beyond_row",
    "judge_beyond_column": "own_why_beyond_column",
    "judge_ends": "own_why_ends",
    "judge_shared": "own_why_shared",
    "judge_changed_later": "own_why_changed_later",
    "judge_taken": "own_why_taken",
    "judge_saved_wrong": "own_why_saved_wrong",
    "judge_saved_short": "own_why_saved_short",
    "judge_printed_short": "own_why_printed_short",
    "judge_said_none": "own_why_said_none",
    "judge_endless_boards": "own_why_endless_boards",
    "judge_endless": "own_why_endless",
    "judge_nothing_calls": "own_why_nothing_calls",
    "judge_nothing": "own_why_nothing",
    "judge_nothing_yet": "own_why_nothing_yet",
    "judge_error": "own_why_error",
    "judge_error_alone": "",
    "judge_digits": "own_why_digits",
    "judge_crash": "own_why_crash",
    "judge_own_signal": "own_why_own_signal",
    "judge_index": "own_why_index",
    "judge_index_empty": "own_why_index_empty",
    "judge_key": "own_why_key",
    "judge_syntax": "own_why_syntax",
    "judge_first": "own_why_first",
    "judge_first_return": "own_why_first_return",
    "judge_some": "own_why_some",
    "judge_late": "own_why_some",
    "judge_stopped": "own_why_stopped",
    "judge_stopped_alone": "own_why_stopped_alone",
    "judge_stopped_early": "own_why_stopped_early",
    "judge_not_followed": "own_why_not_followed",
    "judge_not_certain": "own_why_not_certain",
    "judge_no_board": "own_why_no_board",
    "judge_silent": "own_why_silent",
    "judge_not_begun": "own_why_not_begun",
    "judge_disk": "own_why_disk",
    "judge_module": "own_why_module",
    "judge_input": "own_why_input",
    "judge_display": "own_why_display",
    "judge_memory": "own_why_memory",
    "judge_signal": "own_why_signal",
    "judge_lost": "own_why_lost",
    "judge_halted": "own_why_halted",
    "judge_too_long": "own_why_too_long",
}
"""What the headline leaves to be said, by the message of the first sentence.

In a table of programs that sentence is alone. Other sentences repeat nothing.
"""

OF_DEEDS = {
    "own_did_places": "own_head_places",
    "own_did_replaces": "own_head_replaces",
    "own_did_removes": "own_head_removes",
    "own_did_queens": "own_head_queens",
    "own_did_calls": "own_head_calls",
    "own_did_returns": "own_head_returns",
    "own_did_ends": "own_head_ends",
    "own_did_leaves": "own_head_leaves",
    "own_did_yields": "own_head_yields",
    "own_did_prints": "own_head_prints",
    "own_did_asks": "own_head_asks",
    "own_did_sets": "own_head_sets",
    "own_did_raises": "own_head_raises",
    "own_did_true": "own_head_true",
    "own_did_false": "own_head_false",
    "own_did_loop_ends": "own_head_loop_ends",
}
"""The headlines of what a line did."""

OF_OUTPUT = ("own_did_prints", "own_did_asks")
"""What a line did that is to be read in the output."""

OF_LINES = ("shared", "report")
"""The faults whose line does something wrong.

The line of another fault may be right, as one that places every queen, attacked or
not, for the next line to test.
"""

AFTER_FAULT = ("judge_said_none", "judge_said_no_solution", "judge_taken")
"""The messages about lines that may be right: the fault came before them."""

CHIPS = {
    "nothing": "own_chip_nothing",
    "first": "own_chip_first",
    "some": "own_chip_some",
    "late": "own_chip_late",
    "stopped": "own_chip_stopped",
    "unknown": "own_chip_unknown",
    "unread": "own_chip_unread",
}
"""The short words of verdicts that need no more than their name."""

KINDS = {
    "right": Kind.COMPLETE,
    "first": Kind.COMPLETE,
    "some": Kind.COMPLETE,
    "late": Kind.COMPLETE,
}
"""What the verdicts are about that blame nothing; the others say nothing certain."""


class StoryCard(NamedTuple):
    """What the card says about a step of a person's own program."""

    kind: Kind
    headline: str
    reason: str = ""
    note: str = ""
    shorter: tuple[str, ...] = ()  # the reason without its last sentences


def card_of(story: Story, step: int, say: Words) -> StoryCard:
    """Return what the card says at a step of a story."""
    verdict = story.verdict
    if verdict is None:
        return StoryCard(Kind.SEARCHING, say("own_end_running"))
    if story.is_hidden:
        return _hidden_card(story, step, say)
    if story.last == BEFORE:
        return _verdict_card(story, verdict, step, say)
    if step == BEFORE:
        return _first_card(story, verdict, say)
    if step == story.fault or step >= story.last:
        return _verdict_card(story, verdict, step, say)
    return _plain_card(story, step, say)


def card_of_error(error: Verdict, say: Words) -> StoryCard:
    """Return what the card says about a text that can't be run, while a run is shown.

    >>> card_of_error(Verdict("error", 5), Words())[1::2]
    ('It goes wrong in line 5', 'The board shows the last run.')
    """
    headline = shortened(verdict_headline(error, say), LONGEST_HEADLINE)
    reason = " ".join(_reasons(error, say))
    return StoryCard(_kind_of(error), headline, reason, say("own_last_run"))


def _hidden_card(story: Story, step: int, say: Words) -> StoryCard:
    """Return the card of a program that a class is to judge itself."""
    if step == BEFORE:
        return StoryCard(Kind.NONE, say("fault_before"))
    return _plain_card(story, step, say)._replace(kind=Kind.NONE)


def _first_card(story: Story, verdict: Verdict, say: Words) -> StoryCard:
    """Return the card before the first line: how the board is read, and the verdict."""
    text = " ".join(sentences(verdict, say))
    if story.board is None or story.size is None:
        if not story.is_wrong:
            return _verdict_card(story, verdict, BEFORE, say)
        headline = say("own_end_no_board")
        return StoryCard(_kind_of(verdict), headline, text, say("own_all_the_same"))
    reading = reading_of(story.board, say, story.size)
    if story.is_wrong:
        return StoryCard(Kind.NONE, shortened(reading, LONGEST_HEADLINE), text)
    return _verdict_card(story, verdict, BEFORE, say)._replace(note=f"{reading}.")


def _verdict_card(story: Story, verdict: Verdict, step: int, say: Words) -> StoryCard:
    """Return the card of the verdict, with all its sentences."""
    said = _reasons(verdict, say)
    headline = verdict_headline(verdict, say)
    note = ""
    if verdict.name == "attacked" and step == story.fault:
        note = say("own_until_here")
    elif story.board is None and story.last > BEFORE:
        note = say("own_all_the_same")
    headline = shortened(headline, LONGEST_HEADLINE)
    shorter = tuple([" ".join(said[:count]) for count in range(len(said) - 1, 0, -1)])
    return StoryCard(_kind_of(verdict), headline, " ".join(said), note, shorter)


def _reasons(verdict: Verdict, say: Words) -> list[str]:
    """Return the sentences about a program without what its headline says."""
    first = _first_sentence(verdict)
    said = []
    for sentence in verdict.sentences:
        if sentence is not first:
            said.append(in_language(sentence, say))
        elif verdict.name != "right":
            message = REASONS.get(sentence.message, sentence.message)
            if message:
                said.append(in_language(sentence._replace(message=message), say))
    return said


def _plain_card(story: Story, step: int, say: Words) -> StoryCard:
    """Return the card of a step at which nothing special is said."""
    deed = story.deed_at(step)
    line = story.recording.line(step)
    reason = " ".join([_detail(sentence, say) for sentence in deed[:1]])
    rest = " ".join([in_language(sentence, say) for sentence in deed[1:]])
    text = f"{reason} {rest}".strip()
    kind = Kind.NONE
    headline = say("own_head_ran", line=line) if line else say("own_head_same")
    note = say("own_board_only") if story.is_board_only(step) else ""
    if deed:
        headline = _headline(deed[0], say)
        is_placed = deed[0].message == "own_did_places"
        if is_placed and not story.is_hidden and are_safe(story.queens_at(step)):
            kind = Kind.SAFE
    if story.is_solution_at(step):
        kind = Kind.SOLUTION
        if deed and deed[0].message in ("own_did_places", "own_did_replaces"):
            headline = say("own_head_solution", line=deed[0].values["line"])
    return StoryCard(kind, headline, text, note)


def _headline(sentence: Sentence, say: Words) -> str:
    """Return the headline of what a line did."""
    if _is_short_text(sentence):
        return in_language(sentence, say)
    values = dict(sentence.values)
    for name, value in values.items():
        if isinstance(value, str):
            longest = LONGEST_CALL if name == "call" else LONGEST_VALUE
            values[name] = shortened(value, longest)
    if sentence.message == "own_did_raises":
        values["error"] = str(sentence.values["error"]).partition(":")[0]
    headline = say(OF_DEEDS[sentence.message], **values)
    return shortened(headline, LONGEST_HEADLINE)


def _is_short_text(sentence: Sentence) -> bool:
    """Return whether a line printed a text that a headline has room for."""
    text = str(sentence.values.get("text", ""))
    return sentence.message in OF_OUTPUT and len(text) <= LONGEST_VALUE


def _detail(sentence: Sentence, say: Words) -> str:
    """Return what the headline of a sentence leaves out."""
    values = sentence.values
    message = sentence.message
    if message == "own_did_places":
        return f"{values['queen']}."
    if message == "own_did_replaces":
        return say("own_moved_from", before=values["before"], queen=values["queen"])
    if message == "own_did_removes":
        return say("own_it_was", queen=values["queen"])
    if message in OF_OUTPUT:
        return "" if _is_short_text(sentence) else str(values["text"])
    if message == "own_did_raises":
        return str(values["error"])
    if message in ("own_did_true", "own_did_false", "own_did_loop_ends"):
        return say("own_next_line", next=values["next"])
    if message in ("own_did_ends", "own_did_leaves"):
        return ""
    if message == "own_did_calls":
        text = str(values["call"])
        return in_language(sentence, say) if len(text) > LONGEST_CALL else ""
    if message in ("own_did_returns", "own_did_yields"):
        is_long = len(str(values["value"])) > LONGEST_VALUE
        is_long = is_long or len(str(values["call"])) > LONGEST_CALL
        return in_language(sentence, say) if is_long else ""
    return in_language(sentence, say)


# The verdict in few words.


def _kind_of(verdict: Verdict) -> Kind:
    """Return what a verdict is about."""
    if verdict.name in FAULTS:
        return Kind.ATTACKED
    return KINDS.get(verdict.name, Kind.NONE)


def verdict_headline(verdict: Verdict, say: Words) -> str:
    """Return the headline of a verdict.

    >>> from ..tracing.sentence import say
    >>> sentence = say("judge_range_row", number=5, solution="[1, 3, 5, 0, 2, 4]")
    >>> verdict_headline(Verdict("range", 17, 300, sentences=(sentence,)), Words())
    'No queen stays in row 5'
    """
    first = _first_sentence(verdict)
    values: dict[str, object] = {"line": verdict.line}
    message = ""
    if first:
        values.update(first.values)
        message = HEADLINES.get(first.message, "")
    message = message or OF_VERDICTS.get(verdict.name, "")
    if verdict.name == "error" and not message and "error" in values:
        message = "own_fault_error"
    if not message and verdict.name == "right":
        return chip_of(verdict, say)[0]
    is_line_missing = values["line"] is None
    has_line = say.has(message) and "{line}" in say(message)
    if not message or (is_line_missing and has_line):
        message = "own_chip_wrong" if is_line_missing else "own_fault_wrong"
    return in_language(Sentence(message, values), say)


def _first_sentence(verdict: Verdict) -> Sentence | None:
    """Return the sentence that says what is wrong, or what is right."""
    for sentence in verdict.sentences:
        if sentence.message != "judge_with_size":
            return sentence
    return None


def chip_of(verdict: Verdict | None, say: Words) -> tuple[str, Kind]:
    """Return the short words about a program in the header, and their kind.

    >>> chip_of(Verdict("shared", 23), Words()), chip_of(None, Words("de"))[0]
    (('wrong in line 23', <Kind.ATTACKED: 'attacked'>), 'läuft…')
    """
    if verdict is None:
        return say("own_chip_running"), Kind.SEARCHING
    if verdict.name == HIDDEN:
        return "", Kind.NONE
    kind = _kind_of(verdict)
    first = _first_sentence(verdict)
    if first and first.message == "judge_syntax":
        return _short("own_chip_syntax", "own_chip_wrong", verdict, say), kind
    if verdict.name in CHIPS:
        return say(CHIPS[verdict.name]), kind
    if verdict.name == "right":
        return _short("own_chip_right_for", "own_chip_right", verdict, say), kind
    if verdict.name == "error":
        return _short("own_chip_error", "own_chip_wrong", verdict, say), kind
    if not names_line(verdict):
        return say("own_chip_wrong"), kind
    return _short("own_chip_wrong_line", "own_chip_wrong", verdict, say), kind


def names_line(verdict: Verdict | None) -> bool:
    """Return whether the short words about a verdict name its line.

    >>> names_line(Verdict("shared", 23)), names_line(Verdict("missed", 23))
    (True, False)
    """
    if verdict is None or verdict.line is None or verdict.name not in OF_LINES:
        return False
    first = _first_sentence(verdict)
    return first is None or first.message not in AFTER_FAULT


def error_text(error: Verdict, say: Words) -> str:
    """Return what is wrong with a text that can't be run, without a full stop.

    It is with Python's own message if the text isn't Python.
    """
    headline = verdict_headline(error, say)
    first = _first_sentence(error)
    if first is None or first.message != "judge_syntax":
        return headline
    return say.labelled(headline, str(first.values["error"]))


def _short(long: str, short: str, verdict: Verdict, say: Words) -> str:
    """Return a message with its line or size, or a shorter one without."""
    value = verdict.n if "{n}" in say(long) else verdict.line
    if value is None:
        return say(short)
    text = say(long, n=value, line=value)
    return text if len(text) <= LONGEST_CHIP else say(short)


def changed_of(before: Verdict, now: Verdict, say: Words) -> str:
    """Return how the verdict has changed since a program was run before.

    >>> changed_of(Verdict("shared", 23), Verdict("right", n=5), Words())
    'Before: wrong in line 23. Now: right for 5.'
    """
    return say("own_changed", before=chip_of(before, say)[0], now=chip_of(now, say)[0])


def reading_of(board: Board, say: Words, n: int | None = None) -> str:
    """Return how a board is read, by a square that a board of its size has.

    >>> from ..search.readings import Reading
    >>> from ..tracing.history import Variable
    >>> from ..tracing.nodes import Shape
    >>> shape = Shape(Reading(BoardKind.ROWS, 8), is_fixed=True)
    >>> board = Variable("", "board")
    >>> reading_of(Board(board, (board,), shape, Axis.COLUMN, 0.0), Words())
    '`board[5] = 3` means column 5, row 3'
    """
    size = n or board.shape.reading.n or SIZE
    line, place = [min(number, size - 1) for number in EXAMPLE]
    example = board.square((line, place))
    if board.kind is BoardKind.FLAT:
        example = f"{board.variable.name}[{line * size + place}]"
    numbers = (line + board.first_number, board.number(place))
    if board.axis is Axis.COLUMN:
        column, row = numbers
        return say("own_reading", example=example, column=column, row=row)
    row, column = numbers
    return say("own_reading_by_row", example=example, column=column, row=row)

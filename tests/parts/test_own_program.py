"""The screen of a person's own program."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action, Command
from queens_viz.parts.board import Badge
from queens_viz.parts.hover import Kind, Target, Tooltip, tooltip_of
from queens_viz.parts.own_queens import (
    has_stack,
    numbers_of,
    own_queens,
    own_stack,
    square_on_board,
)
from queens_viz.parts.own_values import RowKind, fitting_rows, form_of, rows_of
from queens_viz.parts.pieces import Mark
from queens_viz.parts.view import View
from queens_viz.search.readings import Axis
from queens_viz.tracing.anonymous import anonymous
from queens_viz.tracing.story import Story
from queens_viz.words.words import LANGUAGES

from ..shown_programs import NEIGHBOURS, story
from ..states import State
from ..support import part_in, texts, words_in


def at(step: str, program: str = "queens.py", **more: object) -> View:
    """Return a window that shows a step of a program."""
    return State(program=program, at=step, **more).window()  # type: ignore[arg-type]


def test_queens_are_where_their_author_has_them_and_edges_count_as_the_program() -> (
    None
):
    frame = at("fault").frame()
    look = frame.board
    assert (look.candidate, look.badge) == ((5, 5), Badge.ATTACKED)
    assert look.attacking == ((0, 0),)
    assert look.queens == ((0, 0), (1, 2), (2, 4), (3, 1), (4, 3))
    assert look.framed_column == 5
    # What it tried has a ring: nobody says that it is attacked there.
    assert [mark.row for mark in look.marks] == [0, 1, 2, 3, 4]
    assert {mark.mark for mark in look.marks} == {Mark.TRIED}
    assert "Ring: tried" in str(words_in(part_in(at("30"), "signs")))
    assert frame.squares.label.startswith("column 0, row 0")
    stack = next(e.part.values for e in frame.elements if e.name == "stack")[-1]
    assert stack.cells == ("0", "2", "4", "1", "3", "5")
    assert stack.red == {0, 5}
    assert stack.caption == "board"

    # The first number of a grid's square is a row, from the top.
    frame = at("fault", "faulty/b_class.py").frame()
    assert frame.moment.playback
    numbers = numbers_of(frame.moment.playback)
    assert numbers.is_from_top
    assert (numbers.column(0), numbers.row(4, 5)) == (0, 0)
    assert frame.board.framed_row == square_on_board((2, 3), 5, by_row=True)[1]
    assert frame.board.candidate == (3, 2)
    assert frame.widget("stack") is None
    # A list whose values count from 1, and its places from 0.
    frame = at("end", "right/e08.py").frame()
    assert frame.squares.name((0, -1)) == "column 0"
    assert frame.squares.name((0, 0)) == "column 0, row 1"


def test_a_click_on_her_board_does_nothing_but_say_so() -> None:
    view = at("fault")
    frame = view.frame()
    assert frame.layout.grid
    click = frame.clicked(frame.layout.grid.square(2, 2).center)
    assert click == Command(Action.EXPLAIN, Action.JUMP)


def test_our_search_beside_a_program_says_what_comes_next_below_its_message() -> None:
    view = at("fault", keys="w", size=(1920, 1080))
    card = part_in(view, "card")
    following = card.values[0].sentence.next
    assert following.startswith("Next: column 6 is used up")
    assert following in " ".join(words_in(card))
    assert "Our search" in " ".join(words_in(part_in(view, "message")))


def test_the_card_has_buttons_at_the_first_fault_alone() -> None:
    view = at("fault")
    labels = {b.look.label: b.look.action for b in part_in(view, "card").buttons}
    assert labels == {
        "See safe(5) again": Action.SEE_AGAIN,
        "Go on as is": Action.NEXT,
        "What would be right here?": Action.WOULD_BE_RIGHT,
    }
    fault = story("queens.py").fault
    assert fault
    for step in (-1, 0, fault - 1, fault + 1):
        view.execute(Command(Action.SHOW_STEP, step))
        assert not part_in(view, "card").buttons
    view.execute(Command(Action.SHOW_STEP, fault))
    view.execute(Command(Action.HINTS))
    assert len(part_in(view, "card").buttons) == 2


def test_no_button_names_a_fault_where_none_is_known() -> None:
    for program in ("right/e08.py", "half_typed.py"):
        words = words_in(part_in(at("end", program), "controls"))
        assert "To the end" in words
        assert "First fault" not in words
    assert "To the end" in words_in(part_in(at("fault"), "controls"))
    assert "First fault" in words_in(part_in(at("end"), "controls"))


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("own:saved=right/e08.py", "Before: wrong. Now: right for 5."),
        ("own:saved=half_typed.py", "The board shows the last run."),
    ],
)
def test_what_saving_has_changed_is_on_the_card(keys: str, text: str) -> None:
    card = part_in(at("fault", keys=keys), "card")
    assert text in card.values[0].sentence.next


def test_the_chip_says_the_verdict_or_how_many_lines_have_run_and_ends_the_run() -> (
    None
):
    assert "wrong" in words_in(part_in(at("fault"), "header"))
    # A text that can't be run has taken the place of the one that was judged.
    view = at("end", "right/e08.py", keys="own:saved=half_typed.py")
    assert "not Python: line 7" in words_in(part_in(view, "header"))
    card = part_in(view, "card").values[0].sentence
    assert card[1:3] == ("Line 7 isn’t Python", "'(' was never closed.")
    view.key("left")
    note = part_in(view, "card").values[0].sentence.next
    assert note.startswith("Line 7 isn’t Python: '(' was never closed. ")
    view = at("fault", keys="own:running")
    header = part_in(view, "header")
    assert "running… 12,000 lines" in words_in(header)
    assert header.button(Action.END_RUN)
    card = part_in(view, "card")
    assert card.values[0].sentence.reason == view.app.say("own_last_run")
    assert not card.buttons, "the verdict on the last run may no longer be true"
    view.execute(Command(Action.ANONYMOUS))
    words = words_in(part_in(view, "header"))
    assert "Program A" in words
    assert "queens.py" not in words


def test_nobody_reads_the_author_in_an_anonymous_program() -> None:
    view = at("first", keys="own:command=anonymous")
    listing = part_in(view, "told of source").descriptions[0]
    assert "as far as we know" not in listing
    assert "Six queens" not in listing
    lines = anonymous(NEIGHBOURS).splitlines()
    assert len(lines) == len(NEIGHBOURS.splitlines())
    assert lines[6] == "def safe(row):"
    assert anonymous("x = (  # half typed\n") == "x = (\n"


ABOVE = (RowKind.SPACE, RowKind.HEADING)


def test_values_that_don_t_fit_are_left_out_by_what_they_are_worth() -> None:
    view = at("fault")
    frame = view.frame()
    values = part_in(view, "told of values")
    look = values.values[0]
    rows, hidden = rows_of(look, form_of(frame.ui, 190))
    assert hidden == 0
    for height in range(3, 30):
        fitting = fitting_rows(rows, hidden, height, look.more)
        assert sum(row.height for row in fitting) <= height or len(fitting) < 3
        left_out = [row for row in rows if row not in fitting]
        kinds = {row.kind for row in left_out} - {RowKind.SPACE, RowKind.HEADING}
        calls_left_out = [row for row in left_out if row.kind is RowKind.CALL]
        values_left_out = len(left_out) - len(calls_left_out)
        values_left_out -= sum(row.kind in ABOVE for row in left_out)
        numbers = [row.left for row in fitting if row.kind is RowKind.MORE]
        counts = [values_left_out, len(calls_left_out)]
        assert numbers == [f"+{count} more" for count in counts if count]
        for above, below in zip(fitting, [*fitting[1:], None], strict=True):
            has_rows = below is not None and below.kind not in ABOVE
            assert above.kind is not RowKind.HEADING or has_rows, height
        if RowKind.VALUE in kinds:
            calls = [row for row in fitting if row.kind is RowKind.CALL]
            assert len(calls) <= 1, "calls are left out first"
    described = "\n".join(values.descriptions)
    assert "board = [0, 2, 4, 1, 3, 5]" in described
    assert "place(5) 24" in described


def test_the_line_where_a_fault_shows_is_not_called_wrong() -> None:
    words = texts(State(program="queens.py", at="fault").window())
    assert {"← shows here", "← wrong answer"} <= set(words)
    assert "← wrong" not in words
    words = texts(State(program="queens.py", at="20").window())
    assert not {"← shows here", "← wrong answer"} & set(words)
    # The line of a solution that is missed may be right.
    words = texts(State(program="faulty/too_strict.py", at="end").window())
    assert "← shows here" not in words
    # Where another line has run than the one that is wrong, both are named.
    view = at("fault", "faulty/rows_are_one.py")
    counters = words_in(part_in(view, "counters"))
    assert {"step 12 · line 23", "first fault: line 2"} <= set(counters)


def test_a_list_whose_values_are_those_of_rows_is_one_line_below_the_board() -> None:
    view = at("fault")
    playback = view.app.moment().playback
    assert playback
    for axis in (Axis.COLUMN, Axis.ROW):
        board = playback.story.board
        assert board
        verdict = playback.story.verdict
        assert verdict
        read = verdict._replace(board=board._replace(axis=axis))
        judged = playback.story.judged._replace(verdict=read)
        moment = playback._replace(story=Story(playback.story.recording, judged))
        assert has_stack(moment)
        stack = own_stack(moment, own_queens(moment))
        assert stack.cells == ("0", "2", "4", "1", "3", "5")
        assert stack.is_line is (axis is Axis.ROW)


def test_output_and_solutions_follow_the_step_and_lead_there() -> None:
    view = at("400", "right/chatty.py", keys="f3")
    output = part_in(view, "output")
    assert output.scroll.first == output.scroll.most > 0
    assert output.place.right - output.scroll.bar.right == 3
    view.move(output.place.center)
    view.wheel(3)
    assert part_in(view, "output").scroll.first == output.scroll.most - 9
    view.key("right")
    last = part_in(view, "output")
    assert last.scroll.first == last.scroll.most

    view = at("end", "right/e08.py", keys="f2")
    line = part_in(view, "solutions").lines[0]
    assert line.look.action.action is Action.SHOW_STEP
    view.execute(line.look.action)
    assert view.app.moment().playback.step == line.look.action.value  # type: ignore[union-attr]
    missing = part_in(
        at("end", "faulty/break_after_first.py", keys="f2", size=(1920, 1080)),
        "solutions",
    )
    assert "missing" in words_in(missing)


def test_the_progress_line_names_the_steps_of_the_program_and_not_of_the_search() -> (
    None
):
    view = at("fault")
    playback = view.app.moment().playback
    assert playback
    for share in (0.0, 0.3, 1.0):
        named = tooltip_of(view.frame().scene, Target(Kind.LINE, share))
        view.execute(Command(Action.SEEK, (share, False)))
        step = view.app.moment().playback.step  # type: ignore[union-attr]
        assert named == Tooltip(f"step {step + 1}")


def test_no_reason_ends_in_the_middle_of_a_sentence_in_small_windows() -> None:
    ends = []
    for size in ((320, 568), (360, 640), (480, 320), (600, 480)):
        for language in LANGUAGES:
            view = at("fault", size=size, language=language)
            card = part_in(view, "card")
            words = card.values[0].sentence
            written = " ".join(words_in(card))
            if words.shorter[-1] not in written:
                ends.append((size, language, written))
            if {words.reason, *words.shorter} & set(card.cuts):
                ends.append((size, language, card.cuts))
    assert ends == []
    # Where there is room, nothing is left out.
    card = part_in(at("fault"), "card")
    assert card.values[0].sentence.reason in " ".join(words_in(card))

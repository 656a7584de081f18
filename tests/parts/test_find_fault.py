"""Find the fault on the screen: lines are pressed by mouse, finger, keys and screen reader, and evidence follows."""

from __future__ import annotations

from itertools import product

import pytest

from queens_viz.app.actions import refusal
from queens_viz.app.commands import Action, Command
from queens_viz.app.exercise import ExerciseKind
from queens_viz.app.own_actions import begin_with_result
from queens_viz.browser.page_view import PageView
from queens_viz.parts.find_fault import change_of
from queens_viz.parts.hover import Kind
from queens_viz.parts.own_queens import own_queens
from queens_viz.parts.source_drawing import ADDED
from queens_viz.parts.source_lines import Source
from queens_viz.parts.view import View
from queens_viz.pens import Pixel
from queens_viz.search.faulty import FAULTY, FaultyProgram

from .. import shown_programs
from ..presses import done, settle
from ..states import FAULTS_FOUND, LYING, PHONE, SIZES, Page, State
from ..support import part_in, words_in

SMALLEST = (320, 568)


def asked(name: object, keys: str = "", size: Pixel = (1280, 800)) -> View:
    """Return a window, or the page of a phone, in which a program is asked about."""
    state = State(at="first", keys=f"fault:{name} {keys}", size=size)
    return state.led(Page) if state.is_page else state.window()


def lines_in(view: View) -> dict[int, Pixel]:
    """Return the middle of each line that can be pressed."""
    lines = part_in(view, "lines of code").lines
    return {line.look.action.value: line.rect.center for line in lines}


def work(view: View):  # type: ignore[no-untyped-def]
    """Return how far the exercise has come."""
    return view.app.state.find_fault


def click(view: View, point: Pixel, *, is_finger: bool = False) -> None:
    """Press a point with the mouse or a finger, and let go."""
    view.press(point, is_finger=is_finger)
    view.release(point)
    settle(view)


def wrong_line(program: FaultyProgram, view: View) -> int:
    """Return a line in sight that is not to blame."""
    return next(line for line in lines_in(view) if line not in program.wrong)


def test_a_click_on_a_line_answers_and_what_it_does_right_is_said_until_it_is_found() -> (
    None
):
    for program in FAULTY:
        view = asked(program.name)
        places = lines_in(view)
        assert list(places) == list(range(1, len(program.lines) + 1))
        wrong = wrong_line(program, view)
        click(view, places[wrong])
        assert work(view).wrong == (wrong,)
        card = part_in(view, "card").values[0]
        assert card.is_asked
        assert f"Line {wrong} " in card.sentence.reason
        # A button shows the line at work; it is ruled out, and on view.
        assert view.app.shown_program
        playback = view.app.shown_program.playback
        assert playback.step == -1
        labels = [button.look.label for button in part_in(view, "card").buttons]
        assert f"See line {wrong} at work" in labels
        view.key("g")
        assert playback.story.recording.line(playback.step) == wrong
        assert wrong in lines_in(view)
        lines = part_in(view, "lines of code").lines
        (label,) = [x.look.label for x in lines if x.look.action.value == wrong]
        assert label.startswith(f"line {wrong}, not the wrong one: ")
        right = program.wrong[-1]
        click(view, lines_in(view)[right])
        assert work(view).response.is_right
        assert f"Right: line {right}" in words_in(part_in(view, "card"))
        assert view.frame().widget("lines of code") is None


def test_keys_choose_a_line_and_enter_answers_and_goes_on() -> None:
    view = asked("no_pop")
    for key in ("up", "down", "down", "down", "up"):
        view.key(key)
    assert work(view).line == 3
    lines = part_in(view, "lines of code").lines
    assert [x.look.action.value for x in lines if x.look.is_primary] == [3]
    heard = part_in(view, "lines of code").announcements
    assert heard == ((f"line 3: {FAULTY[2].texts[2].strip()}", 0),)
    view.key("right")
    assert part_in(view, "card").announcements == (("Line 1 sets n. n is now 4.", 0),)
    pick = next(b for b in part_in(view, "card").buttons)
    assert pick.look.label == "Answer: line 3"
    assert pick.look.hint == "Enter"
    # Where Enter is taken, no other button has it.
    assert "Enter" not in words_in(part_in(view, "controls"))
    view.key("return")
    assert work(view).wrong == (3,)
    for _ in range(99):
        view.key("down")
    assert work(view).line == len(FAULTY[2].lines)
    while work(view).line > FAULTY[2].wrong[0]:
        view.key("up")
    view.key("return")
    assert work(view).is_answered
    view.key("return")
    assert "Program 4 of 12" in words_in(part_in(view, "header"))


def test_the_line_that_keys_have_chosen_is_in_sight_also_where_not_all_fit() -> None:
    view = asked("result_lost", size=SMALLEST)
    total = len(FAULTY[8].lines)
    assert len(lines_in(view)) < total
    for number in (*range(1, total + 1), *range(total - 1, 0, -1)):
        view.key("down" if number > work(view).line else "up")
        assert work(view).line == number
        assert number in lines_in(view)


def test_a_finger_chooses_a_line_and_a_button_answers() -> None:
    for size in (PHONE, LYING, SMALLEST):
        view = asked("one_diagonal", size=size)
        step = view.app.moment().playback.step  # type: ignore[union-attr]
        for number, point in lines_in(view).items():
            click(view, point, is_finger=True)
            assert work(view).line == number
        assert work(view).wrong == ()
        assert view.app.moment().playback.step == step  # type: ignore[union-attr]
        buttons = {b.look.label: b for b in view.frame().buttons if b.look.label}
        number = work(view).line
        click(view, buttons["▲"].rect.center, is_finger=True)
        assert work(view).line == number - 1
        click(view, buttons["▼"].rect.center, is_finger=True)
        assert work(view).line == number
        answer = buttons[f"Answer: line {number}"].rect
        assert min(answer.size) >= 44
        click(view, answer.center, is_finger=True)
        assert work(view).wrong == (number,)
    for line in part_in(view, "lines of code").lines:
        assert line.rect.height >= 24


def test_a_line_that_is_cut_is_shown_whole_to_the_finger_that_has_chosen_it() -> None:
    view = asked("too_early", size=SMALLEST)
    view.execute(Command(Action.OTHER_LINE, 7))
    cut = part_in(view, "source").result.cuts[0].number
    click(view, lines_in(view)[cut], is_finger=True)
    hover = view.frame().view_state.hover
    assert hover
    assert hover.kind is Kind.CODE_LINE
    assert hover.value == (cut, FAULTY[4].lines[cut - 1].text)
    assert view.frame().widget("hover")
    whole = next(x for x in lines_in(view) if x not in (cut, cut + 1))
    click(view, lines_in(view)[whole], is_finger=True)
    hover = view.frame().view_state.hover
    assert hover is None or hover.value[0] == whole


def test_the_line_under_the_mouse_has_a_frame_and_the_program_nothing_that_scrolls() -> (
    None
):
    for program in FAULTY:
        view = asked(program.name)
        assert len(lines_in(view)) == len(program.lines), "all are in sight"
    view.move(lines_in(view)[5])
    view.pass_time(0)
    listing = next(e for e in view.frame().elements if e.name == "listing")
    assert listing.part.values[1].framed == (0, 5)
    view.key("down")
    view.key("down")
    listing = next(e for e in view.frame().elements if e.name == "listing")
    assert listing.part.values[1].framed == (2, 0)


def test_the_mended_lines_stand_below_those_that_are_struck() -> None:
    for program in FAULTY:
        change = change_of(program)
        source = Source(program.texts, change)
        kept = [
            text
            for text, number in zip(source.lines, source.numbers, strict=True)
            if number not in change.replaced
        ]
        assert kept == program.mended_text.splitlines(), program.name
        assert source.numbers.count(ADDED) == len(change.added)
        # What stays the same is neither struck nor added.
        struck = [program.texts[number - 1] for number in sorted(change.replaced)]
        assert struck[:1] != list(change.added[:1]), program.name
        assert struck[-1:] != list(change.added[-1:]), program.name
        view = asked(program.name, "right!", PHONE)
        shown = next(e for e in view.frame().elements if e.name == "listing")
        rows = {row.number for row in shown.part.values[1].rows}
        assert rows & (change.replaced or {ADDED}), "the change is in sight"


def test_each_program_begins_with_its_lines_and_so_does_the_choice_of_a_line() -> None:
    view = asked("no_pop", size=PHONE)
    view.execute(Command(Action.CALLS))
    assert view.frame().widget("lines of code") is None
    view.execute(Command(Action.OTHER_LINE, "down"))
    assert lines_in(view)
    done(view, "right!")
    view.execute(Command(Action.OUTPUT))
    assert view.frame().widget("output")
    view.execute(Command(Action.NEXT_PROGRAM))
    assert lines_in(view)


def test_where_four_queens_come_at_once_none_of_them_is_the_one_that_is_tested() -> (
    None
):
    view = asked("same_row", "right!")
    look = own_queens(view.app.moment().playback)  # type: ignore[arg-type]
    assert (look.candidate, look.framed_row, look.framed_column) == (None, None, None)
    assert [queen[0] for queen in look.queens] == [0, 0, 0, 0]
    assert look.pairs


def test_a_board_is_not_green_where_its_fault_shows() -> None:
    for name in ("past_end", "same_list"):
        view = asked(name, "right!")
        story = view.app.shown_program.playback.story  # type: ignore[union-attr]
        look = own_queens(view.app.moment().playback)  # type: ignore[arg-type]
        assert not look.is_green, name
        greens = [step for step in range(story.last) if story.is_solution_at(step)]
        assert greens


def test_at_the_end_of_a_recording_nothing_goes_on_and_nothing_more_is_printed() -> (
    None
):
    view = asked("no_pop")
    printed = part_in(view, "printed").descriptions
    assert printed == ("Nothing printed yet.",)
    view.execute(Command(Action.SHOW_STEP, 10**6))
    assert part_in(view, "printed").descriptions == ("Nothing printed.",)
    buttons = {b.look.action: b.look for b in view.frame().buttons}
    assert not buttons[Action.RUN].is_enabled
    assert not buttons[Action.NEXT].is_enabled
    assert buttons[Action.BACK].is_enabled


def row_numbers(view: View) -> list[int]:
    """Return the numbers of the rows in sight."""
    shown = next(e for e in view.frame().elements if e.name == "listing")
    return [row.number for row in shown.part.values[1].rows]


def test_what_a_listing_is_about_is_in_sight_where_not_all_lines_fit() -> None:
    for program in FAULTY:
        view = asked(program.name, "right!", SMALLEST)
        change = change_of(program)
        rows = row_numbers(view)
        least = 4 - len(change.added)
        assert len(change.replaced & {*rows}) >= min(least, len(change.replaced))
        assert not change.added or ADDED in rows
        # Afterwards the listing follows the line that runs, back and forth.
        for key in ("left", "left", "left", "right"):
            view.key(key)
            playback = view.app.moment().playback
            assert playback
            line = playback.story.recording.line(playback.step)
            assert line in row_numbers(view), (program.name, key)


def test_lines_in_place_of_wrong_ones_are_whole_on_phones() -> None:
    for size in (SMALLEST, (360, 640), PHONE):
        for program in FAULTY:
            view = asked(program.name, "right!", size)
            shown = next(e for e in view.frame().elements if e.name == "listing")
            rows = shown.part.values[1].rows
            assert not [r for r in rows if r.is_cut and r.change.value], program.name


def test_a_sign_tells_that_more_lines_follow_and_a_press_shows_them() -> None:
    view = asked("result_lost", size=PHONE)
    assert "▼" in words_in(part_in(view, "source"))
    assert "▲" not in words_in(part_in(view, "source"))
    line = work(view).line
    for sign, is_finger in (("▼", True), ("▲", False)):
        before = [*lines_in(view)]
        place = part_in(view, "source").place
        y = place.bottom - 7 if sign == "▼" else place.top + 7
        click(view, (place.right - 30, y), is_finger=is_finger)
        after = [*lines_in(view)]
        assert (after[0] > before[0]) is (sign == "▼"), sign
        assert set(after) & set(before), "one line stays in sight"
        assert work(view).line == line, "no line is chosen"
    view.execute(Command(Action.OTHER_LINE, len(FAULTY[8].lines)))
    assert "▼" not in words_in(part_in(view, "source"))
    assert "▲" in words_in(part_in(view, "source"))


def test_nothing_but_the_numbers_of_lines_names_the_program() -> None:
    view = asked("same_list")
    assert "Program 11 of 12" in words_in(part_in(view, "header"))
    assert view.app.title == "Find the fault · queens_viz"
    tabs = asked("same_list", size=(800, 600)).frame().widget("head 0")
    assert tabs
    assert [b.look.action for b in tabs.buttons] == [Action.PROGRAM, Action.OUTPUT]
    for action in (Action.SOLUTIONS, Action.LARGE_TREE):
        assert refusal(view.app, action) == "is_find_fault"
    view.execute(Command(Action.SOLUTIONS))
    assert view.frame().widget("lines of code")


def test_after_the_last_program_each_can_be_seen_again() -> None:
    view = asked(1, f"wrong! {FAULTS_FOUND}")
    assert "11 of 12 found on the first try" in words_in(part_in(view, "card"))
    frame = view.frame()
    assert frame.layout.grid is None
    assert not frame.layout.controls.width
    results = part_in(view, "results")
    lines = results.lines
    assert [x.look.action.value for x in lines] == list(range(12))
    # The list has little room above it, and more at its side.
    above = lines[0].rect.top - results.place.top
    beside = lines[0].rect.left - results.place.left
    assert 0 < above < beside
    assert lines[0].look.label == "1. found on try 2"
    click(view, lines[2].rect.center)
    assert "Program 3 of 12" in words_in(part_in(view, "header"))
    assert "board.pop()" in str(part_in(view, "told of change").descriptions)
    view.key("escape")
    assert part_in(view, "results").lines
    view.key("home")
    assert "Program 1 of 12" in words_in(part_in(view, "header"))
    view.key("escape")
    assert view.app.state.exercise is None


def test_the_list_at_the_end_shows_each_line_whole_and_a_button_leads_back_to_it() -> (
    None
):
    for size in ((1280, 800), PHONE, (360, 640), SMALLEST, LYING):
        view = asked(1, f"wrong! {FAULTS_FOUND}", size)
        texts = words_in(part_in(view, "results"))
        assert "…" not in str(texts), size
        assert FAULTY[0].texts[FAULTY[0].wrong[0] - 1].strip() in texts
        chip = str(words_in(part_in(view, "header")))
        assert "11 of 12 on the first try" in chip
        view.execute(Command(Action.LOOK, 2))
        back = next(
            b for b in view.frame().buttons if b.look.label == "Back to the list"
        )
        click(view, back.rect.center)
        assert part_in(view, "results").lines


def test_the_signs_are_explained_where_there_is_room_and_in_the_help() -> None:
    assert asked("no_pop").frame().widget("signs") is None
    signs = str(words_in(part_in(asked("no_pop", "right"), "signs")))
    assert "Brown bar" in signs
    assert "Ring" not in signs, "no square has been tried"
    small = asked("no_pop", "f1", PHONE)
    assert small.frame().widget("signs") is None
    assert "a queen was tried here" in str(words_in(part_in(small, "help")))
    search = State(at="first", keys="f1").window()
    assert "tried" not in words_in(part_in(State(at="first").window(), "aim"))
    assert "a queen was tried here" not in str(words_in(part_in(search, "help")))


def test_where_the_fault_shows_it_is_said_why_and_elsewhere_what_the_step_did() -> None:
    for program in FAULTY:
        view = asked(program.name, "right!")
        why = work(view).evidence(None, view.app.say)
        assert part_in(view, "card").values[0].sentence.reason == why
        view.key("left")
        card = part_in(view, "card").values[0].sentence
        assert card.headline == f"Right: line {program.wrong[0]}"
        assert why not in card.reason
        assert card.reason


def test_found_it_is_right_again_later_and_the_last_button_leads_to_the_results() -> (
    None
):
    view = asked(12, "wrong! right!")
    labels = [button.look.label for button in part_in(view, "card").buttons]
    assert labels == ["Results"]
    view = asked("return_in_loop", "line:8 return")
    assert work(view).attempts[-1].line == 8
    while not work(view).is_over:
        view.execute(Command(Action.NEXT_PROGRAM))
    line = part_in(view, "results").lines[0]
    assert "8" in words_in(part_in(view, "results"))
    view.execute(Command(Action.LOOK, line.look.action.value))
    assert part_in(view, "card").values[0].sentence.headline == "Right: line 8"


def test_answer_waits_for_a_line_and_the_second_button_shows_that_at_work() -> None:
    for size in ((1280, 800), PHONE, (360, 640), SMALLEST, LYING):
        view = asked("one_diagonal", size=size)
        (pick,) = [b.look for b in view.frame().buttons if b.look.label == "Answer"]
        assert not pick.is_enabled
        listing = next(e for e in view.frame().elements if e.name == "listing")
        assert listing.part.values[1].framed == (0, 0)
        for number in (10, 11, 12):
            view.execute(Command(Action.PICK_LINE, number))
            frame = view.frame()
            see = next(b for b in frame.buttons if b.look.action is Action.SEE_LINE)
            assert "See line" in see.look.label
            name = "card" if size in ((1280, 800), LYING) else "answers"
            assert "…" not in str(words_in(part_in(view, name))), (size, number)
        click(view, see.rect.center)
        playback = view.app.moment().playback
        assert playback
        assert playback.story.recording.line(playback.step) == 12


def test_what_was_on_view_comes_back_afterwards() -> None:
    view = State(program="queens.py", at="60").window()
    name = view.app.shown_program.file.name  # type: ignore[union-attr]
    done(view, "fault:3")
    assert view.app.state.exercise is ExerciseKind.FIND_FAULT
    view.key("escape")
    assert view.app.shown_program
    assert view.app.shown_program.file.name == name
    assert name in words_in(part_in(view, "header"))


def test_a_page_that_shows_one_recorded_program_does_not_offer_others() -> None:
    page = State(at="first").led(Page)
    assert Action.FIND_FAULT not in page.missing
    result = shown_programs.result("queens.py")
    begin_with_result(page.app, "queens.py", result, step=3, is_anonymous=False)
    assert isinstance(page, PageView)
    assert Action.FIND_FAULT in page.missing


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES)
def test_every_program_can_be_answered_and_read_in_every_size(size: Pixel) -> None:
    for program, language in product(FAULTY, ("en", "de", "fr")):
        state = State(
            at="first", keys=f"fault:{program.name}", size=size, language=language
        )
        view = state.led(Page) if state.is_page else state.window()
        for number in range(1, len(program.lines) + 1):
            view.execute(Command(Action.OTHER_LINE, number))
            assert number in lines_in(view)
            if number not in program.wrong:
                view.execute(Command(Action.PICK_LINE, number))
                card = part_in(view, "card")
                assert card.cuts == (), (program.name, number, card.cuts)
                assert number in lines_in(view)
        view.execute(Command(Action.PICK_LINE, program.wrong[0]))
        assert part_in(view, "card").cuts == (), program.name


def whole_in_lesson(size: Pixel, language: str) -> int:
    """Look at all stops of lesson 3 that ask for a line, and return how many there are.

    In a window the whole program is in sight; everywhere all texts are whole, before and after the answers.
    """
    stops = 0
    for stop in range(1, 12):
        state = State(at="first", keys=f"lesson:3.{stop}", size=size, language=language)
        view = state.led(Page) if state.is_page else state.window()
        program = work(view).program
        if view.app.state.exercise is not ExerciseKind.FIND_FAULT:
            continue
        stops += 1
        where = (size, language, stop)
        if not view.frame().ui.type.touch and size != (600, 480):
            assert list(lines_in(view)) == list(range(1, len(program.lines) + 1)), where
        for line in (wrong_line(program, view), program.wrong[0]):
            assert part_in(view, "lesson").cuts == (), where
            assert part_in(view, "card").cuts == (), where
            view.execute(Command(Action.PICK_LINE, line))
        assert part_in(view, "card").cuts == (), where
        assert part_in(view, "told of change").descriptions
    return stops


def test_in_a_lesson_the_whole_program_is_in_sight() -> None:
    assert whole_in_lesson((1280, 800), "en") >= 4


@pytest.mark.full
@pytest.mark.parametrize("size", [*SIZES, (1280, 720), (1024, 768)])
def test_in_a_lesson_all_is_whole_in_every_size(size: Pixel) -> None:
    for language in ("en", "de", "fr"):
        assert whole_in_lesson(size, language)

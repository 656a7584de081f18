"""Whatever a person does is answered: by what happens, or by a word that says why it does not."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.commands import FULL, Action
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player
from queens_viz.app.state import Layer, Tab
from queens_viz.window.app import App
from queens_viz.window.desk import Desk
from queens_viz.window.layout import lay_out
from queens_viz.words.languages import LANGUAGES
from queens_viz.words.words import Words

from ..driver import SIZE, Driver, what_is_done
from ..support import app_at, click, press, search_at, texts

SAY = Words()


def message(drive: Driver) -> str:
    """Return what the window says for a moment."""
    return drive.app.state.message


@pytest.mark.parametrize(
    ("n", "at", "key", "answer"),
    [
        (8, ":1", "left", "This is the first position."),
        (8, ":1", "backspace", "This is the first position."),
        (8, ":1", "page up", "This is the first position."),
        (8, ":1", "home", "This is the first position."),
        (8, ":1", "u", "There is nothing to undo."),
        (8, ":1", "shift+u", "There is nothing to redo."),
        (8, ":1", "up", "No solution is listed yet."),
        (8, ":1", "down", "No solution is listed yet."),
        (1, ":1", "-", "1 is the smallest board."),
        (100, ":1", "+", "100 is the largest board."),
        (8, ":1", "y", "No question here: press P to predict."),
        (8, ":1", "x", "No question here: press P to predict."),
        (8, ":1", "l", "The tree is not open: press F3."),
        (8, ":1", "h", "The tree is not open: press F3."),
        (8, ":1", "d", "The tree is not open: press F3."),
        (8, ":1", "z", "The tree is not open: press F3."),
    ],
)
def test_a_key_that_does_not_apply_says_why(n: int, at: str, key: str, answer: str) -> None:
    drive = Driver(at, n)
    before = what_is_done(drive)
    drive(key)
    assert message(drive) == answer
    assert what_is_done(drive) == before
    drive.wait(5)
    assert message(drive) == ""


def test_a_click_on_a_square_that_the_search_has_not_reached_says_so() -> None:
    drive = Driver("2,4:6")
    before = what_is_done(drive)
    drive(click(lay_out(*SIZE, 8).square(3, 0).center))
    assert message(drive) == "First every column to its left needs a queen."
    assert what_is_done(drive) == before
    drive(click(lay_out(*SIZE, 8).square(2, 0).center))
    assert (drive.position, message(drive)) == ("2,4:1", "")


@pytest.mark.parametrize("key", ["right", "left", "n"])
def test_steps_wait_for_a_halt_and_say_so(key: str) -> None:
    drive = Driver()
    drive("right", "space", key)
    assert message(drive) == "The search is running: halt it first (Space)."
    assert drive.app.player.search.steps == 1


def test_the_ends_of_the_speed_are_told() -> None:
    drive = Driver()
    drive.app.player.set_speed(FULL)
    drive(".")
    assert message(drive) == "This is full speed already."
    drive.app.player.set_speed(0.2)
    drive(",")
    assert message(drive) == "This is the slowest speed."


def test_a_search_on_its_way_to_a_solution_says_so() -> None:
    drive = Driver(n=40)
    drive("return", "return")
    assert message(drive) == "The search is already on its way there. Space halts it."
    drive("space", "a", "a")
    assert message(drive) == "The search is already on its way there. Space halts it."


@pytest.mark.parametrize("label", ["Back", "Restart"])
def test_a_greyed_button_says_why_it_is_grey(label: str) -> None:
    drive = Driver()
    drive.click_button(label)
    assert message(drive) == "This is the first position."
    drive("right")
    drive.click_button(label)
    assert message(drive) == ""


def test_a_line_of_the_help_that_does_not_apply_says_why() -> None:
    drive = Driver()
    drive("f1")
    drive.click("one step back")
    assert message(drive) == "This is the first position."


def test_the_ring_on_a_greyed_button_says_why() -> None:
    drive = Driver()
    drive("right", "tab", "tab")
    assert drive.app.state.focus is Action.BACK
    drive("space", "space")
    assert message(drive) == "This is the first position."


def test_a_held_key_says_it_once() -> None:
    drive = Driver()
    drive.app.update(0, [press("left")], drive.surface)
    assert message(drive) == "This is the first position."
    for _ in range(60):
        drive.app.update(0.1, [], drive.surface)
    assert message(drive) == ""


def test_what_applies_says_nothing() -> None:
    drive = Driver("2,4:6")
    drive("right", "left", "f3", "l", "f2", "down", "escape", ",", ".", "+", "-")
    assert message(drive) == ""


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("action", Action)
def test_every_answer_can_be_said_in_every_language(action: Action, language: str) -> None:
    app = app_at("2,4:6", language=language)
    said = app.view.why_not(action, app.player, app.state)
    assert "{" not in said
    assert said == "" or said != said.lower()[:1] + said[1:] or said[0].isdigit()


# A new size.


def test_a_refused_size_says_the_range_and_the_next_digit_begins_afresh() -> None:
    drive = Driver()
    drive("1", "0", "1")
    assert (drive.app.state.typed, message(drive), drive.app.state.is_bad_news) == ("101", "1 to 100", True)
    assert "101" in drive.says
    drive("9")
    assert (drive.app.state.typed, message(drive)) == ("9", "")
    drive("return")
    assert drive.app.player.search.n == 9


def test_a_zero_is_refused_at_once() -> None:
    drive = Driver()
    drive("0")
    assert message(drive) == "1 to 100"
    drive("return")
    assert (message(drive), drive.app.player.search.n) == ("1 to 100", 8)
    drive("5", "return")
    assert drive.app.player.search.n == 5


# The end.


@pytest.mark.parametrize("key", ["right", "return", "a", "n", "page down"])
def test_the_end_says_that_it_is_the_end_before_the_search_begins_again(key: str) -> None:
    drive = Driver("4:4", 4)
    drive("right")
    assert drive.app.player.mode is Mode.COMPLETE
    drive(key)
    assert message(drive) == "Search complete. Press → again to begin again."
    assert drive.app.player.mode is Mode.COMPLETE
    drive(key)
    is_next = key not in ("return", "a")
    assert (drive.app.player.search == Search(4)) is is_next
    if not is_next:
        assert message(drive) == "Search complete. Press → again to begin again."
        drive("right")
        assert drive.app.player.search == Search(4)


def test_the_end_says_it_anew_when_the_word_has_gone() -> None:
    drive = Driver("4:4", 4)
    drive("right", "right")
    drive.wait(5)
    drive("right")
    assert message(drive) == "Search complete. Press → again to begin again."
    assert drive.app.player.mode is Mode.COMPLETE


def test_run_begins_a_new_round_at_the_end() -> None:
    drive = Driver("4:4", 4)
    drive("right", "space")
    assert drive.app.player.mode is Mode.RUNNING
    assert drive.app.player.search == Search(4)


def test_a_held_key_stays_at_the_end() -> None:
    drive = Driver("4:3", 4)
    drive.app.update(0, [press("right")], drive.surface)
    for _ in range(100):
        drive.app.update(0.1, [], drive.surface)
    assert drive.app.player.mode is Mode.COMPLETE
    assert message(drive) == ""


# Full screen.


def test_esc_never_leaves_full_screen_but_says_what_does() -> None:
    drive = Driver()
    drive("escape")
    assert message(drive) == ""
    drive("f11", "escape")
    assert drive.desk.is_full
    assert message(drive) == "F11 or Alt+Enter leaves full screen."
    drive("f1", "escape")
    assert drive.app.state.layers == [Layer.SEARCH]


# A breakpoint.


def test_a_breakpoint_that_halts_a_run_says_so() -> None:
    drive = Driver()
    drive.app.player.toggle_breakpoint(2)
    drive("space")
    drive.wait(3)
    assert drive.app.player.mode is Mode.HALTED
    assert message(drive) == "Halted at the breakpoint of column 3."


def test_a_run_that_a_person_halts_says_nothing() -> None:
    drive = Driver()
    drive("space")
    drive.wait(1)
    drive("space")
    drive.wait(0.1)
    assert message(drive) == ""


# Predict.


def test_predict_says_where_there_is_no_question() -> None:
    drive = Driver()
    drive("p")
    assert message(drive) == "Predict is on. No question here: press →."
    drive("y")
    assert message(drive) == "No question here: press →."
    drive("right")
    assert "Safe or attacked?" in drive.says
    assert message(drive) == ""
    drive("p")
    assert message(drive) == "Predict is off."


def test_predict_that_begins_in_a_run_says_when_it_asks() -> None:
    drive = Driver("2,4:6")
    drive("space", "p")
    assert message(drive) == "Predict is on. It asks when the run halts."


def test_the_end_of_predict_tells_the_tally() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("p", "x", "p")
    assert message(drive) == "Predict is off: 1 of 1 right."


@pytest.mark.parametrize(
    ("key", "answer"),
    [("y", "Right! Column 8, row 5 is safe. 1 of 1 right."), ("x", "No: Column 8, row 5 is safe. 0 of 1 right.")],
)
def test_the_last_answer_that_makes_a_solution_is_told_and_counted(key: str, answer: str) -> None:
    drive = Driver("2,4,6,8,3,1,7:5")
    drive("p", key)
    assert drive.position == "2,4,6,8,3,1,7,5"
    assert message(drive) == answer


def test_an_answer_that_leads_to_the_end_is_told_and_the_total_is_printed() -> None:
    drive = Driver("4:4", 4)
    drive("p", "x")
    assert drive.app.player.mode is Mode.COMPLETE
    assert message(drive) == "Right! Column 2, row 4 is attacked. 1 of 1 right."
    assert drive.desk.announced == ["4 queens: 2 solutions in 62 steps"]


# The ring stays on its button.


@pytest.mark.parametrize("action", [Action.THEME, Action.NEXT, Action.TREE, Action.NEXT_SOLUTION])
def test_the_ring_stays_on_its_button_whatever_comes_and_goes(action: Action) -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("p", "x", "tab")
    drive.app.state = drive.app.state._replace(focus=action)
    for _ in range(60):
        drive("right")
        assert drive.app.state.focus is action
    drive("a")
    drive.finish()
    assert drive.app.state.focus is action


def test_the_ring_goes_with_its_button() -> None:
    drive = Driver("2,4,6,8,3,1,7:5")
    drive("p", "tab")
    drive.app.state = drive.app.state._replace(focus=Action.SAFE)
    drive("space")
    assert drive.app.player.search.is_solution
    assert drive.app.state.focus is None


# Undo.


def test_undo_brings_back_every_move_that_is_more_than_one_step() -> None:
    drive = Driver("2,4,1,3,5:7")
    start = drive.position
    for keys in (["return"], ["a"], ["home"], ["4", "return"]):
        drive(*keys)
        drive.finish()
        assert drive.position != start or drive.app.player.search.n != 8
        drive("u")
        assert (drive.position, drive.app.player.search.n) == (start, 8)
        drive("shift+u")
        assert drive.position != start or drive.app.player.search.n != 8
        drive("u")
    drive.desk.copy("1,3:5")
    drive("v", "u")
    assert drive.position == start
    drive("space")
    drive.wait(2)
    drive("space")
    assert drive.position != start
    drive("u")
    assert drive.position == start


def test_undo_while_running_halts_first() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("space")
    drive.wait(2)
    drive("u")
    assert (drive.app.player.mode, drive.position) == (Mode.HALTED, "2,4,1,3,5:7")


def test_steps_after_a_move_go_with_it_and_come_back() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("home", "right", "right", "right")
    there = drive.position
    drive("u")
    assert drive.position == "2,4,1,3,5:7"
    drive("shift+u")
    assert drive.position == there


@pytest.mark.parametrize("key", ["right", "left", "home", "return"])
def test_a_new_step_or_move_empties_what_redo_could_bring(key: str) -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("a")
    drive.finish()
    drive("u", key)
    drive.finish()
    drive("shift+u")
    assert message(drive) == "There is nothing to redo."


def test_undo_of_a_size_brings_its_list_and_breakpoints() -> None:
    drive = Driver(n=6)
    drive.app.player.toggle_breakpoint(2)
    drive("a")
    drive.finish()
    drive("escape", "5", "return")
    player = drive.app.player
    assert (len(player.solutions), player.breakpoints) == (0, set())
    drive("u")
    assert (player.search.n, len(player.solutions), player.breakpoints) == (6, 4, {2})


def test_undo_can_be_pressed_a_hundred_times() -> None:
    player, seen = Player(Search(8)), list[Search]()
    for k in range(150):
        seen.append(player.search.copy())
        player.jump(Position(8, (k % 8,), k * 7 % 8) if k % 2 else Position(8, (), k % 7 + 1))
    seen = [search for search, after in zip(seen, [*seen[1:], player.search], strict=True) if search != after]
    assert len(seen) > 100
    for search in reversed(seen):
        player.undo()
        assert player.search == search


def test_undo_of_a_run_that_has_made_no_step_yet_halts_it_and_says_that_there_is_nothing() -> None:
    drive = Driver()
    drive("space", "u")
    assert drive.app.player.mode is Mode.HALTED
    assert message(drive) == "There is nothing to undo."


def test_redo_in_a_run_that_has_made_a_step_halts_it_and_says_that_there_is_nothing() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("home", "u", "space")
    drive.wait(1)
    drive("shift+u")
    assert drive.app.player.mode is Mode.HALTED
    assert message(drive) == "There is nothing to redo."


def test_a_run_that_makes_no_step_leaves_nothing_to_undo() -> None:
    drive = Driver()
    drive("space", "space", "u")
    assert message(drive) == "There is nothing to undo."


@pytest.mark.parametrize(("mod", "text", "is_redo"), [(0, "U", False), (pygame.KMOD_LSHIFT, "u", True)])
def test_redo_goes_by_the_shift_key_and_not_by_the_letter_s_case(mod: int, text: str, is_redo: bool) -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("home")
    if is_redo:
        drive("u")
    drive(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, unicode=text, mod=mod))
    assert drive.position == (":1" if is_redo else "2,4,1,3,5:7")


@pytest.mark.parametrize("text", ["a", "A"])
def test_other_letters_mean_the_same_with_shift(text: str) -> None:
    drive = Driver(n=4)
    drive(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, unicode=text, mod=pygame.KMOD_LSHIFT))
    drive.finish()
    assert drive.app.player.mode is Mode.COMPLETE


# Full speed.


@pytest.mark.parametrize("speed", [FULL, 61, 1000])
def test_above_sixty_steps_a_second_no_single_step_is_worded(speed: float) -> None:
    drive = Driver(n=12)
    drive.app.player.set_speed(speed)
    drive("space")
    drive.wait(0.2)
    says = drive.says
    assert not [text for text in says if text.startswith(("Column ", "Back to column", "Next:"))]
    assert not [text for text in says if text.endswith("?")]
    headline = "Searching at full speed" if speed == FULL else f"Searching at {SAY.number(speed)} steps a second"
    assert {headline, "Halt to see single steps again."} <= says
    drive("space")
    assert [text for text in drive.says if text.startswith(("Column ", "Back to column", "A solution", "Solution "))]


@pytest.mark.parametrize("speed", [60, 6.7])
def test_up_to_sixty_steps_a_second_every_step_is_worded(speed: float) -> None:
    drive = Driver(n=12)
    drive.app.player.set_speed(speed)
    drive("space")
    drive.wait(0.5)
    assert [text for text in drive.says if text.startswith(("Column ", "Back to column"))]


def test_the_rate_of_full_speed_is_measured_and_rounded_twice_a_second() -> None:
    player = Player(Search(14), speed=FULL, pause=0)
    player.run()
    rates, made = list[int | None](), list[int]()
    for _ in range(180):
        before = player.search.steps or 0
        player.tick(1 / 60)
        made.append((player.search.steps or 0) - before)
        pace = player.moment().pace
        assert pace
        rates.append(pace.rate)
    assert rates[0] is None
    changes = [k for k in range(1, 180) if rates[k] != rates[k - 1]]
    assert all(later - earlier >= 29 for earlier, later in pairwise(changes))
    last = changes[-1]
    measured = sum(made[last - 29 : last + 1]) * 2
    assert rates[-1] is not None
    assert abs(rates[-1] - measured) <= 0.06 * measured
    assert len(str(rates[-1]).rstrip("0")) <= 2


def test_a_pause_on_a_solution_shows_the_ordinary_card_at_full_speed() -> None:
    drive = Driver()
    drive.app.player.set_speed(FULL)
    drive("space")
    drive.wait(1)
    assert drive.app.player.search.is_solution
    assert "Solution 1: all 8 are safe" in drive.says


def test_a_slice_of_full_speed_is_judged_by_its_own_time_and_not_by_the_frame_s() -> None:
    made = {}
    for spent in (None, 0.012):
        player = Player(Search(20), speed=FULL, pause=0)
        player.run()
        for _ in range(25):
            # Each frame takes a quarter of a second, for drawing it does.
            player.tick(0.25, spent)
        made[spent] = player.search.steps or 0
    assert made[0.012] > 100 * (made[None] or 0)


# Numbers never move what stands beside them.


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (640, 480), (600, 900), (1920, 1080)])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_buttons_and_lines_stay_where_they_are_as_numbers_grow(language: str, size: tuple[int, int]) -> None:
    app = app_at(":1", 16, language=language)
    seen = set()
    for steps, found in ((0, 0), (99_999, 7), (18_037_457_167, 14_772_511)):
        app.player.search.tell(steps, found)
        buttons = app.view.buttons(size, app.player, app.state)
        y = lay_out(*size, 16).lane.centery
        line = [x for x in range(0, size[0], 8) if app.view.interpret(click((x, y)), size, app.player, app.state)]
        seen.add((len(line), *(tuple(button.rect) for button in buttons)))
    assert len(seen) == 1


def test_the_total_of_steps_is_left_out_before_a_number_is_cut() -> None:
    app = app_at(":1", 16)
    assert "step 0 of 18,037,457,168" not in dict(texts(app, (1280, 800)))
    assert "step 0" in dict(texts(app, (1280, 800)))
    assert "step 0 of 15,812" in dict(texts(app_at(":1", 8), (1280, 800)))


# What is listed, and what is not given away.


def test_a_search_that_begins_at_a_position_lists_the_solutions_before_it() -> None:
    player = Player(search_at(8, "2,4,1,3,5:7"))
    assert len(player.solutions) == player.found == 4
    assert len(player.ticks) == 4
    assert Action.UNDO not in player.can
    assert len(Player(search_at(11, "2:1")).solutions) == 0


@pytest.mark.parametrize("n", [2, 3, 6, 8, 12, 40])
def test_the_window_does_not_tell_where_the_first_solution_is_nor_how_many_there_are(n: int) -> None:
    app = app_at(":1", n)
    app.state = app.state._replace(tab=Tab.SOLUTIONS)
    said = " ".join(text for text, _ in texts(app))
    assert "No solution found yet." in said
    assert "first" not in said
    assert "92" not in said
    assert "14,200" not in said


def test_sizes_do_not_grow_for_ever_in_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queens_viz.search.tree.SIZES_KEPT", 100)
    player, most, counted = Player(Search(10), speed=100, pause=0), 0, 0
    for _ in range(2000):
        player.search.advance(37)
        player.next()
        while player.is_busy:
            player.tick(1)
        most = max(most, len(player.sizes))
        counted = player.sizes.news
    assert counted > 1000
    # Those that are wanted at one position are kept too.
    assert most < 100 + 10 * 10


def test_a_folder_whose_name_is_no_text_is_shown_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = os.fsencode(tmp_path) + b"/not \xff text"
    os.mkdir(folder)
    monkeypatch.chdir(os.fsdecode(folder))
    app = App(Player(Search(4)))
    app.update(0.1, [press("s")], pygame.Surface(SIZE))
    app.draw(pygame.Surface(SIZE))
    assert "not \\udcff text" in app.state.message
    assert os.listdir(folder) == [b"queens-4-0001.png"]


def test_a_breakpoint_that_is_set_says_so_and_one_that_is_taken_away_too() -> None:
    drive = Driver("2,4:6")
    layout = lay_out(*SIZE, 8)
    number = click((layout.square(2, 0).centerx, layout.numbers.centery))
    drive(number)
    assert message(drive) == "Breakpoint set: a run halts when it enters column 3."
    drive(number)
    assert message(drive) == "Breakpoint removed from column 3."


class Broken(Desk):
    """A desk at which nothing goes well."""

    def copy(self, text: str) -> bool:
        return False

    def save(self, surface: pygame.Surface, stem: str) -> Path:
        raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize(
    ("key", "says"), [("c", "The clipboard can't be reached."), ("s", "Not saved: Permission denied")]
)
def test_what_did_not_go_well_is_told_as_bad_news(key: str, says: str) -> None:
    drive = Driver("2,4:6")
    drive(key)
    assert message(drive)
    assert not drive.app.state.is_bad_news
    drive.app.desk = Broken()
    drive(key)
    assert (message(drive), drive.app.state.is_bad_news) == (says, True)


def test_a_saved_picture_shows_no_message() -> None:
    class Camera(Desk):
        def save(self, surface: pygame.Surface, stem: str) -> Path:
            pictures.append(pygame.image.tobytes(surface, "RGB"))
            return Path(stem)

    pictures = list[bytes]()
    drive = Driver("2,4:6")
    drive.app.desk = Camera()
    drive("s", "s", "c", "s")
    assert message(drive) == "Saved as queens-8"
    assert len(pictures) == 3
    assert len(set(pictures)) == 1

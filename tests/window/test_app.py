"""The whole program, driven by lists of frames: what a person does, and what is then so."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.actions import BINDINGS, Binding, applicable, moves, repeats
from queens_viz.app.commands import FULL, Action
from queens_viz.app.moment import Job, Mode
from queens_viz.app.state import Layer
from queens_viz.looks.theme import THEMES
from queens_viz.window import board, tree_panel
from queens_viz.window.layout import lay_out
from queens_viz.window.tabs import body_of
from queens_viz.window.tree_panel import TreeLook

from ..driver import SIZE, Driver, what_is_done, what_shows
from ..support import app_at, click, picture, place_of, press, texts


def test_type_a_size_and_list_all_solutions() -> None:
    drive = Driver()
    drive("6")
    assert drive.app.state.typed == "6"
    assert "Start" in drive.says
    drive("return", "a")
    drive.finish()
    player = drive.app.player
    assert (player.search.n, player.moment().mode, len(player.solutions)) == (6, Mode.COMPLETE, 4)
    assert drive.chosen == 0
    assert drive.desk.announced == ["6 queens: 4 solutions in 898 steps"]
    drive("down", "down")
    assert drive.chosen == 2
    assert "Solution 3: all 6 are safe" in drive.says
    drive("escape")
    assert "Search complete: 4 solutions" in drive.says
    assert player.search.position == Position.end(6)


def test_all_92_are_listed_numbered_and_the_first_is_chosen() -> None:
    drive = Driver()
    drive("a")
    drive.finish()
    solutions = drive.app.player.solutions
    assert [solutions.number(index) for index in range(92)] == list(range(1, 93))
    assert sum(solutions.twin(index) is None for index in range(92)) == 12
    assert len(drive.app.player.ticks) > 80
    assert "Solution 1: all 8 are safe" in drive.says


def test_a_second_round_lists_nothing_twice() -> None:
    drive = Driver(n=6)
    for _ in range(2):
        drive("a")
        drive.finish()
    assert len(drive.app.player.solutions) == 4


def test_enter_goes_where_it_says() -> None:
    drive = Driver(n=6)
    drive("return")
    drive.finish()
    assert drive.app.player.search.is_solution
    assert drive.app.player.moment().mode is Mode.HALTED
    first = drive.position
    drive("return")
    drive.finish()
    second = drive.position
    assert second > first
    drive("up", "up")
    assert drive.chosen == 0
    assert "Go there" in drive.says
    drive("return")
    assert drive.position == first
    assert drive.app.state.shown is None
    drive("u")
    assert drive.position == second


def test_a_shown_solution_closes_before_the_search_moves() -> None:
    drive = Driver(n=6)
    drive("a")
    drive.finish()
    drive("home", "right", "down")
    assert drive.chosen == 0
    assert drive.position == "1:1"
    drive("right")
    assert drive.app.state.shown is None
    assert drive.position == "1:2"
    drive("down", "backspace")
    assert drive.app.state.shown is None
    assert drive.position == "1:2"
    drive("backspace")
    assert drive.position == "1:1"


def test_choosing_a_line_leaves_a_scrolled_list_where_it_is() -> None:
    drive = Driver()
    drive("a")
    drive.finish()
    for _ in range(4):
        drive(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    before = [text for text, box in texts(drive.app) if text.isdigit() and 690 < box.x < 720]
    assert "14" in before
    drive.click("14")
    assert drive.chosen == 13
    assert [text for text, box in texts(drive.app) if text.isdigit() and 690 < box.x < 720] == before
    drive("escape")
    assert [text for text, box in texts(drive.app) if text.isdigit() and 690 < box.x < 720] == before
    drive("f2", "down", "down")
    assert drive.chosen == 1


def test_the_list_s_bar_can_be_dragged() -> None:
    drive = Driver()
    drive("a")
    drive.finish()
    card = lay_out(*SIZE, 8).panel
    bottom = (card.right - 7, card.bottom - 8)
    drive(click((card.right - 7, card.centery)))
    assert 20 < (drive.app.state.scroll or 0) < 70
    drive(pygame.event.Event(pygame.MOUSEMOTION, pos=bottom, rel=(0, 9), buttons=(1, 0, 0)))
    assert "92" in drive.says
    drive(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=bottom))
    drive(pygame.event.Event(pygame.MOUSEMOTION, pos=(card.right - 7, 0), rel=(0, 9), buttons=(0, 0, 0)))
    assert "92" in drive.says


def test_good_news_takes_the_place_of_bad() -> None:
    drive = Driver()
    drive.desk.copy("nonsense")
    drive("v")
    assert drive.app.state.is_bad_news
    drive.desk.copy("2,4,6,8,3,1,7,5")
    drive("v")
    assert drive.app.state.message == ""


def test_in_a_window_too_small_for_it_no_help_is_opened_unseen() -> None:
    drive = Driver()
    small = pygame.Surface((320, 240))
    drive.app.update(0, [press("f1"), press("tab"), press("5")], small)
    assert drive.app.state.layers == [Layer.SEARCH]


def test_marks_of_used_up_columns_do_not_depend_on_the_way_there() -> None:
    walked, jumped = Driver(), Driver("4:3")
    while walked.position != "4:3":
        walked.app.player.search.advance(1)
    walked("left", "right")
    for drive in (walked, jumped):
        drive.wait(1)
    looks = [board.look(drive.app.player.moment(), drive.app.player.sizes) for drive in (walked, jumped)]
    assert looks[0] == looks[1]
    assert board.Mark.UNCOUNTED not in {marked.mark for marked in looks[1].marks}
    assert any(marked.is_old and marked.mark is board.Mark.FRUITFUL for marked in looks[1].marks)


def test_choosing_halts_a_run() -> None:
    drive = Driver("2,4,1:3", n=4)
    drive("right", "space")
    drive("down")
    assert drive.app.player.moment().mode is Mode.HALTED
    assert drive.chosen == 0


@pytest.mark.parametrize("typed", ["0", "101", "999"])
def test_a_size_out_of_range_is_refused_in_red_and_enter_does_nothing(typed: str) -> None:
    drive = Driver("2,4:6")
    drive(*typed, "return")
    assert drive.app.player.search.n == 8
    assert drive.position == "2,4:6"
    assert drive.app.state.typed == typed
    assert (drive.app.state.message, drive.app.state.is_bad_news) == ("1 to 100", True)
    drive("escape")
    assert drive.app.state.typed == ""
    assert drive.position == "2,4:6"


def test_typed_digits_are_erased_one_by_one_and_then_backspace_is_back_again() -> None:
    drive = Driver("2,4:6")
    drive("1", "2", "backspace", "backspace")
    assert drive.app.state.typed == ""
    assert drive.position == "2,4:6"
    drive("backspace")
    assert drive.position == "2,4:5"


def test_a_new_size_empties_the_list_and_restart_keeps_it() -> None:
    drive = Driver(n=5)
    drive("a")
    drive.finish()
    drive("home")
    assert len(drive.app.player.solutions) == 10
    drive("+")
    assert drive.app.player.search == Search(6)
    assert len(drive.app.player.solutions) == 0
    drive("-", "-")
    assert drive.app.player.search.n == 4


def test_sizes_stop_at_1_and_100() -> None:
    drive = Driver(n=1)
    drive("-")
    assert drive.app.player.search.n == 1
    drive("1", "0", "0", "return", "+")
    assert drive.app.player.search.n == 100


def test_a_stop_halts_a_run_that_enters_its_column() -> None:
    drive = Driver(n=8)
    layout = lay_out(*SIZE, 8)
    number = layout.square(3, 0).centerx, layout.numbers.centery
    drive(click(number))
    assert drive.app.player.breakpoints == {3}
    drive("space")
    drive.wait(10)
    assert drive.app.player.moment().mode is Mode.HALTED
    assert len(drive.app.player.search.board) == 3
    entered = drive.app.player.search.copy()
    drive("space")
    drive.wait(30)
    assert len(drive.app.player.search.board) == 3
    assert drive.app.player.search != entered
    drive(click(number))
    assert drive.app.player.breakpoints == set()


def test_a_stop_halts_at_full_speed_too_but_not_next_solution() -> None:
    drive = Driver(n=8)
    drive.app.player.toggle_breakpoint(6)
    drive.app.player.set_speed(FULL)
    drive("space")
    drive.wait(1)
    assert len(drive.app.player.search.board) == 6
    assert drive.app.player.moment().mode is Mode.HALTED
    drive("return")
    drive.finish()
    assert drive.app.player.search.is_solution


def test_a_click_on_a_square_tests_it_and_undo_comes_back() -> None:
    drive = Driver("2,4,1,3,5:7")
    layout = lay_out(*SIZE, 8)
    drive(click(layout.square(2, 5).center))
    assert drive.position == "2,4:6"
    assert drive.app.player.moment().steps == Search.at(Position.parse("2,4:6", 8)).steps
    drive("u")
    assert drive.position == "2,4,1,3,5:7"
    drive("shift+u")
    assert drive.position == "2,4:6"
    drive(click(layout.square(6, 0).center))
    assert drive.position == "2,4:6"


def test_a_jump_lists_the_solutions_that_it_passes_up_to_n_10() -> None:
    drive = Driver()
    layout = lay_out(*SIZE, 8)
    drive(click(layout.square(0, 3).center))
    assert drive.position == ":4"
    moment = drive.app.player.moment()
    assert (moment.found, len(drive.app.player.solutions)) == (28, 28)


def test_copy_and_paste_a_position() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("c", "home", "ctrl+v")
    assert drive.position == "2,4,1,3,5:7"
    drive.desk.copy("1,2:3")
    drive("v")
    assert drive.position == "2,4,1,3,5:7"
    assert drive.app.state.is_bad_news
    assert "columns 1 and 2 attack each other" in drive.app.state.message
    drive.wait(5)
    assert drive.app.state.message == ""


def test_at_the_end_the_first_position_is_copied() -> None:
    drive = Driver(n=4)
    drive("a")
    drive.finish()
    drive("escape", "c")
    assert drive.desk.paste() == ":1"


def test_a_held_key_repeats_after_a_while_and_stops_when_it_is_let_go() -> None:
    drive = Driver()
    drive(press("right"))
    assert drive.app.player.search.steps == 1
    drive.wait(0.38)
    assert drive.app.player.search.steps == 1
    drive.wait(1.0)
    held = drive.app.player.search.steps or 0
    assert 18 <= held <= 22
    drive(pygame.event.Event(pygame.KEYUP, key=pygame.K_RIGHT))
    drive.wait(3)
    assert (drive.app.player.search.steps or 0) <= held + 1


def test_a_held_key_that_is_not_to_repeat_does_not() -> None:
    drive = Driver()
    drive(press("t"))
    drive.wait(3)
    assert drive.app.state.theme == "dark"


def test_a_key_held_when_the_window_loses_the_focus_is_let_go() -> None:
    drive = Driver()
    drive(press("right"), pygame.event.Event(pygame.WINDOWFOCUSLOST))
    drive.wait(3)
    assert drive.app.player.search.steps == 1


def test_tab_walks_the_ring_and_space_and_enter_press_what_it_is_on() -> None:
    drive = Driver()
    drive("tab")
    assert drive.app.state.focus is Action.RUN
    drive("space")
    assert drive.app.player.moment().mode is Mode.RUNNING
    drive("tab", "return")
    assert drive.app.player.moment().mode is Mode.HALTED
    drive("shift+tab", "shift+tab")
    buttons = drive.app.view.buttons(SIZE, drive.app.player, drive.app.state)
    assert drive.app.state.focus is buttons[-1].name is Action.HELP
    drive("escape")
    assert drive.app.state.focus is None
    drive("space")
    assert drive.app.player.moment().mode is Mode.RUNNING


def test_the_ring_goes_through_every_button_and_back() -> None:
    drive = Driver()
    buttons = drive.app.view.buttons(SIZE, drive.app.player, drive.app.state)
    enabled = [button.name for button in buttons if button.is_enabled]
    assert len(enabled) < len(buttons)
    seen = []
    for _ in enabled:
        drive("tab")
        seen.append(drive.app.state.focus)
        assert drive.app.draw(drive.surface)
    assert seen == enabled
    drive("tab")
    assert drive.app.state.focus is Action.RUN


def test_esc_closes_the_innermost_thing_first() -> None:
    drive = Driver(n=6)
    drive("a")
    drive.finish()
    drive("4", "tab", "f1")
    assert drive.app.state.layers == [Layer.HELP, Layer.RING, Layer.TYPED, Layer.SHOWN, Layer.SEARCH]
    for left in ([Layer.RING], [Layer.TYPED], [Layer.SHOWN], [Layer.SEARCH]):
        drive("escape")
        assert drive.app.state.layers[:1] == left
    drive("escape")
    assert drive.app.player.moment().mode is Mode.COMPLETE


def test_the_progress_line_can_be_dragged_and_one_undo_comes_back() -> None:
    drive = Driver("2,4,1,3,5:7")
    layout = lay_out(*SIZE, 8)
    y = layout.lane.centery
    drive(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(layout.lane.left, y)))
    assert drive.app.player.search == Search(8)
    for x in range(layout.lane.left, layout.lane.right, 150):
        drive(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y + 90), rel=(0, 0), buttons=(1, 0, 0)))
    middle = layout.lane.left + layout.lane.width // 2
    drive(pygame.event.Event(pygame.MOUSEMOTION, pos=(middle, y), rel=(0, 0), buttons=(1, 0, 0)))
    assert drive.app.player.search.steps == 15_812 // 2
    drive(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(middle, y)))
    drive(pygame.event.Event(pygame.MOUSEMOTION, pos=(30, y), rel=(0, 0), buttons=(0, 0, 0)))
    assert drive.app.player.search.steps == 15_812 // 2
    drive("u")
    assert drive.position == "2,4,1,3,5:7"


def test_the_progress_line_dragged_to_its_end_is_the_end() -> None:
    drive = Driver(n=6)
    lane = lay_out(*SIZE, 6).lane
    drive(click((lane.right, lane.centery)))
    assert drive.app.player.moment().mode is Mode.COMPLETE
    assert len(drive.app.player.solutions) == 4


def test_above_n_10_a_drag_goes_to_about_there() -> None:
    drive = Driver(n=20)
    lane = lay_out(*SIZE, 20).lane
    drive(click((lane.left + lane.width // 3, lane.centery)))
    assert drive.app.player.moment().progress == pytest.approx(1 / 3, abs=0.01)
    assert any(text.startswith("about 33 %") for text in drive.says)


def test_the_speed_slider_is_logarithmic_and_ends_in_full() -> None:
    drive = Driver()
    row = next(box for text, box in texts(drive.app) if text == "6.7 steps/s")
    y = lay_out(*SIZE, 8).controls.bottom - 11
    speeds = []
    for x in (row.right - 160, row.right - 80, row.right - 20, row.right):
        drive(click((x, y)), pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, y)))
        speeds.append(drive.app.player.moment().speed)
    assert speeds == sorted(speeds)
    assert speeds[-1] == FULL
    assert "full" in drive.says


def test_keys_change_the_speed_up_to_full_and_down_again() -> None:
    drive = Driver()
    for _ in range(40):
        drive(".")
    assert drive.app.player.moment().speed == FULL
    drive(",")
    assert drive.app.player.moment().speed == 1000
    for _ in range(80):
        drive(",")
    assert drive.app.player.moment().speed == 0.2


def test_a_picture_is_saved_and_the_window_says_where() -> None:
    drive = Driver()
    drive("s")
    assert drive.desk.saved == ["queens-8"]
    assert "Saved as queens-8-0001.png" in drive.says


def test_saving_never_overwrites_and_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "queens-8-0001.png").write_text("mine")
    app = app_at(":1")
    surface = picture(app, SIZE)
    before = pygame.image.tobytes(surface, "RGB")
    app.update(0.1, [press("s")], surface)
    assert (tmp_path / "queens-8-0001.png").read_text() == "mine"
    saved = pygame.image.load(tmp_path / "queens-8-0002.png")
    assert pygame.image.tobytes(saved, "RGB") == before

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    app.update(0.1, [press("s")], surface)
    assert app.state.message == "Not saved: No space left on device"
    assert not (tmp_path / "queens-8-0003.png").exists()


def test_the_wheel_scrolls_a_long_list_and_a_click_chooses() -> None:
    drive = Driver()
    drive("a")
    drive.finish()
    assert "1" in drive.says
    for _ in range(200):
        drive(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert "92" in drive.says
    drive.click("92")
    assert drive.chosen == 91
    assert "Solution 92: all 8 are safe" in drive.says
    for _ in range(200):
        drive(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert "= 1 mirrored" in drive.says


def test_full_speed_jobs_can_be_halted() -> None:
    drive = Driver(n=40)
    for start in ("return", "a"):
        drive(start)
        drive.wait(0.1)
        assert drive.app.player.job in (Job.SOLUTION, Job.ALL)
        drive("space")
        assert drive.app.player.moment().mode is Mode.HALTED
        steps = drive.app.player.search.steps
        drive.wait(0.1)
        assert drive.app.player.search.steps == steps


@pytest.mark.parametrize("n", [2, 3])
def test_where_no_solution_exists_next_solution_goes_to_the_end(n: int) -> None:
    drive = Driver(n=n)
    drive("return")
    drive.finish()
    assert drive.app.player.moment().mode is Mode.COMPLETE
    assert "Search complete: no solution" in drive.says
    assert drive.desk.announced == [f"{n} queens: no solution in {18 if n == 3 else 6} steps"]


def scene(action: Action) -> Driver:
    """Return a driver in a state in which an action applies."""
    drive = Driver("2,4:6", n=6)
    match action:
        case Action.HALT:
            drive("space")
        case Action.UP | Action.DOWN | Action.GO_THERE:
            drive("return")
            drive.finish()
            if action is Action.GO_THERE:
                drive("down", "right", "down")
        case Action.UNDO:
            drive("home", "right")
        case Action.REDO:
            drive("home", "u")
        case Action.ERASE | Action.START:
            drive("5")
        case Action.PRESS:
            drive("tab")
        case Action.CLOSE:
            drive("f1")
        case Action.PASTE:
            drive.desk.copy("1,3:2")
        case Action.FASTER | Action.SLOWER:
            drive.app.player.set_speed(10)
        case Action.TREE:
            drive("f2")
        case Action.FIT:
            drive(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=3))
        case Action.SAFE | Action.ATTACKED:
            drive("p")
    return drive


UNSEEN = {Action.QUIT}
"""Actions that need not change what can be seen."""

KEYS = [(binding, name) for binding in BINDINGS for name in binding.keys]


@pytest.mark.parametrize(("binding", "name"), KEYS, ids=lambda value: getattr(value, "action", value))
def test_every_command_can_be_given_by_keyboard_alone(binding: Binding, name: str) -> None:
    drive = scene(binding.action)
    match binding.layer:
        case Layer.SHOWN:
            drive("escape", "return")
            drive.finish()
            drive("down")
        case Layer.TYPED:
            drive("escape", "4")
        case Layer.RING:
            drive("escape", "tab")
    assert binding.action in applicable(drive.app.player.moment(), drive.app.state)
    before = what_shows(drive)
    goes_on = drive(name)
    assert goes_on is (binding.action is not Action.QUIT)
    assert what_shows(drive) != before or binding.action in UNSEEN


@pytest.mark.parametrize("binding", [binding for binding in BINDINGS if binding.help], ids=lambda value: value.help)
def test_every_command_can_be_given_by_mouse_alone(binding: Binding) -> None:
    drive = scene(binding.action)
    before = what_shows(drive)
    drive.click_button("Help")
    goes_on = drive.click(drive.app.view.say(binding.help))
    assert goes_on is (binding.action is not Action.QUIT)
    assert not drive.app.state.has_help
    # Digits can only be typed; the stepper's buttons serve the mouse.
    assert what_shows(drive) != before or binding.action in UNSEEN | {Action.TYPE, Action.HELP}


@pytest.mark.parametrize(
    "label",
    [
        "Run",
        "Back",
        "Next",
        "Next solution",
        "All",
        "Restart",
        "Theme",
        "Full screen",
        "Help",
        "+",
        "−",
        "Solutions",
        "Program",
    ],
)
def test_every_button_does_what_it_says(label: str) -> None:
    drive = Driver("2,4:6", n=6)
    before = what_shows(drive)
    drive.click_button(label)
    assert what_shows(drive) != before


def test_what_does_not_apply_does_nothing_by_key_or_button() -> None:
    drive = Driver(n=4)
    before = what_is_done(drive)
    drive("left", "home", "u", "up", "down", "page up", "backspace", "escape")
    for label in ("Back", "Halt", "Restart"):
        drive.click_button(label)
    assert what_is_done(drive) == before


def test_a_click_beside_everything_and_other_buttons_of_the_mouse_do_nothing() -> None:
    drive = Driver("2,4:6")
    before = what_shows(drive)
    drive(click((1, 1)), click((660, 400)))
    run = place_of(drive.app, "Run")
    drive(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=run))
    drive(pygame.event.Event(pygame.MOUSEMOTION, pos=run, rel=(1, 1), buttons=(1, 0, 0)))
    assert what_shows(drive) == before


def test_help_opens_lists_every_key_and_closes() -> None:
    drive = Driver()
    drive("?")
    assert drive.app.state.has_help
    says = drive.says
    for binding in BINDINGS:
        if binding.help:
            assert drive.app.view.say(binding.help) in says
    drive(click((20, 20)))
    assert not drive.app.state.has_help


def test_the_tree_is_open_where_it_fits_whole_until_a_tab_is_chosen() -> None:
    drive = Driver(n=6)
    assert "column 6" in drive.says
    drive("7", "return")
    assert "column 7" not in drive.says
    drive("f3", "8", "return")
    assert "column 8" in drive.says
    drive("f4")
    assert "candidate += 1" in drive.says
    drive("f2")
    assert "No solution found yet." in drive.says


def test_a_click_on_a_node_shows_its_position_and_enter_goes_there() -> None:
    drive = Driver("2,4,6,3:2", n=6)
    place = max((box.x, box.center) for text, box in texts(drive.app) if text == "6" and box.y > 320)[1]
    drive(click(place))
    assert str(drive.app.state.shown) == "2,4,6:1"
    assert drive.position == "2,4,6,3:2"
    assert "Go there" in drive.says
    drive("escape")
    assert drive.app.state.shown is None
    drive(click(place), "return")
    assert drive.position == "2,4,6:1"
    drive("u")
    assert drive.position == "2,4,6,3:2"


def test_the_tree_zooms_moves_and_fits_again() -> None:
    drive = Driver(n=6)
    drive("a")
    drive.finish()
    drive("escape", "f3")
    empty = (700, 700)
    drive(pygame.event.Event(pygame.MOUSEMOTION, pos=(900, 500), rel=(0, 0), buttons=(0, 0, 0)))
    for _ in range(10):
        drive(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert drive.app.state.tree.zoom > 6
    assert drive.app.draw(drive.surface)
    x, y = drive.app.state.tree.moved
    drive(
        click(empty),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(720, 690), rel=(20, -10), buttons=(1, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(720, 690)),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(600, 600), rel=(99, 99), buttons=(0, 0, 0)),
    )
    assert drive.app.state.tree.moved == (x + 20, y - 10)
    drive("z")
    assert (drive.app.state.tree.zoom, drive.app.state.tree.moved) == (1.0, (0, 0))
    for _ in range(10):
        drive(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert drive.app.state.tree.zoom == 1.0


def test_the_wheel_leaves_the_point_under_the_mouse_where_it_is() -> None:
    drive = Driver(n=6)
    drive("a")
    drive.finish()
    drive("escape", "f3")

    def place() -> tuple[int, int]:
        drive.app.view.brush(drive.app.state)
        look = tree_look(drive)
        return next((spot.x, spot.y) for spot in look.spots if spot.node.board == (1, 3))

    before = place()
    drive(pygame.event.Event(pygame.MOUSEMOTION, pos=before, rel=(0, 0), buttons=(0, 0, 0)))
    for _ in range(6):
        drive(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    x, y = place()
    assert abs(x - before[0]) <= 8
    assert abs(y - before[1]) <= 8


def tree_look(drive: Driver) -> TreeLook:
    """Return what the tree's panel shows."""
    app = drive.app
    layout = lay_out(*SIZE, app.player.search.n)
    brush = app.view.brush(app.state)
    body = body_of(layout.panel, layout)
    moment = app.player.moment()
    return tree_panel.look(moment, app.player.sizes, app.state.tree, None, body, layout, brush, app.view.say)


def test_keys_of_the_tree_do_nothing_while_it_is_not_seen() -> None:
    drive = Driver(n=8)
    before = what_is_done(drive)
    drive("l", "h", "d", "z")
    assert what_is_done(drive) == before


def test_predict_takes_guesses_reveals_and_keeps_the_tally() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("p")
    assert {"Safe or attacked?", "?"} <= drive.says
    assert "Column 6, row 7 is attacked" not in drive.says
    drive("x")
    assert drive.position == "2,4,1,3,5:8"
    assert "1 of 1 right" in drive.says
    assert any(text.startswith("Right! Column 6, row 7 is attacked.") for text in drive.says)
    drive("y")
    assert "1 of 2 right" in drive.says
    assert any(text.startswith("No: Column 6, row 8 is attacked.") for text in drive.says)
    drive("right")
    assert "1 of 2 right" in drive.says
    assert not any(text.startswith(("Right!", "No:")) for text in drive.says)
    drive("p", "p")
    assert "1 of 2 right" not in drive.says


def test_predict_does_not_ask_in_column_1_on_a_full_board_while_running_or_of_what_is_shown() -> None:
    for text in (":3", "2,4,6,8,3,1,7,5"):
        drive = Driver(text)
        drive("p")
        assert "Safe or attacked?" not in drive.says
        before = what_is_done(drive)
        drive("x", "y")
        assert what_is_done(drive) == before
    drive = Driver("2,4:6")
    drive("p")
    drive.app.player.set_speed(0.2)
    drive("space")
    assert "Safe or attacked?" not in drive.says
    drive("space")
    assert "Safe or attacked?" in drive.says


def test_the_two_buttons_of_a_guess_can_be_clicked() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("p")
    drive.click_button("Attacked  X")
    assert drive.app.state.guesses.right == 1
    drive.click_button("Safe  Y")
    assert drive.app.state.guesses.made == 2


def test_every_theme_comes_in_turn() -> None:
    drive = Driver()
    seen = []
    for _ in THEMES:
        seen.append(drive.app.state.theme)
        assert drive.app.draw(drive.surface)
        drive("t")
    assert seen == list(THEMES)
    assert drive.app.state.theme == "light"


def test_actions_that_move_or_repeat_are_bound_to_something() -> None:
    bound = {binding.action for binding in BINDINGS}
    assert {action for action in Action if repeats(action)} == {
        Action.NEXT, Action.BACK, Action.UP, Action.DOWN, Action.SLOWER, Action.FASTER, Action.ERASE,
        Action.LARGER, Action.SMALLER,
    }  # fmt: skip
    assert {action for action in Action if moves(action)} == {
        Action.RUN, Action.BACK, Action.NEXT, Action.NEXT_SOLUTION, Action.ALL, Action.RESTART, Action.UNDO,
        Action.REDO, Action.LARGER, Action.SMALLER, Action.START, Action.JUMP, Action.SEEK,
    }  # fmt: skip
    assert {action for action in Action if moves(action)} <= bound


def test_clicks_and_keys_still_work_while_a_job_runs_at_full_speed() -> None:
    drive = Driver(n=14)
    drive.app.player.set_speed(FULL)
    drive("space")
    drive.wait(0.2)
    drive.click("Halt")
    assert drive.app.player.moment().mode is Mode.HALTED


def test_the_window_s_title_names_the_size() -> None:
    drive = Driver(n=2)
    assert drive.app.title == "2 queens problem"
    drive("-")
    assert drive.app.title == "1 queen problem"

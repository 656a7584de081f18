"""The jobs that print, against solutions and states that are worked out elsewhere."""

from __future__ import annotations

import json
import re
import signal
import sys
from collections.abc import Callable, Iterator

import pytest

from queens_viz import Position, Search, text
from queens_viz import text as module
from queens_viz.search import race
from queens_viz.search.facts import TOTAL_SOLUTIONS
from queens_viz.search.listing import LISTINGS, Program, given
from queens_viz.search.race import Race
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..pairs import each_once, every_pair
from ..search.strategies import Walked, walk
from ..search.test_ahead import empty_later
from ..tiers import sizes
from .jobs import Job, error, run

CLASSES = {1: 1, 2: 0, 3: 0, 4: 1, 5: 2, 6: 1, 7: 6, 8: 12, 9: 46, 10: 92, 11: 341, 12: 1_787}
Printed = Callable[[str], str]
STRATEGIES = [strategy.value for strategy in Strategy]


@pytest.fixture
def printed(job: Job) -> Printed:
    """Return what a job prints, which complains of nothing."""

    def of(words: str) -> str:
        status, out, err = job(words)
        assert (status, err) == (0, "")
        return out

    return of


def rows(boards: list[tuple[int, ...]]) -> list[list[int]]:
    return [[row + 1 for row in board] for board in boards]


def found(n: int, strategy: str) -> list[list[int]]:
    """Return the solutions in the order in which a search finds them, by another program."""
    if strategy == "plain":
        return rows(facts.solutions(n))
    states = walk(n, strategy)
    return [[row + 1 for _, row in sorted(state.queens)] for state in states if state.tested is None]


@every_pair({"n": (1, 2, 3, 4, 6, 7), "strategy": STRATEGIES})
def test_all_and_first_print_the_solutions_in_the_order_of_the_search(
    n: int, strategy: str, printed: Printed, job: Job
) -> None:
    every = found(n, strategy)
    lines = printed(f"{n} --all --format json --strategy {strategy}").splitlines()
    assert [json.loads(line) for line in lines] == [
        {"n": n, "number": number, "rows": one} for number, one in enumerate(every, start=1)
    ]
    assert sorted(every) == rows(facts.solutions(n))
    first = job(f"{n} --first --format csv --strategy {strategy}")
    if every:
        assert first == (0, f"1,{','.join(map(str, every[0]))}\n", "")
    else:
        assert first == error(f"No solution exists for {n} queens", 1)


def test_the_formats_are_exact(printed: Printed) -> None:
    assert printed("8 --first --format json") == '{"n": 8, "number": 1, "rows": [1, 5, 8, 6, 3, 7, 2, 4]}\n'
    assert printed("8 --first --format pairs") == "1,1-5,2-8,3-6,4-3,5-7,6-2,7-4,8-\n"
    assert printed("8 --first --format csv") == "1,1,5,8,6,3,7,2,4\n"
    boards = "2 4 1 3\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n3 1 4 2\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n\n"
    assert printed("4 --all") == boards
    assert run("4", "--all") == (0, boards, ""), "the real command"


@pytest.mark.parametrize("n", sizes(1, 9, 12))
def test_counts_and_classes_are_the_known_ones(n: int) -> None:
    tally = text.Tally()
    for item in text.solutions(Search(n)):
        if isinstance(item, text.Solution):
            tally.add(item.board)
    assert (tally.solutions, tally.classes) == (TOTAL_SOLUTIONS[n], CLASSES[n])


@pytest.mark.parametrize("n", [2, 4, 6])
def test_a_count_from_a_position_counts_what_follows(n: int, printed: Printed) -> None:
    boards = facts.solutions(n)
    for row in range(n):
        count = sum(board[0] >= row for board in boards)
        said = {0: "no solution", 1: "1 solution"}.get(count, f"{count} solutions")
        classes = f"{CLASSES[n]} up to rotation and reflection\n" if count == len(boards) else ""
        for at in [f"{row + 1}:1"] + [f":{row + 1}"] * (row > 0):
            assert printed(f"{n} --count --at {at}") == f"{said} from this position on\n{classes}", at
    whole = printed(f"{n} --count")
    assert printed(f"{n} --count --at :1") == printed(f"{n} --count --strategy fewest") == whole
    assert whole.endswith(f"\n{CLASSES[n]} up to rotation and reflection\n")


def test_a_job_goes_on_from_a_position_with_the_right_numbers(printed: Printed, job: Job) -> None:
    assert printed("8 --first --format csv --at 8:1") == "89,8,2,4,1,7,5,3,6\n"
    assert job(["8", "--first", "--format", "csv", "--at", "8 4 1 3 6 2 7 5"]).out == "92,8,4,1,3,6,2,7,5\n"
    every = printed("6 --all --format csv").splitlines()
    assert printed("6 --all --format csv --at 3:1").splitlines() == every[1:]
    assert printed(f"6 --all --format csv --at {every[2].split(',', 1)[1]}").splitlines() == every[2:]
    guided = printed("6 --all --format csv --at fewest/2,4,6,1:3").splitlines()
    assert guided == printed("6 --all --format csv --strategy fewest").splitlines()
    assert job("8 --first --at 8,4,2,7:8") == error("No solution from this position on", 1)


@each_once({"n": sizes(1, 5, 6), "language": LANGUAGES})
def test_the_trace_is_every_step_with_its_sentence_and_ahead_with_what_is_left(
    n: int, language: str, printed: Printed
) -> None:
    plain = printed(f"{n} --trace --language {language}").splitlines()
    told = printed(f"{n} --trace --ahead --language {language}").splitlines()
    say, search = Words(language), Search(n)
    for number, (state, line, more) in enumerate(zip(facts.walk(n), plain, told, strict=True)):
        step, at, sentence = line.split("\t")
        assert step == str(number)
        if not state.is_end:
            assert at == str(search.position)
            assert sentence == say.sentence(search.position, state.found).told
            search.step()
        *same, left = more.split("\t")
        assert same == [step, at, sentence]
        columns = [str(column + 1) for column in empty_later(n, state.board)]
        assert re.findall(r"\d+", left) == columns
        assert (say("cannot_succeed") in left) is bool(columns)
    assert at == "-"


@pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
def test_the_trace_of_another_search_tells_every_step(strategy: Strategy, printed: Printed) -> None:
    states = walk(6, strategy.value)
    *lines, last = printed(f"6 --trace --ahead --strategy {strategy.value}").splitlines()
    for number, (line, state) in enumerate(zip(lines, states[:-1], strict=True)):
        step, at, _, left = line.split("\t")
        queens = ",".join(str(row + 1) for _, row in state.queens)
        candidate = f":{state.tested[1] + 1}" if state.tested else ""
        assert (step, at) == (str(number), f"{strategy.value}/{queens}{candidate}")
        assert "cannot succeed" not in left, "who looks ahead never gets there"
    assert last.startswith(f"{len(lines)}\t-\tSearch complete: 4 solutions.")


def test_the_tree_is_the_walked_one(printed: Printed) -> None:
    assert printed("4 --tree --at 2,4:1") == (
        "4 queens\n  1  step 1\n    3  step 4\n    4  step 9\n      2  step 11\n  2  step 18\n    4  step 22\n"
    )
    lines = printed("6 --tree").splitlines()
    assert (len(lines), sum("solution" in line for line in lines)) == (153, 4)
    assert list(text.tree(8, Position.first(8), Words())) == ["8 queens"]


@every_pair({"which": ("loop", *STRATEGIES), "language": LANGUAGES})
def test_a_printed_program_runs_as_it_is_and_its_comments_alone_differ_between_languages(
    which: str, language: str, printed: Printed, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "loop" if which == "loop" else f"recursion --strategy {which}"
    program, other = (printed(f"6 --program {words} --language {code}") for code in (language, "en"))
    exec(program, {})
    expected = [" ".join(map(str, one)) for one in found(6, which.replace("loop", "plain"))]
    assert capsys.readouterr().out.splitlines() == expected
    comments, code = (
        [[line for line in one.splitlines() if line.startswith("# ") is is_comment] for one in (program, other)]
        for is_comment in (True, False)
    )
    assert code[0] == code[1]
    assert [one == two for one, two in zip(*comments, strict=True)] == [language == "en"] * len(comments[1])


@pytest.mark.parametrize("which", Program)
def test_a_printed_program_ends_with_its_listing_and_is_all_that_python_needs(which: Program, printed: Printed) -> None:
    program = printed(f"5 --program {which.value}")
    assert [line for line in program.splitlines() if line[:1] != "#"] == [*given(5), "", *LISTINGS[which]]
    lines = "".join(" ".join(map(str, one)) + "\n" for one in found(5, "plain"))
    assert run(command=["-I", "-c", program]) == (0, lines, "")


@pytest.mark.parametrize(
    ("environment", "first"),
    [
        ({"LANG": "de_DE.UTF-8"}, "4 Damen"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "4 queens"),
        ({"LANGUAGE": "de:en", "LC_ALL": "C"}, "4 Damen"),
        ({"LANG": "xx_XX"}, "4 queens"),
        ({"LANG": "", "LC_MESSAGES": "de"}, "4 Damen"),
        ({}, "4 queens"),
    ],
)
def test_the_environment_chooses_the_language_where_no_option_does(
    environment: dict[str, str], first: str, monkeypatch: pytest.MonkeyPatch, printed: Printed
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment.get(name, ""))
    assert printed("4 --tree").splitlines()[0] == first
    assert printed("4 --tree --language fr").splitlines()[0] == "4 dames"


COMPARED = {
    "en": ("solution at", "no solution: over at step", ",", "Column by column", "Looking ahead",
           "Fewest squares first"),
    "de": ("Lösung bei", "keine Lösung: zu Ende bei Schritt", ".", "Spalte für Spalte", "Vorausschauend",
           "Wenigste Felder zuerst"),
    "fr": ("solution à", "aucune solution\u00a0: fin à l’étape", "\u202f", "Colonne par colonne",
           "En regardant devant", "Le moins de cases d’abord"),
}  # fmt: skip
"""How the table says that there is a solution and that there is none, what parts thousands, and the names."""


def outcome(n: int, strategy: str) -> tuple[int, Walked]:
    """Return when a search waits and what it has come to, by another program."""
    states = walk(n, strategy)
    step = next((k for k, state in enumerate(states) if state.tested is None), len(states) - 1)
    return step, states[step]


@every_pair({"n": (1, 2, 3, 4, 6, 8), "language": LANGUAGES})
def test_compare_tells_steps_comparisons_and_how_each_came_out(n: int, language: str, printed: Printed) -> None:
    head, *lines = printed(f"{n} --compare --language {language}").splitlines()
    objects = map(json.loads, printed(f"{n} --compare --format json").splitlines())
    is_found, none, mark, *names = COMPARED[language]
    assert head.startswith(f"{n} ")
    for strategy, name, line, told in zip(STRATEGIES, names, lines, objects, strict=True):
        step, state = outcome(n, strategy)
        figures = [f"{number:,}".replace(",", mark) for number in (step, state.comparisons)]
        assert re.split(" {2,}", line) == [name, *figures, f"{none if state.tested else is_found} {figures[0]}"]
        placed = None if state.tested else [row + 1 for _, row in sorted(state.queens)]
        assert told == {
            "n": n, "strategy": strategy, "steps": step, "comparisons": state.comparisons, "waits_at": step,
            "rows": placed,
        }  # fmt: skip


def test_what_finds_nothing_for_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch, printed: Printed) -> None:
    monkeypatch.setattr(race, "LONGEST", 2500)
    lines = printed("16 --compare").splitlines()
    assert [line.split("  ")[-1] for line in lines[1:]] == ["none in 2,500 steps"] * 2 + ["solution at 472"]
    plain = json.loads(printed("16 --compare --format json").splitlines()[0])
    assert (plain["steps"], plain["waits_at"], plain["rows"]) == (2500, None, None)


def test_interrupted_compare_tells_how_far_each_has_come(monkeypatch: pytest.MonkeyPatch, job: Job) -> None:
    ticks = module.ticks

    def pressed(of: Race) -> Iterator[int]:
        for made in ticks(of):
            if of.clock == 3000:
                signal.raise_signal(signal.SIGINT)
            yield made

    monkeypatch.setattr(module, "ticks", pressed)
    status, out, err = job("16 --compare")
    assert (status, err) == (130, ""), "there is no position at which to go on"
    ends = [line.split("  ")[-1] for line in out.splitlines()[1:]]
    assert ends == ["none in 3,000 steps"] * 2 + ["solution at 472"]


def test_what_prints_needs_no_pygame_and_no_bar() -> None:
    code = (
        "import sys; sys.modules['pygame'] = None\n"
        "from queens_viz.cli import main\n"
        "status = [main(['4', job]) for job in ('--first', '--all', '--count', '--trace', '--tree', '--step')]\n"
        "sys.exit(any(status) or 'tqdm' in sys.modules)"
    )
    done = run(command=["-c", code])
    assert (done.status, done.err) == (0, "")


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ("8 --strategy fewest", "fewest/:1"),
        ("6 --strategy ahead", "ahead/:1"),
        ("8 --at fewest/1,5,8:3", "fewest/1,5,8:3"),
        ("8 --at ahead/1,5:3 --strategy ahead", "ahead/1,5:3"),
        ("8 --strategy plain", ":1"),
    ],
)
def test_the_window_begins_with_the_search_that_is_named(
    words: str, begins: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    monkeypatch.setattr("queens_viz.cli._open_window", lambda position, _: print(position, file=sys.stdout) or 0)
    assert job(words) == (0, f"{begins}\n", "")

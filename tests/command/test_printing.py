"""The jobs that print, against solutions and states that are worked out elsewhere; jobs.txt has how they look."""

from __future__ import annotations

import json
import re
import signal
import sys
from collections.abc import Callable, Iterator

import pytest

from queens_viz import Search, text
from queens_viz.search import race
from queens_viz.search.facts import TOTAL_SOLUTIONS
from queens_viz.search.listing import LISTINGS, Program, preamble
from queens_viz.search.race import Race
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..pairs import each_once
from ..search.strategies import walk
from ..search.test_ahead import empty_later
from ..tiers import sizes
from .jobs import Job, error, run

CLASSES = {
    1: 1,
    2: 0,
    3: 0,
    4: 1,
    5: 2,
    6: 1,
    7: 6,
    8: 12,
    9: 46,
    10: 92,
    11: 341,
    12: 1_787,
}
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


def found(n: int, strategy: str) -> list[list[int]]:
    """Return the solutions in the order in which a search finds them, by another program."""
    states = walk(n, strategy)
    return [
        [row + 1 for _, row in sorted(state.queens)]
        for state in states
        if state.tested is None
    ]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6, 7])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_all_and_first_print_the_solutions_in_the_order_of_the_search(
    n: int, strategy: str, printed: Printed, job: Job
) -> None:
    every = found(n, strategy)
    if not every:
        for form in ("text", "json", "csv", "pairs"):
            for words in ("--all", "--first"):
                assert job(
                    f"{n} {words} --format {form} --strategy {strategy}"
                ) == error(f"No solution exists for {n} queens", 1)
        assert list(facts.solutions(n)) == []
        return
    lines = printed(f"{n} --all --format json --strategy {strategy}").splitlines()
    assert [json.loads(line) for line in lines] == [
        {"n": n, "number": number, "rows": one}
        for number, one in enumerate(every, start=1)
    ]
    assert sorted(every) == [[row + 1 for row in board] for board in facts.solutions(n)]
    first = printed(f"{n} --first --format csv --strategy {strategy}")
    assert first == f"1,{','.join(map(str, every[0]))}\n"


@pytest.mark.parametrize("n", sizes(1, 9, 12))
def test_counts_and_classes_are_the_known_ones(n: int, printed: Printed) -> None:
    counted = printed(f"{n} --count").splitlines()
    solutions = {0: "no solution", 1: "1 solution"}.get(
        TOTAL_SOLUTIONS[n], f"{TOTAL_SOLUTIONS[n]:,} solutions"
    )
    assert counted == [solutions, f"{CLASSES[n]:,} up to rotation and reflection"]


@pytest.mark.parametrize("n", [2, 4, 6])
def test_a_count_from_a_position_counts_what_follows(n: int, printed: Printed) -> None:
    boards = facts.solutions(n)
    for row in range(n):
        count = sum(board[0] >= row for board in boards)
        said = {0: "no solution", 1: "1 solution"}.get(count, f"{count} solutions")
        classes = (
            f"{CLASSES[n]} up to rotation and reflection\n"
            if count == len(boards)
            else ""
        )
        for at in [f"{row + 1}:1"] + [f":{row + 1}"] * (row > 0):
            assert (
                printed(f"{n} --count --at {at}")
                == f"{said} from this position on\n{classes}"
            ), at


@each_once({"n": sizes(1, 5, 6), "language": LANGUAGES})
def test_the_trace_is_every_step_with_its_sentence_and_ahead_with_what_is_left(
    n: int, language: str, printed: Printed
) -> None:
    plain = printed(f"{n} --trace --language {language}").splitlines()
    told = printed(f"{n} --trace --ahead --language {language}").splitlines()
    say, search = Words(language), Search(n)
    for number, (state, line, more) in enumerate(
        zip(facts.walk(n), plain, told, strict=True)
    ):
        step, at, sentence = line.split("\t")
        assert step == str(number)
        if not state.is_end:
            assert at == str(search.position)
            assert sentence == say.sentence(search.position, state.found).text
            search.step()
        *same, left = more.split("\t")
        assert same == [step, at, sentence]
        columns = [str(column + 1) for column in empty_later(n, state.board)]
        assert re.findall(r"\d+", left) == columns
        assert (say("cannot_succeed") in left) is bool(columns)
    assert at == "-"


@pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
def test_the_trace_of_another_search_tells_every_step(
    strategy: Strategy, printed: Printed
) -> None:
    states = walk(6, strategy.value)
    *lines, last = printed(
        f"6 --trace --ahead --strategy {strategy.value}"
    ).splitlines()
    for number, (line, state) in enumerate(zip(lines, states[:-1], strict=True)):
        step, at, _, left = line.split("\t")
        queens = ",".join(str(row + 1) for _, row in state.queens)
        candidate = f":{state.tested[1] + 1}" if state.tested else ""
        assert (step, at) == (str(number), f"{strategy.value}/{queens}{candidate}")
        assert "can't succeed" not in left, "who looks ahead never gets there"
    assert last.startswith(f"{len(lines)}\t-\tSearch complete: 4 solutions.")


@pytest.mark.parametrize("which", Program)
def test_a_printed_program_ends_with_its_listing_and_is_all_that_python_needs(
    which: Program, printed: Printed
) -> None:
    program = printed(f"5 --program {which.value}")
    assert [line for line in program.splitlines() if line[:1] != "#"] == [
        *preamble(5),
        "",
        *LISTINGS[which],
    ]
    lines = "".join(" ".join(map(str, one)) + "\n" for one in found(5, "plain"))
    assert run(command=["-I", "-c", program]) == (0, lines, "")


@pytest.mark.parametrize(
    ("environment", "first"),
    [
        ("LANG=de_DE.UTF-8", "4 Damen"),
        ("LANG=de_DE.UTF-8 LC_ALL=en_GB.UTF-8", "4 queens"),
        ("LANGUAGE=de:en LC_ALL=C", "4 Damen"),
        ("LANG=xx_XX", "4 queens"),
        ("LANG= LC_MESSAGES=de", "4 Damen"),
        ("", "4 queens"),
    ],
)
def test_the_environment_chooses_the_language_where_no_option_does(
    environment: str, first: str, monkeypatch: pytest.MonkeyPatch, printed: Printed
) -> None:
    asked = dict(one.split("=") for one in environment.split())
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, asked.get(name, ""))
    assert printed("4 --tree").splitlines()[0] == first
    assert printed("4 --tree --language fr").splitlines()[0] == "4 dames"


def test_compare_gives_up_what_takes_too_long_and_interrupted_it_tells_how_far_each_has_come(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(race, "LONGEST", 2500)
        plain = json.loads(job("16 --compare --format json").out.splitlines()[0])
    assert (plain["steps"], plain["waits_at"], plain["rows"]) == (2500, None, None)
    ticks = text.run_race

    def pressed(of: Race) -> Iterator[int]:
        for made in ticks(of):
            if of.clock == 3000:
                signal.raise_signal(signal.SIGINT)
            yield made

    monkeypatch.setattr(text, "run_race", pressed)
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


def test_a_terminal_without_tqdm_has_no_bar(
    monkeypatch: pytest.MonkeyPatch, printed: Printed
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert printed("6 --count").startswith("4 solutions\n")

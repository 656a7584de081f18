"""The table of options: whom its rows name, and that what follows from it is refused or taken as they say."""

from __future__ import annotations

import re

import pytest

from queens_viz.cli import main
from queens_viz.command import arguments
from queens_viz.command.arguments import EVERYTHING, FILES, JOBS, OPTIONS, WINDOW, Option, parse
from queens_viz.command.values import Refused

WORDS = {
    "until": "5", "frames": "steps", "format": "json", "speed": "3", "pause": "2", "theme": "dark", "size": "800x600",
    "at": ":1", "language": "de", "save": "a.gif", "worksheet": "a.html", "questions": "3", "seed": "5",
    "lesson": "1", "site": "a", "program": "loop", "strategy": "ahead",
}  # fmt: skip
"""A word for each option that takes one."""

USED = [option for option in OPTIONS if not option.is_job]
BEGINNINGS = {WINDOW: [], **{job: [job] for job in JOBS if job != "--save"}} | {
    suffix: ["--save", f"a{suffix}"] for suffix in FILES
}
BEGINNINGS["--worksheet"] = ["--worksheet", "a.html"]
BEGINNINGS["--site"] = ["--site", "a"]
BEGINNINGS["--program"] = ["--program", "loop"]
"""What is typed for each that may use an option."""


def typed(option: Option) -> list[str]:
    return [f"--{option.name}", *([WORDS[option.name]] if option.read else [])]


def test_the_rows_name_only_users_that_there_are() -> None:
    for option in USED:
        assert option.users == EVERYTHING or set(option.users) <= set(BEGINNINGS), option.name
    assert len({option.name for option in OPTIONS}) == len(OPTIONS)
    assert set(WORDS) == {option.name for option in OPTIONS if option.read}


def became_of(option: Option, user: str) -> str:
    """Return what becomes of an option that is given with a user: the job, or the sentence that refuses it."""
    try:
        return arguments.job_of(parse([*BEGINNINGS[user], *typed(option)])) or WINDOW
    except Refused as refused:
        return str(refused)


@pytest.mark.parametrize("user", BEGINNINGS)
def test_options_are_taken_by_their_users_and_refused_by_all_others(user: str) -> None:
    job = user if user == WINDOW else "save" if user in FILES else user[2:]
    for option in USED:
        if option.users == EVERYTHING or user in option.users:
            assert became_of(option, user) == job, option.name
        else:
            assert re.match(rf"--{option.name} (is (not )?used by|needs --)", became_of(option, user)), option.name


def test_a_plan_takes_its_language_and_force_and_nothing_else() -> None:
    plan = ["--save", "a.html", "--lesson", "1"]
    assert arguments.job_of(parse([*plan, "--language", "de", "--force"])) == "save"
    for words in (["8"], *(typed(option) for option in USED if option.name not in ("language", "force", "lesson"))):
        with pytest.raises(Refused, match=r"^(N|--\w+) (is not used by (a teacher's plan|--save)|needs --worksheet)"):
            arguments.job_of(parse([*plan, *words]))


def test_without_n_the_board_has_8() -> None:
    for words in (["--first"], ["--save", "a.html"], []):
        options = parse(words)
        arguments.job_of(options)
        assert options.n == 8


@pytest.mark.parametrize("one", JOBS)
def test_no_two_jobs_are_done_at_once(one: str, capsys: pytest.CaptureFixture[str]) -> None:
    for other in JOBS:
        if other != one:
            words = [[job, *([WORDS[job[2:]]] if job[2:] in WORDS else [])] for job in (one, other)]
            assert main([*words[0], *words[1]]) == 2
            assert capsys.readouterr().err.endswith("are two jobs: one at a time\n"), other


def test_who_uses_an_option_is_told_in_words() -> None:
    assert arguments.users_of("format") == ["--first", "--all", "--compare"]
    assert arguments.users_of("speed") == ["--save", WINDOW]
    assert arguments.users_of("until") == ["--save"]
    assert arguments.users_of("force") == ["--save", "--worksheet", "--site"]
    assert arguments.users_of("language") == [*JOBS, WINDOW]
    assert arguments.users_of("at") == [
        *(job for job in JOBS if job not in ("--compare", "--program", "--worksheet", "--site")),
        WINDOW,
    ]
    assert arguments.users_of("first") == arguments.users_of("help") == []
    assert arguments.kinds_of("speed") == [".gif", ".html"]
    assert arguments.kinds_of("run") == [".html"]
    assert arguments.kinds_of("until") == [".png", ".svg", ".gif"]
    assert arguments.kinds_of("at") == list(FILES)
    assert arguments.kinds_of("language") == arguments.kinds_of("fullscreen") == []

"""Random words for the command and random positions: refused in one line, or understood."""

from __future__ import annotations

from random import Random

import pytest

from queens_viz import Position, Search, cli, saving, site

from .app.test_commands import trace
from .approved import approved
from .tiers import tiered

WORDS = sorted({word for line in approved("command/jobs") for word in line.split() if line[:1].isdigit()})
"""What stands in the jobs that have been approved, good ones and bad ones."""

CHARACTERS = "0123456789,:x-.= \t\n\r\x00\x07\x1b[31m\x7f\x85\x9b\u2028\u202e\ufeff８Ω🂡\udcff\udc80'\"\\"


def word(random: Random) -> str:
    """Return an argument: a known one, one with something changed, or any characters, undecodable bytes among them."""
    match random.randrange(4):
        case 0 | 1:
            return random.choice(WORDS)
        case 2:
            known = random.choice(WORDS)
            place = random.randrange(len(known) + 1)
            return known[:place] + random.choice(CHARACTERS) + known[place + random.randrange(2) :]
        case _:
            return "".join(random.choice(CHARACTERS) for _ in range(random.choice((1, 2, 5, 20, 3000))))


@tiered(100, 10_000)
def test_any_words_are_understood_or_refused_in_one_clean_line(
    amount: int, seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module, job in ((cli, "_open_window"), (cli, "_print"), (saving, "save"), (site, "save_site")):
        monkeypatch.setattr(module, job, lambda *_: 0)
    random, refused = Random(seed), 0
    for _ in range(amount):
        arguments = [word(random) for _ in range(random.randrange(6))]
        try:
            status = cli.main(arguments)
        except SystemExit as end:  # of --help and --version
            status = end.code  # type: ignore[assignment]
        out, err = capsys.readouterr()
        assert status in (0, 2), arguments
        if status == 0:
            assert err == "", arguments
            continue
        refused += 1
        assert out == "", arguments
        assert err.startswith("queens-viz: error: "), arguments
        assert err.endswith("\n")
        assert err[:-1].isprintable(), arguments
        assert len(err) < 400, arguments
    assert amount / 2 < refused < amount


def position(random: Random, n: int) -> str:
    """Return a position as text, or what is nearly one."""
    if random.random() < 0.5:
        rows = random.sample(range(1, n + 1), random.randrange(n + 1))
        text = ",".join(map(str, rows)) + (f":{random.randrange(n + 2)}" if random.random() < 0.8 else "")
    else:
        text = str(trace(n)[random.randrange(len(trace(n)) - 1)].position)
    if random.random() < 0.4:
        place = random.randrange(len(text) + 1)
        text = text[:place] + random.choice(CHARACTERS) + text[place + random.randrange(2) :]
    return text


@tiered(300, 20_000)
def test_a_position_is_refused_in_one_line_or_one_that_the_search_comes_by(amount: int, seed: int) -> None:
    random, refused = Random(seed), 0
    reached = {n: {state.position: index for index, state in enumerate(trace(n)[:-1])} for n in range(1, 8)}
    written = {n: {str(position) for position in reached[n]} for n in reached}
    for _ in range(amount):
        n = random.randrange(1, 8)
        text = position(random, n)
        complaint = None
        try:
            read = Position.parse(text, n)
        except ValueError as error:
            complaint = str(error)
        if complaint is None:
            assert Search.at(read).steps == reached[n][read], text
            assert Position.parse(str(read), n) == read
        else:
            refused += 1
            assert complaint.isprintable(), text
            assert len(complaint) < 200, text
            assert text not in written[n], "it is one that the program writes"
    assert amount / 5 < refused < amount * 4 / 5

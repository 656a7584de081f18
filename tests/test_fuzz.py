"""Random words for the command: refused in one line, or understood."""

from __future__ import annotations

from random import Random

import pytest

from queens_viz import cli, saving, site

from .approved import approved
from .tiers import tiered

WORDS = sorted(
    {
        word
        for line in approved("command/jobs")
        for word in line.split()
        if line[:1].isdigit()
    }
)
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
            return (
                known[:place]
                + random.choice(CHARACTERS)
                + known[place + random.randrange(2) :]
            )
        case _:
            return "".join(
                random.choice(CHARACTERS)
                for _ in range(random.choice((1, 2, 5, 20, 3000)))
            )


@tiered(100, 10_000)
def test_any_words_are_understood_or_refused_in_one_clean_line(
    amount: int,
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for module, job in (
        (cli, "_open_window"),
        (cli, "_print"),
        (saving, "save"),
        (site, "save_site"),
    ):
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

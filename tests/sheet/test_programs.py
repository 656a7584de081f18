"""Programs on a worksheet: the key is right, and the pupils' pages tell nothing of it."""

from __future__ import annotations

from html import unescape

import pytest

from queens_viz.search.faulty import FAULTY, FaultyProgram
from queens_viz.sheet.page import page
from queens_viz.sheet.printed import Printed
from queens_viz.sheet.sheet import Sheet, sheet
from queens_viz.words.words import LANGUAGES

from .test_page import entries, halves

EVERY = Sheet(8, 3, (), FAULTY)


def lines_of(text: str) -> list[list[str]]:
    """Return the lines of the programs of the pupils' pages."""
    listings = halves(text)[0].split('<ol class="listing">')[1:]
    return [
        [
            unescape(line)
            for line in listing.partition("</ol>")[0][4:-5].split("</li><li>")
        ]
        for listing in listings
    ]


def mended(program: FaultyProgram, entry: str) -> str:
    """Return the program after what an answer of the key says has been done."""
    changes = unescape(entry.partition("<pre>")[2].partition("</pre>")[0])
    removed: list[int] = []
    added: list[str] = []
    for line in changes.replace("<b>", "").replace("</b>", "").split("\n"):
        if line.startswith("- "):
            number, text = int(line[2:4]), line[6:]
            assert text == program.texts[number - 1]
            removed.append(number)
        else:
            assert line.startswith("+     ")
            added.append(line.removeprefix("+     "))
    texts = list(program.texts)
    texts[removed[0] - 1 : removed[-1]] = added
    return "".join(f"{text}\n" for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_program_is_printed_whole_and_its_answer_mends_it(language: str) -> None:
    text = page(EVERY, language)
    say = Printed(language)
    assert lines_of(text) == [list(program.texts) for program in FAULTY]
    answers = entries(text)
    assert len(answers) == len(FAULTY)
    for program, entry in zip(FAULTY, answers, strict=True):
        numbers = entry.partition("</b>")[0]
        found = [int(word) for word in numbers.split() if word.isdigit()]
        assert found == sorted(program.wrong)
        assert mended(program, entry) == program.mended_text
        # Nobody reads before the key why, or what belongs there.
        questions = unescape(halves(text)[0])
        assert say(f"fault_why_{program.name}") not in questions
        assert program.name not in questions


def test_pupils_read_what_a_program_prints_and_how_it_ends() -> None:
    questions = unescape(halves(page(EVERY, "en"))[0]).split("<article")[1:]
    printed = dict(zip([one.name for one in FAULTY], questions, strict=True))
    assert "[0, 1, 2, 3]\n[0, 1, 3, 2]" in printed["no_diagonal"]
    assert "and 21 more lines" in printed["no_diagonal"]
    assert "It prints nothing." in printed["no_pop"]
    assert "IndexError" in printed["past_end"]
    assert "It never ends" in printed["endless"]


def test_programs_follow_from_the_seed_and_change_nothing_before_them() -> None:
    whole = sheet(6, 5, 7, programs=4)
    assert whole.tasks == sheet(6, 5, 7).tasks
    assert sheet(6, 5, 7).programs == ()
    assert whole.programs == sheet(8, 0, 7, programs=4).programs
    assert sheet(8, 0, 7, programs=12).programs == FAULTY
    chosen = {sheet(8, 0, seed, programs=3).programs for seed in range(40)}
    assert {program for programs in chosen for program in programs} == set(FAULTY)
    for programs in chosen:
        assert list(programs) == sorted(programs, key=FAULTY.index)
    # They are numbered after the questions on boards, and the command has both.
    text = page(whole, "en")
    assert len(entries(text)) == 9
    assert "--questions 5 --faults 4 --seed 7 --language en</code>" in text


def test_programs_alone_have_no_rules_of_the_search_and_their_own_link() -> None:
    text = page(sheet(8, 0, 7, programs=2), "en", "https://a.example/live.html")
    assert "Worksheet: Find the fault" in text
    assert 'class="rules"' not in text
    assert "https://a.example/live.html#fault=1" in text
    assert "--worksheet FILE.html --faults 2 --seed 7" in text
    assert "--questions" not in text

"""The files of messages: whole, the same names and values in all languages, and no note among what is said."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from string import Formatter

import pytest

import queens_viz
from queens_viz.app.actions import SECTIONS
from queens_viz.app.exercise import STEPS
from queens_viz.app.lesson import LESSONS, STOPS
from queens_viz.cli import main
from queens_viz.search import attacks, notation, position, tally
from queens_viz.search import complaints as complaints_of_boards
from queens_viz.search.faulty import FAULTY
from queens_viz.search.flame import BlockKind
from queens_viz.search.listing import Program
from queens_viz.search.strategy import Strategy
from queens_viz.sheet.sheet import Kind
from queens_viz.tracing.events import ENDINGS
from queens_viz.words.words import LANGUAGES, TOUCH, Words, messages

PACKAGE = Path(queens_viz.__file__).parent
FOLDER = PACKAGE / "words"
KINDS = "", ".print"


def text_of(name: str) -> str:
    """Return a file as it stands."""
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def values(message: str) -> set[str] | None:
    """Return what is filled into a message, in digits or in words; None where its braces can't be read."""
    try:
        return {
            f"{name}!{how}"
            for _, name, _, how in Formatter().parse(message)
            if name is not None
        }
    except ValueError:
        return None


def faults(text: str, english: dict[str, str]) -> list[str]:
    """Return what is wrong with a file of messages; a dictionary would keep the last of two with the same name."""
    pairs: list[tuple[str, object]] = json.loads(text, object_pairs_hook=list)
    said = {name: str(message) for name, message in pairs if name[0] != "@"}
    notes = {name: note for name, note in pairs if name[0] == "@"}
    found = [
        f"{name} stands there twice"
        for name, times in Counter(name for name, _ in pairs).items()
        if times > 1
    ]
    found += [
        f"{name} is no text"
        for name, message in pairs
        if name[0] != "@" and not isinstance(message, str)
    ]
    found += [f"{name} belongs to no message" for name in notes if name[1:] not in said]
    found += [
        f"{name} is no note"
        for name, note in notes.items()
        if [key for key, _ in note] != ["description"]  # type: ignore[attr-defined]
    ]
    found += [f"{name} is missing" for name in english if name not in said]
    found += [f"{name} is new" for name in said if name not in english]
    for name in english.keys() & said.keys():
        ours, theirs = said[name], english[name]
        if values(ours) is None or values(ours) != values(theirs):
            found.append(f"{name} has other values")
        if ours.count("\n") != theirs.count("\n") or bool(ours.strip(" ")) != bool(
            theirs.strip(" ")
        ):
            found.append(f"{name} has other lines")
    return (
        found
        if len(text.splitlines()) == len(pairs) + 2
        else [*found, "a message takes one line"]
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_language_has_all_messages_with_the_same_values(
    language: str, kind: str
) -> None:
    assert faults(text_of(language + kind), messages(f"en{kind}")) == []


def test_each_file_is_that_of_a_language() -> None:
    files = {path.name for path in FOLDER.glob("*.json")}
    assert files == {
        f"{language}{kind}.json" for language in LANGUAGES for kind in KINDS
    }
    assert all(b"\r" not in path.read_bytes() for path in FOLDER.glob("*.json"))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Spalte {column}, Zeile {row} ist bedroht", "Spalte {column} ist bedroht", "attacked has other values"),
        ("Zurück zu Spalte {column}", "Zurück zu Spalte {Spalte}", "back has other values"),
        ("Zurück zu Spalte {column}", "Zurück zu Spalte {column", "back has other values"),
        ("Zurück zu Spalte {column}", "", "back has other lines"),
        ("Enter, n oder weiter: ein Schritt.\\n", "Enter, n oder weiter: ein Schritt. ", "line_help has other lines"),
        ('"back": "Zurück zu Spalte {column}",\n', "", "back is missing"),
        ('"back": ', '"zurück": ', "zurück is new"),
        ('"back": ', '"safe_button": "Sicher",\n"back": ', "safe_button stands there twice"),
        ('"back": ', '"@bac": {"description": "?"},\n"back": ', "@bac belongs to no message"),
        ('"back": ', '"@safe": {"note": "?"},\n"back": ', "@safe is no note"),
        ('"back": "Zurück zu Spalte {column}"', '"back": {"description": "{column}"}', "back is no text"),
        ('"back": ', '\n"back": ', "a message takes one line"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_told(old: str, new: str, told: str) -> None:
    text = text_of("de")
    assert old in text
    assert told in faults(text.replace(old, new, 1), messages("en"))


def test_a_note_is_never_said() -> None:
    assert '"@safe": {"description"' in text_of("en")
    assert [
        name
        for code in LANGUAGES
        for kind in KINDS
        for name in messages(code + kind)
        if name[0] == "@"
    ] == []
    with pytest.raises(KeyError):
        Words()("@safe")


def test_a_language_is_read_only_when_it_speaks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    read = []
    messages.cache_clear()
    for words in (["8", "--first"], ["8", "--count", "--language", "fr"]):
        assert main(words) == 0
        read.append(messages.cache_info().currsize)
    assert read == [0, 1]
    assert "solutions" in capsys.readouterr().out


SPOKEN_BY = (
    "words/*.py",
    "app/*.py",
    "parts/*.py",
    "sheet/*.py",
    "check/*.py",
    "line.py",
    "browser/page_*.py",
)
"""The files that put sentences together."""


def test_no_sentence_gets_its_colon_or_semicolon_from_the_code() -> None:
    """French has a blank before both: `Words.labelled` and `Words.listed` put them there."""
    glued = [
        f"{path.name}: {line.strip()}"
        for pattern in SPOKEN_BY
        for path in sorted(PACKAGE.glob(pattern))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"""f["'][^"']*\}[:;] \{|f["'][:;] \{|["'][:;] ["']\.join""", line)
        # What has failed in the page is English.
        and "type(error)" not in line
    ]
    assert glued == []


def counted() -> set[str]:
    """Return the messages that the program takes in the singular or in the plural."""
    code = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    judged = set(re.findall(r'"((?:judge|own_did|own_why|own_end)_\w+)"', code))
    # words/judgement.py takes the form that a sentence about a program has.
    judged = {name for name in judged if f"{name}_other" in messages("en")}
    return judged | set(re.findall(r'\.(?:count|is_confirmed)\(\s*"(\w+)"', code))


def test_all_messages_are_used() -> None:
    """A message that nothing says is dead; those of the plan belong to lists and stops."""
    code = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    used = {f"{name}_{form}" for name in counted() for form in ("one", "other")}
    used |= set(re.findall(r"""(?<=["'])\w+(?=["'])""", code))
    # The comments of the programs to begin with are keys of messages.
    used |= set(re.findall(r"# {(\w+)}", code))
    questions = {stop.question for stop in STOPS}
    used |= questions | {f"{name}_answer" for name in questions} | complaints()
    used |= {f"lesson_{number}" for number in LESSONS}
    for strategy in Strategy:
        used |= {
            f"race_{strategy.value}",
            f"race_{strategy.value}_short",
            f"rule_of_{strategy.value}",
        }
    used |= {
        f"{look}_{kind.value}" for look in ("flame", "node") for kind in BlockKind
    } | {"node_candidate"}
    used |= {
        f"key_{key.replace(' ', '_')}"
        for key in re.findall(r'(?<=")[a-z ]+(?=[+"])', code)
    }
    used |= {one.line for rows in SECTIONS.values() for one in rows}
    used |= {f"{asks}_{kind.value}" for asks in ("ask", "sheet") for kind in Kind}
    used |= {f"listing_{one.value}" for one in (*Program, *Strategy)} | {
        f"hardest_{one.name.lower()}" for one in STEPS
    }
    used |= {f"judge_{kind}" for kind in ENDINGS}
    used |= {f"fault_why_{program.name}" for program in FAULTY}
    used |= {f"fault_role_{line.role}" for program in FAULTY for line in program.lines}
    names = {*messages("en"), *messages("en.print")}
    assert (
        sorted(
            name
            for name in names
            if name.removeprefix(TOUCH) not in used and not name.startswith("plan_")
        )
        == []
    )


def test_what_has_a_plural_has_a_singular() -> None:
    names = {
        name.removesuffix("_other")
        for kind in KINDS
        for name in messages(f"en{kind}")
        if name.endswith("_other")
    }
    assert {name.removeprefix(TOUCH) for name in names} == counted()
    assert not [
        name
        for name in names
        if f"{name}_one" not in {*messages("en"), *messages("en.print")}
    ]


@pytest.mark.parametrize(
    ("language", "numbers"), [("en", {1}), ("de", {1}), ("fr", {0, 1})]
)
def test_which_numbers_take_the_singular(language: str, numbers: set[int]) -> None:
    say = Words(language)
    singular = {
        number
        for number in range(30)
        if say.count("race_comparisons", number) == say("race_comparisons_one")
    }
    assert singular == numbers


def complaints() -> set[str]:
    """Return the English complaints about positions and boards, as they stand in the search."""
    strings = {
        value
        for module in (position, complaints_of_boards, notation, attacks, tally)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, str)
    }
    return {text for text in strings if re.search(r"\{\w+(!r)?\}", text)}


def test_complaints_about_positions_and_boards_have_their_english_words_for_names() -> (
    None
):
    assert len(complaints()) == 25
    assert {name for name in messages("en") if " " in name} == complaints()
    assert all(messages("en")[name] == name for name in complaints())

"""What is typed in line mode: in each language each command has its word, and no word has two."""

from __future__ import annotations

import pytest

from queens_viz.search.facts import LARGEST
from queens_viz.typed import LETTERS, WITH_MORE, Command, Typed, words_of
from queens_viz.words.words import LANGUAGES, Words

WORDS = [(language, word, command) for language in LANGUAGES for word, command in words_of(language).items()]


@pytest.mark.parametrize(("language", "word", "command"), WORDS)
def test_each_word_is_its_command_however_it_is_written(language: str, word: str, command: Command) -> None:
    more = " 6" if command in WITH_MORE else ""
    for typed in (word, word.upper(), f"  {word} \r", word.replace(" ", "   ")):
        assert Typed.of(typed + more, language)[:2] == (command, more.strip())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_and_english_holds_in_every_language(language: str) -> None:
    assert set(words_of(language).values()) == set(Command)
    for word, command in words_of("en").items():
        assert Typed.of(word, language).command is words_of(language).get(word, command)
    assert not words_of(language).keys() & LETTERS.keys()


def test_no_word_means_one_thing_in_english_and_another_elsewhere() -> None:
    for language, word, command in WORDS:
        assert words_of("en").get(word, command) is command, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_a_word_of_every_command_and_every_word_can_be_typed_without_accents(language: str) -> None:
    say = Words(language)
    told = say("line_help", largest=LARGEST)
    for command in set(Command) - {Command.STEP}:
        first, *others = say(command.value).split("/")
        assert f"{first} " in told or f"{first}:" in told or f"{first}," in told or f"{first}\u00a0" in told, first
        assert any(word.isascii() for word in (first, *others))


@pytest.mark.parametrize("letter", LETTERS)
def test_letters_are_the_same_in_every_language(letter: str) -> None:
    assert {Typed.of(letter, language).command for language in LANGUAGES} == {LETTERS[letter]}


@pytest.mark.parametrize(
    "line",
    [
        "board 6",
        "help me",
        "quit 1",
        "sizes 6",
        "size6",
        "6",
        "nn",
        "hilfe",
        "safe x",
        "be the",
        "predict on",
        "back 2",
        "next",
        "@",
    ],
)
def test_what_is_no_command_is_none_and_is_kept_as_it_was_typed(line: str) -> None:
    assert Typed.of(f" {line} ", "en") == Typed(None, "", line)


def test_what_follows_a_command_is_told_with_it() -> None:
    assert {Typed.of(f"{word} 6", "de").text for word in ("größe", "Größe", "GRÖSSE")} == {"grösse 6"}
    assert Typed.of("AT  2 4 1:3", "fr") == Typed(Command.AT, "2 4 1:3", "at 2 4 1:3")
    assert Typed.of("stellung :1", "en").command is None, "German is spoken in German alone"

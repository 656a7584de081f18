"""Where a message stands: at the foot of the card, and never on what is asked or pressed."""

from __future__ import annotations

from queens_viz.paint.layout import lay_out
from queens_viz.paint.message import Message
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import read
from ..pairs import each_once, every_pair
from ..support import click, do, let_go, window_at
from ..tiers import often

SIZES = [(600, 480), (640, 480), (800, 600), (1024, 768), (1280, 800), (600, 900), (2560, 1440)]
OPENED = {
    "nothing": (), "predict": ("p",), "an answer": ("p", "y"), "be the search": ("b",), "reasons": ("p", "p", "x"),
    "own board": ("m", "up", "space"), "what is left": ("w",), "a shown solution": ("down",), "large tree": ("o",),
}  # fmt: skip
PLACES = {"back": (1, 2), "another part": (0, 6), "the beginning": (0, 0)}
WORDS = {"short": "Copied.", "long": "Point d’arrêt posé : la recherche s’arrêtera en entrant dans la colonne 12."}


def message_of(window: Window) -> Message:
    beside = window.frame().beside
    assert beside
    assert beside.card.message
    return beside.card.message


@every_pair(
    {
        "size": often(SIZES, (600, 480), (640, 480), (1280, 800), (600, 900)),
        "language": list(LANGUAGES),
        "opened": list(OPENED),
        "words": list(WORDS),
    }
)
def test_a_message_is_read_whole_and_lies_on_no_question_and_no_button(
    size: tuple[int, int], language: str, opened: str, words: str
) -> None:
    window = window_at("2,4,1,3,5:7", language=language)
    do(window, *OPENED[opened], size=size)
    window.app.tell(WORDS[words])
    seen = read(window, size)
    beside, message = window.frame().beside, message_of(window)
    assert beside
    assert " ".join(message.lines) == WORDS[words]
    assert [button for button in beside.buttons if message.place.colliderect(button.rect)] == []
    card = seen.texts(seen.sentence)
    assert card[0].what in beside.card.look.sentence.headline
    assert not message.place.colliderect(card[0].rect)
    under = [one for one in card if message.place.colliderect(one.rect) and one.what not in message.lines]
    assert [one.what for one in under] == []


def test_when_it_goes_the_card_is_as_it_was() -> None:
    window = window_at("2,4,1,3,5:7")
    before = read(window).words_in()
    do(window, "l")
    assert "Next: the red queen moves up to row 8." in before
    assert "Next: the red queen moves up to row 8." not in read(window).words_in()
    window.pass_time(60)
    assert read(window).words_in() == before


@each_once({"size": SIZES, "language": list(LANGUAGES), "place": [*PLACES]})
def test_the_message_of_a_jump_has_undo_beside_its_words(size: tuple[int, int], language: str, place: str) -> None:
    window = window_at("2,4,1:3", language=language)
    do(window, click(lay_out(*size, 8).square(*PLACES[place]).center), let_go(), size=size)
    seen, message = read(window, size), message_of(window)
    if size[0] < 800 and not message.buttons:
        # The words need the whole width: the button among the controls is close.
        return
    (undo,) = message.buttons
    assert message.place.contains(undo.rect)
    label = seen.text(seen.say("undo"), message.place)
    assert undo.rect.contains(label.rect)
    words = [seen.text(line, message.place).rect for line in message.lines]
    assert not any(one.colliderect(undo.rect) for one in words)
    do(window, click(undo.rect.center), let_go(), size=size)
    assert str(window.app.player.search.position) == "2,4,1:3"
    assert window.app.state.message == ""


def test_another_message_has_no_button() -> None:
    window = window_at("2,4,1:3")
    window.app.tell("Copied.")
    read(window)
    assert message_of(window).buttons == ()


@each_once({
    "size": [(1280, 800), (800, 600), (640, 480), (600, 900)],
    "language": list(LANGUAGES),
    "keys": [("p", "y", "c"), ("c",)],
})  # fmt: skip
def test_what_the_card_says_can_be_read_beside_a_message(
    size: tuple[int, int], language: str, keys: tuple[str, ...]
) -> None:
    window = window_at("2,4,1,3,5:7", language=language)
    do(window, *keys[:-1], size=size)
    told = read(window, size).words_in()
    do(window, keys[-1], size=size)
    seen = read(window, size)
    reason = window.frame().looks.card.sentence.reason
    assert window.app.state.message
    assert seen.say("copied", position="2,4,1,3,5:7") in seen.words_in()
    assert [words for words in told if words in reason and len(words) > 3] != []
    assert {words for words in told if words in reason} <= set(seen.words_in())

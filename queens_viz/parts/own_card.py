"""The card about a person's own program: its sentence and its buttons."""

from __future__ import annotations

from ..app.commands import Action, Command
from ..app.moment import PlaybackMoment
from ..pens import ButtonLook
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .own_words import in_language, story_words
from .scene import Scene, Setting

AT_FAULT = (Action.SEE_AGAIN, Action.NEXT, Action.WOULD_BE_RIGHT)
"""The buttons on the card at the first fault."""


SHORT_LABELS = {
    Action.SEE_AGAIN: "short_see_again",
    Action.NEXT: "short_go_on_as_is",
    Action.WOULD_BE_RIGHT: "short_would_be_right",
}
"""The keys of their short labels, for narrow cards."""

LONGEST_LABEL = 18
"""The most characters of a label with a call on a narrow card."""


def own_sentence(scene: Scene) -> Sentence:
    """Return the sentence of the card on a person's own program."""
    playback = scene.moment.playback
    assert playback
    say = scene.say
    has_verdict = playback.is_at_fault or playback.is_at_end or playback.step < 0
    if playback.is_outdated and has_verdict:
        # The verdict on the last run may no longer be true.
        running = say("own_end_running")
        return Sentence(Kind.SEARCHING, running, say("own_last_run"), "")
    if playback.error and has_verdict:
        # The verdict on the last run is about a text that is no longer there.
        card = story_words().card_of_error(playback.error, say)
        note = card.note
    else:
        card = story_words().card_of(playback.story, playback.step, say)
        note = _note(playback, say) or card.note
    if playback.is_outdated:
        note = say("own_last_run")
    again = playback.story.again
    if again and playback.step == again.step:
        note = say("own_again_here", line=again.line)
    return Sentence(
        card.kind,
        _without_marks(card.headline),
        _without_marks(card.reason),
        _without_marks(note),
        shorter=tuple([_without_marks(text) for text in card.shorter]),
    )


def _without_marks(text: str) -> str:
    """Return a text without the marks around code, which are for files."""
    return text.replace("`", "")


def _note(playback: PlaybackMoment, say: Words) -> str:
    """Return what to say first: the error of a text, or what has changed.

    At both ends, these are the remarks on how the program was run.
    """
    words = story_words()
    if playback.error:
        error = words.error_text(playback.error, say)
        return say("own_screen_half_typed", error=error)
    verdict = playback.story.verdict
    has_landed = playback.is_at_fault or playback.is_at_end
    if playback.before and verdict and has_landed:
        before = words.chip_of(playback.before, say)[0]
        if before != words.chip_of(verdict, say)[0]:
            return words.changed_of(playback.before, verdict, say)
    is_at_an_end = playback.step < 0 or playback.is_at_end
    if is_at_an_end and playback.remarks:
        return " ".join([in_language(remark, say) for remark in playback.remarks])
    return ""


def own_answers(
    setting: Setting, is_at_fault: bool, call: str, is_narrow: bool
) -> tuple[ButtonLook, ...]:
    """Return the buttons on the card: at the first fault, what can be done there.

    `call` is the one that answered wrongly, or empty. Labels are short on a narrow
    card.
    """
    if not is_at_fault:
        return ()
    buttons: list[ButtonLook] = []
    for action in AT_FAULT:
        if action not in setting.can:
            continue
        if action is Action.NEXT and Action.NEXT_CHANGE not in setting.can:
            # It is the last step: the next one begins again.
            continue
        button = setting.button(action, is_primary=not buttons)
        is_short = is_narrow and action in SHORT_LABELS
        if action is Action.SEE_AGAIN and call:
            label = setting.say("own_screen_again", call=call)
            if not is_narrow or len(label) <= LONGEST_LABEL:
                button = button._replace(label=label)
                is_short = False
        elif action is Action.NEXT:
            # The button below has the name of the action.
            name = Command(Action.NEXT, "card")
            button = button._replace(name=name, label=setting.say("own_screen_go_on"))
        if is_short:
            button = button._replace(label=setting.say(SHORT_LABELS[action]))
        buttons.append(button)
    return tuple(buttons)

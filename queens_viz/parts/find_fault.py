"""Find the fault: what its card says, its buttons, and how its program is shown."""

from __future__ import annotations

from functools import lru_cache

from ..app.commands import Action, Command
from ..app.find_fault import FindFault
from ..app.moment import PlaybackMoment
from ..pens import ButtonLook, Room, Ui
from ..search.facts import TOTAL_SOLUTIONS
from ..search.faulty import FaultyProgram
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .own_words import story_words
from .scene import Scene, Setting
from .source_lines import Change

TYPE_CHECKING = False
if TYPE_CHECKING:
    # A page without a program doesn't need it.
    from ..tracing.story import Story

CUT = ("changes", "lines")
"""How a recording ends that was cut, since its program never ends."""


def fault_size(n: int, say: Words) -> str:
    """Return how many queens a program places, and how many solutions there are.

    >>> fault_size(4, Words())
    '4 queens: 2 solutions'
    """
    queens = say.count("queens", n)
    return say("fault_size", queens=queens, solutions=say.solutions(TOTAL_SOLUTIONS[n]))


# The card.


def fault_sentence(scene: Scene, work: FindFault) -> Sentence:
    """Return the sentence on the card: the question, the answer to it, or the end."""
    say = scene.say
    playback = scene.moment.playback
    if work.program is None or playback is None:
        return Sentence(
            Kind.COMPLETE, work.summary(say), say("fault_press_program"), next=""
        )
    if work.is_answered:
        return _answer(scene, work)
    if work.response:
        reason = work.evidence(scene.moment.position, say)
        return Sentence(Kind.WRONG, say("try_again"), reason, next="")
    if playback.step < 0:
        return Sentence(Kind.ASK, say("ask_fault"), _beginning(scene), next="")
    deed = _deed(playback, say)
    # The question is not read out again at each step.
    hint = say("fault_hint")
    return Sentence(Kind.ASK, say("ask_fault"), deed, next=hint, brief=deed)


def _beginning(scene: Scene) -> str:
    """Return how the question is answered or, on a phone in a lesson, what that asks.

    The strip of the lesson is too low for that there.
    """
    say = scene.say
    lesson = scene.state.lesson
    if lesson and not say.has_keys:
        return say(lesson.question_without(scene.setting.missing))
    return say("ask_fault_how")


def _answer(scene: Scene, work: FindFault) -> Sentence:
    """Return which line is wrong and, where its fault shows, why.

    At other steps the card says what they did.
    """
    say = scene.say
    kind = Kind.SHOWN if work.is_shown else Kind.RIGHT
    key = "shown_answer" if work.is_shown else "right_answer"
    headline = say(key, answer=say("answer_line", line=work.answer))
    playback = scene.moment.playback
    if playback and not playback.is_at_fault:
        deed = _deed(playback, say)
        return Sentence(kind, headline, deed, next="", brief=deed)
    reason = work.evidence(scene.moment.position, say)
    return Sentence(kind, headline, reason, next="")


@lru_cache(maxsize=1)
def _without_judgement(story: Story) -> Story:
    """Return a story without all that says where it is wrong."""
    return story if story.is_hidden else story.without_judgement()


def _deed(playback: PlaybackMoment, say: Words) -> str:
    """Return what the line of a step did, and not whether it is right.

    At the end of a recording that was cut, the card says that the program goes on.
    """
    story = _without_judgement(playback.story)
    card = story_words().card_of(story, playback.step, say)
    headline = card.headline.replace("`", "")
    if playback.is_at_end and playback.story.recording.ending.kind in CUT:
        return say("fault_goes_on")
    reason = card.reason.replace("`", "")
    return f"{headline}. {reason}".strip()


# The buttons.


def fault_buttons(setting: Setting, work: FindFault) -> tuple[ButtonLook, ...]:
    """Return the buttons on the card.

    While the line is asked for, the first one answers with the line that is chosen.
    On a touch screen two more choose the line above and below it. After a wrong answer,
    another one shows that line at work.
    """
    buttons: list[ButtonLook] = []
    if Action.PICK_LINE in setting.can:
        buttons += _asked_buttons(setting, work)
        others: tuple[Action, ...] = (Action.SHOW_ANSWER,)
    else:
        others = (Action.NEXT_PROGRAM, Action.AGAIN)
    for action in others:
        if action in setting.can:
            button = setting.button(action, is_primary=not buttons)
            if action is Action.NEXT_PROGRAM and work.is_last:
                button = button._replace(label=setting.say("fault_results"))
            buttons.append(button)
    if work.looked_at is not None:
        buttons.append(_back_to_list(setting))
    return tuple(buttons)


def _back_to_list(setting: Setting) -> ButtonLook:
    """Return the button that leads back from a program that is seen again."""
    say = setting.say
    leave = setting.button(Action.LEAVE, is_primary=True)
    # The cross in the header has the name of the action.
    name = Command(Action.LEAVE, "card")
    hint = say.key("escape") if say.has_keys else ""
    label = say("fault_to_list")
    return leave._replace(name=name, label=label, hint=hint, description="")


ARROWS = (("up", "▲", "fault_line_up"), ("down", "▼", "fault_line_down"))
"""The buttons that choose another line: their keys, labels and names."""


def _asked_buttons(setting: Setting, work: FindFault) -> list[ButtonLook]:
    """Return the buttons that choose a line, and answer with it.

    No line is an answer twice.
    """
    say = setting.say
    is_new = work.line > 0 and work.line not in work.wrong
    pick = setting.button(Action.PICK_LINE, is_primary=is_new)
    label = say("fault_pick_none")
    if work.line:
        label = say("fault_pick", line=work.line)
    answers = [pick._replace(label=label, is_enabled=is_new)]
    if Action.SEE_LINE in setting.can:
        see = setting.button(Action.SEE_LINE, is_primary=not is_new)
        label = say("fault_see_line", line=work.last_wrong)
        answers.append(see._replace(label=label))
    if say.has_keys:
        return answers
    arrows = []
    for key, sign, words_key in ARROWS:
        command = Command(Action.OTHER_LINE, key)
        description = say(words_key)
        arrows.append(
            ButtonLook(command, command, sign, hint="", description=description)
        )
    return [*arrows, *answers]


# The program.


def change_of(program: FaultyProgram) -> Change:
    """Return how a program is mended: only the lines that differ.

    >>> from ..search.faulty import FAULTY
    >>> no_diagonal = change_of(FAULTY[0])
    >>> sorted(no_diagonal.replaced), len(no_diagonal.added), no_diagonal.after
    ([], 4, 3)
    """
    old = [program.lines[number - 1].text for number in program.replaced]
    new = list(program.mended)
    first = program.replaced[0]
    while old and new and old[0] == new[0]:
        del old[0], new[0]
        first += 1
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    replaced = range(first, first + len(old))
    return Change(frozenset(replaced), tuple(new), after=replaced.stop - 1)


def describe_change(ui: Ui, _: Room, change: Change, say: Words) -> None:
    """Describe to a screen reader how the program is mended."""
    lines = " ".join([str(number) for number in sorted(change.replaced)])
    if lines:
        ui.describe(say("fault_replaced", lines=lines))
    if change.added:
        code = "\n".join([line.strip() for line in change.added])
        ui.describe(say("fault_added", code=code))

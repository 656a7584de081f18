"""The card: what the last step did and why, and what comes next; or what the class is asked, and how that came out.

What the program has to say stands in a pale line at its foot, in the place of what comes next.
"""

from __future__ import annotations

from ..app.binding import Group
from ..app.commands import Action
from ..app.exercise import Exercise
from ..app.moment import Mode
from ..app.questions import Question, Step, evidence, named, next_step, overlooked, pointed_out, right, wording
from ..app.state import BY_SQUARE, Asking
from ..app.vote import CLOSED, COUNTING, REVEALED
from ..pens import BOLD, LEADING, SEMIBOLD, ButtonLook, Fitted, Icon, Rect, Room, Ui, keycap, paint_piece
from ..words.sentence import Kind, Sentence
from . import challenge, compare, own_board
from .cards import edged, headline_height, headline_size
from .layout import Layout
from .scene import Scene, Setting
from .vote import ballot, bars

Said = tuple[str, bool, bool]
"""What the program has to say, whether that is bad news, and whether it tells of a jump."""

SIGNS = {
    Kind.ATTACKED: ("attacked", Icon.CROSS),
    Kind.SAFE: ("safe", Icon.TICK),
    Kind.NOT_TAKEN: ("backtrack", Icon.MINUS),
    Kind.SOLUTION: ("safe", Icon.TICK),
    Kind.BACK: ("backtrack", Icon.RETURN),
    Kind.COMPLETE: ("accent", Icon.TICK),
    Kind.SEARCHING: ("accent", Icon.PLAY),
    Kind.ASK: ("accent", Icon.ROUND),
    Kind.RIGHT: ("safe", Icon.DOT),
    Kind.WRONG: ("backtrack", Icon.RING),
    Kind.AIM: ("accent", None),
    Kind.NONE: ("text", None),
    Kind.SHOWN: ("text", None),
}
"""The colour of a kind of sentence, by its role in the theme, and its icon; cross and tick are of squares alone."""


def sentence(scene: Scene) -> Sentence:
    """Return the sentence of what is on the board; before the first step the aim comes first."""
    moment, say, asking = scene.moment, scene.say, scene.asking
    if moment.race:
        return compare.sentence(moment.race, say)
    if scene.own:
        return own_board.sentence(scene.own, scene)
    if asking.is_held:
        return _told(scene)
    if asking.question:
        return _asked(scene, asking.question)
    if scene.state.challenge and not scene.state.shown:
        return challenge.sentence(scene.state.challenge, say)
    if moment.pace:
        return say.searching(*moment.pace, moment.found)
    words = say.sentence(scene.seen.position, scene.seen.found)
    if scene.state.shown:
        return _shown(scene, words)
    if moment.is_ready and not (scene.state.exercise or scene.state.lesson):
        return Sentence(Kind.AIM, say.count("aim_short", scene.n), words.told, words.next)
    if moment.took is not None:
        words = words._replace(reason=f"{words.reason} {say.took(moment.took)}")
    if scene.state.predicts and moment.mode is Mode.HALTED:
        return words._replace(next=say("no_question"))
    if scene.state.exercise is Exercise.BY_HAND and moment.mode is Mode.COMPLETE and scene.state.by_hand.score.made:
        return words._replace(reason=scene.state.by_hand.summary(say))
    return words


def _shown(scene: Scene, words: Sentence) -> Sentence:
    """Return what is said of a chosen position. At the end of the search it tells how many solutions there are.

    Of a board that went wrong in a challenge it is what was asked, and what is right.
    """
    say, moment, position = scene.say, scene.moment, scene.seen.position
    if work := scene.state.challenge:
        question = next(question for question, one in work.wrong if one == position)
        asked, _ = wording(question, position, say)
        return Sentence(Kind.SHOWN, asked, evidence(question, position, say), say("challenge_wrong"))
    if not moment.position.is_end:
        return words._replace(next=say("shown_next"))
    if position.is_solution and moment.found is not None:
        words = words._replace(headline=say("solution_of", number=scene.seen.found, total=moment.found))
    if moment.took is not None and scene.seen.found == 1:
        words = words._replace(reason=say.took(moment.took, moment.found))
    return words._replace(next=say("shown_at_end"))


def _asked(scene: Scene, question: Question) -> Sentence:
    """Return the question; after a wrong answer why it was wrong, for the class tries again."""
    say, position, given = scene.say, scene.moment.position, scene.asking.given
    hint = ""
    if question in BY_SQUARE and scene.state.vote.phase is not REVEALED:
        hint = say("pick_queen" if question is Question.REASON else "pick_square")
    if given:
        why = pointed_out if scene.asking.points else overlooked
        after = say("not_counted") if scene.asking.can_show else hint
        return Sentence(Kind.WRONG, say("try_again"), why(position, given.answer, say), after)
    headline, reason = wording(question, position, say)
    if work := scene.state.challenge:
        before, last = (work.first, len(work.asks)) if work.at >= work.first else (0, work.first)
        count = say("challenge_again" if before else "challenge_at", number=work.at + 1 - before, all=last - before)
        reason = f"{count}. {reason}"
    return Sentence(Kind.ASK, headline, reason, hint)


def _told(scene: Scene) -> Sentence:
    """Return whether an answer was right and why, and what comes next, unless that is the next question."""
    say, position, given = scene.say, scene.moment.position, scene.asking.given
    assert given, "what is held has been given"
    question, vote = given.question, scene.state.vote
    if (question is Question.MOVE and not scene.state.challenge) or vote.phase is not CLOSED:
        headline, told = say("shown_answer", answer=named(given.answer, say)), evidence(question, position, say)
        if not vote.hands:
            return Sentence(Kind.SHOWN, headline, told, say("not_counted"))
        votes = [hands for hands in (vote.first, vote.hands) if hands]
        counts = [
            say("vote_of", right=sum([one in right(question, position) for one in hands]), hands=len(hands))
            for hands in votes
        ]
        return Sentence(Kind.SHOWN, headline, f", {say('then')} ".join(counts) + f". {told}", "")
    answer = given.answer if given.is_right else min(right(question, position), key=str)
    name = say("queen_of", column=answer[0] + 1) if isinstance(answer, tuple) and question is Question.REASON else ""
    headline = say("right_answer" if given.is_right else "wrong_answer", answer=name or named(answer, say))
    if question in (Question.RETURN, Question.MOVE) or scene.state.challenge:
        next_ = ""
    elif next_step(position) is Step.RETURN:
        next_ = say("next_used_up", used=position.column + 1)
    else:
        next_ = say.tested(position).next
    kind = Kind.RIGHT if given.is_right else Kind.WRONG
    return Sentence(kind, headline, evidence(question, position, say), next_)


# How it is drawn.

PAD = 12
"""Pixels between the edge of a phone's card and its words."""

NARROW = 2
"""The lines of a headline above which a card is narrow, as one beside a board."""

STRIP = 3
"""The height below which a card is a strip with its headline alone, in the type of that."""


def card(ui: Ui, room: Room, layout: Layout, setting: Setting, asking: Asking, words: Sentence, said: Said) -> None:
    """Draw the headline, the reason, what comes next, and at the foot the answers.

    A message stands on the card where it has room, or where there is no panel. In a film nothing is told of what comes
    next: there it comes.
    """
    text, vote, after = ui.type, setting.state.vote, words.next if layout.controls.width else ""
    # Each wrong answer is told, though the words may be the same.
    ui.tell(f"{words.told} {after}", is_news=True, number=asking.wrong)
    if vote.phase is COUNTING:
        ui.tell(setting.say.count("hands", len(vote.hands)), is_news=True)
    ui.layer("edge", paint_piece, Rect(*room), edged, SIGNS[words.kind][0])
    inner, answers = room.within(PAD if text.touch else ui.padding(room), 0), _answers(setting, asking)
    if room.height < STRIP * text.headline:
        _draw_strip(ui, inner, words, answers, room.width)
        return
    inner.cut_top(0.6 * text.reason)
    inner.cut_low(0.4 * text.reason)
    high = 0.12 * text.headline + headline_height(text, room.width, layout.headline_lines)
    place = _draw_headline(ui, Room(*inner.row(inner.top, high)), words, room.width, layout.headline_lines)
    inner.cut_top(place.bottom - inner.top)
    if answers:
        _draw_answers(ui, inner, answers)
    if asking.question and vote.phase is REVEALED:
        bars(ui, inner, setting, asking.question)
    else:
        _draw_reason(ui, inner, words.reason)
    if said[0]:
        gap = ui.scaled(10, 5)
        free = Room(room.left + gap, inner.top + 3, room.width - 2 * gap, inner.height - 3)
        told, _, high = _placed(ui, setting, said, free)
        if (told.is_whole and high <= free.height) or not layout.panel.width:
            ui.noted.notes["message"] = free
            return
    if after:
        found = ui.fitted(after, text.body, inner.size)
        if found.is_whole and _has_line(ui, inner):
            ui.write(found, inner.cut_low(found.height), "muted")
        else:
            ui.noted.cuts += (after,)


def _answers(setting: Setting, asking: Asking) -> list[ButtonLook]:
    """Return the buttons of what can be answered now: what can be pressed comes first.

    Room is kept for a button that is not enabled yet, so that the others stay where they are when it is. Where a square
    is asked for, none stands out.
    """
    can, question = setting.can, asking.question
    coming = question is Question.MOVE and Action.VOTE in can and setting.state.vote.phase is CLOSED
    last = Action.SHOW_ANSWER if coming else None
    answers = [one for one in setting.actions_in(Group.ANSWERS) if one in can and one is not last]
    looks = [setting.button(one, is_primary=question not in BY_SQUARE) for one in answers]
    looks = ballot(setting, asking, looks) + [setting.button(Action.SHOW_ANSWER)] * coming
    # That the search is complete shows no key, for that is "End", and in German a word for the same.
    return [one.bare if one.action is Action.IS_COMPLETE else one for one in looks]


def _draw_strip(ui: Ui, room: Room, words: Sentence, answers: list[ButtonLook], wide: int) -> None:
    """Draw the headline alone, and at its right what can be answered."""
    if answers:
        gap = ui.type.body // 2
        foot = room.cut_right(sum(ui.button_width(one) + gap for one in answers) - gap, gap)
        high = _rows(ui, answers, ui.type.body, foot.width)[0]
        _draw_answers(ui, foot.within(0, (foot.height - high) // 2), answers)
    _draw_headline(ui, room, words, wide, 1)


def _draw_headline(ui: Ui, place: Room, words: Sentence, wide: int, lines: int) -> Rect:
    """Draw the headline in the middle of its place, with its sign beside it, and return the place."""
    (role, icon), side = SIGNS[words.kind], round(0.85 * ui.type.headline)
    # On a narrow card there is no sign.
    mark = place.cut_left(side if icon and lines <= NARROW else 0)
    place.cut_left(0.3 * mark.width)
    found = ui.fit(words.headline, headline_size(ui.type, wide, lines), place, lines + 1, BOLD)
    if icon and mark.width:
        centre = mark.centerx, place.centery + (LEADING * found.size - found.height) / 2
        ui.shape(icon, side, role, centre)
        if icon is Icon.ROUND:
            ui.text("?", round(0.8 * side), "on_accent", BOLD, center=centre)
    elif lines > NARROW:
        place.height = found.height
    ui.write(found, place, role, is_middle=True)
    return place


def _has_line(ui: Ui, room: Rect) -> bool:
    return room.height + 2 >= LEADING * ui.smallest


def _draw_reason(ui: Ui, room: Room, words: str) -> None:
    """Write the reason; below it a line stays free, unless it would be small with that."""
    size = ui.type.reason
    found = ui.fitted(words, size, (room.width, int(room.height - LEADING * ui.type.body)))
    if not found.is_whole or found.size < ui.type.body:
        found = ui.fit(words, size, room)
    if _has_line(ui, room):
        ui.write(found, room.cut_top(found.height), "text")
    else:
        ui.noted.cuts += (words,)


def _draw_answers(ui: Ui, room: Room, every: list[ButtonLook]) -> None:
    """Draw the answers at the foot, without keys where they have no room in one row with these.

    Answers stand at the left, and what goes on at the right: who clicks twice shall not answer what comes after. For
    fingers they fill their rows.
    """
    body, goes_on = ui.type.body, any(one.action is Action.GO_ON for one in every)
    for looks, size in ((every, body), ([one.bare for one in every], ui.type.hint)):
        high, rows = _rows(ui, looks, size, room.width)
        if len(rows) < 2:
            break
    low = room.cut_low(len(rows) * (high + body // 4))
    for row in rows:
        low.cut_top(body // 4)
        place, widths = low.cut_top(high), [ui.button_width(one, size) for one in row]
        spare = place.width - sum(widths) - body // 2 * (len(row) - 1)
        if ui.type.touch:
            each = (sum(widths) + spare) // len(row)
            widths = [each if max(widths) <= each else wide + spare // len(row) for wide in widths]
        elif goes_on:
            place.cut_left(spare)
        for look, wide in zip(row, widths, strict=True):
            spot = place.cut_left(wide, body // 2)
            if look.is_enabled:
                ui.button(look, spot, size)


def _rows(ui: Ui, looks: list[ButtonLook], size: int, room: int) -> tuple[int, list[list[ButtonLook]]]:
    """Divide buttons into rows, each into the last one where it has room, and return how high a row is."""
    rows, left = list[list[ButtonLook]](), 0
    for look in looks:
        wide = ui.button_width(look, size)
        if wide > left:
            rows.append([])
            left = room
        rows[-1].append(look)
        left -= wide + ui.type.body // 2
    return ui.type.touch or max(size, keycap.height_of(ui.type.hint)) + ui.scaled(10, 6), rows


def _placed(ui: Ui, setting: Setting, said: Said, room: Rect) -> tuple[Fitted, ButtonLook | None, int]:
    """Return how a message fits a room, and how high it is; with the button that takes back what it tells of.

    That stands there where it has room beside two lines.
    """
    body, button, (words, _, tells_jump) = ui.type.body, None, said
    if tells_jump and not ui.type.touch:
        button = setting.button(Action.UNDO)._replace(name=Action.JUMP)
    air = round(0.7 * body)
    for beside, most in ((button, 2), (None, 3)):
        wide = room.width - round(1.6 * body) - (ui.button_width(beside, ui.type.hint) if beside else 0)
        found = ui.fitted(words, body, (wide, room.height - air), most, SEMIBOLD)
        if found.is_whole:
            break
    return found, beside, found.height + air


def message(ui: Ui, room: Room, setting: Setting, said: Said) -> Rect:
    """Draw what the program has to say at the foot of a room, over its whole width."""
    words, is_bad_news, _ = said
    ui.tell(words)
    found, button, high = _placed(ui, setting, said, room)
    place = room.cut_low(high)
    fill, ink, edge = ("attacked", "window", "") if is_bad_news else ("pale", "text", "accent")
    ui.box(place, fill, edge, radius=ui.scaled(8))
    if button:
        row = Room(*place).within(3, max(3, high // 2 - ui.type.body))
        ui.button(button, row.cut_right(ui.button_width(button, ui.type.hint)), ui.type.hint)
    ui.write(found, Room(*place).within(round(0.8 * ui.type.body), 0), ink, is_middle=True)
    return place

"""Makes a story of a recorded run and the verdict on it."""

from __future__ import annotations

from .board import Board, Hint
from .case import Case
from .evidence import Evidence
from .nodes import Visit
from .recording import Recording
from .reported import missing_of, reported_by
from .story import Story
from .story_parts import Judged, Scene
from .syntax import Text
from .verdicts import Verdict


def judged_story(
    recording: Recording, verdict: Verdict, evidence: Evidence | None = None
) -> Story:
    """Return the story of a run that was judged, with the evidence if there is some."""
    board = verdict.board
    cases = _cases_of(recording, board, evidence)
    text = evidence.text if evidence else Text(recording.source)
    boards = evidence.boards if board and evidence else []
    judged = Judged(
        verdict,
        names=_names_of(board, boards),
        layout=text.layout,
        scenes=_scenes_of(cases),
        reported=tuple(reported_by(cases, verdict)),
        missing=missing_of(cases, verdict),
    )
    return Story(recording, judged)


def _names_of(board: Board | None, boards: list[Board]) -> tuple[str, ...]:
    """Return the names of the variables that may be the board, the board's first."""
    if board is None:
        return ()
    return tuple(dict.fromkeys([one.variable.name for one in (board, *boards)]))


def _cases_of(
    recording: Recording, board: Board | None, evidence: Evidence | None
) -> list[Case]:
    """Return what the program did on its board, size by size."""
    if board is None:
        return []
    if evidence is None or not evidence.moments(board.variable):
        hint = Hint(board.variable.name, board.shape.reading.base, board.axis)
        evidence = Evidence(recording, hint)
        evidence.read()
    return evidence.cases(board)


def _scenes_of(cases: list[Case]) -> tuple[Scene, ...]:
    """Return how the board was from step to step, each time that it changed."""
    visits = list[tuple[int, Visit]]()  # with the sizes of their boards
    for case in cases:
        visits += [(case.n, visit) for visit in case.walk.visits]
    if len(cases) > 1:
        visits.sort(key=lambda one: one[1].moment.step)
    scenes = list[Scene]()
    for n, visit in visits:
        moment = visit.moment
        step = moment.step
        if scenes and scenes[-1].step == step:
            scenes.pop()
        if scenes and scenes[-1].order == visit.order and scenes[-1].n == n:
            continue
        scenes.append(
            Scene(
                step,
                source=moment.source,
                order=visit.order,
                n=n,
                is_new=moment.is_new,
                value=moment.value,
            )
        )
    return tuple(scenes)

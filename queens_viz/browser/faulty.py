"""The programs of "Find the fault", run and judged, for a page."""

from __future__ import annotations

import json
from functools import cache

from ..search.faulty import FAULTY
from ..tracing.process.faulty_stories import story_of_program
from ..tracing.story_packing import packed_story
from .bundle import packed_element


@cache
def faulty_programs() -> str:
    """Return the element with what all programs do.

    Each program is a text of its own, so that the page reads only those it shows.
    """
    texts = {}
    for program in FAULTY:
        data = packed_story(story_of_program(program))
        texts[program.name] = json.dumps(data, separators=(",", ":"))
    return packed_element("faulty", json.dumps(texts, separators=(",", ":")))

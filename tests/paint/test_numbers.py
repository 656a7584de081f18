"""Numbers never move what stands beside them."""

from __future__ import annotations

from queens_viz.paint.layout import lay_out
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..support import noted, texts, window_at


@each_once({"size": [(1280, 800), (1024, 768), (640, 480), (600, 900), (1920, 1080)], "language": sorted(LANGUAGES)})
def test_buttons_and_lines_stay_where_they_are_as_numbers_grow(language: str, size: tuple[int, int]) -> None:
    window = window_at(":1", 16, language=language)
    seen = set()
    for steps, found in ((0, 0), (99_999, 7), (18_037_457_167, 14_772_511)):
        window.app.player.search.tell(steps, found)
        noted(window, size)
        frame = window.frame()
        y = lay_out(*size, 16).lane.centery
        line = [x for x in range(0, size[0], 8) if frame.clicked((x, y))]
        seen.add((len(line), *(tuple(button.rect) for button in frame.buttons)))
    assert len(seen) == 1


def test_the_total_of_steps_is_left_out_before_a_number_is_cut() -> None:
    window = window_at(":1", 16)
    assert "step 0 of 18,037,457,168" not in dict(texts(window, (1280, 800)))
    assert "step 0" in dict(texts(window, (1280, 800)))
    assert "step 0 of 15,812" in dict(texts(window_at(":1", 8), (1280, 800)))

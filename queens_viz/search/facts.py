"""Known totals of the search for each size of the board, and limits of the program."""

from __future__ import annotations

from .strategy import AHEAD, FEWEST, PLAIN, Strategy


def by_size(totals: tuple[int, ...]) -> dict[int, int]:
    """Return totals by the size of the board: the first one is for n = 1."""
    return dict(enumerate(totals, start=1))


TOTAL_STEPS = by_size((
    2, 6, 18, 62, 230, 898, 3_624, 15_812, 72_730, 348_874, 1_809_386, 10_118_068,
    59_889_026, 378_266_994, 2_535_027_504, 18_037_457_168, 134_756_331_180,
    1_057_261_660_230, 8_687_427_716_392,
))  # fmt: skip
"""The steps of a whole plain search, from the first position back to it.

This program and the one before it have counted them.
"""

STEPS_AHEAD = by_size((
    2, 2, 9, 46, 210, 502, 2_098, 8_676, 39_664, 168_374, 839_494, 4_611_484,
))  # fmt: skip
"""The steps of a whole search with forward checking."""

STEPS_FEWEST = by_size((
    2, 2, 9, 46, 210, 478, 2_042, 7_908, 35_650, 141_014, 678_784, 3_623_164,
))  # fmt: skip
"""The steps of a whole search that also chooses the column with the fewest squares."""

TOTAL_STEPS_OF = {PLAIN: TOTAL_STEPS, AHEAD: STEPS_AHEAD, FEWEST: STEPS_FEWEST}
"""The steps of a whole search by each strategy."""

TOTAL_SOLUTIONS = by_size((
    1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184,
    14_772_512, 95_815_104, 666_090_624, 4_968_057_848, 39_029_188_884, 314_666_222_712,
    2_691_008_701_644, 24_233_937_684_440, 227_514_171_973_736, 2_207_893_435_808_352,
    22_317_699_616_364_044, 234_907_967_154_122_528,
))  # fmt: skip
"""The number of solutions (OEIS A000170)."""

DIFFERENT_SOLUTIONS = by_size((
    1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1_787, 9_233, 45_752, 285_053, 1_846_955,
    11_977_939, 83_263_591, 621_012_754, 4_878_666_808, 39_333_324_973, 336_376_244_042,
    3_029_242_658_210, 28_439_272_956_934, 275_986_683_743_434, 2_789_712_466_510_289,
    29_363_495_934_315_694,
))  # fmt: skip
"""The solutions that differ even if boards are turned and mirrored (OEIS A002562)."""

FIRST_COLUMN_STEPS = {
    11: (144_779, 164_284, 172_601, 166_516, 171_033, 170_949),
    12: (727_436, 821_030, 879_013, 860_907, 881_963, 888_679),
}
"""The steps while the queen in column 1 is in each row of the lower half of a board.

They are those of the plain search. The numbers of the upper half are the same, in
reverse order.
"""

LARGEST = 100
"""The largest n that the program takes."""

COUNTED_AT_ONCE = 10
"""The largest n for which a resumed search counts its steps at once."""

COUNTED_BY_STEPPING = 8
"""The same for the guided searches, which have no fast loop."""

COUNTED_AHEAD = 8
"""The largest n for which steps after a domain wipe-out are counted."""


def counted_at_once(strategy: Strategy) -> int:
    """Return the largest n for which a resumed search counts its steps at once."""
    return COUNTED_AT_ONCE if strategy is PLAIN else COUNTED_BY_STEPPING

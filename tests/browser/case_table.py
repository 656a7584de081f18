"""All cases of what the program needs of the language, by what they are about: see cases.py."""

from __future__ import annotations

from . import case_iteration, case_iterators, case_keeping, case_types, case_values

OF_STAND_INS = [*case_types.CASES, *case_iterators.CASES, *case_keeping.CASES]
"""Those that thin/ answers."""

CASES = [*OF_STAND_INS, *case_iteration.CASES, *case_values.CASES]
"""All of them."""

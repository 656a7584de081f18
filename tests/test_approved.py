"""What the program says, offers and comes to is what has been approved."""

from __future__ import annotations

import pytest

from .approved import FOLDER, LISTS, approved, difference, now


@pytest.mark.parametrize("name", LISTS)
def test_what_the_program_comes_to_has_been_approved(name: str) -> None:
    if told := difference(approved(name), now(name), "tests.approved"):
        pytest.fail(told, pytrace=False)


def test_each_kept_file_has_a_list_and_what_goes_and_what_comes_is_told() -> None:
    assert {f"kept/{path.stem}" for path in FOLDER.glob("kept/*.txt")} < set(LISTS)
    assert difference(["a", "b"], ["b", "c"], "it").split("\n")[3:] == [
        "-a",
        " b",
        "+c",
        "",
        "If this is meant: python -m it",
    ]

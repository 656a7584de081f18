"""How tests are shared out among workers."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from .support import ROOT
from .workers import PARTS, share_of


def shares(*names: str, is_quick: bool = True) -> list[str]:
    return [share_of(name, is_quick=is_quick) for name in names]


def test_the_quick_tests_of_a_file_stay_together_and_files_are_apart() -> None:
    one, other, third = shares("tests/test_a.py::test_b[c::d]", "tests/test_a.py::test_e", "tests/test_f.py::test_b")
    assert one == other == "tests/test_a.py"
    assert third == "tests/test_f.py"


@pytest.mark.parametrize("is_quick", [True, False])
def test_all_pages_are_on_one_worker_and_so_are_all_screens(is_quick: bool) -> None:
    pages = "tests/browser/test_live_keys.py::test_a[1]", "tests/browser/test_live_sizes.py::test_b"
    screens = "tests/window/test_screen.py::test_a[1]", "tests/window/test_screen_class.py::test_b"
    assert shares(*pages, is_quick=is_quick) == ["one browser"] * 2
    assert shares(*screens, is_quick=is_quick) == ["one screen"] * 2
    assert len(set(shares("tests/test_font.py::test_a", "tests/window/test_scrolling.py::test_b"))) == 2


def test_all_that_use_the_browser_or_a_screen_are_together(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        names = getattr(item, "fixturenames", ())
        if "running" in names or "screen" in names:
            assert share_of(item.nodeid, is_quick=True) == ("one screen" if "screen" in names else "one browser")


def test_the_cases_of_a_long_test_are_shared_out() -> None:
    cases = [f"tests/test_a.py::test_b[full-{k}]" for k in range(40)]
    assert len(set(shares(*cases, is_quick=False))) == PARTS
    assert shares(*cases, is_quick=False) == shares(*cases, is_quick=False)


@pytest.mark.full
def test_workers_do_as_they_are_told() -> None:
    files = ["tests/paint/test_ring.py", "tests/window/test_window.py", "tests/test_workers.py"]
    command = [sys.executable, "-m", "pytest", "-v", *files]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    ran = re.findall(r"\[(gw\d)\].*PASSED (tests/[a-z_/]+\.py)", done.stdout)
    assert len(ran) > 20
    assert {worker for worker, _ in ran} == {"gw0", "gw1"}
    assert {file: len({worker for worker, other in ran if other == file}) for file in files} == dict.fromkeys(files, 1)

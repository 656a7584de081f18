"""Which tests run on the same worker: those that share something, so that it is made once.

The marks of xdist would say so too, but with pytest 9.2 they do nothing (pytest-xdist, issue 1386).
"""

from __future__ import annotations

from zlib import crc32

from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

TOGETHER = {"tests/browser/": "one browser", "tests/window/test_screen": "one screen"}
"""What files whose names begin so share. It takes long, so they begin first."""

PARTS = 8
"""The parts into which the cases of a test of the full tier are split, since some take minutes."""


def share_of(name: str, *, is_quick: bool) -> str:
    """Return with which others a test shares its worker: those of its file, or some cases of the same long test."""
    for start, share in TOGETHER.items():
        if name.startswith(start):
            return share
    return name.split("::")[0] if is_quick else f"{name.split('[')[0]} {crc32(name.encode()) % PARTS}"


class Sharing(LoadScopeScheduling):
    """Gives workers the tests of one share after the other."""

    def _split_scope(self, nodeid: str) -> str:
        return share_of(nodeid, is_quick=self.config.getoption("markexpr") == "not full")

    def _assign_work_unit(self, node: WorkerController) -> None:
        for share in TOGETHER.values():
            if share in self.workqueue:
                self.workqueue.move_to_end(share, last=False)
        super()._assign_work_unit(node)

    def remove_node(self, node: WorkerController) -> str | None:
        """Remove a worker that has ended; return the test that ended it, if any, which is not tried again."""
        work: list[dict[str, bool]] = list(self.assigned_work[node].values())
        left = [(unit, test) for unit in work for test, is_done in unit.items() if not is_done]
        for unit, test in left[:1]:
            unit[test] = True
        super().remove_node(node)
        return left[0][1] if left else None

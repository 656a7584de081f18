"""What is around an app: the front that shows it, and the desk around the front."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .commands import Action
from .own_program import ProgramFile

TYPE_CHECKING = False
if TYPE_CHECKING:
    # A page without a program doesn't need it.
    from ..tracing.story import Story

Module = tuple[int, int]
"""A module of a QR code: its place from the left, and from the top."""


class QrCode(NamedTuple):
    """A link as a QR code."""

    link: str
    side: int  # the number of modules at a side
    bars: tuple[tuple[Module, Module], ...]  # dark ones: the first, and the one behind


OF_EDITOR = frozenset(
    {
        Action.EDIT,
        Action.CLOSE_EDITOR,
        Action.RUN_TEXT,
        Action.PROGRAM_TABLE,
        Action.CLOSE_TABLE,
        Action.SHOW_ENTRY,
    }
)
"""The actions of a front in which a program can be typed."""


class Front:
    """What shows an app, such as a window or a page. This one shows nothing.

    The front keeps what has no meaning for the search: how far the list is scrolled,
    what part of the flame is enlarged, and which button has the focus ring.
    """

    themes: tuple[str, ...] = ("light",)
    """The names of its themes, in the order in which a key changes them."""

    @property
    def missing(self) -> frozenset[Action]:
        """The actions that it can't do: no key means them, and no button shows them."""
        return OF_EDITOR

    @property
    def has_panel(self) -> bool:
        """Whether it shows more than the board."""
        return True

    @property
    def has_keys(self) -> bool:
        """Whether it has a keyboard, whose keys are named on buttons."""
        return True

    @property
    def has_two_panels(self) -> bool:
        """Whether the tree has a panel of its own."""
        return False

    @property
    def ringed(self) -> object:
        """The name of the button with the focus ring, None if there is none.

        Space and Enter press it.
        """
        return None

    @property
    def has_whole_program(self) -> bool:
        """Whether the listing and its values both fit into the panel."""
        return True

    @property
    def has_room_for_nodes(self) -> bool:
        """Whether the nodes of a small tree are large enough for their numbers."""
        return True

    def move_ring(self, step: int) -> None:
        """Move the focus ring to the next button, or with -1 to the button before."""

    def drop_ring(self) -> None:
        """Remove the focus ring."""

    def press_ring(self) -> None:
        """Press the button with the focus ring."""

    def reveal(self, line: int) -> None:
        """Scroll the list so that a line is on view."""

    def reveal_line(self, number: int) -> None:
        """Scroll the listing so that a line is on view; lines count from 1."""

    def settle(self) -> None:
        """Show list, tree and boards as at first, neither scrolled nor moved."""

    def follow(self, name: str) -> None:
        """Scroll along with what changes.

        The name "list" means its newest line, and "lens" the clock of the flame.
        """

    def save(self, stem: str) -> str:
        """Save a picture as stem-0001.png or the like, and return its path.

        OSError is raised if that can't be done.
        """
        raise OSError("there is no picture")

    def quit(self) -> None:
        """End the program."""


class Desk:
    """The surroundings of a front, such as the clipboard. This one has no screen."""

    seed = 0
    """The seed of random positions and challenges."""
    address = ""
    """The address of the page, if it is known."""
    program_link = ""
    """The program that is typed, packed for a link; empty if nobody has typed one."""
    _clipboard = ""

    def announce(self, line: str) -> None:
        """Print a line."""

    def copy(self, text: str) -> bool:
        """Copy a text to the clipboard, and return whether that was possible."""
        self._clipboard = text
        return True

    def paste(self) -> str:
        """Return the text in the clipboard, empty if there is none."""
        return self._clipboard

    def code(self, link: str) -> QrCode | None:
        """Return the QR code of a link, None if none can be made."""
        return None

    def program_file(self, path: str) -> ProgramFile | None:
        """Return the program in a file, None if it can't be read."""
        return None

    def prepare_faulty(self, do: Callable[[], object]) -> None:
        """Call a function once it is known which faulty stories there are."""
        do()

    @property
    def is_loading_faulty(self) -> bool:
        """Whether that is not known yet."""
        return False

    def faulty_story(self, name: str) -> Story | None:
        """Return what a program of "Find the fault" does, None if that isn't known."""
        return None

    def typed_program(self) -> ProgramFile | None:
        """Return the program that is typed, with its text as it is now, if it can run.

        It is the same program each time.
        """
        return None

    def is_typed(self, file: ProgramFile) -> bool:
        """Return whether a program is the one that is typed."""
        return False

    def type_program(self, name: str, text: str) -> None:
        """Put a program, with the name of its file, where a program is typed."""

    def begin_with_example(self, name: str) -> None:
        """Begin with an example where a program is typed, if nobody has typed any."""

    def show_linked_program(self, packed: str) -> None:
        """Show the text of a program from a link where a program is typed.

        It does not run. An empty text means the one that was typed before.
        """

    @property
    def is_full(self) -> bool:
        """Whether the window fills the screen."""
        return False

    def toggle_full_screen(self) -> None:
        """Fill the screen, or return to the size before."""

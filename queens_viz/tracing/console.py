"""The streams of a program: what it prints, and the answers that it reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

MOST_OUTPUT = 1_000_000
"""The most characters of output that are kept."""

MOST_ANSWERS = 200
"""The most answers that a program gets; then the input is at its end."""


class Printed:
    """Takes the place of standard output and standard error."""

    encoding = "utf-8"
    errors = "strict"
    newlines = None
    closed = False

    def __init__(self, keep: Callable[[str], None]) -> None:
        self.keep = keep
        self.length = 0

    @property
    def is_cut(self) -> bool:
        """Whether more was printed than was kept."""
        return self.length > MOST_OUTPUT

    def write(self, text: str) -> int:
        """Keep what the program prints, as long as it isn't too much."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if self.length < MOST_OUTPUT:
            self.keep(text[: MOST_OUTPUT - self.length])
        self.length += len(text)
        return len(text)

    def writelines(self, lines: Sequence[str]) -> None:
        """Keep several texts."""
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Do nothing: all is kept at once."""

    @property
    def buffer(self) -> BytesOfPrinted:
        """The same for bytes."""
        return BytesOfPrinted(self)

    def close(self) -> None:
        """Do nothing: it stays open."""

    def isatty(self) -> bool:
        """Return whether a person looks at it."""
        return False

    def readable(self) -> bool:
        """Return whether it can be read from."""
        return False

    def writable(self) -> bool:
        """Return whether it can be written to."""
        return True

    def seekable(self) -> bool:
        """Return whether a place in it can be chosen."""
        return False


class BytesOfPrinted:
    """Takes the place of standard output that bytes are written to."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def write(self, data: bytes) -> int:
        """Keep what the program prints."""
        self.printed.write(bytes(data).decode("utf-8", "replace"))
        return len(data)

    def flush(self) -> None:
        """Do nothing: all is kept at once."""


class Answers:
    r"""Takes the place of standard input.

    `input` and `readline` get the answers one after another. Where they `repeat` there
    is but one, which they get again and again; all at once, or in a loop, it is read
    once.

    >>> answers = Answers(["6"], repeat=True, note=print)
    >>> answers.readline() + answers.readline()
    6
    6
    '6\n6\n'
    >>> list(Answers(["6"], repeat=True, note=print))
    6
    ['6\n']
    """

    encoding = "utf-8"
    errors = "strict"
    closed = False

    def __init__(
        self, answers: Sequence[str], repeat: bool, note: Callable[[str], None]
    ) -> None:
        self.answers = list(answers)
        self.repeat = repeat
        self.note = note  # called with each answer that is given
        self.count = 0
        self.is_at_end = False  # more was asked for than there was

    def readline(self, size: int = -1) -> str:
        """Return the next answer, or "" at the end."""
        number = 0 if self.repeat else self.count
        if number >= len(self.answers) or self.count >= MOST_ANSWERS:
            self.is_at_end = True
            return ""
        self.count += 1
        self.note(self.answers[number])
        return self.answers[number] + "\n"

    def read(self, size: int = -1) -> str:
        """Return all answers that are left."""
        return "".join(self)

    def readlines(self, hint: int = -1) -> list[str]:
        """Return all answers that are left, in a list."""
        return list(self)

    def __iter__(self) -> Iterator[str]:
        while self.count < len(self.answers):
            yield self.readline()

    def __next__(self) -> str:
        if self.count < len(self.answers):
            return self.readline()
        raise StopIteration

    def close(self) -> None:
        """Do nothing: it stays open."""

    def isatty(self) -> bool:
        """Return whether a person types."""
        return False

    def readable(self) -> bool:
        """Return whether it can be read from."""
        return True

    def writable(self) -> bool:
        """Return whether it can be written to."""
        return False

    def seekable(self) -> bool:
        """Return whether a place in it can be chosen."""
        return False

    @property
    def buffer(self) -> BytesOfAnswers:
        """The same as bytes."""
        return BytesOfAnswers(self)


class BytesOfAnswers:
    """Takes the place of standard input that is read as bytes."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers

    def readline(self, size: int = -1) -> bytes:
        """Return the next answer."""
        return self.answers.readline().encode()

    def read(self, size: int = -1) -> bytes:
        """Return all answers that are left."""
        return self.answers.read().encode()

    def __iter__(self) -> Iterator[bytes]:
        for line in self.answers:
            yield line.encode()


class Arguments(list[str]):
    """The command line of a program, which remembers whether it was read."""

    is_used = False

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, int) or index > 0 or index == -1:
            self.is_used = True
        return super().__getitem__(index)

    def __iter__(self) -> Iterator[str]:
        self.is_used = True
        return super().__iter__()

    def pop(self, index: Any = -1) -> str:
        """Remove an argument, which is a use of it."""
        self.is_used = True
        return super().pop(index)

    def __len__(self) -> int:
        self.is_used = True
        return super().__len__()

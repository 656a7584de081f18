"""The streams of a program: what it prints, and the answers that it reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

MOST_OUTPUT = 1_000_000
"""The most characters of output that are kept."""

MOST_ANSWERS = 200
"""The most answers that a program gets; then the input is at its end."""


class Stream:
    """What the streams of a program have in common with those of Python.

    `number` is that of the file to which the system's own calls go. There is none where
    the file isn't the program's.
    """

    closed = False
    number: int | None = None
    name = ""
    mode = ""

    def fileno(self) -> int:
        """Return the number of the file."""
        if self.number is None:
            raise OSError("fileno")
        return self.number

    def flush(self) -> None:
        """Do nothing: all is kept at once."""

    def close(self) -> None:
        """Do nothing: it stays open."""

    def isatty(self) -> bool:
        """Return whether a person looks at it, or types."""
        return False

    def readable(self) -> bool:
        """Return whether it can be read from."""
        return self.mode.startswith("r")

    def writable(self) -> bool:
        """Return whether it can be written to."""
        return self.mode.startswith("w")

    def seekable(self) -> bool:
        """Return whether a place in it can be chosen."""
        return False

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing: it stays open."""


class TextStream(Stream):
    """A stream of text, whose bytes go through its `buffer`."""

    encoding = "utf-8"
    errors = "strict"
    newlines = None
    line_buffering = False
    write_through = False
    buffer: Stream

    def reconfigure(
        self,
        *,
        encoding: str | None = None,
        errors: str | None = None,
        newline: str | None = None,
        line_buffering: bool | None = None,
        write_through: bool | None = None,
    ) -> None:
        """Take another encoding, which changes nothing: all text is kept as it is."""
        if encoding is not None:
            self.encoding = encoding
            self.errors = "strict"
        if errors is not None:
            self.errors = errors
        if line_buffering is not None:
            self.line_buffering = line_buffering
        if write_through is not None:
            self.write_through = write_through

    def detach(self) -> Stream:
        """Return the stream of bytes. This one can be used all the same."""
        return self.buffer


class Printed(TextStream):
    """Takes the place of standard output and standard error."""

    name = "<stdout>"
    mode = "w"

    def __init__(self, keep: Callable[[str], None]) -> None:
        self.keep = keep
        self.length = 0
        self.buffer = BytesOfPrinted(self)

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

    def writelines(self, lines: Iterable[str]) -> None:
        """Keep several texts."""
        for line in lines:
            self.write(line)


class BytesOfPrinted(Stream):
    """Takes the place of standard output that bytes are written to."""

    name = "<stdout>"
    mode = "wb"

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    @property
    def raw(self) -> BytesOfPrinted:
        """The stream below this one, which is the same."""
        return self

    def fileno(self) -> int:
        """Return the number of the file."""
        return self.printed.fileno()

    def write(self, data: bytes) -> int:
        """Keep what the program prints."""
        self.printed.write(bytes(data).decode("utf-8", "replace"))
        return len(data)

    def writelines(self, lines: Iterable[bytes]) -> None:
        """Keep several texts."""
        for line in lines:
            self.write(line)


class Answers(TextStream):
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

    name = "<stdin>"
    mode = "r"

    def __init__(
        self, answers: Sequence[str], repeat: bool, note: Callable[[str], None]
    ) -> None:
        self.answers = list(answers)
        self.repeat = repeat
        self.note = note  # called with each answer that is given
        self.count = 0
        self.is_at_end = False  # more was asked for than there was
        self.buffer = BytesOfAnswers(self)

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


class BytesOfAnswers(Stream):
    """Takes the place of standard input that is read as bytes."""

    name = "<stdin>"
    mode = "rb"

    def __init__(self, answers: Answers) -> None:
        self.answers = answers

    @property
    def raw(self) -> BytesOfAnswers:
        """The stream below this one, which is the same."""
        return self

    def fileno(self) -> int:
        """Return the number of the file."""
        return self.answers.fileno()

    def readline(self, size: int = -1) -> bytes:
        """Return the next answer."""
        return self.answers.readline().encode()

    def read(self, size: int = -1) -> bytes:
        """Return all answers that are left."""
        return self.answers.read().encode()

    def readlines(self, hint: int = -1) -> list[bytes]:
        """Return all answers that are left, in a list."""
        return list(self)

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

"""Packs the text of a program for an address, and unpacks it.

A packed text is compressed ("deflate-raw") and written in the signs of base64 that an
address may have. The browser does both, in its own time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import window

from .page_dom import guarded

FORMAT = "deflate-raw"

LONGEST_PACKED = 40_000
"""The characters of the longest packed text that is unpacked."""

LONGEST_TEXT = 200_000
"""The characters of the longest text that is shown."""


def pack(text: str, take: Callable[[str], object]) -> None:
    """Pack a text, and call a function with the result.

    In an old browser, which can't compress, nothing is called.
    """

    def write(buffer: Any) -> None:
        signs = window.Uint8Array.new(buffer)
        binary = window.Reflect.apply(window.String.fromCharCode, window, signs)
        base64 = str(window.btoa(binary))
        take(base64.replace("+", "-").replace("/", "_").rstrip("="))

    if hasattr(window, "CompressionStream"):
        _through(window.Blob.new([text]), window.CompressionStream.new(FORMAT)).then(
            guarded(write)
        )


def unpack(
    packed: str, take: Callable[[str], object], refuse: Callable[[], object]
) -> None:
    """Unpack a text, and call `take` with it, or `refuse` if it can't be read."""

    def read(text: str) -> None:
        if len(text) <= LONGEST_TEXT:
            take(text)
        else:
            refuse()

    def fail(_: Any) -> None:
        refuse()

    try:
        assert len(packed) <= LONGEST_PACKED
        binary = window.atob(packed.replace("-", "+").replace("_", "/"))
        signs = window.Uint8Array.new([ord(sign) for sign in binary])
        stream = window.DecompressionStream.new(FORMAT)
        buffer = _through(window.Blob.new([signs]), stream)
    except Exception:
        refuse()
        return
    decoder = window.TextDecoder.new("utf-8", {"fatal": True})
    buffer.then(
        guarded(lambda bytes_: read(str(decoder.decode(bytes_)))), guarded(fail)
    )


def _through(blob: Any, stream: Any) -> Any:
    """Return a promise of the output of a stream for some data."""
    return window.Response.new(blob.stream().pipeThrough(stream)).arrayBuffer()

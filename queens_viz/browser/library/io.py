"""Texts that are written and read like files."""


class StringIO:
    """A text in memory."""

    def __init__(self, initial_value="", newline="\n"):
        self._text = initial_value
        self._place = 0

    def write(self, text):
        end = self._place + len(text)
        self._text = self._text[: self._place] + text + self._text[end:]
        self._place = end
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def getvalue(self):
        return self._text

    def read(self, size=-1):
        end = len(self._text) if size is None or size < 0 else self._place + size
        text = self._text[self._place : end]
        self._place += len(text)
        return text

    def readline(self, size=-1):
        end = self._text.find("\n", self._place)
        return self.read(-1 if end < 0 else end + 1 - self._place)

    def readlines(self):
        return list(self)

    def seek(self, place, whence=0):
        self._place = len(self._text) if whence == 2 else place
        return self._place

    def tell(self):
        return self._place

    def truncate(self, size=None):
        self._text = self._text[: self._place if size is None else size]

    def flush(self):
        pass

    def close(self):
        pass

    def __iter__(self):
        line = self.readline()
        while line:
            yield line
            line = self.readline()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

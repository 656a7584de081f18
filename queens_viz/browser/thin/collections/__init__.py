"""What the program uses of collections."""


class Counter(dict):
    """A dictionary that counts: what it doesn't have is there no times."""

    def __class_getitem__(cls, _):
        """Return the class itself for any type of its keys."""
        return cls

    def __init__(self, items=()):
        self.update(items)

    def __missing__(self, key):
        return 0

    def update(self, items):
        """Count items."""
        for item in items:
            self[item] = self[item] + 1

    def most_common(self):
        """Return all that was counted, with its counts, the largest first."""
        return sorted(self.items(), key=lambda pair: pair[1], reverse=True)


class defaultdict(dict):
    """A dictionary that makes what it doesn't have."""

    def __init__(self, factory):
        self.default_factory = factory

    def __missing__(self, key):
        self[key] = value = self.default_factory()
        return value

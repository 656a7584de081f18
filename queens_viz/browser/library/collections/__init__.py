"""Containers: deque, Counter, defaultdict, OrderedDict, namedtuple and ChainMap."""

_NOTHING = object()


class OrderedDict(dict):
    """A dictionary that knows the order of its keys, as all do."""

    def move_to_end(self, key, last=True):
        value = self.pop(key)
        if last:
            self[key] = value
            return
        others = list(self.items())
        self.clear()
        self[key] = value
        self.update(others)

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        keys = list(self)
        key = keys[-1] if last else keys[0]
        return key, self.pop(key)

    def copy(self):
        return type(self)(self)

    def __repr__(self):
        return f"OrderedDict({dict(self)!r})" if self else "OrderedDict()"

    __str__ = __repr__


class defaultdict(dict):
    """A dictionary that makes what it doesn't have."""

    def __init__(self, default_factory=None, *values, **named):
        if default_factory is not None and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        dict.__init__(self, *values, **named)
        self.default_factory = default_factory

    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        self[key] = value = self.default_factory()
        return value

    def copy(self):
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __repr__(self):
        return f"defaultdict({self.default_factory!r}, {dict(self)!r})"

    __str__ = __repr__


class Counter(dict):
    """A dictionary that counts: what it doesn't have is there no times."""

    def __init__(self, iterable=None, **named):
        dict.__init__(self)
        self.update(iterable, **named)

    def __missing__(self, key):
        return 0

    def _count(self, iterable, named, sign):
        if iterable is not None:
            if isinstance(iterable, dict):
                for key, times in iterable.items():
                    self[key] = self[key] + sign * times
            else:
                for key in iterable:
                    self[key] = self[key] + sign
        for key, times in named.items():
            self[key] = self[key] + sign * times

    def update(self, iterable=None, **named):
        self._count(iterable, named, 1)

    def subtract(self, iterable=None, **named):
        self._count(iterable, named, -1)

    def most_common(self, n=None):
        pairs = sorted(self.items(), key=lambda pair: pair[1], reverse=True)
        return pairs if n is None else pairs[:n]

    def elements(self):
        for key, times in self.items():
            for _ in range(times):
                yield key

    def total(self):
        return sum(self.values())

    def copy(self):
        return type(self)(self)

    def _combined(self, other, combine):
        result = Counter()
        for key in [*self, *[key for key in other if key not in self]]:
            times = combine(self[key], other[key])
            if times > 0:
                result[key] = times
        return result

    def __add__(self, other):
        return self._combined(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self._combined(other, lambda a, b: a - b)

    def __and__(self, other):
        return self._combined(other, min)

    def __or__(self, other):
        return self._combined(other, max)

    def __delitem__(self, key):
        if key in self:
            dict.__delitem__(self, key)

    def __repr__(self):
        if not self:
            return "Counter()"
        items = ", ".join([f"{key!r}: {n!r}" for key, n in self.most_common()])
        return f"Counter({{{items}}})"

    __str__ = __repr__


class deque(list):
    """A row that grows and shrinks at both ends."""

    def __init__(self, iterable=(), maxlen=None):
        if maxlen is not None and maxlen < 0:
            raise ValueError("maxlen must be non-negative")
        self.maxlen = maxlen
        list.__init__(self)
        self.extend(iterable)

    def append(self, value):
        list.append(self, value)
        if self.maxlen is not None and len(self) > self.maxlen:
            list.pop(self, 0)

    def appendleft(self, value):
        list.insert(self, 0, value)
        if self.maxlen is not None and len(self) > self.maxlen:
            list.pop(self)

    def extend(self, iterable):
        for value in list(iterable):
            self.append(value)

    def extendleft(self, iterable):
        for value in list(iterable):
            self.appendleft(value)

    def insert(self, index, value):
        if self.maxlen is not None and len(self) >= self.maxlen:
            raise IndexError("deque already at its maximum size")
        list.insert(self, index, value)

    def pop(self):
        if not self:
            raise IndexError("pop from an empty deque")
        return list.pop(self)

    def popleft(self):
        if not self:
            raise IndexError("pop from an empty deque")
        return list.pop(self, 0)

    def rotate(self, n=1):
        if self:
            n %= len(self)
            values = list(self)
            list.__setitem__(self, slice(None), values[-n:] + values[:-n])

    def copy(self):
        return type(self)(self, self.maxlen)

    __copy__ = copy

    def __getitem__(self, index):
        if isinstance(index, slice):
            raise TypeError("sequence index must be integer, not 'slice'")
        if isinstance(index, int) and not -len(self) <= index < len(self):
            raise IndexError("deque index out of range")
        return list.__getitem__(self, index)

    def __add__(self, other):
        return deque([*self, *other], self.maxlen)

    def __mul__(self, times):
        return deque(list(self) * times, self.maxlen)

    def __eq__(self, other):
        return isinstance(other, deque) and list(self) == list(other)

    def __ne__(self, other):
        return not self == other

    __hash__ = None

    def __repr__(self):
        if self.maxlen is None:
            return f"deque({list(self)!r})"
        return f"deque({list(self)!r}, maxlen={self.maxlen})"

    __str__ = __repr__


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """Return a class of tuples whose items have names."""
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    names = tuple([str(name) for name in field_names])
    for name in names:
        if not name.isidentifier() or name.startswith("_"):
            raise ValueError(
                "Type names and field names must be valid identifiers: " + repr(name)
            )
    own = {}
    if defaults is not None:
        values = tuple(defaults)
        own = dict(zip(names[len(names) - len(values) :], values))
    return _named(typename, names, own, {})


def _items_of(typename, names, defaults, values, named):
    """Return the items of a tuple with names, by its call."""
    if len(values) > len(names):
        raise TypeError(
            f"{typename}.__new__() takes {len(names) + 1} positional arguments "
            f"but {len(values) + 1} were given"
        )
    items = list(values)
    missing = []
    for name in names[len(values) :]:
        if name in named:
            items.append(named.pop(name))
        elif name in defaults:
            items.append(defaults[name])
        else:
            missing.append(name)
    if missing:
        plural = "s" if len(missing) > 1 else ""
        listed = " and ".join([repr(name) for name in missing])
        raise TypeError(
            f"{typename}.__new__() missing {len(missing)} required positional "
            f"argument{plural}: {listed}"
        )
    for name in named:
        raise TypeError(
            f"{typename}.__new__() got an unexpected keyword argument '{name}'"
        )
    return items


def _named(typename, names, defaults, body):
    """Return a class of tuples with names, with what a class body has beside."""

    def make(cls, *values, **named):
        items = _items_of(typename, names, defaults, values, named)
        return tuple.__new__(cls, items)

    def as_dict(self):
        return dict(zip(names, self))

    def replace(self, **named):
        return make(
            type(self), *[named.pop(n, v) for n, v in zip(names, self)], **named
        )

    def show(self):
        pairs = ", ".join([f"{name}={value!r}" for name, value in zip(names, self)])
        return f"{type(self).__name__}({pairs})"

    whole = {
        "__new__": make,
        "__repr__": show,
        "__str__": show,
        "_asdict": as_dict,
        "_replace": replace,
        "_make": classmethod(lambda cls, values: make(cls, *values)),
        "_fields": names,
        "__match_args__": names,
        "_field_defaults": defaults,
    }
    for place, name in enumerate(names):
        whole[name] = property(lambda self, place=place: tuple.__getitem__(self, place))
    whole.update(body)
    return type(typename, (tuple,), whole)


class ChainMap(dict):
    """Several dictionaries, one after another."""

    def __init__(self, *maps):
        dict.__init__(self)
        self.maps = list(maps) or [{}]

    def __getitem__(self, key):
        for one in self.maps:
            if key in one:
                return one[key]
        raise KeyError(key)

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __contains__(self, key):
        return any([key in one for one in self.maps])

    def get(self, key, default=None):
        return self[key] if key in self else default

// Numbers the values and objects of a program in the page, and reports what objects hold
// as events: what tracing/heap.py is for CPython, under the same names. The reasons are given
// there.
{
  const B = __BRYTHON__;
  const {
    MISSING, None, areAlike, areEqual, attributeOf, attributesOf, entriesOf, float,
    frozenset, hasGetter, int, isA, isDict, isEqual, isEqualList, isExactly, isFlat,
    isObject, isSame, isSimple, isWhole, itemOf, keyOf, list, metaclass, range, repr,
    reprOf, set, str, tuple, typeOf,
  } = self.recorder;

  // The module of the program's own classes.
  const OWN_MODULE = "__main__";
  // Types that are recorded as lists.
  const LISTS = ["deque", "array", "bytearray", "ndarray"];
  const MODULES_OF_LISTS = ["collections", "array", "builtins", "numpy"];

  const nameOf = kind => B.get_name(kind);
  const moduleOf = kind => attributesOf(kind).__module__ ?? "builtins";
  const isEnum = kind =>
    kind.tp_mro.some(base => nameOf(base) === "Enum" && moduleOf(base) === "enum");
  const textOf = value => value.$brython_value ?? value.valueOf();

  // An object that has been recorded.
  class Known {
    constructor(target, kind, number, ref, value) {
      this.target = target;
      this.kind = kind;
      this.number = number;
      this.ref = ref;
      this.value = value; // the number of `ref` among the values
      this.copy = []; // what it held when it was last looked at
      this.isFlat = false; // it holds neither objects nor tuples
      this.isReady = false; // there is a copy to compare with
    }

    // Returns what it held, of a dictionary or instance the values.
    items() {
      if (this.kind === "list") return this.copy;
      if (this.kind === "set") return this.copy.values();
      return Array.from(this.copy.values(), entry => entry[1]);
    }
  }

  class Heap {
    // `settings` has the constants of tracing/heap.py, and the kinds of events.
    constructor(settings, emit, origins, makeRef, makeOpaque) {
      Object.assign(this, settings);
      this.LARGEST_INT = 2 ** 53;
      this.emit = emit;
      this.origins = origins; // returns objects whose copy a new one may be
      this.makeRef = makeRef; // makes a Ref of Python
      this.makeOpaque = makeOpaque;
      this.values = []; // those that haven't been taken yet
      this.objects = []; // the fields of each object, not taken yet
      this.known = new Map(); // by the objects
      this.ints = new Map(); // the numbers of values
      this.texts = new Map();
      this.others = new Map(); // by their repr
      this.valueCount = 3; // None, False, True
      this.objectCount = 0;
    }

    // Returns the number of a value. What objects hold is compared.
    numberOf(value) {
      let number;
      if (isWhole(value)) number = this.ints.get(value);
      else if (typeof value === "string") number = this.texts.get(value);
      else if (typeof value === "boolean") return value ? 2 : 1;
      else if (value === None) return 0;
      return number === undefined ? this.numberOfOther(value) : number;
    }

    numberOfOther(value) {
      const known = this.known.get(value);
      if (known) {
        this.compareKnown(known);
        return known.value;
      }
      const recorded = this.valueOf(value);
      const object = this.known.get(value);
      return object ? object.value : this.intern(recorded);
    }

    // Returns a value as it is recorded; objects in it are recorded, too.
    valueOf(value, deepest = this.DEEPEST) {
      if (value === None || typeof value === "boolean") return value;
      if (isWhole(value) || isA(value, int)) return this.wholeOf(value);
      if (typeof value === "string") return value.slice(0, this.LONGEST_TEXT);
      if (isA(value, str)) return textOf(value).slice(0, this.LONGEST_TEXT);
      if (isA(value, float)) return this.floatOf(value);
      const known = this.known.get(value);
      if (known) {
        this.compareKnown(known);
        return known.ref;
      }
      if (isA(value, tuple) || isA(value, frozenset)) return this.immutable(value, deepest);
      const kind = this.kindOf(value);
      if (kind && deepest) return this.record(value, kind, deepest, null).ref;
      return this.opaque(value);
    }

    wholeOf(value) {
      const number = B.int_value(value);
      const isSmall = number >= -this.LARGEST_INT && number <= this.LARGEST_INT;
      return isSmall ? Number(number) : this.opaqueOf("<large number>");
    }

    floatOf(value) {
      if (Number.isFinite(value.value)) return B.fast_float(value.value);
      return this.opaqueOf(repr(B.fast_float(value.value)));
    }

    opaqueOf(text) {
      const opaque = this.makeOpaque(text);
      opaque.$text = `Opaque(${repr(text)})`;
      return opaque;
    }

    // Reports what has changed in an object, and in objects in it.
    compare(value) {
      const known = this.known.get(value);
      if (!known) {
        this.numberOf(value);
        return;
      }
      this.compareKnown(known);
      if (!known.isFlat) this.compareInner(known, this.DEEPEST);
    }

    // Reports all that an object holds, even if nothing has changed.
    fill(value) {
      const known = this.known.get(value);
      if (!known || known.kind !== "list") this.compare(value);
      else this.fillKnown(known);
    }

    // Reports an item that was stored, even if it is what it was before.
    store(owner, key) {
      const value = itemOf(owner, key);
      if (value === MISSING) {
        this.compare(owner);
        return;
      }
      const isFromEnd = isExactly(owner, list) && key < 0;
      this.storeIn(owner, isFromEnd ? key + owner.length : key, value);
    }

    // Reports an attribute that was stored, even if it is what it was before.
    storeAttribute(owner, name) {
      const value = attributeOf(owner, name);
      const isInstance = this.known.has(owner) || this.kindOf(owner) === "instance";
      if (value !== MISSING && isInstance) this.storeIn(owner, name, value);
    }

    // Returns whether a value is an object that has been recorded, or None.
    knows(value) {
      return value === None || this.known.has(value);
    }

    storeIn(owner, key, value) {
      let known = this.known.get(owner);
      if (!known) {
        this.numberOf(owner);
        known = this.known.get(owner);
        if (!known) return;
      }
      if (known.kind === "list") {
        if (known.copy.length !== known.target.length) this.compareKnown(known);
        known.copy[Number(key)] = value;
      } else {
        known.copy.set(keyOf(key), [key, value]);
      }
      if (!isSimple(value)) known.isFlat = false;
      this.emit(this.SET, known.number, this.numberOf(key), this.numberOf(value));
    }

    // Returns the number of a value that refers to no object itself.
    intern(value) {
      if (isWhole(value)) return this.numberIn(this.ints, value, value);
      if (typeof value === "string") return this.numberIn(this.texts, value, value);
      return this.numberIn(this.others, reprOf(value), value);
    }

    numberIn(numbers, key, value) {
      let number = numbers.get(key);
      if (number === undefined) {
        number = this.addValue(value);
        numbers.set(key, number);
      }
      return number;
    }

    addValue(value) {
      this.values.push(value);
      return this.valueCount++;
    }

    // Returns a tuple or frozenset as it is recorded.
    immutable(value, deepest) {
      const items = Array.from(value);
      if (items.length > this.MOST_ENTRIES || !deepest) return this.opaque(value);
      const recorded = items.map(item => this.valueOf(item, deepest - 1));
      if (isA(value, tuple)) return B.fast_tuple(recorded);
      return B.$call(frozenset, B.$list(recorded));
    }

    // Returns what is kept of a value that isn't recorded in detail.
    opaque(value) {
      const kind = typeOf(value);
      if (kind === range) return this.opaqueOf(repr(value));
      const name = isEnum(kind) ? attributeOf(value, "_name_") : MISSING;
      if (name !== MISSING) return this.opaqueOf(`${nameOf(kind)}.${name}`);
      if (isA(value, metaclass) && isEnum(value)) return this.opaqueOf("<EnumType>");
      return this.opaqueOf(`<${nameOf(kind)}>`);
    }

    // Returns the kind of an object, or "" for what isn't recorded in detail.
    kindOf(value) {
      const kind = typeOf(value);
      const most = this.MOST_ENTRIES;
      if (kind.tp_mro.includes(list)) return value.length <= most ? "list" : "";
      if (kind.tp_mro.includes(set)) return set.mp_length(value) <= most ? "set" : "";
      if (isDict(value)) return B.builtins.dict.mp_length(value) <= most ? "dict" : "";
      if (LISTS.includes(nameOf(kind)) && MODULES_OF_LISTS.includes(moduleOf(kind)))
        return B.builtins.len(value) <= most ? "list" : "";
      if (isEnum(kind) || isA(value, metaclass) && isEnum(value)) return "";
      if (moduleOf(kind) === OWN_MODULE) return "instance";
      if (isA(value, metaclass) && moduleOf(value) === OWN_MODULE) return "instance";
      return "";
    }

    // Records an object that is new.
    record(value, kind, deepest, givenOrigin) {
      let origin = givenOrigin;
      if (origin === null && kind === "list") origin = this.originOf(value);
      const number = this.objectCount++;
      const ref = this.makeRef(number);
      ref.$text = `Ref(${number})`;
      const known = new Known(value, kind, number, ref, this.addValue(ref));
      this.known.set(value, known);
      known.copy = contents(value, kind);
      known.isFlat = isFlat(known.items());
      known.isReady = true;
      const isClass = isA(value, metaclass);
      const typeName = isClass ? `class ${nameOf(value)}` : nameOf(typeOf(value));
      const originNumber = origin === null ? None : this.known.get(origin).number;
      this.objects.push(B.$list([kind, typeName, originNumber]));
      this.emitContents(this.NEW, known, deepest, origin);
      return known;
    }

    // Returns a known object with equal contents, of which it may be a copy.
    originOf(value) {
      if (!isExactly(value, list) || !value.length) return null;
      for (const candidate of this.origins()) {
        const isKnown = candidate !== value && this.known.has(candidate);
        if (isKnown && areEqual(candidate, value)) return candidate;
      }
      return null;
    }

    // Reports all that an object holds.
    fillKnown(known) {
      known.copy = contents(known.target, known.kind);
      known.isFlat = isFlat(known.items());
      this.emitContents(this.FILL, known, this.DEEPEST, null);
    }

    // Reports what an object holds. What is in a copy may be a copy of the same.
    emitContents(event, known, deepest, origin) {
      const { copy, kind } = known;
      const isPaired = kind === "dict" || kind === "instance";
      const items = isPaired ? [...copy.values()].flat() : [...copy.values()];
      const values = items.map((item, place) => {
        const inner = origin === null ? MISSING : itemOf(origin, place);
        const isCopy = isExactly(item, list) && !this.known.has(item);
        if (isCopy && this.known.has(inner)) this.record(item, "list", deepest - 1, inner);
        return this.valueOf(item, deepest - 1);
      });
      // Python's own order is not that of its next version.
      if (kind === "set") sortByRepr(values);
      const number = this.intern(kind);
      this.emit(event, known.number, number, this.addValue(B.fast_tuple(values)));
    }

    // Reports what has changed in the objects in an object.
    compareInner(known, deepest) {
      for (const item of known.items()) {
        const inner = isObject(item) && this.known.get(item);
        if (!inner) continue;
        this.compareKnown(inner);
        if (deepest && !inner.isFlat) this.compareInner(inner, deepest - 1);
      }
    }

    compareKnown(known) {
      if (!known.isReady) return;
      if (known.kind === "list") this.compareList(known);
      else if (known.kind === "set") this.compareSet(known);
      else if (known.kind === "dict") this.compareDict(known);
      else this.compareInstance(known);
    }

    // Reports what has changed in a list.
    compareList(known) {
      const old = known.copy;
      const isList = isExactly(known.target, list);
      const now = isList ? known.target : contents(known.target, "list");
      if (isSame(old, now)) return;
      if (known.isFlat && isFlat(now) && isSameFlat(old, now)) return;
      if (now.length > this.MOST_ENTRIES) return;
      known.copy = Array.from(now);
      known.isFlat = isFlat(now);
      this.reportList(known, old, known.copy);
    }

    // Reports how a list has become another one.
    reportList(known, old, now) {
      const before = old.length, after = now.length;
      if (before < after && isEqualList(old, now)) {
        for (const item of now.slice(before))
          this.emit(this.APPEND, known.number, 0, this.numberOf(item));
        return;
      }
      if (after < before && isEqualList(now, old)) {
        this.emit(this.CUT, known.number, 0, this.intern(after));
        return;
      }
      const places = [];
      if (before === after)
        for (let place = 0; place < after; place++)
          if (!isEqual(old[place], now[place])) places.push(place);
      if (before !== after || places.length > this.MOST_SETS) {
        this.fillKnown(known);
        return;
      }
      for (const place of places) {
        const key = this.intern(place);
        this.emit(this.SET, known.number, key, this.numberOf(now[place]));
      }
    }

    // Reports what has changed in a set.
    compareSet(known) {
      const now = contents(known.target, "set"), old = known.copy;
      const gone = [...old].filter(([key]) => !now.has(key));
      const come = [...now].filter(([key]) => !old.has(key));
      if (!gone.length && !come.length || now.size > this.MOST_ENTRIES) return;
      known.copy = now;
      for (const number of this.numbersOf(gone))
        this.emit(this.DELETE, known.number, number, 0);
      for (const number of this.numbersOf(come))
        this.emit(this.ADD, known.number, 0, number);
    }

    // Returns the numbers of items of a set, always in the same order.
    numbersOf(entries) {
      const pairs = entries.map(([, item]) => [reprOf(this.valueOf(item)), item]);
      pairs.sort(byFirst);
      return pairs.map(([, item]) => this.numberOf(item));
    }

    // Reports what has changed in the attributes of an instance or class.
    compareInstance(known) {
      const attributes = attributesOf(known.target);
      for (const [name, value] of known.copy.values())
        if (!Object.hasOwn(attributes, name) || attributes[name] !== value) {
          this.compareDict(known);
          return;
        }
      if (Object.keys(attributes).length !== known.copy.size) this.compareDict(known);
    }

    // Reports what has changed in a dictionary.
    compareDict(known) {
      const now = contents(known.target, known.kind), old = known.copy;
      if (now.size > this.MOST_ENTRIES || isSameDict(old, now)) return;
      known.copy = now;
      known.isFlat = isFlat(known.items());
      for (const [key, [name]] of old)
        if (!now.has(key)) this.emit(this.DELETE, known.number, this.numberOf(name), 0);
      for (const [key, [name, item]] of now)
        if (!old.has(key) || !isEqual(old.get(key)[1], item)) {
          const value = this.numberOf(item);
          this.emit(this.SET, known.number, this.numberOf(name), value);
        }
    }
  }

  const byFirst = ([first], [second]) => first < second ? -1 : Number(first > second);
  const sortByRepr = values => {
    const pairs = values.map(value => [reprOf(value), value]).sort(byFirst);
    pairs.forEach(([, value], place) => { values[place] = value });
  };
  // Returns whether two lists of simple values are equal, as Python has it.
  const isSameFlat = (old, now) =>
    old.length === now.length && old.every((item, place) => areAlike(item, now[place]));
  // Returns whether two dictionaries hold the same objects under the same keys.
  const isSameDict = (old, now) =>
    isSame([...old.keys()], [...now.keys()])
    && isSame([...old.values()].map(entry => entry[1]),
      [...now.values()].map(entry => entry[1]));

  // Returns a copy of what an object holds: an array, of a set its items by their keys,
  // of a dictionary or instance its entries by their keys.
  const contents = (value, kind) => {
    if (kind === "dict") return byKey(entriesOf(value));
    if (kind === "set") return new Map(Array.from(value, item => [keyOf(item), item]));
    if (kind === "instance") return byKey(dataOf(value));
    if (isA(value, list)) return Array.from(value);
    if (["ndarray", "array"].includes(nameOf(typeOf(value)))) {
      const rows = B.$call(B.$getattr(value, "tolist"));
      return Array.from(rows, frozen);
    }
    return Array.from(B.make_js_iterator_no_trace(value));
  };
  const byKey = entries => {
    const copy = new Map();
    for (const entry of entries) copy.set(keyOf(entry[0]), entry);
    return copy;
  };
  // Returns a row of an array as a tuple.
  const frozen = value =>
    isObject(value) && isA(value, list) ? B.fast_tuple(value.map(frozen)) : value;
  // Yields the attributes of an instance or class that are data, with their names.
  const dataOf = function* (value) {
    const own = attributesOf(value);
    const names = new Set(Object.keys(own));
    for (const base of typeOf(value).tp_mro) {
      const slots = attributesOf(base).__slots__ ?? [];
      for (const name of typeof slots === "string" ? [slots] : slots) names.add(name);
    }
    for (const name of names) {
      const item = Object.hasOwn(own, name) ? own[name] : attributeOf(value, name);
      const isData = item !== MISSING && !name.startsWith("__") && !name.startsWith("$");
      if (isData && !hasGetter(item)) yield [name, item];
    }
  };

  self.recorder.Heap = Heap;
}

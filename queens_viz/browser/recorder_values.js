// The values and objects of a program in the page: what tracing/paths.py and
// tracing/heap.py are for CPython, under the same names. The reasons are given there.
//
// In Brython whole numbers, strings and booleans are those of JavaScript; a list or tuple
// is an array with a class; a dictionary with strings for keys has them as properties,
// and so has the dictionary of an instance or class.
//
// What this needs of Brython's inside is held by tests/browser/internals.py.
{
  const B = __BRYTHON__;
  const { None, bool, int, str, float, tuple, dict, set, frozenset, range } = B.builtins;
  const { type: metaclass, repr } = B.builtins;
  const list = B.$list([]).ob_type;

  // What an expression is that can't be evaluated now.
  const MISSING = { isMissing: true };
  const NOTHING = Object.create(null);

  const typeOf = value => B.get_class(value);
  const isWhole = value => typeof value === "number" || typeof value === "bigint";
  const isObject = value => typeof value === "object" || typeof value === "function";
  // Whether a value has a type, without running code of the program.
  const isA = (value, kind) => typeOf(value).tp_mro.includes(kind);
  const isExactly = (value, kind) => isObject(value) && value.ob_type === kind;
  // Whether a value is a number, a string, a boolean or None.
  const isSimple = value =>
    !isObject(value) || value === None || value.ob_type === float || value.ob_type === str;

  // Expressions.

  // Returns the attributes that a value itself has, without running a property.
  const attributesOf = value => isObject(value) && value[B.DICT] || NOTHING;

  const getters = new Map();
  // Returns whether what is in a class is asked when it is read, as functions are.
  const hasGetter = value => {
    const kind = typeOf(value);
    if (!getters.has(kind))
      getters.set(kind, B.search_in_mro(kind, "__get__", B.NULL) !== B.NULL);
    return getters.get(kind);
  };

  // Returns an attribute that is plain data, or MISSING.
  const attributeOf = (value, name) => {
    const attributes = attributesOf(value);
    if (Object.hasOwn(attributes, name)) return attributes[name];
    for (const base of typeOf(value).tp_mro) {
      const names = attributesOf(base);
      if (!Object.hasOwn(names, name)) continue;
      const data = names[name];
      // The value of one of the __slots__.
      if (data.ob_type === B.member_descriptor)
        return value[data.d_member.attr] ?? MISSING;
      return hasGetter(data) ? MISSING : data;
    }
    return MISSING;
  };

  const isRow = value => isExactly(value, list) || isExactly(value, tuple);
  const isDict = value => isObject(value) && isA(value, dict);

  // Returns an item of one of Python's own containers, or MISSING.
  const itemOf = (container, key) => {
    if (container === MISSING || key === MISSING) return MISSING;
    if (isRow(container) || typeof container === "string") {
      if (typeof key !== "number" && typeof key !== "boolean") return MISSING;
      const place = Number(key) + (key < 0 ? container.length : 0);
      return place < container.length ? container[place] ?? MISSING : MISSING;
    }
    const isKey = isWhole(key) || typeof key === "string" || isExactly(key, tuple);
    if (!isKey || !isDict(container)) return MISSING;
    return dict.$contains(container, key) ? dict.$getitem(container, key, true) : MISSING;
  };

  // Returns how many entries one of Python's own containers has, or MISSING.
  const lengthOf = value => {
    if (isRow(value) || typeof value === "string") return value.length;
    if (isExactly(value, dict)) return dict.mp_length(value);
    if (isExactly(value, set)) return set.mp_length(value);
    return MISSING;
  };

  const remainder = (a, b) => (a % b + b) % b;
  const OPERATIONS = {
    "+": (a, b) => a + b,
    "-": (a, b) => a - b,
    "*": (a, b) => a * b,
    "//": (a, b) => (a - remainder(a, b)) / b,
    "%": remainder,
  };
  // Reckons with numbers that JavaScript reckons with exactly.
  const reckoned = (a, operator, b) => {
    if (typeof a !== "number" || typeof b !== "number") return MISSING;
    if (b === 0 && (operator === "//" || operator === "%")) return MISSING;
    const result = OPERATIONS[operator](a, b);
    return Number.isSafeInteger(result) ? result + 0 : MISSING;
  };

  // Returns the function that evaluates an expression with the local and the global
  // variables, or returns MISSING.
  const readerOf = ([kind, first, second, third]) => {
    if (kind === "Name")
      return (variables, module) => {
        if (Object.hasOwn(variables, first)) return variables[first] ?? MISSING;
        return Object.hasOwn(module, first) ? module[first] : MISSING;
      };
    if (kind === "Constant") return () => first;
    const owner = readerOf(first);
    if (kind === "Attribute")
      return (variables, module) => attributeOf(owner(variables, module), second);
    if (kind === "Length")
      return (variables, module) => lengthOf(owner(variables, module));
    if (kind === "Item") {
      const key = readerOf(second);
      return (variables, module) =>
        itemOf(owner(variables, module), key(variables, module));
    }
    const right = readerOf(third);
    return (variables, module) =>
      reckoned(owner(variables, module), second, right(variables, module));
  };

  // Values as they are compared and recorded.

  // Returns whether two simple values are equal, as Python has it: True is 1.
  const areAlike = (old, now) => {
    if (old === now) return true;
    if (typeof old === "string" || typeof now === "string") return false;
    if (old === None || now === None) return false;
    return old?.valueOf() == now?.valueOf();
  };
  // Returns whether two values are equal, without running code of the program.
  const isEqual = (old, now) =>
    old === now
    || isSimple(old) && isSimple(now) && typeOf(old) === typeOf(now) && areAlike(old, now);
  const isEqualList = (old, now) => old.every((item, place) => isEqual(item, now[place]));
  // Returns whether two lists hold the same, lists of lists included.
  const areEqual = (first, second) => {
    if (!isExactly(first, list) || !isExactly(second, list)) return isEqual(first, second);
    return first.length === second.length
      && first.every((item, place) => areEqual(item, second[place]));
  };
  const isSame = (old, now) =>
    old.length === now.length && old.every((item, place) => item === now[place]);

  let identities = new WeakMap(), lastIdentity = 0;
  // Returns what two keys of a dictionary, or items of a set, have in common if they are
  // the same there. No __hash__ of the program is called.
  const keyOf = value => {
    if (typeof value === "string") return value;
    if (isWhole(value)) return `number ${value}`;
    if (typeof value === "boolean") return `number ${Number(value)}`;
    if (value === None) return "None";
    if (isExactly(value, float)) return `number ${value.value}`;
    if (isExactly(value, str)) return String(value);
    if (isA(value, tuple)) return `(${Array.from(value, keyOf).join()})`;
    if (isA(value, frozenset)) return `{${Array.from(value, keyOf).sort().join()}}`;
    if (!identities.has(value)) identities.set(value, ++lastIdentity);
    return `object ${identities.get(value)}`;
  };

  // Returns what `repr` returns of a value that is recorded.
  const reprOf = value => {
    if (isWhole(value)) return String(value);
    if (value.$text) return value.$text;
    if (isExactly(value, tuple)) return `(${value.map(reprOf).join(", ")})`;
    if (isExactly(value, frozenset))
      return `frozenset({${Array.from(value, reprOf).sort().join(", ")}})`;
    return repr(value);
  };

  const isFlat = items => {
    for (const item of items) if (!isSimple(item)) return false;
    return true;
  };
  const entriesOf = function* (items) {
    for (const { key, value } of dict.$iter_items(items)) yield [key, value];
  };

  Object.assign(self.recorder ??= {}, {
    MISSING, None, areEqual, attributeOf, attributesOf, bool, entriesOf, float, frozenset,
    hasGetter, int, isA, isDict, isEqual, isEqualList, isExactly, isFlat, isObject, isSame,
    isSimple, isWhole, areAlike, itemOf, keyOf, list, metaclass, range, readerOf, reckoned,
    repr, reprOf, set, str, tuple, typeOf,
  });
}

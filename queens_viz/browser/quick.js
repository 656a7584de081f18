// Faster ways for what the program does most often. Everything else is left to Brython.
//
// What this needs of Brython's inside is held by tests/browser/internals.py.
{
  const B = __BRYTHON__;
  const { StopIteration, None, enumerate, zip, str, int, float, dict } = B.builtins;
  const { tuple, object, property, type: metaclass } = B.builtins;
  const list = B.$list([]).ob_type;

  // Replaces a function of an owner by what `make` returns for it.
  const replace = (owner, name, make) => {
    const original = owner[name];
    owner[name] = Object.assign(make(original), original);
  };

  // Iteration: a loop needs no exception to end, and makes no object for each value.

  const stop = B.$call(StopIteration);
  replace(B, "RAISE", raise => (type, message) => {
    if (type === StopIteration && (message === undefined || message === None)) throw stop;
    raise(type, message);
  });
  // Has values like an example read quickly; `read` makes the value of what an
  // iterator of JavaScript yields.
  const readQuickly = (example, read) => {
    const iterator = B.get_class(B.$iter(example));
    iterator[B.FAST_ITER] = function* (values) {
      for (;;) {
        const { done, value } = values.it.next();
        if (done) return;
        yield read(value);
      }
    };
    const type = B.get_class(example);
    type[B.FAST_ITER] ??= values => iterator[B.FAST_ITER](B.$iter(values));
  };
  const { items, values } = dict.tp_funcs;
  const empty = B.empty_dict();
  for (const row of [B.$list([]), B.fast_tuple([]), ""]) readQuickly(row, value => value);
  readQuickly(empty, entry => entry.key);
  readQuickly(values(empty), entry => entry.value);
  readQuickly(items(empty), entry => B.fast_tuple([entry.key, entry.value]));
  for (const name of ["set", "frozenset"])
    readQuickly(B.builtins[name].$factory(), value => value);
  enumerate[B.FAST_ITER] = pairs => enumerate.tp_iternext(pairs);
  zip[B.FAST_ITER] = function* (rows) {
    for (;;) {
      const { done, value } = zip.tp_iternext(rows).next();
      if (done) return;
      yield value;
    }
  };

  // Attributes: what a class says about a name is looked up once.

  const accesses = new Map(), methods = new Map(), others = new Map();
  // Returns what `find` makes of the attribute of a class, and remembers it.
  const remember = (memory, type, name, find) => {
    if (!memory.has(type)) memory.set(type, new Map());
    const known = memory.get(type);
    if (!known.has(name)) known.set(name, find(B.search_in_mro(type, name, B.NULL)));
    return known.get(name);
  };
  const isPlain = type =>
    type.$getattribute === object.tp_getattro && type.tp_setattro === object.tp_setattro;
  // "own" for an attribute of the instance itself, the function of a property, or false.
  const accessOf = (type, name) => remember(accesses, type, name, attribute => {
    if (!isPlain(type)) return false;
    if (attribute === B.NULL || B.get_class(attribute).tp_descr_set === B.NULL)
      return "own";
    return attribute.ob_type === property && attribute.prop_get;
  });
  // The method of a name, or false.
  const methodOf = (type, name) => remember(methods, type, name, attribute =>
    isPlain(type) && B.get_class(type) === metaclass && attribute.ob_type === B.function
    && attribute);
  const dictionaryOf = value => value?.ob_type && value[B.DICT];
  replace(B, "$getattr_pep657", get => (value, name, place) => {
    const own = dictionaryOf(value), access = own && accessOf(value.ob_type, name);
    if (access === "own" && Object.hasOwn(own, name)) return own[name];
    return typeof access === "function" ? access(value) : get(value, name, place);
  });
  replace(B, "$setattr1", set => (value, name, attribute, place) => {
    const own = dictionaryOf(value);
    if (own && accessOf(value.ob_type, name) === "own") own[name] = attribute;
    else set(value, name, attribute, place);
    // A class has changed.
    if (value.tp_mro) for (const memory of [accesses, methods, others]) memory.clear();
  });
  replace(B, "call_attr", call => (value, name, place, ...args) => {
    const method = value?.ob_type && !value.tp_mro && methodOf(value.ob_type, name);
    return method && !(value[B.DICT] && Object.hasOwn(value[B.DICT], name))
      ? method(value, ...args) : call(value, name, place, ...args);
  });

  // Calls of classes that only __new__ makes instances of.

  const hasOnlyNew = type => remember(others, type, "__new__", () =>
    B.get_class(type) === metaclass && !type.tp_new.$is_slot
    && type.tp_init === object.tp_init);
  replace(metaclass, "tp_call", call => (type, ...args) =>
    args.at(-1)?.$kw || !hasOnlyNew(type)
      ? call(type, ...args) : type.tp_new(type, ...args));

  // Strings, whole numbers, lists and tuples: nothing is looked up in their classes.

  // Whether values are a list, or a tuple whose class has the method of a name from it.
  const isRow = (values, name) => Array.isArray(values) && values.ob_type
    && (values.ob_type === list || remember(others, values.ob_type, name,
      method => method === B.search_in_mro(tuple, name, B.NULL)));
  const areAll = (values, type) =>
    Array.isArray(values) && values.every(value => typeof value === type);
  replace(str.tp_funcs, "join", join => (...args) => {
    const separator = args[0], texts = args[1];
    return args.length === 2 && typeof separator === "string" && areAll(texts, "string")
      ? texts.join(separator) : join(...args);
  });
  replace(B.builtins, "sum", sum => (...args) => {
    const numbers = args[0];
    const total = args.length === 1 && areAll(numbers, "number")
      ? numbers.reduce((number, other) => number + other, 0) : NaN;
    return Number.isSafeInteger(total) ? total : sum(...args);
  });
  for (const name of ["min", "max"]) replace(B.builtins, name, extreme => (...args) =>
    args.length > 1 && areAll(args, "number") ? Math[name](...args) : extreme(...args));
  replace(B.builtins, "len", len => (...args) =>
    args.length === 1 && isRow(args[0], "__len__") ? args[0].length : len(...args));
  replace(int, "$factory", make => (...args) => {
    const [value] = args;
    if (args.length !== 1) return make(...args);
    if (typeof value === "number") return value;
    const whole = value?.ob_type === float ? Math.trunc(value.value) + 0 : NaN;
    return Number.isSafeInteger(whole) ? whole : make(value);
  });
  replace(B.builtins, "round", round => (...args) => {
    const [number] = args;
    if (args.length !== 1 || typeof number !== "number" && number?.ob_type !== float)
      return round(...args);
    if (typeof number === "number") return number;
    // In the middle between two whole numbers, the even one is returned.
    const low = Math.floor(number.value), rest = number.value - low;
    const whole = rest > 0.5 || rest === 0.5 && low % 2 ? low + 1 : low;
    return Number.isSafeInteger(whole) ? whole : round(number);
  });
  replace(B, "$getitem", get => (values, index, ...more) => {
    if (typeof index !== "number" || !isRow(values, "__getitem__"))
      return get(values, index, ...more);
    const value = values[index < 0 ? values.length + index : index];
    return value === undefined ? get(values, index, ...more) : value;
  });
  replace(B, "unpacker", unpacker => (values, count, ...more) => {
    const hasStar = more[0];
    if (hasStar || !isRow(values, "__iter__") || values.length !== count)
      return unpacker(values, count, ...more);
    const copy = values.slice();
    let next = 0;
    return { read_one: () => copy[next++] };
  });

  // Comparisons, membership, and dictionaries.

  const isSame = (value, other) => {
    if (value === other) return true;
    if (typeof value !== "object" && typeof value === typeof other) return false;
    return B.is_or_equals(value, other);
  };
  // Whether strings or rows are equal; undefined for other values.
  const areEqual = (value, other) => {
    if (typeof value === "string" && typeof other === "string") return value === other;
    if (!isRow(value, "__eq__") || !isRow(other, "__eq__")) return undefined;
    if ((value.ob_type === list) !== (other.ob_type === list)) return undefined;
    return value === other || value.length === other.length
      && value.every((item, index) => isSame(item, other[index]));
  };
  replace(B, "rich_comp", compare => (sign, value, other) => {
    const isEqual = sign === "__eq__" || sign === "__ne__"
      ? areEqual(value, other) : undefined;
    return isEqual === undefined
      ? compare(sign, value, other) : isEqual === (sign === "__eq__");
  });
  const isPlainDict = values => B.get_class(values) === dict && !values[B.JSOBJ];
  replace(B, "$is_member", isMember => (value, values) => {
    const isText = typeof value === "string";
    if (isText && typeof values === "string") return values.includes(value);
    if (isRow(values, "__contains__")) return values.some(item => isSame(item, value));
    return isText && isPlainDict(values)
      ? Object.hasOwn(values, value) : isMember(value, values);
  });
  replace(dict.tp_funcs, "get", get => (...args) => {
    const [values, key, usual = None] = args;
    if (args.length > 3 || usual?.$kw || !isPlainDict(values)) return get(...args);
    if (typeof key === "string") return Object.hasOwn(values, key) ? values[key] : usual;
    return dict.$contains(values, key) ? dict.$getitem(values, key, true) : usual;
  });
}

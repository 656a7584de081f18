// Quicker ways for what the program does most often; all else goes Brython's own way.

// What Brython makes anew for each value of an iteration is made once here, and one exception ends them all.
{
  const B = __BRYTHON__, { StopIteration, None, enumerate, zip, str, int, float, dict, tuple } = B.builtins;
  const ended = B.$call(StopIteration);
  const instead = (owner, name, make) => {
    const before = owner[name];
    owner[name] = Object.assign(make(before), before);
  };
  instead(B, "RAISE", raise => (type, message) => {
    if (type === StopIteration && (message === undefined || message === None)) throw ended;
    raise(type, message);
  });
  const reading = (iterable, read) => {
    const type = B.get_class(B.$iter(iterable));
    type[B.FAST_ITER] = function* (values) {
      for (;;) {
        const { done, value } = values.it.next();
        if (done) return;
        yield read(value);
      }
    };
    const whole = B.get_class(iterable);
    whole[B.FAST_ITER] ??= values => type[B.FAST_ITER](B.$iter(values));
  };
  const { items, values } = dict.tp_funcs, empty = B.empty_dict();
  for (const iterable of [B.$list([]), B.fast_tuple([]), ""]) reading(iterable, value => value);
  reading(empty, entry => entry.key);
  reading(values(empty), entry => entry.value);
  reading(items(empty), entry => B.fast_tuple([entry.key, entry.value]));
  for (const type of ["set", "frozenset"]) reading(B.builtins[type].$factory(), value => value);
  enumerate[B.FAST_ITER] = values => enumerate.tp_iternext(values);
  zip[B.FAST_ITER] = function* (values) {
    for (;;) {
      const { done, value } = zip.tp_iternext(values).next();
      if (done) return;
      yield value;
    }
  };

  // What a class has is looked up once: whether an attribute is the instance's own, or a property; which method a name
  // means; and whether only __new__ makes what is of it.
  const { object, property, type: metaclass } = B.builtins;
  const ways = new Map(), methods = new Map(), shared = new Map();
  const kept = (memory, type, name, find) => {
    if (!memory.has(type)) memory.set(type, new Map());
    const names = memory.get(type);
    if (!names.has(name)) names.set(name, find(B.search_in_mro(type, name, B.NULL)));
    return names.get(name);
  };
  const isPlain = type => type.$getattribute === object.tp_getattro && type.tp_setattro === object.tp_setattro;
  const way = (type, name) => kept(ways, type, name, found => isPlain(type)
    && (found === B.NULL || B.get_class(found).tp_descr_set === B.NULL ? "own"
      : found.ob_type === property && found.prop_get));
  const method = (type, name) => kept(methods, type, name,
    found => isPlain(type) && B.get_class(type) === metaclass && found.ob_type === B.function && found);
  const dictionary = one => one?.ob_type && one[B.DICT];
  instead(B, "$getattr_pep657", get => (one, name, at) => {
    const own = dictionary(one), found = own && way(one.ob_type, name);
    if (found === "own" && Object.hasOwn(own, name)) return own[name];
    return typeof found === "function" ? found(one) : get(one, name, at);
  });
  instead(B, "$setattr1", set => (one, name, value, at) => {
    const own = dictionary(one);
    if (own && way(one.ob_type, name) === "own") own[name] = value;
    else set(one, name, value, at);
    if (one.tp_mro) for (const memory of [ways, methods, shared]) memory.clear();
  });
  instead(B, "call_attr", call => (one, name, at, ...asked) => {
    const found = one?.ob_type && !one.tp_mro && method(one.ob_type, name);
    return found && !(one[B.DICT] && Object.hasOwn(one[B.DICT], name))
      ? found(one, ...asked) : call(one, name, at, ...asked);
  });

  const makes = type => kept(shared, type, "__new__",
    () => B.get_class(type) === metaclass && !type.tp_new.$is_slot && type.tp_init === object.tp_init);
  instead(metaclass, "tp_call", call => (type, ...asked) =>
    asked.at(-1)?.$kw || !makes(type) ? call(type, ...asked) : type.tp_new(type, ...asked));

  // What is asked of texts, whole numbers, and values in a row is answered without asking what kind they are.
  const list = B.$list([]).ob_type;
  const isRow = (values, name) => Array.isArray(values) && values.ob_type && (values.ob_type === list
    || kept(shared, values.ob_type, name, found => found === B.search_in_mro(tuple, name, B.NULL)));
  const all = (values, type) => Array.isArray(values) && values.every(value => typeof value === type);
  instead(str.tp_funcs, "join", join => (...asked) => asked.length === 2 && typeof asked[0] === "string"
    && all(asked[1], "string") ? asked[1].join(asked[0]) : join(...asked));
  instead(B.builtins, "sum", sum => (...asked) => {
    const total = asked.length === 1 && all(asked[0], "number") ? asked[0].reduce((one, other) => one + other, 0) : NaN;
    return Number.isSafeInteger(total) ? total : sum(...asked);
  });
  for (const name of ["min", "max"]) instead(B.builtins, name, extreme => (...asked) =>
    asked.length > 1 && all(asked, "number") ? Math[name](...asked) : extreme(...asked));
  instead(B.builtins, "len", len => (...asked) =>
    asked.length === 1 && isRow(asked[0], "__len__") ? asked[0].length : len(...asked));
  instead(int, "$factory", make => (...asked) => {
    const [value] = asked;
    if (asked.length !== 1) return make(...asked);
    if (typeof value === "number") return value;
    const whole = value?.ob_type === float ? Math.trunc(value.value) + 0 : NaN;
    return Number.isSafeInteger(whole) ? whole : make(value);
  });
  instead(B.builtins, "round", round => (...asked) => {
    const [value] = asked;
    if (asked.length !== 1 || typeof value !== "number" && value?.ob_type !== float) return round(...asked);
    if (typeof value === "number") return value;
    // What lies in the middle goes to the even number.
    const low = Math.floor(value.value), rest = value.value - low;
    const whole = rest > 0.5 || rest === 0.5 && low % 2 ? low + 1 : low;
    return Number.isSafeInteger(whole) ? whole : round(value);
  });
  instead(B, "$getitem", get => (values, at, ...more) => {
    if (typeof at !== "number" || !isRow(values, "__getitem__")) return get(values, at, ...more);
    const found = values[at < 0 ? values.length + at : at];
    return found === undefined ? get(values, at, ...more) : found;
  });
  instead(B, "unpacker", unpacker => (values, count, ...more) => {
    if (more[0] || !isRow(values, "__iter__") || values.length !== count) return unpacker(values, count, ...more);
    const read = values.slice();
    let k = 0;
    return { read_one: () => read[k++] };
  });
  const isSame = (one, other) => {
    if (one === other) return true;
    if (typeof one !== "object" && typeof one === typeof other) return false;
    return B.is_or_equals(one, other);
  };
  const compared = (one, other) => {
    if (typeof one === "string" && typeof other === "string") return one === other;
    if (isRow(one, "__eq__") && isRow(other, "__eq__") && (one.ob_type === list) === (other.ob_type === list))
      return one === other || one.length === other.length && one.every((value, k) => isSame(value, other[k]));
    return undefined;
  };
  instead(B, "rich_comp", compare => (sign, one, other) => {
    const same = sign === "__eq__" || sign === "__ne__" ? compared(one, other) : undefined;
    return same === undefined ? compare(sign, one, other) : same === (sign === "__eq__");
  });
  const isPlainDict = values => B.get_class(values) === dict && !values[B.JSOBJ];
  instead(B, "$is_member", isMember => (value, values) => {
    if (typeof value === "string" && typeof values === "string") return values.includes(value);
    if (isRow(values, "__contains__")) return values.some(one => isSame(one, value));
    return typeof value === "string" && isPlainDict(values) ? Object.hasOwn(values, value) : isMember(value, values);
  });
  instead(dict.tp_funcs, "get", get => (...asked) => {
    const [values, key, other = None] = asked;
    if (asked.length > 3 || other?.$kw || !isPlainDict(values)) return get(...asked);
    if (typeof key === "string") return Object.hasOwn(values, key) ? values[key] : other;
    return dict.$contains(values, key) ? dict.$getitem(values, key, true) : other;
  });
}

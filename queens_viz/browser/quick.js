// What Brython makes anew for each value of an iteration is made once here, and one exception ends them all.
{
  const B = __BRYTHON__, { StopIteration, None, enumerate, zip, next } = B.builtins;
  const ended = B.$call(StopIteration), raise = B.RAISE, quick = new Map();
  B.RAISE = (type, message) => {
    if (type === StopIteration && (message === undefined || message === None)) throw ended;
    raise(type, message);
  };
  const quicken = (type, following) => {
    quick.set(type, following);
    following.ob_type = B.function;
    B.set_to_dict(type, "__next__", following);
  };
  const reading = (type, read) => quicken(type, values => {
    const { done, value } = values.it.next();
    if (done) throw ended;
    return read(value);
  });
  for (const empty of [B.$list([]), B.fast_tuple([]), ""]) reading(B.get_class(B.$iter(empty)), value => value);
  reading(B.dict_keyiterator, entry => entry.key);
  reading(B.dict_valueiterator, entry => entry.value);
  reading(B.dict_itemiterator, entry => B.fast_tuple([entry.key, entry.value]));
  reading(B.get_class(B.$iter(B.builtins.frozenset.$factory())), value => value);
  quicken(B.generator, values => B.generator.tp_funcs.send(values, None));
  B.builtins.next = Object.assign((...asked) => {
    const following = asked.length === 1 && quick.get(asked[0].ob_type);
    return following ? following(asked[0]) : next(...asked);
  }, next);
  const all = (values, type) => Array.isArray(values) && values.every(value => typeof value === type);
  const { str, sum } = B.builtins, join = B.$getattr(str, "join");
  B.set_to_dict(str, "join", B.wrapper_descriptor.$factory(str, "join", Object.assign(
    (glue, parts) => typeof glue === "string" && all(parts, "string") ? parts.join(glue) : B.$call(join, glue, parts),
    { ob_type: B.function })));
  B.builtins.sum = Object.assign((...asked) => {
    const total = asked.length === 1 && all(asked[0], "number") ? asked[0].reduce((one, other) => one + other, 0) : NaN;
    return Number.isSafeInteger(total) ? total : sum(...asked);
  }, sum);
  enumerate[B.FAST_ITER] = values => enumerate.tp_iternext(values);
  zip[B.FAST_ITER] = function* (values) {
    for (;;) {
      const { done, value } = zip.tp_iternext(values).next();
      if (done) return;
      yield value;
    }
  };

  // What a class has is looked up once: whether an attribute is the instance's own, and which method a name means.
  const { object, type: metaclass } = B.builtins, { $getattr_pep657, $setattr1, call_attr } = B;
  const owned = new Map(), methods = new Map();
  const kept = (memory, type, name, find) => {
    if (!memory.has(type)) memory.set(type, new Map());
    const names = memory.get(type);
    if (!names.has(name)) names.set(name, find(B.search_in_mro(type, name, B.NULL)));
    return names.get(name);
  };
  const isPlain = type => type.$getattribute === object.tp_getattro && type.tp_setattro === object.tp_setattro;
  const owns = (type, name) => kept(owned, type, name,
    found => isPlain(type) && (found === B.NULL || B.get_class(found).tp_descr_set === B.NULL));
  const method = (type, name) => kept(methods, type, name,
    found => isPlain(type) && B.get_class(type) === metaclass && found.ob_type === B.function && found);
  const dictionary = one => one?.ob_type && one[B.DICT];
  B.$getattr_pep657 = (one, name, at) => {
    const own = dictionary(one);
    return own && Object.hasOwn(own, name) && owns(one.ob_type, name) ? own[name] : $getattr_pep657(one, name, at);
  };
  B.$setattr1 = (one, name, value, at) => {
    const own = dictionary(one);
    if (own && Object.hasOwn(own, name) && owns(one.ob_type, name)) own[name] = value;
    else $setattr1(one, name, value, at);
    if (one.tp_mro) for (const memory of [owned, methods]) memory.clear();
  };
  B.call_attr = (one, name, at, ...asked) => {
    const found = one?.ob_type && !one.tp_mro && method(one.ob_type, name);
    return found && !(one[B.DICT] && Object.hasOwn(one[B.DICT], name))
      ? found(one, ...asked) : call_attr(one, name, at, ...asked);
  };
}

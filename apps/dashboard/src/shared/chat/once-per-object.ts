/** Caches results as long as their objects exist. `ask` must depend only on the object. */
export function oncePerObject<Key extends object, Result>(
  ask: (object: Key) => Result,
): (object: Key) => Result {
  const responses = new WeakMap<Key, { result: Result }>();
  return (object) => {
    const known = responses.get(object);
    if (known !== undefined) return known.result;
    const result = ask(object);
    responses.set(object, { result });
    return result;
  };
}

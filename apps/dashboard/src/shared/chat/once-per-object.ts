/**
 * A function that is asked once per object: its response is kept as long as the object is. For what does not change while the object stays
 * the same, such as the text of a message.
 */
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

/**
 * A function that is asked once per object: its answer is kept as long as the object is. For what does not change while the object stays
 * the same, such as the words of a message.
 */
export function oncePerObject<Key extends object, Answer>(
  ask: (object: Key) => Answer,
): (object: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (object) => {
    const known = answers.get(object);
    if (known !== undefined) return known.answer;
    const answer = ask(object);
    answers.set(object, { answer });
    return answer;
  };
}

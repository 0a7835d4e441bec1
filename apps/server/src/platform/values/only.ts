/** Returns the first item, for calls of a batch function with a single row. @throws Error when there is none */
export function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('Expected exactly one row.');
  return item;
}

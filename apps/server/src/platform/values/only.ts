/** What one row was made into, by what makes many. */
export function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('Of one row nothing was made.');
  return item;
}

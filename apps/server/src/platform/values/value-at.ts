const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the value at a path of keys in unvalidated data, or undefined. */
export function valueAt(source: unknown, path: readonly PropertyKey[]): unknown {
  let current = source;
  for (const key of path) {
    if (!isRecord(current)) return undefined;
    current = current[key];
  }
  return current;
}

/** Returns the text under a key; empty when there is none. */
export function textAt(source: unknown, key: string): string {
  const value = valueAt(source, [key]);
  return typeof value === 'string' ? value : '';
}

const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** The value at a path of keys, of data that no schema describes; undefined where there is none. */
export function valueAt(source: unknown, path: readonly PropertyKey[]): unknown {
  let current = source;
  for (const key of path) {
    if (!isRecord(current)) return undefined;
    current = current[key];
  }
  return current;
}

/** The text under a key; empty where there is none. */
export function textAt(source: unknown, key: string): string {
  const value = valueAt(source, [key]);
  return typeof value === 'string' ? value : '';
}

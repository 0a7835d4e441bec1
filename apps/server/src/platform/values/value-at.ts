const isRecord = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads a path of unvalidated data; undefined when it is missing. */
export function valueAt(source: unknown, path: readonly PropertyKey[]): unknown {
  let current = source;
  for (const key of path) {
    if (!isRecord(current)) return undefined;
    current = current[key];
  }
  return current;
}

/** Empty when there is no text. */
export function textAt(source: unknown, key: string): string {
  const value = valueAt(source, [key]);
  return typeof value === 'string' ? value : '';
}

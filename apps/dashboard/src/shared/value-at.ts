const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The value under a key, of data that no schema describes; undefined where there is none. */
export const valueAt = (source: unknown, key: string): unknown =>
  isRecord(source) ? source[key] : undefined;

/** The text under a key; empty where there is none. */
export function textAt(source: unknown, key: string): string {
  const value = valueAt(source, key);
  return typeof value === 'string' ? value : '';
}

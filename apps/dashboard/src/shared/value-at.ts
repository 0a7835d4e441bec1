const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const valueAt = (source: unknown, key: string): unknown =>
  isRecord(source) ? source[key] : undefined;

export function textAt(source: unknown, key: string): string {
  const value = valueAt(source, key);
  return typeof value === 'string' ? value : '';
}

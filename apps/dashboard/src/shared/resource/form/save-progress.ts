import type { Attempt } from './create-once';

export interface Base<Values> {
  id: number;
  version: number;
  values: Values;
}

/** Stored with the draft, so that a reload during a save neither repeats nor overwrites anything. */
export interface SaveProgress<Create, Values> {
  attempt?: Attempt<Create>;
  base?: Base<Values>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** True for a stored attempt. The draft's key includes the form's version, so the body needs no check. */
const isAttempt = <Create>(value: unknown): value is Attempt<Create> =>
  isRecord(value) && typeof value['key'] === 'string' && isRecord(value['body']);

/** @param parse values of the form @returns undefined for invalid data */
export function readProgress<Create, Values>(
  stored: unknown,
  parse: (values: unknown) => Values | undefined,
): SaveProgress<Create, Values> | undefined {
  if (!isRecord(stored)) return undefined;
  const { attempt, base } = stored;
  if (isRecord(base)) {
    const { id, version } = base;
    const values = parse(base['values']);
    if (typeof id !== 'number' || typeof version !== 'number' || values === undefined) {
      return undefined;
    }
    return { base: { id, version, values } };
  }
  return isAttempt<Create>(attempt) ? { attempt } : undefined;
}

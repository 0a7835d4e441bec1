import type { Attempt } from './create-once';

/** What the values of a form differ from: the entity as it was read. */
export interface Base<Values> {
  id: number;
  version: number;
  values: Values;
}

/** How far saving has come. It is kept with the draft, so that a reload in the middle neither doubles nor overwrites anything. */
export interface SaveProgress<Create, Values> {
  /** The creation that is under way, or whose response never came. */
  attempt?: Attempt<Create>;
  /** What is edited; for a new one undefined until it is created. */
  base?: Base<Values>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The body was written by this form in this version: the key of a draft says so. */
const isAttempt = <Create>(value: unknown): value is Attempt<Create> =>
  isRecord(value) && typeof value['key'] === 'string' && isRecord(value['body']);

/**
 * Reads what an earlier visit has written.
 *
 * @param parse reads values of the form
 * @returns undefined where there is nothing of use
 */
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

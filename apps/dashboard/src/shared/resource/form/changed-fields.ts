import { valueAt } from '../../value-at';

/**
 * The fields of `after` that differ from `before`, for a PATCH; undefined when none does. What is missing in one of them counts as null.
 *
 * @example toUpdate: (values, before) => changedFields(toBody(before), toBody(values))
 */
export function changedFields<Body extends object>(
  before: Body,
  after: Body,
): Partial<Body> | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].flatMap((name) => {
    const value = valueAt(after, name) ?? null;
    const had = valueAt(before, name) ?? null;
    return JSON.stringify(value) === JSON.stringify(had) ? [] : [[name, value] as const];
  });
  if (changed.length === 0) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose which name has which type
  return Object.fromEntries(changed) as Partial<Body>;
}

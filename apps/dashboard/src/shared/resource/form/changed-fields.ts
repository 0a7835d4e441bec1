import { valueAt } from '../../value-at';

/** Fields of `after` that differ, for a PATCH. Missing fields count as null. @example changedFields(toBody(before), toBody(values)) */
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

/**
 * The fields of `after` that differ from `before`, for a PATCH; undefined when none does. What is missing in one of them counts as null.
 *
 * @example toUpdate: (values, before) => changedFields(toBody(before), toBody(values))
 */
export function changedFields<Body extends object>(
  before: Body,
  after: Body,
): Partial<Body> | undefined {
  const changed: Partial<Body> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const value: unknown = Reflect.get(after, name) ?? null;
    const had: unknown = Reflect.get(before, name) ?? null;
    if (JSON.stringify(value) !== JSON.stringify(had)) Reflect.set(changed, name, value);
  }
  return Object.keys(changed).length === 0 ? undefined : changed;
}

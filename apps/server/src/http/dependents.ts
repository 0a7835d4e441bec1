import type { Dependent } from './operation';
import { type FieldError, missing } from './problem';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects of a body at the end of a path, with the names that lead there. */
function objectsAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  path: readonly string[],
): { object: Readonly<Record<string, unknown>>; path: readonly string[] }[] {
  if (name === undefined) return isObject(value) ? [{ object: value, path }] : [];
  if (name === '*')
    return Array.isArray(value)
      ? value.flatMap((entry, index) => objectsAt(entry, rest, [...path, String(index)]))
      : [];
  return isObject(value) ? objectsAt(value[name], rest, [...path, name]) : [];
}

/** Which fields of a body are missing beside others that were sent: `required` for each. */
export const dependentErrors = (body: unknown, dependents: readonly Dependent[]): FieldError[] =>
  dependents.flatMap(({ at, field, needs }) =>
    objectsAt(body, at, []).flatMap(({ object, path }) =>
      object[field] === undefined
        ? []
        : needs
            .filter((name) => object[name] === undefined)
            .map((name) => missing([...path, name].join('.'))),
    ),
  );

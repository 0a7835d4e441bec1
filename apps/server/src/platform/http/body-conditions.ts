import type { Condition } from './operation';
import { type FieldError, missing } from './problem';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectsAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  path: readonly string[],
): { object: Fields; path: readonly string[] }[] {
  if (name === undefined) return isObject(value) ? [{ object: value, path }] : [];
  if (name === '*')
    return Array.isArray(value)
      ? value.flatMap((entry, index) => objectsAt(entry, rest, [...path, String(index)]))
      : [];
  return isObject(value) ? objectsAt(value[name], rest, [...path, name]) : [];
}

const isSent = (object: Fields, name: string) => object[name] !== undefined;

/** Fields of the group that is nearest to complete; empty when one is complete. */
function missingOf(object: Fields, groups: Condition['groups']): readonly string[] {
  const lacks = groups.map((names) => names.filter((name) => !isSent(object, name)));
  return lacks.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function errorsOf(object: Fields, path: readonly string[], condition: Condition): FieldError[] {
  const { beside, groups } = condition;
  if (groups.length === 0)
    return Object.keys(object).some((name) => isSent(object, name))
      ? []
      : [missing(path.join('.'))];
  if (beside !== undefined && !isSent(object, beside)) return [];
  return missingOf(object, groups).map((name) => missing([...path, name].join('.')));
}

export const conditionErrors = (body: unknown, conditions: readonly Condition[]): FieldError[] =>
  conditions.flatMap((condition) =>
    objectsAt(body, condition.at, []).flatMap(({ object, path }) =>
      errorsOf(object, path, condition),
    ),
  );

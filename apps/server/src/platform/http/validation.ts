import type { ErrorCode } from '@karvon/api/error-codes';
import type * as z from 'zod/v4/core';
import { valueAt } from '../values/value-at';
import type { FieldError } from './problem';

const sizeCodes: Record<string, { small: ErrorCode; big: ErrorCode }> = {
  string: { small: 'too_short', big: 'too_long' },
  array: { small: 'too_few_items', big: 'too_many_items' },
  set: { small: 'too_few_items', big: 'too_many_items' },
};

function sizeError(issue: z.$ZodIssueTooSmall | z.$ZodIssueTooBig): Omit<FieldError, 'field'> {
  const codes = sizeCodes[issue.origin] ?? { small: 'too_small', big: 'too_large' };
  return issue.code === 'too_small'
    ? { code: codes.small, params: { min: Number(issue.minimum) } }
    : { code: codes.big, params: { max: Number(issue.maximum) } };
}

/** The branch of a union that fits best: with the fewest missing fields, then with the fewest errors. A wrong `price` is not a missing `status`. */
function nearestBranch(issue: z.$ZodIssueInvalidUnion, value: unknown): readonly z.$ZodIssue[] {
  const lacking = (branch: readonly z.$ZodIssue[]) =>
    branch.filter(({ path }) => path.length > 0 && valueAt(value, path) === undefined).length;
  return (
    issue.errors
      .filter((branch) => branch.length > 0)
      .toSorted((a, b) => lacking(a) - lacking(b) || a.length - b.length)[0] ?? []
  );
}

function translate(
  issue: z.$ZodIssue,
  data: unknown,
  prefix: readonly PropertyKey[],
): FieldError[] {
  const path = [...prefix, ...issue.path];
  const field = path.map(String).join('.');
  const value = valueAt(data, path);
  if (value === undefined || (value === null && issue.code !== 'custom')) {
    return [{ field, code: 'required' }];
  }
  switch (issue.code) {
    case 'invalid_type':
      return [{ field, code: 'invalid_type', params: { expected: issue.expected } }];
    case 'too_small':
      return value === '' ? [{ field, code: 'required' }] : [{ field, ...sizeError(issue) }];
    case 'too_big':
      return [{ field, ...sizeError(issue) }];
    case 'invalid_format':
      return value === ''
        ? [{ field, code: 'required' }]
        : [{ field, code: 'invalid_format', params: { format: issue.format } }];
    case 'not_multiple_of':
      return [{ field, code: 'not_multiple_of', params: { divisor: issue.divisor } }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        field: [...path, key].map(String).join('.'),
        code: 'unknown_field',
      }));
    case 'invalid_union': {
      const branch = nearestBranch(issue, value);
      return branch.length === 0
        ? [{ field, code: 'invalid_value' }]
        : branch.flatMap((inner) => translate(inner, data, path));
    }
    case 'invalid_value':
      return [{ field, code: 'invalid_value' }];
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return [{ field, code: 'invalid' }];
    default:
      return issue satisfies never;
  }
}

/**
 * Converts zod issues to the contract's field errors: dots between levels, `code` a translation key (`required`,
 * `too_short` {min}, `too_long` {max}, `too_few`, `too_many`, `too_small`, `too_big`, `invalid_type`,
 * `invalid_format`, `invalid_value`, `unknown_field` …). A missing value and an empty text are both `required`.
 */
export function fieldErrors(
  error: { issues: readonly z.$ZodIssue[] },
  data: unknown,
): FieldError[] {
  const seen = new Set<string>();
  return error.issues
    .flatMap((issue) => translate(issue, data, []))
    .filter(({ field, code }) => {
      // An empty text violates both its length and its pattern, but is one error to a user.
      const key = `${field} ${code}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, 200);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function unknownFields(sent: unknown, read: unknown, at = ''): FieldError[] {
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.flatMap((each, index) => unknownFields(each, read[index], `${at}${index}.`));
  if (!isObject(sent) || !isObject(read)) return [];
  return Object.entries(sent)
    .flatMap(([name, value]): FieldError[] =>
      Object.hasOwn(read, name)
        ? unknownFields(value, read[name], `${at}${name}.`)
        : value === undefined
          ? []
          : [{ field: `${at}${name}`, code: 'unknown_field' }],
    )
    .slice(0, 200);
}

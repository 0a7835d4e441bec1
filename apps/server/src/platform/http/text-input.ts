import type { FieldError } from './problem';

/** `[]` may be repeated. */
export type Kind = 'string' | 'number' | 'boolean' | 'string[]' | 'number[]' | 'boolean[]';

type Single = 'string' | 'number' | 'boolean';

const numberText = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Undefined when the text does not have that type. */
function read(text: string, kind: Single): string | number | boolean | undefined {
  switch (kind) {
    case 'string':
      return text;
    case 'number':
      return numberText.test(text) ? Number(text) : undefined;
    case 'boolean':
      return text === 'true' || text === '1'
        ? true
        : text === 'false' || text === '0'
          ? false
          : undefined;
    default:
      return kind satisfies never;
  }
}

function singleOf(kind: Kind): Single {
  switch (kind) {
    case 'string':
    case 'string[]':
      return 'string';
    case 'number':
    case 'number[]':
      return 'number';
    case 'boolean':
    case 'boolean[]':
      return 'boolean';
    default:
      return kind satisfies never;
  }
}

/**
 * Converts texts by their types in the contract: "false" is false, "12" a number, a single value of a list a list of one;
 * empty texts count as absent. zod's coercion is not used, as it takes "false" for true and "" for 0.
 */
export function readText(
  input: Record<string, unknown>,
  kinds: Readonly<Record<string, Kind>>,
): { values: Record<string, unknown>; errors: FieldError[] } {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [field, kind] of Object.entries(kinds)) {
    const raw = input[field] ?? input[`${field}[]`];
    const texts = [raw].flat().filter((text) => typeof text === 'string' && text !== '');
    if (texts.length === 0) continue;
    const isList = kind.endsWith('[]');
    const parsed = texts.map((text) => read(String(text), singleOf(kind)));
    if (parsed.includes(undefined) || (!isList && parsed.length > 1)) {
      errors.push({ field, code: 'invalid_type', params: { expected: kind } });
    } else {
      values[field] = isList ? parsed : parsed[0];
    }
  }
  return { values, errors };
}

import * as z from 'zod/mini';
import type { Violation } from '../../form/field-rules';

export interface Limits {
  isKnown: boolean;
  isRequired: boolean;
  /** UTF-16 units. */
  maxLength: number | undefined;
  /** @returns a code in the namespace `errors`: `max:1000000` with its number, `invalid_format` for a pattern */
  check: (sent: unknown) => Violation;
}

const none: Limits = {
  isKnown: false,
  isRequired: false,
  maxLength: undefined,
  check: () => undefined,
};

/** Reads limits from the generated schema of a request. @param path dotted, without indexes: `core_car.year`, `banners.title` */
export function limitsOf(body: unknown, path: string): Limits {
  const found = schemaAt(body, path.split('.'), true);
  if (found === undefined) return none;
  const schema = withoutWrappers(found.schema);
  return {
    isKnown: true,
    isRequired: found.isRequired,
    maxLength: schema instanceof z.ZodMiniString ? maxLengthOf(schema) : undefined,
    check: (sent) => {
      if (!(schema instanceof z.ZodMiniType)) return undefined;
      const [issue] = schema.safeParse(sent).error?.issues ?? [];
      return issue && codeOf(issue);
    },
  };
}

const maxLengthOf = ({ def }: z.ZodMiniString) =>
  def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum;

const isWrapper = (schema: unknown) =>
  schema instanceof z.ZodMiniOptional ||
  schema instanceof z.ZodMiniDefault ||
  schema instanceof z.ZodMiniNullable;

function withoutWrappers(schema: unknown): unknown {
  return isWrapper(schema) ? withoutWrappers(schema.def.innerType) : schema;
}

function schemaAt(
  schema: unknown,
  [name, ...rest]: readonly string[],
  isRequired: boolean,
): { schema: unknown; isRequired: boolean } | undefined {
  if (schema === undefined) return undefined;
  const isStillRequired = isRequired && !isWrapper(schema);
  if (name === undefined) return { schema, isRequired: isStillRequired };
  const parent = withoutWrappers(schema);
  if (parent instanceof z.ZodMiniArray)
    return schemaAt(parent.def.element, [name, ...rest], isStillRequired);
  if (parent instanceof z.ZodMiniUnion) {
    const options = parent.def.options.map((option) => schemaAt(option, [name, ...rest], false));
    return options.find((option) => option !== undefined);
  }
  return parent instanceof z.ZodMiniObject
    ? schemaAt(parent.shape[name], rest, isStillRequired)
    : undefined;
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_format') return 'invalid_format';
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `max_length:${String(issue.maximum)}`;
    return issue.origin === 'array' ? 'too_many_items' : `max:${String(issue.maximum)}`;
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string')
      return issue.minimum === 1 ? 'required' : `min_length:${String(issue.minimum)}`;
    return issue.origin === 'array' ? 'too_few_items' : `min:${String(issue.minimum)}`;
  }
  return 'invalid_value';
}

import * as z from 'zod/mini';
import {
  phoneRule,
  requiredRule,
  textRule,
  timeRule,
  type Violation,
} from '../../form/field-rules';
import type { PhoneCountries } from '../../form/phone-problem';
import { formatPhone } from '../../format/phone';
import type { TextKey } from '../../i18n/use-text';
import type { FormatContext, ShownValue } from './form-definition';

/** A field of a form by its kind: what it holds, how that comes from an entity, and how it goes into a request. */
export interface FieldKind<Value, Source, Sent> {
  label: TextKey;
  isRequired?: boolean;
  format?(value: Value, context: FormatContext<never>): ShownValue | string;
  identity?(value: Value): unknown;
  clean?(value: Value): Value;
  maxLength?: number;
  shape: z.ZodMiniType<Value>;
  /** In a new form. */
  empty: Value;
  /** Of the entity's field of the same name. */
  from(source: Source): Value;
  /** What a request has under the same name, once the rules hold; undefined leaves it out. */
  to(value: Value): Sent;
  rule?(value: Value): Violation | Promise<Violation>;
  /** Names of files that are kept beside a draft. */
  files?(value: Value): readonly string[];
  /** The value of a draft as it is taken up. */
  restore?(value: Value): Value;
}

interface Labelled {
  label: TextKey;
  /** @default false */
  isRequired?: boolean;
}

type Text = string | undefined;

/** One text; blanks around it are not sent. */
export const textField = ({
  max,
  rule,
  isAsTyped = false,
  ...field
}: Labelled & {
  /** UTF-16 units. */
  max?: number;
  rule?: (text: string) => Violation;
  clean?: (text: string) => string;
  /** Sent with its blanks: a comment of several lines. @default false */
  isAsTyped?: boolean;
}): FieldKind<string, Text, string> => ({
  ...field,
  ...(max !== undefined && { maxLength: max }),
  shape: z.string(),
  empty: '',
  from: (source = '') => source,
  to: (text) => (isAsTyped ? text : text.trim()),
  rule: (text) => {
    if (rule !== undefined) return rule(text);
    if (field.isRequired === true) return textRule(text, max ?? Infinity);
    return max !== undefined && text.length > max ? `max_length:${String(max)}` : undefined;
  },
});

/** A required phone number. @param countries 'any' for buyers. @default 'uz' */
export const phoneField = ({
  label,
  countries,
}: {
  label: TextKey;
  countries?: PhoneCountries;
}): FieldKind<string, Text, string> => ({
  label,
  isRequired: true,
  format: formatPhone,
  shape: z.string(),
  empty: '',
  from: (source = '') => source,
  to: (phone) => phone,
  rule: (phone) => phoneRule(phone, countries),
});

/** A required time of day. */
export const timeField = ({
  label,
  empty,
}: {
  label: TextKey;
  empty: string;
}): FieldKind<string, string, string> => ({
  label,
  isRequired: true,
  shape: z.string(),
  empty,
  from: (time) => time,
  to: (time) => time,
  rule: timeRule,
});

/** One of a few values; a new form has the first, and so has an entity with another one. */
export const choiceField = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  { texts, ...field }: Labelled & { texts?: (value: Value) => TextKey },
): FieldKind<Value, string, Value> => ({
  ...field,
  ...(texts && { format: (value, { t }) => t(texts(value)) }),
  shape: z.enum(values),
  empty: values[0],
  from: (source) => values.find((value) => value === source) ?? values[0],
  to: (value) => value,
});

/** `format` says the id by its name where a draft or a comparison shows it. */
type Said<Value> = Labelled & Pick<FieldKind<Value, never, unknown>, 'format'>;

/** One row of another list, by its id; without one it is left out of a request. */
export const referenceField = (
  field: Said<number | null>,
): FieldKind<number | null, { id: number } | undefined, number | undefined> => ({
  ...field,
  shape: z.nullable(z.number()),
  empty: null,
  from: (source) => source?.id ?? null,
  to: (id) => id ?? undefined,
  rule: (id) => (field.isRequired === true ? requiredRule(id) : undefined),
});

/** Rows of another list, by their ids. */
export const referencesField = (
  field: Said<number[]>,
): FieldKind<number[], readonly { id: number }[], number[]> => ({
  ...field,
  shape: z.array(z.number()),
  empty: [],
  from: (source) => source.map(({ id }) => id),
  to: (ids) => ids,
});

/** A required number. */
export const numberField = ({
  label,
  format,
  rule = requiredRule,
}: {
  label: TextKey;
  /** Where two people's changes are compared. @default its digits */
  format?: (value: number | null) => string;
  rule?: (value: number | null) => Violation;
}): FieldKind<number | null, number, number> => ({
  label,
  isRequired: true,
  ...(format && { format }),
  shape: z.nullable(z.number()),
  empty: null,
  from: (source) => source,
  // What the rules do not let through is never sent.
  to: (value) => value ?? 0,
  rule,
});

/** A question of a new form alone: no entity has it. */
export const askedOnce = ({
  label,
  empty,
}: {
  label: TextKey;
  empty: boolean;
}): FieldKind<boolean, undefined, boolean> => ({
  label,
  shape: z.boolean(),
  empty,
  from: () => empty,
  to: (value) => value,
});

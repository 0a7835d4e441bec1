import * as z from 'zod/mini';
import { phoneRule, type Violation } from '../../form/field-rules';
import type { PhoneCountries } from '../../form/phone-problem';
import { currencyLabel, formatMoney, type Currency } from '../../format/money';
import { formatPhone } from '../../format/phone';
import type { TextKey } from '../../i18n/use-text';
import type { FormatContext, ShownValue } from './form-definition';

/** Kind of a field: its value, and the conversion from an entity and to a request. The contract defines its limits. */
export interface FieldKind<Value, Source, Sent> extends FieldOptions<Value> {
  shape: z.ZodMiniType<Value>;
  empty: Value;
  from(source: Source): Value;
  /** Converts to the request's value. Called only for valid values; undefined leaves the field out. */
  to(value: Value): Sent;
  /** Value that the contract's limits apply to. @default the sent one */
  limited?(value: Value): unknown;
  /** Value to keep when the user chose the server's. @default the server's */
  merge?(mine: Value, theirs: Value): Value;
  files?(value: Value): readonly string[];
  restore?(value: Value): Value;
}

export interface FieldOptions<Value> {
  /** Without a label, comparisons do not show the field. */
  label?: TextKey;
  /** @default as in the contract; a choice or a switch always has a value */
  isRequired?: boolean;
  /** Path in the request, if it differs from the name: `car_model.name`. */
  path?: string;
  /** Error code of a violated limit. Its field then shows no limit. @default the limit's own: `max_length:200` */
  invalid?: string;
  missing?: string;
  /** Error code of an incomplete value, which is neither sent nor treated as empty. */
  incomplete?(value: Value): Violation;
  /** A rule that the contract cannot express. Checked before the contract's limits. */
  rule?(value: Value): Violation | Promise<Violation>;
  format?(value: Value, context: FormatContext<never>): ShownValue | string;
  /** The part of a value that comparisons use. @default the value as JSON */
  identity?(value: Value): unknown;
  clean?(value: Value): Value;
}

/** A text, sent without surrounding whitespace. */
export const textField = ({
  isAsTyped = false,
  ...field
}: FieldOptions<string> & {
  /** Sends surrounding whitespace, as in a comment of several lines. @default false */
  isAsTyped?: boolean;
}): FieldKind<string, string | undefined, string> => ({
  ...field,
  shape: z.string(),
  empty: '',
  from: (source = '') => source,
  to: (text) => (isAsTyped ? text : text.trim()),
});

/** A text that is left out of a new request when empty, and sent as null in a change. */
export const optionalTextField = (
  field: FieldOptions<string>,
): FieldKind<string, string | undefined, string | undefined> => ({
  ...textField(field),
  to: (text) => (text.trim() === '' ? undefined : text.trim()),
});

/** A phone number in E.164. @param countries 'any' for buyers. @default 'uz' */
export const phoneField = ({
  countries,
  ...field
}: FieldOptions<string> & { countries?: PhoneCountries }): FieldKind<
  string,
  string | undefined,
  string
> => ({
  format: formatPhone,
  ...textField(field),
  rule: (phone) => phoneRule(phone, countries),
});

/** A time: `09:00`. */
export const timeField = ({
  empty = '',
  ...field
}: FieldOptions<string> & { empty?: string }): FieldKind<
  string,
  string | undefined,
  string | undefined
> => ({ invalid: 'time_invalid', ...optionalTextField(field), empty });

/** A day: `2026-11-28`; an empty text while the date is incomplete. */
export const dayField = (
  field: FieldOptions<string | null>,
): FieldKind<string | null, string | undefined, string | undefined> => ({
  ...field,
  shape: z.nullable(z.string()),
  empty: null,
  from: (day) => day ?? null,
  to: (day) => day || undefined,
  incomplete: (day) => (day === '' ? 'date_incomplete' : undefined),
  // Drafts do not keep an incomplete date.
  restore: (day) => day || null,
});

/** A choice. New forms have the first value, and so have entities with an unknown one. */
export const choiceField = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  { texts, ...field }: FieldOptions<Value> & { texts?: (value: Value) => TextKey },
): FieldKind<Value, string, Value> => ({
  isRequired: false,
  format: (value, { t }) => (texts === undefined ? value : t(texts(value))),
  ...field,
  shape: z.enum(values),
  empty: values[0],
  from: (source) => values.find((value) => value === source) ?? values[0],
  to: (value) => value,
});

export const optionalChoiceField = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  { texts, ...field }: FieldOptions<Value | null> & { texts?: (value: Value) => TextKey },
): FieldKind<Value | null, string | undefined, Value | undefined> => ({
  format: (value, { t }) => (value === null ? '' : texts === undefined ? value : t(texts(value))),
  ...field,
  shape: z.nullable(z.enum(values)),
  empty: null,
  from: (source) => values.find((value) => value === source) ?? null,
  to: (value) => value ?? undefined,
});

export const switchField = ({
  empty = false,
  ...field
}: FieldOptions<boolean> & { empty?: boolean } = {}): FieldKind<
  boolean,
  boolean | undefined,
  boolean
> => ({
  isRequired: false,
  ...field,
  shape: z.boolean(),
  empty,
  from: (source = empty) => source,
  to: (value) => value,
});

export const referenceField = (
  field: FieldOptions<number | null>,
): FieldKind<number | null, { id: number } | undefined, number | undefined> => ({
  ...field,
  shape: z.nullable(z.number()),
  empty: null,
  from: (source) => source?.id ?? null,
  to: (id) => id ?? undefined,
});

export const referencesField = (
  field: FieldOptions<number[]>,
): FieldKind<number[], readonly { id: number }[] | undefined, number[]> => ({
  ...field,
  shape: z.array(z.number()),
  empty: [],
  from: (source = []) => source.map(({ id }) => id),
  to: (ids) => ids,
});

export const numberField = (
  field: FieldOptions<number | null>,
): FieldKind<number | null, number | undefined, number | undefined> => ({
  ...field,
  shape: z.nullable(z.number()),
  empty: null,
  from: (source) => source ?? null,
  to: (value) => value ?? undefined,
});

export const moneyField = (
  field: FieldOptions<number | null>,
): FieldKind<number | null, number | undefined, number | undefined> =>
  numberField({
    format: (amount, { values, language }: FormatContext<{ currency: Currency }>) =>
      amount === null ? '' : formatMoney(amount, values.currency, language),
    ...field,
  });

export const currencyField = (
  field: FieldOptions<Currency>,
): FieldKind<Currency, string, Currency> =>
  choiceField(['UZS', 'USD'], {
    format: (currency, { language }) => currencyLabel(currency, language),
    ...field,
  });

export const positivePrice = (price: number | null): Violation =>
  price === 0 ? 'price_positive' : undefined;

/** A field that is not sent, or is sent by the form's own code. */
export const unsent = <Value, Source>(
  kind: FieldKind<Value, Source, unknown>,
): FieldKind<Value, Source, undefined> => ({ limited: kind.to, ...kind, to: () => undefined });

import * as z from 'zod/mini';
import { phoneRule, type Violation } from '../../form/field-rules';
import type { PhoneCountries } from '../../form/phone-problem';
import { currencyLabel, formatMoney, type Currency } from '../../format/money';
import { formatPhone } from '../../format/phone';
import type { TextKey } from '../../i18n/use-text';
import type { FormatContext, ShownValue } from './form-definition';

/** A field of a form by its kind: its value, how it is read from an entity, and how it is sent. Its limits are the contract's. */
export interface FieldKind<Value, Source, Sent> extends FieldOptions<Value> {
  shape: z.ZodMiniType<Value>;
  /** In a new form. */
  empty: Value;
  /** Reads the entity's field of the same name. */
  from(source: Source): Value;
  /** The request's field of the same name, once the rules hold; undefined leaves it out. */
  to(value: Value): Sent;
  /** The value that the contract's limits apply to. @default the sent one */
  limited?(value: Value): unknown;
  /** The value that stays when the server's was chosen. @default the server's */
  merge?(mine: Value, theirs: Value): Value;
  /** Names of files that are kept beside a draft. */
  files?(value: Value): readonly string[];
  /** The value of a draft when it is restored. */
  restore?(value: Value): Value;
}

/** Options of a field of any kind. */
export interface FieldOptions<Value> {
  /** A field without a label is the form's own: no comparison shows it. */
  label?: TextKey;
  /** @default as the contract says; a choice or a switch always has a value */
  isRequired?: boolean;
  /** Path in the request, if it is not the field's name: `car_model.name`. */
  path?: string;
  /** Code for a value that the contract does not allow. Its field then shows no limit of its own. @default the limit's own: `max_length:200` */
  invalid?: string;
  /** Code for a required value that is not there. @default 'required' */
  missing?: string;
  /** Code for a value that its field could not complete: it is neither sent nor taken for an empty one. */
  incomplete?(value: Value): Violation;
  /** A rule that the contract cannot express. It is checked before the contract's limits. */
  rule?(value: Value): Violation | Promise<Violation>;
  /** The value as text, for a comparison. */
  format?(value: Value, context: FormatContext<never>): ShownValue | string;
  /** The part of a value that comparisons use. @default the value as JSON */
  identity?(value: Value): unknown;
  /** The value in a text that was typed or pasted with something around it. */
  clean?(value: Value): Value;
}

/** One text. Surrounding blanks are not sent. */
export const textField = ({
  isAsTyped = false,
  ...field
}: FieldOptions<string> & {
  /** Sent with its blanks: a comment of several lines. @default false */
  isAsTyped?: boolean;
}): FieldKind<string, string | undefined, string> => ({
  ...field,
  shape: z.string(),
  empty: '',
  from: (source = '') => source,
  to: (text) => (isAsTyped ? text : text.trim()),
});

/** The same, of which an empty text is left out of a new request, and null in a change. */
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

/** A time of day, `09:00`. */
export const timeField = ({
  empty = '',
  ...field
}: FieldOptions<string> & { empty?: string }): FieldKind<
  string,
  string | undefined,
  string | undefined
> => ({ invalid: 'time_invalid', ...optionalTextField(field), empty });

/** A day, `2026-11-28`; an empty text while its field lacks a part of it. */
export const dayField = (
  field: FieldOptions<string | null>,
): FieldKind<string | null, string | undefined, string | undefined> => ({
  ...field,
  shape: z.nullable(z.string()),
  empty: null,
  from: (day) => day ?? null,
  to: (day) => day || undefined,
  incomplete: (day) => (day === '' ? 'date_incomplete' : undefined),
  // Parts that were typed are not kept.
  restore: (day) => day || null,
});

/** One of a few values. A new form has the first, and so has an entity with an unknown one. */
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

/** One of a few values, or none. */
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

/** A switch. */
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

/** One row of another list, by its id. `format` names it where a draft or a comparison shows it. */
export const referenceField = (
  field: FieldOptions<number | null>,
): FieldKind<number | null, { id: number } | undefined, number | undefined> => ({
  ...field,
  shape: z.nullable(z.number()),
  empty: null,
  from: (source) => source?.id ?? null,
  to: (id) => id ?? undefined,
});

/** Rows of another list, by their ids. */
export const referencesField = (
  field: FieldOptions<number[]>,
): FieldKind<number[], readonly { id: number }[] | undefined, number[]> => ({
  ...field,
  shape: z.array(z.number()),
  empty: [],
  from: (source = []) => source.map(({ id }) => id),
  to: (ids) => ids,
});

/** A number, such as an amount of money. */
export const numberField = (
  field: FieldOptions<number | null>,
): FieldKind<number | null, number | undefined, number | undefined> => ({
  ...field,
  shape: z.nullable(z.number()),
  empty: null,
  from: (source) => source ?? null,
  to: (value) => value ?? undefined,
});

/** An amount in the form's `currency`. */
export const moneyField = (
  field: FieldOptions<number | null>,
): FieldKind<number | null, number | undefined, number | undefined> =>
  numberField({
    format: (amount, { values, language }: FormatContext<{ currency: Currency }>) =>
      amount === null ? '' : formatMoney(amount, values.currency, language),
    ...field,
  });

/** The currency of the form's amounts. */
export const currencyField = (
  field: FieldOptions<Currency>,
): FieldKind<Currency, string, Currency> =>
  choiceField(['UZS', 'USD'], {
    format: (currency, { language }) => currencyLabel(currency, language),
    ...field,
  });

/** A price of zero is no price. */
export const positivePrice = (price: number | null): Violation =>
  price === 0 ? 'price_positive' : undefined;

/** A field that the form alone needs, or that goes into a request by hand. */
export const unsent = <Value, Source>(
  kind: FieldKind<Value, Source, unknown>,
): FieldKind<Value, Source, undefined> => ({ limited: kind.to, ...kind, to: () => undefined });

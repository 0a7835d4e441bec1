import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Language } from '../../i18n/languages';
import type { TextKey, Translate } from '../../i18n/use-text';
import type { GeneratedQuery } from '../query/generated-query';

/** What turns a value into text. */
export interface FormatContext<Values> {
  t: Translate;
  language: Language;
  /** All values that it is one of. */
  values: Values;
  /** What the form has loaded of a query; undefined until it has come. */
  loaded: <Data>(query: GeneratedQuery<Data>) => Data | undefined;
}

/** A value as a dealer reads it in a comparison. */
export interface ShownValue {
  text: string;
  /** Address of the image that the value is. */
  image?: string | undefined;
}

/** One field of a form: said once, used by the field itself, its errors, and the comparison. */
export interface FormFieldDefinition<Value, Values> {
  label: TextKey;
  /** The value in a text that was typed or pasted with something around it. @default as typed */
  clean?(value: Value): Value;
  /** Of a text, in UTF-16 units: its field counts. @default no limit */
  maxLength?: number | undefined;
  /** An asterisk; `rules` say the rest. @default false */
  isRequired?: boolean;
  /** As text, for a comparison. @default texts and numbers as they are, «Да» and «Нет», «Не указано» for nothing */
  format?(value: Value, context: FormatContext<Values>): ShownValue | string;
  /** What distinguishes two values. @default the value as JSON */
  identity?(value: Value, values: Values): unknown;
  /** What stays when the server's value was chosen. @default the server's value */
  merge?(mine: Value, theirs: Value): Value;
}

/** Fields by their path in the form, in the order of the screen: errors are counted and focused in it. */
export type FormFields<Values extends FieldValues> = {
  readonly [Name in FieldPath<Values>]?: FormFieldDefinition<FieldPathValue<Values, Name>, Values>;
};

/** Codes of the namespace `errors` by field; undefined where nothing is wrong. `min_length:8` carries its number. */
export type FieldProblems<Values extends FieldValues> = {
  readonly [Name in FieldPath<Values>]?: string | undefined;
};

/** An entity of the contract that a form can edit. */
export interface Entity {
  id: number;
  /** Where the operation takes `If-Match`. */
  version?: number;
}

/** What a form is, apart from its screen. Made once, outside of components. */
export interface FormDefinition<
  Of extends Entity,
  Values extends FieldValues,
  Create,
  Update,
  Intent extends string = 'save',
> {
  /** Names the draft on this device: `avtosalon` → `avtosalon-create`, `avtosalon-edit-12`. */
  name: string;
  /** Raise it when the shape of the values changes: older drafts no longer fit. */
  version: number;
  /** Shape of the values, without rules: it reads drafts, which may be incomplete. */
  values: z.ZodMiniType<Values>;
  /** A new form. */
  empty: () => Values;
  /** The form of an entity. */
  from: (entity: Of) => Values;
  /** The contract's request, of values that passed the rules. */
  toCreate: (values: Values) => Create;
  /** What differs from `before`; undefined when nothing does. */
  toUpdate: (values: Values, before: Values) => Update | undefined;
  /** What keeps the values from the server. `intent` is missing while somebody types. */
  rules: (
    values: Values,
    intent: Intent | undefined,
  ) => FieldProblems<Values> | Promise<FieldProblems<Values>>;
  fields: FormFields<Values>;
  /** Names of the files that are kept beside a draft, and go with it. */
  files?: (values: Values) => readonly string[];
  /** Values of a draft as they are taken up: what failed then is tried again. */
  restore?: (values: Values) => Values;
  /** Field of a path of the contract in a request of these values, where it is called differently. @default the longest known beginning of the path */
  fieldOf?: (path: string, values: Values) => FieldPath<Values> | undefined;
  /** Code of a rejected field as this form says it. @default as the server says it */
  codeOf?: (field: FieldPath<Values>, code: string) => string;
}

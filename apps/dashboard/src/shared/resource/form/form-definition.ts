import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Language } from '../../i18n/languages';
import type { TextKey, Translate } from '../../i18n/use-text';
import type { GeneratedQuery } from '../query/generated-query';

export interface FormatContext<Values> {
  t: Translate;
  language: Language;
  values: Values;
  loaded: <Data>(query: GeneratedQuery<Data>) => Data | undefined;
}

export interface ShownValue {
  text: string;
  image?: string | undefined;
}

export interface FormFieldDefinition<Value, Values> {
  label: TextKey;
  clean?(value: Value): Value;
  /** UTF-16 units. The field shows a counter. */
  maxLength?: number | undefined;
  /** Shows an asterisk; `rules` do the check. @default false */
  isRequired?: boolean;
  /** Text for a comparison. @default texts and numbers unchanged, «Да» and «Нет», «Не указано» for nothing */
  format?(value: Value, context: FormatContext<Values>): ShownValue | string;
  /** The part of a value that comparisons use. @default the value as JSON */
  identity?(value: Value, values: Values): unknown;
  /** Value to keep when the user chose the server's. @default the server's value */
  merge?(mine: Value, theirs: Value): Value;
}

/** Fields by path, in the order of the screen: errors are counted and focused in it. */
export type FormFields<Values extends FieldValues> = {
  readonly [Name in FieldPath<Values>]?: FormFieldDefinition<FieldPathValue<Values, Name>, Values>;
};

/** Codes in the namespace `errors`. `min_length:8` includes its number. */
export type FieldProblems<Values extends FieldValues> = {
  readonly [Name in FieldPath<Values>]?: string | undefined;
};

export interface Entity {
  id: number;
  /** Present if the operation takes `If-Match`. */
  version?: number;
}

/** A form without its screen. Created once, outside of components. */
export interface FormDefinition<
  Of extends Entity,
  Values extends FieldValues,
  Create,
  Update,
  Intent extends string = 'save',
> {
  /** Name of the draft on this device: `avtosalon` → `avtosalon-create`, `avtosalon-edit-12`. */
  name: string;
  /** Increase it when the shape of the values changes: older drafts no longer fit. */
  version: number;
  /** Shape without rules, since drafts may be incomplete. */
  values: z.ZodMiniType<Values>;
  empty: () => Values;
  from: (entity: Of) => Values;
  toCreate: (values: Values) => Create;
  toUpdate: (values: Values, before: Values) => Update | undefined;
  /** Rules of the form. `intent` is undefined while the user types. */
  rules: (
    values: Values,
    intent: Intent | undefined,
  ) => FieldProblems<Values> | Promise<FieldProblems<Values>>;
  fields: FormFields<Values>;
  files?: (values: Values) => readonly string[];
  /** Converts the values of a draft, to retry what failed then. */
  restore?: (values: Values) => Values;
  /** Maps a path of the contract if its field has another name. @default the longest known beginning of the path */
  fieldOf?: (path: string, values: Values) => FieldPath<Values> | undefined;
  /** Replaces the code of a rejected field. @default the server's code */
  codeOf?: (field: FieldPath<Values>, code: string) => string;
}

import type { QueryKey } from '@tanstack/react-query';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Difference, Side } from '../../form/conflict';
import type { Draft, DraftOffer } from '../../form/draft';
import type { GeneratedQuery } from '../query/generated-query';
import type { Entity, FormDefinition, ShownValue } from './form-definition';

export interface ResourceFormOptions<
  Of extends Entity,
  Values extends FieldValues,
  Create,
  Update,
  Intent extends string,
> {
  /** What is edited, as it was read: a later response does not change a form that is being filled. Undefined for a new one. */
  entity?: Of | undefined;
  /** Where a saved one belongs in the cache: its own query, and the beginnings of the keys that are asked again. */
  queries: { one: (id: number) => GeneratedQuery<Of>; lists?: readonly QueryKey[] };
  /** Sends `key` as `Idempotency-Key`. */
  create?: (body: Create, key: string) => Promise<Of>;
  /** Sends the version of `base` as `If-Match`, where the operation takes it. */
  update?: (base: { id: number; version: number }, update: Update) => Promise<Of>;
  /** It is saved, and the device has forgotten its draft: says so, and goes on. `isPartial`: there is a `leftover`, and the form stays. */
  onSaved: (saved: Of, context: SavedContext<Intent>) => void | Promise<void>;
  /** Waits for what has to be there before: uploads. False goes back to the form, which shows why. */
  prepare?: (intent: Intent) => Promise<boolean>;
  /** Takes over what the server has made of a request, such as copies of its images; what was typed since then stays. */
  onCreated?: (made: Of, body: Create) => void;
  /** A draft was taken up: what it left undone goes on. */
  onRestored?: () => void;
  /** A draft in a few words. @default what was typed, the first three fields */
  describe?: ((values: Values) => string) | undefined;
  /** Asks before an update that has consequences. False goes back to the form. */
  confirm?: (update: Update, before: Of, values: Values) => Promise<boolean>;
  /** What follows the save itself: sending it to moderation. */
  finish?: (stored: Of, intent: Intent) => Promise<Of>;
  /** What of the form is not saved yet, such as photos that did not get through: the form stays, with these values. */
  leftover?: (saved: Of) => Values | undefined;
  /** Texts of values that need data, for a comparison. Undefined leaves it to the field's `format`. */
  format?: (field: FieldPath<Values>, values: Values) => ShownValue | string | undefined;
  /** Looks at a rejected save first. @returns true when it has shown what is wrong */
  onRejected?: (error: unknown) => boolean;
  /** What was found in the fields before the form was opened: a moderator's reasons. Each stays until its field is changed. */
  errors?: FieldErrors<Values> | undefined;
  /** Goes to a field that cannot take the focus by itself. @default the field's own focus */
  focus?: (field: FieldPath<Values>) => void;
}

export interface SavedContext<Intent extends string> {
  intent: Intent;
  /** It did not exist when the form was opened. */
  isNew: boolean;
  isPartial: boolean;
}

/** Somebody else saved it meanwhile. */
export interface FormConflict<Values extends FieldValues> {
  differences: readonly Difference<FieldPath<Values>>[];
  mine: Values;
  theirs: Values;
}

export interface ResourceForm<
  Of extends Entity,
  Values extends FieldValues,
  Intent extends string = 'save',
> {
  definition: Pick<FormDefinition<Of, Values, never, never, Intent>, 'name' | 'fields'>;
  form: UseFormReturn<Values>;
  draft: Draft<Values>;
  /** The values that the form was opened with. */
  initial: Values;
  /** Whether a draft is of an earlier version of the entity. */
  isOlder: (offer: DraftOffer<Values>) => boolean;
  /** It did not exist when the form was opened. */
  isNew: boolean;
  /** What is being done; undefined while nothing is. */
  phase: Intent | undefined;
  /** `prepare` is waited for. */
  isPreparing: boolean;
  /** What the last save failed with, less what is shown at fields. */
  error: unknown;
  conflict: FormConflict<Values> | undefined;
  /** Of the options. */
  format: (field: FieldPath<Values>, values: Values) => ShownValue | string | undefined;
  describe: ((values: Values) => string) | undefined;
  save: (intent: Intent) => Promise<void>;
  /** Takes the choices of a conflict and saves again; without them goes back to the form. */
  resolve: (choices: ReadonlyMap<string, Side> | undefined) => void;
  /** Something outside the form has changed the entity: from here on its version is saved against. */
  rebase: (entity: Of) => void;
  focus: (field: FieldPath<Values>) => void;
}

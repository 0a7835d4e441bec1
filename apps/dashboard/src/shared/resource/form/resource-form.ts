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
  /** The entity as first loaded; later responses do not change typed values. Undefined for a new one. */
  entity?: Of | undefined;
  /** Queries to update after saving: the entity's own, and key prefixes to refetch. */
  queries: { one: (id: number) => GeneratedQuery<Of>; lists?: readonly QueryKey[] };
  /** Sends `key` as `Idempotency-Key`. */
  create?: (body: Create, key: string) => Promise<Of>;
  /** Sends the version of `base` as `If-Match`, if the operation takes it. */
  update?: (base: { id: number; version: number }, update: Update) => Promise<Of>;
  /** Called when the draft is deleted. `isPartial`: there is a `leftover`, and the form stays. */
  onSaved: (saved: Of, context: SavedContext<Intent>) => void | Promise<void>;
  /** Waits for uploads. False returns to the form, which shows the reason. */
  prepare?: (intent: Intent) => Promise<boolean>;
  /** Takes values from the server's response, such as copied images. Values typed since then stay. */
  onCreated?: (made: Of, body: Create) => void;
  onRestored?: () => void;
  /** Describes a draft. @default the first three typed fields */
  describe?: ((values: Values) => string) | undefined;
  confirm?: (update: Update, before: Of, values: Values) => Promise<boolean>;
  /** Runs after the save: submits for moderation. */
  finish?: (stored: Of, intent: Intent) => Promise<Of>;
  /** Values that are not saved yet, such as failed photos. The form stays with them. */
  leftover?: (saved: Of) => Values | undefined;
  /** Texts for a comparison that need data. Undefined uses the field's `format`. */
  format?: (field: FieldPath<Values>, values: Values) => ShownValue | string | undefined;
  onRejected?: (error: unknown) => boolean;
  /** Earlier errors of fields, such as a moderator's reasons. Each stays until its field changes. */
  errors?: FieldErrors<Values> | undefined;
  /** Focuses fields that cannot take the focus themselves. @default the field's own focus */
  focus?: (field: FieldPath<Values>) => void;
}

export interface SavedContext<Intent extends string> {
  intent: Intent;
  isNew: boolean;
  isPartial: boolean;
}

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
  initial: Values;
  /** True for a draft of an earlier version of the entity. */
  isOlder: (offer: DraftOffer<Values>) => boolean;
  isNew: boolean;
  phase: Intent | undefined;
  isPreparing: boolean;
  /** Error of the last save, without errors that fields show. */
  error: unknown;
  conflict: FormConflict<Values> | undefined;
  format: (field: FieldPath<Values>, values: Values) => ShownValue | string | undefined;
  describe: ((values: Values) => string) | undefined;
  save: (intent: Intent) => Promise<void>;
  /** Saves again with the choices of a conflict. Undefined returns to the form. */
  resolve: (choices: ReadonlyMap<string, Side> | undefined) => void;
  /** Uses the version of an entity that was changed outside of the form. */
  rebase: (entity: Of) => void;
  focus: (field: FieldPath<Values>) => void;
}

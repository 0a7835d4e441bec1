import { isApiError } from '@karvon/api/errors';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  useForm,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { Difference, Side } from '../../form/conflict';
import { useDraft, type Draft, type DraftOffer } from '../../form/draft';
import { useResume } from '../../form/use-resume';
import type { GeneratedQuery } from '../query/generated-query';
import { compareValues, mergeValues } from './compare-values';
import { createOnce } from './create-once';
import { asDefaults, toErrors, wrongFields } from './field-values';
import type { Entity, FormDefinition, ShownValue } from './form-definition';
import { readProgress, type Base, type SaveProgress } from './save-progress';
import { showRejected } from './show-rejected';

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

/**
 * The form of an entity, new or known: a draft on the device, one creation whatever happens, changes against the version that was read, a
 * comparison where somebody was faster, errors at their fields. Nothing typed is lost by any failure.
 *
 * @example
 * const form = useResourceForm(employeeForm, { entity, queries: employeeQueries, create: employeeCalls.create, update: employeeCalls.update,
 *   onSaved: ({ id }) => navigate(paths.employees.view(id)) });
 */
export function useResourceForm<
  Of extends Entity,
  Values extends FieldValues,
  Create,
  Update,
  Intent extends string = 'save',
>(
  definition: FormDefinition<Of, Values, Create, Update, Intent>,
  options: ResourceFormOptions<Of, Values, Create, Update, Intent>,
): ResourceForm<Of, Values, Intent> {
  const client = useQueryClient();
  const [entity] = useState(options.entity);
  const [first] = useState(() =>
    entity === undefined ? definition.empty() : definition.from(entity),
  );
  const baseOf = (one: Of): Base<Values> => ({
    id: one.id,
    version: one.version ?? 0,
    values: definition.from(one),
  });
  const known = useRef(entity);
  const progress = useRef<SaveProgress<Create, Values>>(
    entity === undefined ? {} : { base: baseOf(entity) },
  );
  const intent = useRef<Intent>(undefined);
  const [errors] = useState(options.errors);
  const [phase, setPhase] = useState<Intent>();
  const [isPreparing, setPreparing] = useState(false);
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<
    FormConflict<Values> & { intent: Intent; current: Of }
  >();

  const form = useForm<Values>({
    defaultValues: asDefaults(first),
    ...(errors !== undefined && { errors }),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: async (values) => {
      const errors = toErrors<Values>(await definition.rules(values, intent.current));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const focus = options.focus ?? ((field) => form.setFocus(field));

  const parse = (stored: unknown): Values | undefined => {
    const { success, data } = definition.values.safeParse(stored);
    if (!success) return undefined;
    return definition.restore?.(data) ?? data;
  };
  const name = `${definition.name}-${entity === undefined ? 'create' : `edit-${String(entity.id)}`}`;
  const draft = useDraft(form, name, {
    version: definition.version,
    parse,
    ...(definition.files && { files: definition.files }),
    progress: {
      read: () => progress.current,
      restore: (stored) => {
        // Never that of the draft before: its creation under way is of something else.
        progress.current =
          readProgress(stored, parse) ??
          (entity === undefined ? {} : { base: baseOf(known.current ?? entity) });
      },
    },
  });
  const own = draft.offers.find(({ isOwn }) => isOwn);
  const restore = async (offer: DraftOffer<Values>): Promise<boolean> => {
    const isTaken = await draft.restore(offer);
    if (isTaken) options.onRestored?.();
    return isTaken;
  };
  useResume(name, own !== undefined, () => own && void restore(own));

  const note = (next: SaveProgress<Create, Values>) => {
    progress.current = next;
    draft.keep();
  };
  /** Remembers what the server has now: what is sent next is what differs from it. */
  const take = (one: Of) => {
    known.current = one;
    progress.current = { base: baseOf(one) };
    client.setQueryData(options.queries.one(one.id).queryKey, one);
  };
  const rebase = (one: Of) => {
    const { base } = progress.current;
    // A draft of an earlier version is still to be compared with what came after it.
    const isCurrent = base?.version === (known.current?.version ?? 0);
    take(one);
    if (!isCurrent && base !== undefined) progress.current = { base };
  };
  const read = (id: number) => client.fetchQuery({ ...options.queries.one(id), staleTime: 0 });

  /** @returns the entity as the server has it; undefined when the user thought better of it */
  const store = async (): Promise<Of | undefined> => {
    const isOurs = progress.current.base === undefined;
    if (isOurs) {
      const { create } = options;
      if (create === undefined) throw new Error(`${definition.name}: nothing can be created`);
      const sent = JSON.stringify(form.getValues());
      const { made, body, isEarlier } = await createOnce(
        {
          read: () => progress.current.attempt,
          write: (attempt) => note(attempt === undefined ? {} : { attempt }),
        },
        () => definition.toCreate(form.getValues()),
        create,
      );
      take(made);
      // Typed while it was on its way.
      const isChanged = options.update !== undefined && JSON.stringify(form.getValues()) !== sent;
      options.onCreated?.(made, body);
      if (!isEarlier && !isChanged) return made;
      draft.keep();
    }
    try {
      return await change();
    } catch (cause) {
      if (!isOurs || !isApiError(cause, 'not_found')) throw cause;
      // Deleted since the earlier attempt: what is on the screen is another one.
      note({});
      return store();
    }
  };

  const change = async (): Promise<Of | undefined> => {
    const { base } = progress.current;
    const { update: send, confirm } = options;
    if (base === undefined || send === undefined)
      throw new Error(`${definition.name}: nothing to change`);
    const values = form.getValues();
    const update = definition.toUpdate(values, base.values);
    const isKnown = (known.current?.version ?? 0) === base.version;
    const before = (isKnown ? known.current : undefined) ?? (await read(base.id));
    if (update === undefined) return before;
    if (confirm && !(await confirm(update, before, values))) return undefined;
    const saved = await send(base, update);
    take(saved);
    return saved;
  };

  const settle = async (saved: Of, wanted: Intent) => {
    take(saved);
    for (const queryKey of options.queries.lists ?? []) void client.invalidateQueries({ queryKey });
    const rest = options.leftover?.(saved);
    // First the form, then its draft: putting values into a form counts as a change.
    form.reset(rest ?? definition.from(saved));
    if (rest === undefined) await draft.forget();
    else draft.keep();
    const isPartial = rest !== undefined;
    await options.onSaved(saved, { intent: wanted, isNew: entity === undefined, isPartial });
  };

  const fail = async (cause: unknown, wanted: Intent) => {
    // The sign-in page is on its way; the draft brings everything back.
    if (isApiError(cause, 'unauthorized')) return;
    const { base } = progress.current;
    if (isApiError(cause, 'stale') && base !== undefined) {
      const current = await read(base.id);
      const [mine, theirs] = [form.getValues(), definition.from(current)];
      const differences = compareValues(definition.fields, base.values, mine, theirs);
      setConflict({ differences, mine, theirs, current, intent: wanted });
      return;
    }
    if (options.onRejected?.(cause) === true) return;
    if (!showRejected(cause, form, definition, focus)) setError(cause);
  };

  const save = async (wanted: Intent): Promise<void> => {
    // Double click and Enter: the first one counts.
    if (intent.current !== undefined) return;
    intent.current = wanted;
    setPhase(wanted);
    setError(undefined);
    const send = async () => {
      try {
        let isReady = true;
        if (options.prepare) {
          setPreparing(true);
          isReady = await options.prepare(wanted).finally(() => setPreparing(false));
        }
        const stored = isReady ? await store() : undefined;
        if (stored !== undefined) {
          await settle((await options.finish?.(stored, wanted)) ?? stored, wanted);
          return;
        }
      } catch (cause) {
        await fail(cause, wanted).catch(setError);
      }
      // Marks the form as not saved, so that what is typed stays guarded.
      form.setError('root.server', { type: 'server' });
    };
    try {
      await form.handleSubmit(send, (errors) => {
        const [wrong] = wrongFields(definition.fields, errors);
        if (wrong !== undefined) focus(wrong);
      })();
    } finally {
      intent.current = undefined;
      setPhase(undefined);
    }
  };

  return {
    definition,
    form,
    draft: { ...draft, restore },
    initial: first,
    isOlder: (offer) => {
      const base = readProgress<Create, Values>(offer.progress, parse)?.base;
      return base !== undefined && base.version !== (entity?.version ?? 0);
    },
    isNew: entity === undefined,
    phase,
    isPreparing,
    error,
    conflict,
    format: options.format ?? (() => undefined),
    describe: options.describe,
    save,
    rebase,
    focus,
    resolve: (choices) => {
      setConflict(undefined);
      if (conflict === undefined || choices === undefined) return;
      const merged = mergeValues(definition.fields, form.getValues(), conflict.theirs, choices);
      form.reset(merged, { keepDefaultValues: true });
      take(conflict.current);
      void save(conflict.intent);
    },
  };
}

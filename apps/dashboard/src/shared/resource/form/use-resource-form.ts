import { isApiError } from '@karvon/api/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { useDraft, type DraftOffer } from '../../form/draft';
import { useResume } from '../../form/use-resume';
import { compareValues, mergeValues } from './compare-values';
import { createOnce } from './create-once';
import { asDefaults, wrongFields } from './field-values';
import type { Entity, FormDefinition } from './form-definition';
import { formResolver } from './form-resolver';
import type { FormConflict, ResourceForm, ResourceFormOptions } from './resource-form';
import { readProgress, type Base, type SaveProgress } from './save-progress';
import { showRejected } from './show-rejected';
import { useRecheck } from './use-recheck';

/**
 * Form of a new or known entity, with a draft on the device. Creates once, updates against the read version, and compares after a conflict. No failure loses typed values.
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
    errors,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      formResolver<Values>((all) => definition.rules(all, intent.current))(
        values,
        context,
        options,
      ),
  });
  useRecheck(form);
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
        // Progress of another draft must not be used: its pending creation is of another entity.
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
  /** Stores the server's values: the next update contains the differences to them. */
  const take = (one: Of) => {
    known.current = one;
    progress.current = { base: baseOf(one) };
    client.setQueryData(options.queries.one(one.id).queryKey, one);
  };
  const rebase = (one: Of) => {
    const { base } = progress.current;
    // A draft of an earlier version is still compared with later changes.
    const isCurrent = base?.version === (known.current?.version ?? 0);
    take(one);
    if (!isCurrent && base !== undefined) progress.current = { base };
  };
  const read = (id: number) => client.fetchQuery({ ...options.queries.one(id), staleTime: 0 });

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
      const isChanged = options.update !== undefined && JSON.stringify(form.getValues()) !== sent;
      options.onCreated?.(made, body);
      if (!isEarlier && !isChanged) return made;
      draft.keep();
    }
    try {
      return await change();
    } catch (cause) {
      if (!isOurs || !isApiError(cause, 'not_found')) throw cause;
      // The entity was deleted since the earlier attempt, so the form creates another one.
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
    // The form is reset before its draft is deleted: a reset counts as a change.
    form.reset(rest ?? definition.from(saved));
    if (rest === undefined) await draft.forget();
    else draft.keep();
    const isPartial = rest !== undefined;
    await options.onSaved(saved, { intent: wanted, isNew: entity === undefined, isPartial });
  };

  const fail = async (cause: unknown, wanted: Intent) => {
    // The sign-in page opens, and the draft restores everything.
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
    // A save is running: a second press or Enter is ignored.
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
      // Marks the form as not saved, so that typed values stay guarded.
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

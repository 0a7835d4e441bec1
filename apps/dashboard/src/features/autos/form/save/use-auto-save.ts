import { isApiError } from '@karvon/api/errors';
import type { Auto } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applyServerErrors } from '../../../../shared/form/server-errors';
import { autoCalls, autoQueries } from '../../queries';
import { fieldOf, orderOf } from '../auto-fields';
import { allProblems, draftProblems } from '../auto-form-schema';
import { fromAuto, type AutoFormValues } from '../auto-form-values';
import { focusField } from '../focus-field';
import type { FormPhotos } from '../photos/use-photo-uploads';
import type { ListingSource } from '../known-car';
import { toUpdate } from '../to-request';
import type { AutoForm } from '../use-auto-form';
import type { AutoField } from '../auto-fields';
import type { Side } from '../../../../shared/form/conflict';
import { mergeDifferences } from './auto-differences';
import { gonePhotos } from './gone-photos';
import { createOnce } from './auto-calls';
import { remoderationCauses, type RemoderationCauses } from './remoderation';

/** A draft keeps what there is; `moderation` also sends it to the moderators. */
export type SaveKind = 'draft' | 'moderation';

export interface AutoSave {
  phase: 'idle' | 'uploading' | SaveKind;
  /** What the last save failed with, less what is at fields. */
  error: unknown;
  /** Saving would send the listing to moderation: asks first. */
  question: { causes: RemoderationCauses; respond: (goesOn: boolean) => void } | undefined;
  /** Somebody else saved it meanwhile. */
  conflict: { base: AutoFormValues | undefined; theirs: Auto; kind: SaveKind } | undefined;
  save: (kind: SaveKind) => Promise<void>;
  /** Takes the choices of a conflict and saves again; without them goes back to the form. */
  resolve: (choices: ReadonlyMap<AutoField, Side> | undefined) => void;
}

export interface AutoSaveOptions {
  form: AutoForm;
  photos: FormPhotos;
  /** The listing as it was loaded; undefined for a new one. */
  loaded: Auto | undefined;
  /** So'm for one y.e. */
  rate: number | undefined;
  /** The buyer's car that a new listing is made of. */
  source?: ListingSource | undefined;
  /** It is saved. `failedPhotos` stay on the device. */
  onSaved: (auto: Auto, kind: SaveKind, failedPhotos: number) => Promise<void>;
}

/** Saving the form: photos first, then one creation or a change, then moderation. Nothing typed is lost by any failure. */
export function useAutoSave(options: AutoSaveOptions): AutoSave {
  const { form, photos, loaded, rate, source, onSaved } = options;
  const client = useQueryClient();
  const read = (id: number) => client.fetchQuery({ ...autoQueries.one(id), staleTime: 0 });
  const known = useRef(loaded);
  const [phase, setPhase] = useState<AutoSave['phase']>('idle');
  const [error, setError] = useState<unknown>();
  const [question, setQuestion] = useState<AutoSave['question']>();
  const [conflict, setConflict] = useState<AutoSave['conflict']>();

  const ask = (causes: RemoderationCauses) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        causes,
        respond: (goesOn) => {
          setQuestion(undefined);
          resolve(goesOn);
        },
      });
    });

  /** Remembers what the server has now. */
  const take = (auto: Auto): Auto => {
    known.current = auto;
    form.setValue('base', { id: auto.id, version: auto.version }, { shouldDirty: true });
    return auto;
  };

  /** @returns the listing as the server has it, undefined when the user thought better of it */
  async function store(): Promise<Auto | undefined> {
    if (form.getValues('base') === null) take(await createOnce(form, source));
    const base = form.getValues('base');
    if (base === null) return undefined;
    const before = (known.current ??= await read(base.id));
    const values = form.getValues();
    const update = toUpdate(fromAuto(before), values);
    if (Object.keys(update).length === 0) return before;
    const causes = remoderationCauses(
      before.remoderation,
      update,
      {
        price: before.price ?? null,
        currency: before.currency,
        photos: before.photos.map(({ id }) => id),
      },
      values,
      rate,
    );
    if (causes !== undefined && !(await ask(causes))) return undefined;
    return take(await autoCalls.update(base, update));
  }

  async function fail(cause: unknown, kind: SaveKind): Promise<void> {
    const base = form.getValues('base');
    // The sign-in page is on its way; the draft brings everything back.
    if (isApiError(cause, 'unauthorized')) return;
    if (isApiError(cause, 'stale') && base !== null) {
      const theirs = await read(base.id);
      const before = known.current?.version === base.version ? fromAuto(known.current) : undefined;
      setConflict({ base: before, theirs, kind });
      return;
    }
    const gone = gonePhotos(cause, form.getValues('photos'));
    const unmatched = applyServerErrors(cause, form, fieldOf);
    if (gone.length > 0) {
      // Each says it at its tile.
      form.clearErrors('photos');
      photos.lose(gone);
      focusField(form, 'photos');
    }
    const hasFieldErrors = isApiError(cause, 'validation') && cause.fieldErrors.length > 0;
    if (!hasFieldErrors || unmatched.length > 0) setError(cause);
  }

  async function save(kind: SaveKind): Promise<void> {
    if (phase !== 'idle') return;
    setError(undefined);
    // From the first try on, an error goes at the change that corrects it: gone at the blur, it would move the next field away from
    // while it is touched.
    await form.handleSubmit(() => undefined)();
    if (!showProblems(form, kind)) return;
    setPhase('uploading');
    const failedPhotos = await photos.settled();
    if (failedPhotos > 0 && kind === 'moderation') {
      setPhase('idle');
      focusField(form, 'photos');
      return;
    }
    setPhase(kind);
    try {
      const auto = await store();
      if (auto !== undefined) {
        const isSent = kind === 'draft' || auto.status === 'moderation';
        const sent = isSent
          ? auto
          : take(await autoCalls.transition(auto.id, { to: 'moderation' }));
        await onSaved(sent, kind, failedPhotos);
      }
    } catch (cause) {
      // The current version may not be had either: its error is as good as the first.
      await fail(cause, kind).catch(setError);
    }
    setPhase('idle');
  }

  return {
    phase,
    error,
    question,
    conflict,
    save,
    resolve: (choices) => {
      setConflict(undefined);
      if (conflict === undefined || choices === undefined) return;
      const merged = mergeDifferences(form.getValues(), fromAuto(conflict.theirs), choices);
      form.reset(merged, { keepDefaultValues: true });
      take(conflict.theirs);
      void save(conflict.kind);
    },
  };
}

/** Shows what is in the way, the first focused. @returns whether nothing does */
function showProblems(form: AutoForm, kind: SaveKind): boolean {
  const values = form.getValues();
  const problems = (kind === 'draft' ? draftProblems(values) : allProblems(values)).toSorted(
    (one, other) => orderOf(one.field) - orderOf(other.field),
  );
  form.clearErrors();
  for (const { field, code } of problems) {
    const name = field.startsWith('additional_phones.') ? field : fieldOf(field);
    if (name !== undefined) form.setError(asPath(name), { type: 'custom', message: code });
  }
  const [first] = problems;
  const field = first && fieldOf(first.field);
  if (field !== undefined) focusField(form, field);
  return problems.length === 0;
}

/** Paths of one phone are paths of the form too. */
function asPath(name: string): AutoField | `additional_phones.${number}` {
  const at = /^additional_phones\.(\d+)$/.exec(name)?.[1];
  return at === undefined ? (fieldOf(name) ?? 'core_car.brand') : `additional_phones.${Number(at)}`;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readProfile } from '../session/profile';
import { readDraft, removeDraft, writeDraft } from './draft-store';

/** Milliseconds of rest after the last change before it is written. */
const pause = 400;

export interface Draft<Values> {
  /** When it was last kept, milliseconds; undefined before the first time. */
  savedAt: number | undefined;
  /** What an earlier visit left, until it is taken or discarded. */
  found: { values: Values; savedAt: number } | undefined;
  /** Puts what was found into the form. */
  restore: () => void;
  /** Forgets it: after a successful save, or when the person declines. */
  discard: () => Promise<void>;
}

/**
 * Keeps a form's values on the device while it is being filled, so that closing the tab, a crash or a sign-in page loses nothing.
 * A draft belongs to one person: another dealer on the same device does not see it.
 *
 * @param name of the form and of what it edits: `auto-create`, `auto-edit-5012`
 * @param options.version raise it when the form's shape changes
 * @param options.parse reads stored values; undefined when they no longer fit
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  options: { version: number; parse: (values: unknown) => Values | undefined },
): Draft<Values> {
  const key = `${readProfile()?.business_user.id ?? 'nobody'}:${name}`;
  const { version } = options;
  const [savedAt, setSavedAt] = useState<number>();
  const [found, setFound] = useState<Draft<Values>['found']>();
  const parse = useEffectEvent(options.parse);
  const standsAlready = useEffectEvent(
    (values: Values) => JSON.stringify(values) === JSON.stringify(parse(form.getValues())),
  );
  /** What is kept is of this visit, or was taken up by it. */
  const isOwn = useRef(false);
  /** Everything typed was taken back: what an earlier visit left is still on offer, nothing else. */
  const takeBack = useEffectEvent(() => {
    if (!isOwn.current) return;
    isOwn.current = false;
    if (found === undefined) {
      setSavedAt(undefined);
      void removeDraft(key);
    } else {
      void writeDraft(key, { version, ...found });
    }
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Outside system: the device's database.
  useEffect(() => {
    let isCurrent = true;
    void readDraft(key, version).then((draft) => {
      const values = draft && parse(draft.values);
      if (!isCurrent || !draft || !values) return;
      if (standsAlready(values)) void removeDraft(key);
      else setFound({ values, savedAt: draft.savedAt });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, version]);

  // Outside system: the form's own store of values and the device's database.
  useEffect(() => {
    const write = () => {
      timer.current = undefined;
      isOwn.current = true;
      const now = Date.now();
      void writeDraft(key, { version, savedAt: now, values: form.getValues() }).then(() =>
        setSavedAt(now),
      );
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, name: changed }) => {
        if (isDirty === true) {
          clearTimeout(timer.current);
          timer.current = setTimeout(write, pause);
        } else if (changed !== undefined) {
          // By a change, not by a form that was filled anew.
          clearTimeout(timer.current);
          timer.current = undefined;
          takeBack();
        }
      },
    });
    // Closing the tab or going to the sign-in page must not lose the last words.
    const flush = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      write();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
      stop();
    };
  }, [form, key, version]);

  return {
    savedAt,
    found,
    restore: () => {
      if (found === undefined) return;
      isOwn.current = true;
      form.reset(found.values, { keepDefaultValues: true });
      setSavedAt(found.savedAt);
      setFound(undefined);
    },
    discard: async () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setFound(undefined);
      setSavedAt(undefined);
      await removeDraft(key);
    },
  };
}

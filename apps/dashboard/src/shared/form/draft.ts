import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readProfile } from '../session/profile';
import {
  findDraft,
  forgetSlot,
  rememberSlot,
  takeSlot,
  whenFree,
  type FoundDraft,
  type Slot,
} from './draft-slots';
import { removeDraftFile } from './draft-files';
import { removeDraft, writeDraft } from './draft-store';

/** Milliseconds of rest after the last change before it is written. */
const pause = 400;

export interface Draft<Values> {
  /** When it was last kept, milliseconds; undefined before the first time. */
  savedAt: number | undefined;
  /** What an earlier visit or a closed tab left, until it is taken or declined. */
  found: { values: Values; savedAt: number; progress: unknown } | undefined;
  /** Puts what was found into the form. What was typed before stays a draft by itself, for the next visit. */
  restore: () => void;
  /** The user does not want what was found. */
  decline: () => Promise<void>;
  /** What this tab kept is saved. */
  forget: () => Promise<void>;
  /** Keeps everything as it is now, without waiting for a rest. */
  keep: () => void;
}

/** How far the saving of a form has come, kept with its values. */
export interface DraftProgress {
  /** What JSON can hold. */
  read: () => unknown;
  /** Takes up what an earlier visit has written; undefined where it wrote nothing. */
  restore: (progress: unknown) => void;
}

/**
 * Keeps a form's values on the device while it is being filled, so that closing the tab, a crash or a sign-in page loses nothing.
 * A draft belongs to one person: another dealer on the same device does not see it. And to one tab: two tabs with the same form write to
 * places of their own, and what a closed one left is offered to the next.
 *
 * @param name of the form and of what it edits: `auto-create`, `auto-edit-5012`
 * @param options.version raise it when the form's shape changes
 * @param options.parse reads stored values; undefined when they no longer fit
 * @param options.files of stored values: names of the files that lie beside them (`draft-files`), and go when they are declined
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  options: {
    version: number;
    parse: (values: unknown) => Values | undefined;
    files?: (values: Values) => readonly string[];
    progress?: DraftProgress;
  },
): Draft<Values> {
  // For as long as the form is on the screen: a form of something else is another one, by its key.
  const [place] = useState(() => `${readProfile()?.business_user.id ?? 'nobody'}:${name}`);
  const { version, parse } = options;
  const [savedAt, setSavedAt] = useState<number>();
  const [found, setFound] = useState<Draft<Values>['found']>();
  /** Where this tab writes, once something is typed or taken up. */
  const own = useRef<Slot>(undefined);
  /** Where what is on offer lies. */
  const offered = useRef<Slot>(undefined);
  const waitedFor = useRef(new Set<string>());
  const ended = useRef<AbortSignal>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** A draft that holds nothing but what the form shows is none. */
  const isWanted = ({ key, draft }: FoundDraft): boolean => {
    const values = parse(draft.values);
    if (values === undefined) return false;
    const isNews = JSON.stringify(values) !== JSON.stringify(parse(form.getValues()));
    if (!isNews) void removeDraft(key);
    return isNews;
  };

  const readStoredDraft = async () => {
    const signal = ended.current;
    const slot = await findDraft(place, version, { isWanted, passedOver: waitFor });
    const values = slot && parse(slot.draft.values);
    if (slot === undefined || values === undefined) return;
    if (signal?.aborted === true || offered.current !== undefined) {
      slot.release();
      return;
    }
    offered.current = slot;
    const { savedAt: at, progress } = slot.draft;
    setFound({ values, savedAt: at, progress });
  };

  /** What a tab leaves that is closed while nothing is typed here is offered here. */
  const waitFor = (key: string) => {
    const signal = ended.current;
    if (signal === undefined || key === own.current?.key || waitedFor.current.has(key)) return;
    waitedFor.current.add(key);
    void whenFree(key, signal).then((isFree) => {
      waitedFor.current.delete(key);
      if (isFree && own.current === undefined && offered.current === undefined)
        void readStoredDraft();
    });
  };

  /** Everything typed was taken back, or is saved. */
  const letGo = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSavedAt(undefined);
    const slot = own.current;
    own.current = undefined;
    if (slot === undefined) return;
    forgetSlot(place);
    await removeDraft(slot.key);
    slot.release();
  };

  const write = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    own.current ??= takeSlot(place);
    const now = Date.now();
    const progress = options.progress?.read();
    const kept = { version, savedAt: now, values: form.getValues(), progress };
    void writeDraft(own.current.key, kept).then(() => setSavedAt(now));
  };

  const start = useEffectEvent(readStoredDraft);
  const keep = useEffectEvent(write);
  const takeBack = useEffectEvent(letGo);

  // Outside system: the device's database, and the other tabs.
  useEffect(() => {
    const end = new AbortController();
    ended.current = end.signal;
    void start();
    return () => {
      end.abort();
      waitedFor.current = new Set();
      offered.current?.release();
      offered.current = undefined;
    };
  }, []);

  // Outside system: the form's own store of values and the device's database.
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, name: changed }) => {
        if (isDirty === true) {
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, pause);
        } else if (changed !== undefined) {
          // By a change, not by a form that was filled anew.
          void takeBack();
        }
      },
    });
    // Closing the tab or going to the sign-in page must not lose the last words.
    const flush = () => {
      if (timer.current !== undefined) keep();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
      stop();
      own.current?.release();
      own.current = undefined;
    };
  }, [form]);

  return {
    savedAt,
    found,
    restore: () => {
      if (found === undefined) return;
      if (timer.current !== undefined) write();
      own.current?.release();
      own.current = offered.current;
      offered.current = undefined;
      if (own.current !== undefined) rememberSlot(place, own.current.key);
      options.progress?.restore(found.progress);
      form.reset(found.values, { keepDefaultValues: true });
      setSavedAt(found.savedAt);
      setFound(undefined);
    },
    decline: async () => {
      const slot = offered.current;
      offered.current = undefined;
      setFound(undefined);
      if (slot === undefined) return;
      const files = found === undefined ? [] : (options.files?.(found.values) ?? []);
      await Promise.all([removeDraft(slot.key), ...files.map(removeDraftFile)]);
      slot.release();
      await readStoredDraft();
    },
    forget: letGo,
    keep: write,
  };
}

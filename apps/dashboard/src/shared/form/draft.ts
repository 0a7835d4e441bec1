import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readProfile } from '../session/profile';
import {
  findDrafts,
  forgetSlot,
  holdSlot,
  rememberSlot,
  takeSlot,
  whenFree,
  type FoundDraft,
  type Slot,
} from './draft-slots';
import { readDraftFile, removeDraftFile, writeDraftFile } from './draft-files';
import { removeDraft, writeDraft } from './draft-store';

/** Milliseconds without changes before a draft is written. */
const pause = 400;

export interface DraftOffer<Values> {
  key: string;
  values: Values;
  savedAt: number;
  progress: unknown;
  /** This tab wrote it, before a reload or the sign-in page. */
  isOwn: boolean;
}

export interface Draft<Values> {
  /** Time of the last write in milliseconds; undefined before the first. */
  savedAt: number | undefined;
  /** The device's storage is full: the draft exists only as long as the page. */
  isPageOnly: boolean;
  /** Drafts to restore: this tab's own first, then the newest. Each stays until it is restored or declined. */
  offers: readonly DraftOffer<Values>[];
  /** The previous values stay as a separate draft. @returns false when another tab has taken the draft */
  restore: (offer: DraftOffer<Values>) => Promise<boolean>;
  /** @returns a function that restores the draft; undefined when another tab has it */
  decline: (offer: DraftOffer<Values>) => Promise<(() => Promise<void>) | undefined>;
  /** After saving. */
  forget: () => Promise<void>;
  /** Writes all values without waiting for a pause. */
  keep: () => void;
}

export interface DraftProgress {
  read: () => unknown;
  /** Undefined when an earlier visit stored no progress. */
  restore: (progress: unknown) => void;
}

/**
 * Stores a form's values on the device while it is being filled, so that a closed tab, a crash or the sign-in page
 * loses nothing. A draft belongs to one user: other users of the device do not see it. Each tab writes its own draft.
 * Drafts of closed tabs and earlier visits are all offered, and never overwritten.
 *
 * @param name of the form and of what it edits: `auto-create`, `auto-edit-5012`
 * @param options.version raise it when the form's shape changes
 * @param options.parse reads stored values; undefined when they no longer fit
 * @param options.files of stored values: names of the files that lie beside them (`draft-files`), and go when they are
 * declined
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
  // Constant while the form is mounted: a form of another row has another key.
  const [place] = useState(() => `${readProfile()?.business_user.id ?? 'nobody'}:${name}`);
  const { version, parse } = options;
  const [first] = useState(() => JSON.stringify(parse(form.getValues())));
  const [kept, setKept] = useState<{ at: number; isPageOnly: boolean }>();
  const [offers, setOffers] = useState<readonly DraftOffer<Values>[]>([]);
  /** This tab's slot, once something is typed or restored. */
  const own = useRef<Slot>(undefined);
  const waitedFor = useRef(new Set<string>());
  const reads = useRef(0);
  /** Slots that this tab has released for another draft. */
  const left = useRef(new Set<string>());
  const ended = useRef<AbortSignal>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const toOffer = ({ key, draft, isOwn }: FoundDraft): DraftOffer<Values>[] => {
    const values = parse(draft.values);
    if (values === undefined) return [];
    if (JSON.stringify(values) !== first) {
      return [{ key, values, savedAt: draft.savedAt, progress: draft.progress, isOwn }];
    }
    // A draft equal to the form's values is worthless.
    void removeDraft(key);
    return [];
  };

  const readOffers = async () => {
    const signal = ended.current;
    reads.current += 1;
    const at = reads.current;
    const found = await findDrafts(place, version, waitFor);
    // The latest read counts, in whichever order they finish.
    if (signal?.aborted === true || at !== reads.current) return;
    setOffers(found.filter(({ key }) => key !== own.current?.key).flatMap(toOffer));
  };

  /** Offers the draft of another tab when that tab closes, while nothing is typed here. */
  const waitFor = (key: string) => {
    const signal = ended.current;
    if (signal === undefined || key === own.current?.key || waitedFor.current.has(key)) return;
    waitedFor.current.add(key);
    void whenFree(key, signal).then((isFree) => {
      waitedFor.current.delete(key);
      if (isFree && (own.current === undefined || left.current.has(key))) void readOffers();
    });
  };

  /** All changes were undone or saved. */
  const letGo = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setKept(undefined);
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
    const at = Date.now();
    const progress = options.progress?.read();
    const draft = { version, savedAt: at, values: form.getValues(), progress };
    void writeDraft(own.current.key, draft).then((isKept) => setKept({ at, isPageOnly: !isKept }));
  };

  const start = useEffectEvent(readOffers);
  const keep = useEffectEvent(write);
  const takeBack = useEffectEvent(letGo);

  // Outside system: the device's database, and the other tabs.
  useEffect(() => {
    const end = new AbortController();
    ended.current = end.signal;
    void start();
    // Another tab may have restored or declined one meanwhile.
    const onVisible = () => {
      if (document.visibilityState === 'visible') void start();
    };
    document.addEventListener('visibilitychange', onVisible, { signal: end.signal });
    return () => {
      end.abort();
      waitedFor.current = new Set();
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
          // Caused by a change, not by a reset of the form.
          void takeBack();
        }
      },
    });
    // Closing the tab or going to the sign-in page must not lose the last changes.
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
    savedAt: kept?.at,
    isPageOnly: kept?.isPageOnly === true,
    offers,
    restore: async (offer) => {
      const signal = ended.current;
      const slot = await holdSlot(offer.key);
      if (slot === undefined || signal?.aborted === true) {
        slot?.release();
        await readOffers();
        return false;
      }
      if (timer.current !== undefined) write();
      if (own.current !== undefined) left.current.add(own.current.key);
      own.current?.release();
      own.current = slot;
      rememberSlot(place, slot.key);
      options.progress?.restore(offer.progress);
      form.reset(offer.values, { keepDefaultValues: true });
      setKept({ at: offer.savedAt, isPageOnly: false });
      await readOffers();
      return true;
    },
    decline: async ({ key, values, savedAt, progress }) => {
      setOffers((all) => all.filter((one) => one.key !== key));
      const slot = await holdSlot(key);
      if (slot === undefined) {
        await readOffers();
        return undefined;
      }
      const names = options.files?.(values) ?? [];
      const files = await Promise.all(names.map(readDraftFile));
      await Promise.all([removeDraft(key), ...names.map(removeDraftFile)]);
      slot.release();
      await readOffers();
      return async () => {
        await Promise.all(
          names.map(async (name, at) => files[at] && (await writeDraftFile(name, files[at]))),
        );
        await writeDraft(key, { version, savedAt, values, progress });
        await readOffers();
      };
    },
    forget: letGo,
    keep: write,
  };
}

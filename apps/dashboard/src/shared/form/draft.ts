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
  isOwn: boolean;
}

export interface Draft<Values> {
  /** Time of the last write in milliseconds; undefined before the first. */
  savedAt: number | undefined;
  /** True when storage failed: the draft exists only as long as the page. */
  isPageOnly: boolean;
  /** Drafts to restore: this tab's own first, then the newest. Each is offered until it is restored or declined. */
  offers: readonly DraftOffer<Values>[];
  /** Restores a draft; the previous values become another one. @returns false when another tab has taken it */
  restore: (offer: DraftOffer<Values>) => Promise<boolean>;
  /** Deletes a draft. @returns a function that restores it; undefined when another tab has it */
  decline: (offer: DraftOffer<Values>) => Promise<(() => Promise<void>) | undefined>;
  forget: () => Promise<void>;
  keep: () => void;
}

export interface DraftProgress {
  read: () => unknown;
  restore: (progress: unknown) => void;
}

/**
 * Stores a form's values on the device while the user types. A draft belongs to one user and one tab; drafts of closed tabs are offered.
 *
 * @param name name of the form with its row: `auto-create`, `auto-edit-5012`
 * @param options.version increased when the form's shape changes
 * @param options.parse reads stored values; undefined when they no longer fit
 * @param options.files names of the values' files, which are deleted with the draft (`draft-files`)
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
  // The name is constant while the form is mounted: a form of another row has another key.
  const [place] = useState(() => `${readProfile()?.business_user.id ?? 'nobody'}:${name}`);
  const { version, parse } = options;
  const [first] = useState(() => JSON.stringify(parse(form.getValues())));
  const [kept, setKept] = useState<{ at: number; isPageOnly: boolean }>();
  const [offers, setOffers] = useState<readonly DraftOffer<Values>[]>([]);
  const own = useRef<Slot>(undefined);
  const waitedFor = useRef(new Set<string>());
  const reads = useRef(0);
  const left = useRef(new Set<string>());
  const ended = useRef<AbortSignal>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const toOffer = ({ key, draft, isOwn }: FoundDraft): DraftOffer<Values>[] => {
    const values = parse(draft.values);
    if (values === undefined) return [];
    if (JSON.stringify(values) !== first) {
      return [{ key, values, savedAt: draft.savedAt, progress: draft.progress, isOwn }];
    }
    // A draft that equals the form's values is not worth an offer.
    void removeDraft(key);
    return [];
  };

  const readOffers = async () => {
    const signal = ended.current;
    reads.current += 1;
    const at = reads.current;
    const found = await findDrafts(place, version, waitFor);
    // Only the latest read counts, since reads may finish in any order.
    if (signal?.aborted === true || at !== reads.current) return;
    setOffers(found.filter(({ key }) => key !== own.current?.key).flatMap(toOffer));
  };

  /** Offers the draft of another tab when that tab closes, unless something is typed here. */
  const waitFor = (key: string) => {
    const signal = ended.current;
    if (signal === undefined || key === own.current?.key || waitedFor.current.has(key)) return;
    waitedFor.current.add(key);
    void whenFree(key, signal).then((isFree) => {
      waitedFor.current.delete(key);
      if (isFree && (own.current === undefined || left.current.has(key))) void readOffers();
    });
  };

  /** Removes the draft after all changes were undone or saved. */
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
          // A change of the user caused this, not a reset of the form.
          void takeBack();
        }
      },
    });
    // A closing tab or the sign-in page must not lose the last changes.
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

import { isApiError } from '@karvon/api/errors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readProfile } from '../session/profile';
import type { Side } from './conflict';
import { readDraft, removeDraft, writeDraft } from './draft-store';

/** A text that several users may edit, with the version of its entity. */
export interface SharedText {
  text: string;
  version: number;
}

export interface SharedTextCalls {
  /** @throws ApiError `stale` when the entity has changed since that version */
  save: (text: string, version: number) => Promise<SharedText>;
  read: () => Promise<SharedText>;
  /** UTF-16 units. A longer text is not saved. @default no limit */
  maxLength?: number;
}

export interface SharedTextField {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  state: 'saving' | 'saved' | 'failed' | undefined;
  error: unknown;
  conflict: Record<Side, string> | undefined;
  /** Resolves the conflict. Undefined returns to the field. */
  resolve: (side: Side | undefined) => void;
}

interface Typing {
  text: string;
  base: SharedText;
}

const keptVersion = 1;

const isShared = (value: unknown): value is SharedText =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'version' in value &&
  typeof value.version === 'number';

const isTyping = (value: unknown): value is Typing =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  isShared(value.base);

/**
 * Saves a text on blur without overwriting changes of others: the user chooses between two texts. An unsaved text is kept on the device when the field unmounts.
 *
 * @param name name of the text with its entity: `lead-12-comment`
 * @param now the page's current text; while the user types, the earlier one counts
 */
export function useSharedText(
  name: string,
  now: SharedText,
  { save, read, maxLength = Infinity }: SharedTextCalls,
): SharedTextField {
  // A ref, since running saves read it while the user types.
  const typing = useRef<Typing>(undefined);
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<SharedTextField['state']>();
  const [error, setError] = useState<unknown>();
  const [theirs, setTheirs] = useState<SharedText>();
  // The id is read now: the session may have ended when the field unmounts.
  const [place] = useState(() => `${readProfile()?.business_user.id ?? 'nobody'}:text-${name}`);
  const isKept = useRef(false);

  function forget(): void {
    typing.current = undefined;
    setTyped(undefined);
    if (isKept.current) void removeDraft(place);
    isKept.current = false;
  }

  const keep = useEffectEvent(() => {
    const { current } = typing;
    if (current === undefined || current.text === current.base.text) return;
    isKept.current = true;
    void writeDraft(place, { version: keptVersion, savedAt: Date.now(), values: current });
  });

  const takeUp = useEffectEvent((kept: unknown) => {
    if (!isTyping(kept) || typing.current !== undefined) return;
    isKept.current = true;
    if (kept.text === now.text) return forget();
    setTyped(kept.text);
    void send(kept);
  });

  useEffect(() => {
    let isGone = false;
    void readDraft(place, keptVersion).then((draft) => {
      if (!isGone) takeUp(draft?.values);
    });
    addEventListener('pagehide', keep);
    return () => {
      isGone = true;
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [place]);

  /** Follows changes of others again, unless the user has typed more: that text is based on the saved one. */
  function settle(text: string, saved: SharedText): Promise<void> | undefined {
    setState('saved');
    const { current } = typing;
    if (current === undefined) return undefined;
    if (current.text !== text) return send({ text: current.text, base: saved });
    forget();
    return undefined;
  }

  async function send({ text, base }: Typing): Promise<void> {
    typing.current = { text: typing.current?.text ?? text, base };
    if (text.length > maxLength) return;
    setState('saving');
    try {
      return await settle(text, await save(text, base.version));
    } catch (reason) {
      const found = isApiError(reason, 'stale') ? await read().catch(() => undefined) : undefined;
      if (found?.text === text) return settle(text, found);
      const isOther = found !== undefined && found.version !== base.version;
      if (isOther && found.text === base.text) return send({ text, base: found });
      if (isOther) setTheirs(found);
      setError(reason);
      setState(isOther ? undefined : 'failed');
    }
  }

  return {
    value: typed ?? now.text,
    onChange: (text) => {
      typing.current = { text, base: typing.current?.base ?? now };
      setTyped(text);
      if (state !== 'saving') setState(undefined);
    },
    onBlur: () => {
      const { current } = typing;
      if (current === undefined || state === 'saving') return;
      if (current.text === current.base.text) forget();
      else void send(current);
    },
    state,
    error,
    conflict: theirs && typed !== undefined ? { mine: typed, theirs: theirs.text } : undefined,
    resolve: (side) => {
      setTheirs(undefined);
      if (theirs === undefined || typed === undefined) return;
      if (side === 'mine') void send({ text: typed, base: theirs });
      if (side === 'theirs') forget();
    },
  };
}

import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { fold } from '../../private/match-mark';
import type { Option } from '../../private/option';

interface HeldEnterOptions {
  query: string;
  /** True while the list belongs to an earlier text. */
  isWaiting: boolean;
  items: readonly Option[];
  /** Called with the only or exact match. */
  onMeant: (option: Option) => void;
  /** Called with the first option when several match. */
  onUnsure: (option: Option) => void;
}

/**
 * Handles Enter before the server has responded. The visible list belongs to an earlier text, so the press is held until the response.
 * It then selects the only option or the exact match; otherwise it only focuses the first option.
 */
export function useHeldEnter({ query, isWaiting, items, onMeant, onUnsure }: HeldEnterOptions) {
  const held = useRef<string | null>(null);
  const respond = useEffectEvent(() => {
    const isAsked = held.current === query;
    held.current = null;
    if (!isAsked) return;
    const able = items.filter(({ isDisabled }) => !isDisabled);
    const [first] = able;
    const typed = fold(query.trim()).text;
    const meant = able.length === 1 ? first : able.find(({ label }) => fold(label).text === typed);
    if (meant) onMeant(meant);
    else if (first) onUnsure(first);
  });
  useEffect(() => {
    if (!isWaiting) respond();
  }, [isWaiting]);

  /** Returns true when the key was withheld from the list. */
  return (event: KeyboardEvent): boolean => {
    if (!isWaiting || (event.key !== 'Enter' && event.key !== 'Tab')) return false;
    // Tab leaves the field without selecting.
    if (event.key === 'Tab') return true;
    event.preventDefault();
    held.current = query;
    return true;
  };
}

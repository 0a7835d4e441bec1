import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { fold } from '../../private/match-mark';
import type { Option } from '../../private/option';

interface HeldEnterOptions {
  query: string;
  /** The list does not respond it yet. */
  isWaiting: boolean;
  items: readonly Option[];
  /** The one that is meant. */
  onMeant: (option: Option) => void;
  /** Several may be meant: this is the first. */
  onUnsure: (option: Option) => void;
}

/**
 * Enter before the server has answered. The list on screen is that of the text before, so nothing is taken out of it: the press is kept
 * until the response is there. Then it takes the only option, or the one of just these words; else the first is only pointed at.
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
    // Tab leaves, and takes nothing with it.
    if (event.key === 'Tab') return true;
    event.preventDefault();
    held.current = query;
    return true;
  };
}

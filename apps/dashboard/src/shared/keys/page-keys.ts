import { useEffect, useEffectEvent } from 'react';

const typing =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, [contenteditable], dialog, [role="dialog"], [role="menu"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(typing) !== null;

/**
 * Single keys of a page, wherever nothing is being typed.
 * @param keys what each does, by the place of the key (`KeyE`), so that they work in either script
 */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = keys[event.code];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  // Outside system: the keyboard.
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Ctrl or ⌘ with Enter sends the form that is open, also from within a field. */
export function useSubmitKey(submit: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    submit();
  });
  // Outside system: the keyboard.
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

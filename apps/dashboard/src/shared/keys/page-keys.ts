import { useEffect, useEffectEvent } from 'react';
import { useText } from '../i18n/use-text';
import { useKeyLabels, type KeyPlace, type RegisteredKey } from './registered-keys';

const typing =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, [contenteditable], dialog, [role="dialog"], [role="menu"]';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(typing) !== null;

export interface KeyAction {
  /** Label in the list behind `?`, beginning with a verb. */
  label: string;
  run: () => void;
}

/** Actions by physical key (`KeyE`), so that they work in Latin and Cyrillic layouts. */
export type Keys<Action> = Readonly<Record<string, Action | undefined>>;

export const labelsOf = (keys: Keys<{ label: string }>): RegisteredKey[] =>
  Object.entries(keys).flatMap(([code, action]) =>
    action === undefined ? [] : [{ keys: [[code]], label: action.label }],
  );

/** Single-key shortcuts of a page, inactive while the user is typing. */
export function usePageKeys(keys: Keys<KeyAction>, place: KeyPlace = 'page'): void {
  useKeyLabels(place, labelsOf(keys));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const action = keys[event.code];
    if (action === undefined) return;
    event.preventDefault();
    action.run();
  });
  // Outside system: the keyboard.
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Ctrl+Enter or ⌘+Enter submits the open form, also from within a field. */
export function useSubmitKey(submit: () => void): void {
  const t = useText();
  useKeyLabels('page', [{ keys: [['mod', 'Enter']], label: t('common:keys.submit') }]);
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

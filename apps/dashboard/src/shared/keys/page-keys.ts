import { useEffect, useEffectEvent } from 'react';
import { useText } from '../i18n/use-text';
import { useKeyLabels, type KeyPlace, type RegisteredKey } from './registered-keys';

const typing =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** Whether a key pressed here is meant for what is in the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(typing) !== null;

/** What a key does; undefined where it cannot be done now. */
export interface KeyAction {
  /** In the list behind `?`, from its verb. */
  label: string;
  run: () => void;
}

/** By the place of the key (`KeyE`), so that they work in either script. */
export type Keys<Action> = Readonly<Record<string, Action | undefined>>;

/** Keys with their labels, for the list of them. */
export const labelsOf = (keys: Keys<{ label: string }>): RegisteredKey[] =>
  Object.entries(keys).flatMap(([code, action]) =>
    action === undefined ? [] : [{ keys: [[code]], label: action.label }],
  );

/** Single keys of a page, wherever nothing is being typed. */
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

/** Ctrl or ⌘ with Enter sends the form that is open, also from within a field. */
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

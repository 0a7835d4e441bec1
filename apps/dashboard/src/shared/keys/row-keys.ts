import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useText } from '../i18n/use-text';
import { labelsOf, type Keys } from './page-keys';
import { useKeyLabels } from './registered-keys';

const typing = 'input:not([type="checkbox"]), textarea, [role=menu], [role=dialog]';

const tableRows = 'tbody [role=row], tbody tr';

const rowOf = (target: EventTarget | null, rows: string): HTMLElement | null =>
  target instanceof HTMLElement && target.closest(typing) === null
    ? target.closest<HTMLElement>(rows)
    : null;

/** Control that a key operates: the row's checkbox, or the page's search. Space on a button or checkbox keeps its native action. */
function controlOf(event: KeyboardEvent, row: HTMLElement): HTMLInputElement | undefined {
  const { key, code, shiftKey, target } = event;
  if (key === ' ' && target instanceof HTMLAnchorElement)
    return row.querySelector<HTMLInputElement>('input[type="checkbox"]') ?? undefined;
  // Cyrillic layouts have a full stop on this key.
  if (key === '/' || (code === 'Slash' && !shiftKey))
    return document.querySelector<HTMLInputElement>('main input[type="search"]') ?? undefined;
  return undefined;
}

export interface RowAction {
  /** Label in the list behind `?`, beginning with a verb. */
  label: string;
  /** @param link link of the row, if it has one. @returns false when the action does not apply to this row */
  run: (link: HTMLAnchorElement | undefined) => boolean | void;
}

const isUnfocused = (target: EventTarget | null) =>
  target === document.body || (target instanceof HTMLElement && target.matches('main'));

/**
 * Keyboard navigation of a list: arrows move between rows, Space on a row's link selects it, `/` focuses the search.
 * @param frame element around the list
 * @param selector selector of the link that opens a row
 * @param rows selector of the rows. @default those of a table
 */
export function useRowKeys(
  frame: RefObject<HTMLElement | null>,
  selector: string,
  keys: Keys<RowAction>,
  rows: string = tableRows,
): void {
  const t = useText();
  const arrows = { keys: [['ArrowUp'], ['ArrowDown']], label: t('common:keys.rows') };
  const ofTable = [
    { keys: [['Space']], label: t('common:keys.select') },
    { keys: [['/']], label: t('common:keys.search') },
  ];
  useKeyLabels('row', [arrows, ...(rows === tableRows ? ofTable : []), ...labelsOf(keys)]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const row = rowOf(event.target, rows);
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const linkOf = (one: Element | null) =>
      one?.querySelector<HTMLAnchorElement>(selector) ?? undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const isDown = event.key === 'ArrowDown';
      const next = linkOf(isDown ? row.nextElementSibling : row.previousElementSibling);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      return;
    }
    const ownKey = rows === tableRows ? controlOf(event, row) : undefined;
    if (ownKey !== undefined) {
      event.preventDefault();
      if (ownKey.type === 'checkbox') ownKey.click();
      else ownKey.focus();
      return;
    }
    const action = keys[event.code];
    if (action !== undefined && action.run(linkOf(row)) !== false) event.preventDefault();
  });
  const onFirstArrow = useEffectEvent((event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isArrow || !isUnfocused(event.target) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = [...(frame.current?.querySelectorAll(rows) ?? [])];
    const seen = all.find((row) => row.getBoundingClientRect().top >= 0) ?? all[0];
    const link = seen?.querySelector<HTMLAnchorElement>(selector);
    if (!link) return;
    event.preventDefault();
    link.focus();
  });
  // Outside system: the keyboard.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    addEventListener('keydown', onFirstArrow);
    return () => {
      element?.removeEventListener('keydown', listen);
      removeEventListener('keydown', onFirstArrow);
    };
  }, [frame]);
}

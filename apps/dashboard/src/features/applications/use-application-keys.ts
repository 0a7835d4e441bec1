import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUrlPanel } from '../../shared/resource/use-url-panel';

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, [role=menu], [role=dialog]') === null
    ? target.closest<HTMLElement>('tbody [role=row]')
    : null;

/** The link of a row that opens its application. */
const linkOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLAnchorElement>('a[href*="application="]') ?? undefined;

const decisions: Readonly<Record<string, 'approved' | 'rejected'>> = {
  KeyA: 'approved',
  KeyR: 'rejected',
};

/** Keys of the list, while the focus is in one of its rows: arrows go, S plans, A approves, R rejects. */
export function useApplicationKeys(
  frame: RefObject<HTMLElement | null>,
  onSchedule: (id: number) => void,
): void {
  const navigate = useNavigate();
  const panel = useUrlPanel('application');

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = linkOf(
        event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling,
      );
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      return;
    }
    const link = linkOf(row);
    const id = Number(link && new URL(link.href).searchParams.get('application'));
    const decision = decisions[event.code];
    if (!Number.isInteger(id) || (decision === undefined && event.code !== 'KeyS')) return;
    event.preventDefault();
    if (decision === undefined) onSchedule(id);
    else
      void navigate(`${panel.href(id)}&decision=${decision}`, {
        state: { panel: 'application' },
        preventScrollReset: true,
      });
  });

  // Outside system: keys of the page's own rows.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { findLead } from './lead-cache';
import { usePeople } from './use-people';
import { undoLast, useLeadActions } from './use-lead-actions';

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && target.closest('input, textarea, [role=menu]') === null
    ? target.closest<HTMLElement>('tbody [role=row]')
    : null;

/** The link of a row that opens its lead. */
const linkOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLAnchorElement>('a[href*="lead="]') ?? undefined;

const idOf = (link: HTMLAnchorElement | undefined) =>
  link === undefined ? Number.NaN : Number(new URL(link.href).searchParams.get('lead'));

/** Keys of a row, by the place of the key, so that they work in either script. */
const keys: Readonly<Record<string, 'contacted' | 'call' | 'assign' | 'comment' | 'undo'>> = {
  KeyC: 'contacted',
  KeyP: 'call',
  KeyA: 'assign',
  KeyE: 'comment',
  KeyU: 'undo',
};

/** Keys of the list, while the focus is in one of its rows. */
export function useLeadKeys(frame: RefObject<HTMLElement | null>): void {
  const client = useQueryClient();
  const { me } = usePeople();
  const actions = useLeadActions();
  const panel = useUrlPanel('lead');

  const act = (action: (typeof keys)[string], row: HTMLElement) => {
    const lead = findLead(client, idOf(linkOf(row)));
    if (action === 'undo') void undoLast();
    if (lead === undefined) return;
    if (action === 'contacted' && lead.status === 'new') actions.contacted(lead);
    if (action === 'call' && lead.phone !== undefined) location.assign(`tel:${lead.phone}`);
    if (action === 'comment') panel.open(lead.id);
    if (action === 'assign' && me !== undefined)
      void actions.assign.run({
        ids: [lead.id],
        responsible: me,
        before: lead.responsible?.id ?? null,
      });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = linkOf(row[step[event.key]]);
      if (next !== undefined) {
        event.preventDefault();
        next.focus();
      }
      return;
    }
    const action = keys[event.code];
    if (action === undefined) return;
    event.preventDefault();
    act(action, row);
  });

  // Outside system: keys of the page's own rows.
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}

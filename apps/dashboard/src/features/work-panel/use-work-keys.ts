import type { Lead, WorkPanel } from '@karvon/api/main';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../shared/format/phone';
import { usePageKeys } from '../../shared/keys/page-keys';
import { useRowKeys } from '../../shared/keys/row-keys';
import { undoLast } from '../../shared/resource/last-undo';
import { useMember } from '../../shared/session/member';
import type { WorkActions } from './use-work-actions';

type Link = HTMLAnchorElement | undefined;

function enterQueue(id: string): void {
  const queue = document.getElementById(id);
  queue?.scrollIntoView({ block: 'nearest' });
  // Links beside the title may be a list too, but only the rows have the title as their name.
  const first =
    queue?.querySelector<HTMLElement>('[aria-label] > li a[href]') ??
    queue?.querySelector('a[href]');
  if (first instanceof HTMLElement) first.focus();
}

/** Focuses the next row, since the current one is about to disappear. */
function focusNext(link: Link): void {
  const entry = link?.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  next?.querySelector<HTMLElement>('a[href]')?.focus();
}

const leadOf = ({ leads }: WorkPanel, link: Link): Lead | undefined => {
  const id = link && Number(new URL(link.href).searchParams.get('lead'));
  return leads.find((lead) => lead.id === id);
};

export function useWorkKeys(
  frame: RefObject<HTMLElement | null>,
  panel: WorkPanel,
  actions: WorkActions,
): void {
  const { t } = useTranslation('work-panel');
  const { mayWorkOn } = useMember();
  const jump = (id: string, queue: string) => ({
    label: t('keys.jump', { queue }),
    run: () => enterQueue(id),
  });
  usePageKeys({
    Digit1: jump('leads', t('leads.title')),
    Digit2: jump('rooms', t('rooms.title')),
    Digit3: jump('fix', t('cars.title')),
    Digit4: jump('trade-in', t('applications.title')),
    Digit5: jump('refresh', t('refresh.title')),
    KeyU: { label: t('keys.undo'), run: () => void undoLast() },
  });
  useRowKeys(
    frame,
    'a[href]',
    {
      KeyC: {
        label: t('keys.contacted'),
        run: (link) => {
          const lead = leadOf(panel, link);
          if (lead === undefined || !mayWorkOn(lead.responsible?.id).ok) return false;
          focusNext(link);
          void actions.contacted.run(lead);
          return true;
        },
      },
      KeyP: {
        label: t('keys.call'),
        run: (link) => {
          const lead = leadOf(panel, link);
          if (lead?.phone === undefined) return false;
          // Presses the row's own button, which shows the number and the outcomes.
          const label = t('leads.callName', { name: lead.client_name || formatPhone(lead.phone) });
          const buttons = link?.closest('li')?.querySelectorAll('button') ?? [];
          [...buttons].find(({ ariaLabel }) => ariaLabel === label)?.click();
          return true;
        },
      },
      KeyR: {
        label: t('keys.refresh'),
        run: (link) => {
          const auto = panel.refresh.find(
            ({ car, is_ready: isReady }) =>
              isReady && link?.pathname.endsWith(`/${String(car.id)}`),
          );
          if (auto === undefined || link?.closest('#refresh') === null) return false;
          focusNext(link);
          void actions.refresh.run(auto.car.id);
          return true;
        },
      },
    },
    'li',
  );
}

import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useRowKeys, type RowAction } from '../../shared/keys/row-keys';
import { undoLast } from '../../shared/resource/last-undo';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { findLead } from './lead-cache';
import { usePeople } from './use-people';
import { commentHash } from './LeadTexts';
import { useLeadActions } from './LeadActionsProvider';

type Lead = NonNullable<ReturnType<typeof findLead>>;

/** Keys of the list, while the focus is in one of its rows. */
export function useLeadKeys(frame: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation(['leads', 'common']);
  const client = useQueryClient();
  const { me } = usePeople();
  const actions = useLeadActions();
  const panel = useUrlPanel('lead');
  const navigate = useNavigate();

  const onLead = (label: string, run: (lead: Lead) => void): RowAction => ({
    label,
    run: (link) => {
      const id = link && Number(new URL(link.href).searchParams.get('lead'));
      const lead = findLead(client, id ?? Number.NaN);
      if (lead !== undefined) run(lead);
    },
  });
  useRowKeys(frame, 'a[href*="lead="]', {
    KeyC: onLead(t('keys.contacted'), (lead) => {
      if (lead.status === 'new') actions.contacted(lead);
    }),
    KeyP: onLead(t('keys.call'), ({ phone }) => {
      if (phone !== undefined) location.assign(`tel:${phone}`);
    }),
    KeyA: onLead(t('keys.assign'), (lead) => {
      if (me !== undefined) void actions.assign.run({ leads: [lead], responsible: me });
    }),
    KeyE: onLead(t('keys.comment'), ({ id }) => {
      void navigate(`${panel.href(id)}${commentHash}`, { state: { panel: 'lead' } });
    }),
    KeyU: { label: t('keys.undo'), run: () => void undoLast() },
  });
}

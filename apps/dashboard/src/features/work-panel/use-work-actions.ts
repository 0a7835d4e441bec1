import type { AutosBulkResult, Lead, LeadAttempt, WorkPanel } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, type Action } from '../../shared/resource/use-action';
import { leadsOf, workCalls, workQueries } from './queries';

export interface WorkActions {
  contacted: Action<Lead, unknown>;
  ownIds: ReadonlySet<number>;
  attempt: Action<{ id: number; attempt: LeadAttempt }, unknown>;
  renew: Action<number, unknown>;
  refresh: Action<number, unknown>;
  refreshAll: Action<void, AutosBulkResult>;
}

const withoutLeads = (panel: WorkPanel, ids: readonly number[]): WorkPanel => {
  const leads = panel.leads.filter(({ id }) => !ids.includes(id));
  const gone = panel.leads.length - leads.length;
  if (gone === 0) return panel;
  const { total, new_leads, new_leads_repeated: repeated } = panel.counts;
  // A buyer's other leads have no rows of their own and disappear with the row.
  const others = Math.min(repeated, ids.length - gone);
  const counts = {
    ...panel.counts,
    total: total - gone,
    new_leads: new_leads - gone - others,
    new_leads_repeated: repeated - others,
  };
  return { ...panel, leads, counts };
};

export function useWorkActions(avtosalon: number | undefined): WorkActions {
  const { t } = useTranslation(['work-panel', 'autos']);
  const client = useQueryClient();
  const queryKey = workQueries.panels;
  const [ownIds, setOwnIds] = useState<ReadonlySet<number>>(new Set());

  /** Removes the rows of a buyer at once. Returns a function that restores them. */
  const hideLeads = (lead: Lead) => {
    const ids = leadsOf(lead);
    setOwnIds((now) => new Set([...now, ...ids]));
    void client.cancelQueries({ queryKey });
    const before = client.getQueriesData<WorkPanel>({ queryKey });
    client.setQueriesData<WorkPanel>({ queryKey }, (panel) => panel && withoutLeads(panel, ids));
    return () => {
      for (const [key, panel] of before) client.setQueryData(key, panel);
    };
  };

  return {
    ownIds,
    contacted: useAction(workCalls.contacted, {
      optimistic: hideLeads,
      success: (_, lead) => {
        const { length: count } = leadsOf(lead);
        return {
          title: count === 1 ? t('leads.contactedDone') : t('leads.contactedMany', { count }),
          description: lead.client_name || lead.phone,
        };
      },
      undo: (_, lead) => workCalls.notContacted(lead),
      invalidates: workQueries.leads,
    }),
    attempt: useAction(workCalls.attempt, {
      success: ({ client_name, phone }, { attempt }) => ({
        title: t(attempt === 'no_answer' ? 'leads.noAnswerDone' : 'leads.wrongNumberDone'),
        description: client_name || phone,
      }),
      undo: ({ id }) => workCalls.withoutAttempt(id),
      invalidates: workQueries.leads,
    }),
    renew: useAction(workCalls.renew, {
      success: () => ({ title: t('autos:done.renew') }),
      invalidates: workQueries.autos,
    }),
    refresh: useAction(workCalls.refresh, {
      success: () => ({ title: t('autos:done.refresh') }),
      invalidates: workQueries.autos,
    }),
    refreshAll: useAction((_: void, key) => workCalls.refreshAll(avtosalon, key), {
      invalidates: workQueries.autos,
    }),
  };
}

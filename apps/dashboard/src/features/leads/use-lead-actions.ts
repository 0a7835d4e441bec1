import type { Lead, LeadsBulkResult } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useText } from '../../shared/i18n/use-text';
import { useAction, type Action } from '../../shared/resource/use-action';
import { patchLeads } from './lead-cache';
import { buyerName } from './lead-labels';
import { leadCalls, leadQueries } from './queries';

interface Marked {
  ids: readonly number[];
  status: 'new' | 'contacted';
  /** Of the buyer, for a toast about one. */
  name?: string;
}

interface Assigned {
  leads: readonly Pick<Lead, 'id' | 'responsible'>[];
  responsible: { id: number; full_name: string } | null;
}

/** None of them shows that it is under way: rows are not rendered again for what happens to another one. */
type Run<Variables, Result> = Pick<Action<Variables, Result>, 'run'>;

export interface LeadActions {
  mark: Run<Marked, LeadsBulkResult>;
  assign: Run<Assigned, LeadsBulkResult>;
  attempt: Run<{ id: number; attempt: 'no_answer' | 'wrong_number' }, Lead>;
  /** «Связались» for everything that this buyer waits for. */
  contacted: (lead: Lead) => void;
}

const newKey = () => crypto.randomUUID();

const marked =
  (status: 'new' | 'contacted') =>
  ({ waiting_since, ...lead }: Lead): Lead => ({
    ...lead,
    status,
    ...(status === 'new' && waiting_since !== undefined && { waiting_since }),
  });

/** For `LeadActionsProvider`: made once for the list and its windows, and not for each row. */
export function useNewLeadActions(): LeadActions {
  const { t } = useTranslation('leads');
  const text = useText();
  const client = useQueryClient();
  const invalidates = leadQueries.lists;

  const undoMark = ({ ids, status }: Marked) =>
    leadCalls.setStatus({ ids, status: status === 'new' ? 'contacted' : 'new' }, newKey());

  /** Each lead goes back to whoever had it. */
  const undoAssign = ({ leads }: Assigned) =>
    Promise.all(
      [...Map.groupBy(leads, ({ responsible }) => responsible?.id ?? null)].map(
        ([responsible, group]) =>
          leadCalls.assign({ ids: group.map(({ id }) => id), responsible }, newKey()),
      ),
    );

  const mark = useAction(leadCalls.setStatus, {
    optimistic: ({ ids, status }: Marked) => patchLeads(client, ids, marked(status)),
    success: ({ done }, { status, name }) => ({
      title:
        status === 'new'
          ? t('againDone')
          : done > 1
            ? t('contactedMany', { count: done })
            : t('contactedDone'),
      description: name,
    }),
    undo: (_, variables) => undoMark(variables),
    invalidates,
  });

  const assign = useAction(
    ({ leads, responsible }: Assigned, key: string) =>
      leadCalls.assign(
        { ids: leads.map(({ id }) => id), responsible: responsible?.id ?? null },
        key,
      ),
    {
      optimistic: ({ leads, responsible }) =>
        patchLeads(
          client,
          leads.map(({ id }) => id),
          ({ responsible: _before, ...lead }) => ({
            ...lead,
            ...(responsible && { responsible: { ...responsible, is_active: true } }),
          }),
        ),
      success: (_, { responsible }) => ({
        title: responsible === null ? t('nobody') : t('assigned', { name: responsible.full_name }),
      }),
      undo: (_, variables) => undoAssign(variables),
      invalidates,
    },
  );

  const attempt = useAction(leadCalls.update, {
    success: (_, variables) => ({
      title: variables.attempt === 'no_answer' ? t('noAnswerDone') : t('wrongNumberDone'),
    }),
    undo: (_, { id }) => leadCalls.update({ id, attempt: null }),
    invalidates,
  });

  return {
    mark,
    assign,
    attempt,
    contacted: (lead) => {
      const ids = lead.buyer.new_lead_ids.length > 0 ? lead.buyer.new_lead_ids : [lead.id];
      void mark.run({ ids, status: 'contacted', name: buyerName(lead, text) });
    },
  };
}

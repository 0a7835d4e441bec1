import type { Lead, LeadsBulkResult } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useText } from '../../shared/i18n/use-text';
import { undoLeadStatus } from '../../shared/status/undo-lead-status';
import { useAction, type Action } from '../../shared/resource/use-action';
import { patchLeads } from './lead-cache';
import { buyerName } from './lead-labels';
import { leadCalls, leadQueries } from './queries';

interface Marked {
  ids: readonly number[];
  status: 'new' | 'contacted';
  name?: string;
}

interface Assigned {
  leads: readonly Pick<Lead, 'id' | 'responsible'>[];
  responsible: { id: number; full_name: string } | null;
}

/** Omits the pending state, so that an action on one row renders no other. */
type Run<Variables, Result> = Pick<Action<Variables, Result>, 'run'>;

export interface LeadActions {
  mark: Run<Marked, LeadsBulkResult>;
  assign: Run<Assigned, LeadsBulkResult>;
  attempt: Run<{ id: number; attempt: 'no_answer' | 'wrong_number' }, Lead>;
  contacted: (lead: Lead) => void;
}

const newKey = () => crypto.randomUUID();

const done = ({ results }: LeadsBulkResult, ids: readonly number[]) =>
  ids.filter((id) => !results.some((row) => row.id === id && !row.ok));

const marked =
  (status: 'new' | 'contacted') =>
  ({ waiting_since, ...lead }: Lead): Lead => ({
    ...lead,
    status,
    ...(status === 'new' && waiting_since !== undefined && { waiting_since }),
  });

export function useNewLeadActions(): LeadActions {
  const { t } = useTranslation('leads');
  const text = useText();
  const client = useQueryClient();
  const invalidates = leadQueries.lists;

  // Undo also restores the response time.
  const undoMark = (result: LeadsBulkResult, { ids }: Marked) => undoLeadStatus(done(result, ids));

  const undoAssign = (result: LeadsBulkResult, { leads }: Assigned) => {
    const ids = done(
      result,
      leads.map(({ id }) => id),
    );
    const changed = leads.filter(({ id }) => ids.includes(id));
    return Promise.all(
      [...Map.groupBy(changed, ({ responsible }) => responsible?.id ?? null)].map(
        ([responsible, group]) =>
          leadCalls.assign({ ids: group.map(({ id }) => id), responsible }, newKey()),
      ),
    );
  };

  /** Reports how many failed: taken by a colleague meanwhile, or gone. */
  const partly = ({ done, failed }: LeadsBulkResult) =>
    failed === 0 ? undefined : { title: text('common:bulk.result', { done, failed }) };

  const mark = useAction(leadCalls.setStatus, {
    optimistic: ({ ids, status }: Marked) => patchLeads(client, ids, marked(status)),
    success: (result, { status, name }) =>
      partly(result) ?? {
        title:
          status === 'new'
            ? t('againDone')
            : result.done > 1
              ? t('contactedMany', { count: result.done })
              : t('contactedDone'),
        description: name,
      },
    undo: undoMark,
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
      success: (result, { responsible }) =>
        partly(result) ?? {
          title:
            responsible === null ? t('nobody') : t('assigned', { name: responsible.full_name }),
        },
      undo: undoAssign,
      invalidates,
    },
  );

  const attempt = useAction(leadCalls.update, {
    success: (_, variables) => ({
      title: variables.attempt === 'no_answer' ? t('noAnswerDone') : t('wrongNumberDone'),
    }),
    undo: (_, { id }) => leadCalls.undoAttempt(id),
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

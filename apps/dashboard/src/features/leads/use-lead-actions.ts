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
  ids: readonly number[];
  responsible: { id: number; full_name: string } | null;
  /** Who it was, to take it back. */
  before: number | null;
}

export interface LeadActions {
  mark: Action<Marked, LeadsBulkResult>;
  assign: Action<Assigned, LeadsBulkResult>;
  attempt: Action<{ id: number; attempt: 'no_answer' | 'wrong_number' }, Lead>;
  /** «Связались» for everything that this buyer waits for. */
  contacted: (lead: Lead) => void;
}

/** What was done last and can be taken back by a key. */
let last: (() => Promise<unknown>) | undefined;

/** Takes the last change of a lead back, once. */
export async function undoLast(): Promise<void> {
  const undo = last;
  last = undefined;
  await undo?.();
}

const newKey = () => crypto.randomUUID();

const marked =
  (status: 'new' | 'contacted') =>
  ({ waiting_since, ...lead }: Lead): Lead => ({
    ...lead,
    status,
    ...(status === 'new' && waiting_since !== undefined && { waiting_since }),
  });

/** What a dealer does to leads, seen at once and taken back within ten seconds. */
export function useLeadActions(): LeadActions {
  const { t } = useTranslation('leads');
  const text = useText();
  const client = useQueryClient();
  const invalidates = leadQueries.lists;

  const undoMark = ({ ids, status }: Marked) =>
    leadCalls.setStatus({ ids, status: status === 'new' ? 'contacted' : 'new' }, newKey());

  const refreshed = (undo: () => Promise<unknown>) => async () => {
    await undo();
    await client.invalidateQueries({ queryKey: invalidates[0] });
  };

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
    onDone: (_, variables) => {
      last = refreshed(() => undoMark(variables));
    },
    invalidates,
  });

  const assign = useAction(
    ({ ids, responsible }: Assigned, key: string) =>
      leadCalls.assign({ ids, responsible: responsible?.id ?? null }, key),
    {
      optimistic: ({ ids, responsible }) =>
        patchLeads(client, ids, ({ responsible: _before, ...lead }) => ({
          ...lead,
          ...(responsible && { responsible: { ...responsible, is_active: true } }),
        })),
      success: (_, { responsible }) => ({
        title: responsible === null ? t('nobody') : t('assigned', { name: responsible.full_name }),
      }),
      undo: (_, { ids, before }) => leadCalls.assign({ ids, responsible: before }, newKey()),
      onDone: (_, { ids, before }) => {
        last = refreshed(() => leadCalls.assign({ ids, responsible: before }, newKey()));
      },
      invalidates,
    },
  );

  const attempt = useAction(leadCalls.update, {
    success: (_, variables) => ({
      title: variables.attempt === 'no_answer' ? t('noAnswerDone') : t('wrongNumberDone'),
    }),
    undo: (_, { id }) => leadCalls.update({ id, attempt: null }),
    onDone: (_, { id }) => {
      last = refreshed(() => leadCalls.update({ id, attempt: null }));
    },
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

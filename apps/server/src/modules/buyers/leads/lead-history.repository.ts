import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type NewOwnedRow, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import { createStatements } from '../../../platform/db/statement';
import type { LeadEvent, LeadSource, LeadType } from './lead-types';

export type StoredEvent = OwnedRow<'lead_events'>;
export type NewEvent = Pick<NewOwnedRow<'lead_events'>, 'at' | 'kind'> &
  Partial<
    Pick<
      NewOwnedRow<'lead_events'>,
      'actor_id' | 'contact_id' | 'attempt' | 'from_status' | 'to_status'
    >
  > & { changes?: LeadEvent['changes'] };

export interface EventRow extends StoredEvent {
  actor_name: string | null;
  contact_type: LeadType | null;
  contact_source: LeadSource | null;
  call_answered: boolean | null;
  call_duration: number | null;
  campaign_id: number | null;
  contact_created_at: Date | null;
  contact_response_at: Date | null;
}

export function createLeadHistoryRepository(db: Db) {
  const run = createStatements(db);
  const events = ownedTable(db, 'lead_events');

  return {
    /** @param event without an actor the buyer did it */
    async add(access: Access, leadId: number, event: NewEvent): Promise<void> {
      const { actor_id = null, changes = [], ...rest } = event;
      await events.insert(access, {
        lead_id: leadId,
        contact_id: null,
        attempt: null,
        from_status: null,
        to_status: null,
        ...rest,
        actor_kind: actor_id === null ? 'client' : 'dealer',
        actor_id,
        changes: JSON.stringify(changes),
      });
    },

    /** The newest first. */
    async attempts(access: Access, leadId: number): Promise<StoredEvent[]> {
      const found = await events.all(access, { lead_id: leadId, kind: 'attempt' });
      return found.toReversed();
    },

    /** The last two status changes, the newest first, and whether only changes of fields came after. */
    statusChanges: (owner: Owner, leadId: number) =>
      run(sql<StoredEvent & { is_latest: boolean }>`select * from (
           select e.*, row_number() over (order by e.at desc, e.id desc) = 1 as is_latest from lead_events e
           where e.business_user_id = ${owner} and e.lead_id = ${leadId} and e.kind <> 'changed'
         ) event where kind = 'status_changed' order by at desc, id desc limit 2`),

    remove: (access: Access, id: number) => events.delete(access, id),

    /** The newest first. */
    page: (owner: Owner, leadId: number, { size, offset }: { size: number; offset: number }) =>
      run(sql<EventRow>`select e.*, u.full_name as actor_name, c.type as contact_type, c.source as contact_source, c.call_answered, c.call_duration,
           c.campaign_id, c.created_at as contact_created_at, c.first_response_at as contact_response_at
         from lead_events e
           left join business_users u on u.id = e.actor_id
           left join lead_contacts c on c.id = e.contact_id
         where e.business_user_id = ${owner} and e.lead_id = ${leadId}
         order by e.at desc, e.id desc limit ${size} offset ${offset}`),

    async count(owner: Owner, leadId: number): Promise<number> {
      const [row] = await run(sql<{ count: number }>`
        select count(*)::int as count from lead_events where business_user_id = ${owner} and lead_id = ${leadId}`);
      return row?.count ?? 0;
    },
  };
}

export type LeadHistoryRepository = ReturnType<typeof createLeadHistoryRepository>;

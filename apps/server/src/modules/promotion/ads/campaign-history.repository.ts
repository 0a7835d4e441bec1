import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Database } from '../../../platform/db/tables';
import type { Actor, DeclinedReason, StoredChange } from './campaign-types';

type Columns = Insertable<Database['campaign_history']>;

export interface NewCampaignEvent extends Pick<Columns, 'campaign_id' | 'at' | 'kind'> {
  actor: Actor;
  from_status?: Columns['from_status'];
  to_status?: Columns['to_status'];
  amount?: number;
  payment_id?: number | undefined;
  reasons?: readonly DeclinedReason[];
  changes?: readonly StoredChange[];
}

export function createCampaignHistoryRepository(db: Db) {
  return {
    async add({ actor, reasons, changes, ...event }: NewCampaignEvent): Promise<void> {
      await db.current
        .insertInto('campaign_history')
        .values({
          from_status: null,
          to_status: null,
          amount: null,
          ...event,
          payment_id: event.payment_id ?? null,
          actor_kind: actor.kind,
          actor_id: actor.id ?? null,
          reasons: JSON.stringify(reasons ?? []),
          changes: JSON.stringify(changes ?? []),
        })
        .execute();
    },

    /** The newest first. */
    page: (campaignId: number, { size, offset }: { size: number; offset: number }) =>
      db.current
        .selectFrom('campaign_history as h')
        .leftJoin('business_users as u', 'u.id', 'h.actor_id')
        .selectAll('h')
        .select('u.full_name as actor_name')
        .where('h.campaign_id', '=', campaignId)
        .orderBy('h.id', 'desc')
        .limit(size)
        .offset(offset)
        .execute(),

    async count(campaignId: number): Promise<number> {
      const { count } = await db.current
        .selectFrom('campaign_history')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('campaign_id', '=', campaignId)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

export type CampaignHistoryRepository = ReturnType<typeof createCampaignHistoryRepository>;

import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import type { Actor, Currency, DeclinedReason, EventKind, StoredChange } from './auto-types';
import type { Database } from '../../../platform/db/tables';

export interface NewEvent extends Partial<
  Pick<Insertable<Database['auto_history']>, 'reason' | 'note' | 'import_id'>
> {
  auto_id: number;
  at: Date;
  kind: EventKind;
  actor: Actor;
  from_status?: Selectable<Database['auto_history']>['from_status'];
  to_status?: Selectable<Database['auto_history']>['to_status'];
  declined_reasons?: readonly DeclinedReason[];
  changes?: readonly StoredChange[];
}

export function createAutoHistoryRepository(db: Db) {
  return {
    async add(event: NewEvent): Promise<void> {
      const { actor, declined_reasons, changes, ...rest } = event;
      await db.current
        .insertInto('auto_history')
        .values({
          from_status: null,
          to_status: null,
          reason: null,
          note: null,
          import_id: null,
          ...rest,
          actor_kind: actor.kind,
          actor_id: actor.id ?? null,
          declined_reasons:
            declined_reasons === undefined ? null : JSON.stringify(declined_reasons),
          changes: JSON.stringify(changes ?? []),
        })
        .execute();
    },

    /** Number of recent moderators' decisions over all dealers, and the median seconds since submission. */
    async decisionTimes(
      count: number,
    ): Promise<{ decisions: number; median_seconds: number | null }> {
      const { rows } = await sql<{ decisions: number; median_seconds: number | null }>`
        select count(*)::int as decisions,
          round(percentile_cont(0.5) within group (order by extract(epoch from d.at - s.at)))::int as median_seconds
        from (
          select id, auto_id, at from auto_history
          where from_status = 'moderation' and to_status in ('active', 'moderation_declined')
            and actor_kind <> 'dealer'
          order by id desc limit ${count}
        ) d
        cross join lateral (
          select at from auto_history
          where auto_id = d.auto_id and to_status = 'moderation' and id < d.id
          order by id desc limit 1
        ) s`.execute(db.current);
      return rows[0] ?? { decisions: 0, median_seconds: null };
    },

    /** The newest first. */
    page(owner: Owner, autoId: number, { size, offset }: { size: number; offset: number }) {
      return db.current
        .selectFrom('auto_history as h')
        .innerJoin('autos as a', 'a.id', 'h.auto_id')
        .leftJoin('business_users as u', 'u.id', 'h.actor_id')
        .leftJoin('imports as i', 'i.id', 'h.import_id')
        .selectAll('h')
        .select(['u.full_name as actor_name', 'i.file_name', 'i.feed_id'])
        .where('a.business_user_id', '=', owner)
        .where('h.auto_id', '=', autoId)
        .orderBy('h.id', 'desc')
        .limit(size)
        .offset(offset)
        .execute();
    },

    async count(owner: Owner, autoId: number): Promise<number> {
      const { count } = await db.current
        .selectFrom('auto_history as h')
        .innerJoin('autos as a', 'a.id', 'h.auto_id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('a.business_user_id', '=', owner)
        .where('h.auto_id', '=', autoId)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Includes fields that have their former values again. */
    async hasChangedSinceApproval(autoId: number, fields: readonly string[]): Promise<boolean> {
      const { rows } = await sql<{ is_changed: boolean }>`
        select exists (
          select from auto_history h cross join lateral jsonb_to_recordset(h.changes) as c(field text)
          where h.auto_id = ${autoId} and c.field = any(${fields}) and h.id > coalesce((
            select max(id) from auto_history
            where auto_id = ${autoId} and to_status = 'active' and from_status in ('moderation', 'flagged_to_admin')), 0)
        ) as is_changed`.execute(db.current);
      return rows[0]?.is_changed === true;
    },

    async addPrice(
      autoId: number,
      { price, currency, at }: { price: number; currency: Currency; at: Date },
    ): Promise<void> {
      await db.current
        .insertInto('auto_prices')
        .values({ auto_id: autoId, price, currency, at })
        .execute();
    },
  };
}

export type AutoHistoryRepository = ReturnType<typeof createAutoHistoryRepository>;

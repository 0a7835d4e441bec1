import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { limitOf, listQuery } from '../../../platform/db/list-query';
import { type NewOwnedRow, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Owner } from '../../../platform/values/owner';
import { type Sql, createPrepared } from '../../../platform/db/statement';
import type { CarModelOrdering, CarModelStatus, QueueQuery } from './car-model-types';

export type StoredProposal = OwnedRow<'car_model_proposals'>;
export type NewProposal = NewOwnedRow<'car_model_proposals'>;

export interface ProposalRow extends StoredProposal {
  /** The proposal's own image, or that of the catalogue's generation. */
  shown_photo: string | null;
  corrected_by: number | null;
  proposer_name: string | null;
}

export interface QueuedRow extends ProposalRow {
  dealership_name: string;
  dealership_phone: string | null;
}

export interface ProposalFilters {
  q?: string | undefined;
}

const correction = sql`select c.id from car_model_proposals c where c.previous_id = p.id and c.deleted_at is null`;

/** Declined and not corrected, and no car was created from the catalogue entry suggested instead. */
const unsettled = sql`(p.status = 'declined' and not exists (${correction}) and not exists (
  select from autos a where a.business_user_id = p.business_user_id
    and a.generation_id = p.catalog_generation_id and a.created_at > p.decided_at))`;

const columns = sql`p.*, coalesce(p.photo, g.photo) as shown_photo, u.full_name as proposer_name,
  (${correction} order by c.id desc limit 1) as corrected_by`;

const joins = sql`left join generations g on g.id = p.generation_id
  left join business_users u on u.id = p.proposed_by`;

const none = { pending: 0, approved: 0, declined: 0 } as const;

export function createCarModelsRepository(db: Db) {
  const run = createPrepared(db);

  /** The service key acts for all dealerships. */
  const queueCondition = (status: NonNullable<QueueQuery['status']>): Sql =>
    status === 'withdrawn'
      ? sql`p.deleted_at is not null`
      : sql`p.deleted_at is null and p.status = ${status}`;

  return {
    ...ownedTable(db, 'car_model_proposals', { softDelete: true }),

    list: listQuery<ProposalRow, ProposalFilters, CarModelOrdering, CarModelStatus>(db, {
      table: 'car_model_proposals',
      alias: 'p',
      live: sql`p.deleted_at is null`,
      where: ({ q }, is) => is.terms(q, 'p.search', 'at the beginning'),
      orders: {
        attention: { asc: sql`${unsettled} desc, p.created_at desc, p.id desc` },
        created_at: 'p.created_at',
        decided_at: { absentLast: 'p.decided_at' },
      },
      defaultOrdering: 'attention',
      select: columns,
      joins,
      statuses: { column: 'p.status', none },
    }),

    async lockWithdrawn(owner: Owner, id: number): Promise<StoredProposal | undefined> {
      return db.current
        .selectFrom('car_model_proposals')
        .selectAll()
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    async isCorrected(owner: Owner, id: number): Promise<boolean> {
      const found = await db.current
        .selectFrom('car_model_proposals')
        .select('id')
        .where('business_user_id', '=', owner)
        .where('previous_id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return found !== undefined;
    },

    async restore(owner: Owner, id: number): Promise<void> {
      await db.current
        .updateTable('car_model_proposals')
        .set({ deleted_at: null })
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .execute();
    },

    /** Seconds from proposal to decision of the newest twenty. */
    async decisionTimes(owner: Owner): Promise<number[]> {
      const rows = await run(
        sql<{
          seconds: number;
        }>`select extract(epoch from decided_at - created_at)::int as seconds from car_model_proposals
         where business_user_id = ${owner} and decided_at is not null and deleted_at is null
         order by decided_at desc limit 20`,
      );
      return rows.map(({ seconds }) => seconds);
    },

    /** The service key acts for all dealers, here and in the three functions below. */
    async lockOfAnyOwner(id: number): Promise<StoredProposal | undefined> {
      return db.current
        .selectFrom('car_model_proposals')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    async lockSame({ id, sameness }: StoredProposal): Promise<StoredProposal[]> {
      return db.current
        .selectFrom('car_model_proposals')
        .selectAll()
        .where('sameness', '=', sameness)
        .where('status', '=', 'pending')
        .where('deleted_at', 'is', null)
        .where('id', '<>', id)
        .orderBy('id')
        .forUpdate()
        .execute();
    },

    async queue(
      status: NonNullable<QueueQuery['status']>,
      { size, offset }: { size: number; offset: number },
    ): Promise<QueuedRow[]> {
      return run(
        sql<QueuedRow>`select ${columns}, coalesce(d.company_name, d.full_name) as dealership_name, d.phone as dealership_phone
         from car_model_proposals p ${joins} join business_users d on d.id = p.business_user_id
         where ${queueCondition(status)} order by p.created_at, p.id ${limitOf({ size, offset })}`,
      );
    },

    async queueLength(status: NonNullable<QueueQuery['status']>): Promise<number> {
      const [row] = await run(
        sql<{
          count: number;
        }>`select count(*)::int as count from car_model_proposals p where ${queueCondition(status)}`,
      );
      return row?.count ?? 0;
    },

    async queued(id: number): Promise<QueuedRow | undefined> {
      const [row] = await run(
        sql<QueuedRow>`select ${columns}, coalesce(d.company_name, d.full_name) as dealership_name, d.phone as dealership_phone
         from car_model_proposals p ${joins} join business_users d on d.id = p.business_user_id
         where p.id = ${id}`,
      );
      return row;
    },
  };
}

export type CarModelsRepository = ReturnType<typeof createCarModelsRepository>;

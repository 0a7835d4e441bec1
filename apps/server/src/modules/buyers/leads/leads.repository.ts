import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type NewOwnedRow, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Owner } from '../../../platform/values/owner';
import { createStatements } from '../../../platform/db/statement';

export type StoredLead = OwnedRow<'leads'>;
export type NewLead = NewOwnedRow<'leads'>;
export type StoredContact = OwnedRow<'lead_contacts'>;

/** What a room shows of its lead. */
export type LeadOfRoom = Pick<StoredLead, 'id' | 'status' | 'source' | 'responsible_id'>;

/** A contact with the same buyer and the same car joins a lead whose last contact is at most so many hours away. */
export const mergeHours = 720;

/** What a contact is compared by. */
export interface ContactKey {
  phone: string;
  auto_id: number | null;
  avtosalon_id: number | null;
  created_at: Date;
}

export function createLeadsRepository(db: Db) {
  const run = createStatements(db);
  const contacts = ownedTable(db, 'lead_contacts');

  return {
    ...ownedTable(db, 'leads'),
    contacts,

    /** The service key stands for all dealers, so there is no owner here. */
    byExternalId: (externalId: string): Promise<StoredLead | undefined> =>
      db.current
        .selectFrom('leads')
        .innerJoin('lead_contacts as c', 'c.lead_id', 'leads.id')
        .where('c.external_id', '=', externalId)
        .selectAll('leads')
        .executeTakeFirst(),

    /** Contacts of one key, such as a buyer's phone, are taken in one after the other, until the surrounding transaction ends. */
    async lockFor(key: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('lead contact'), hashtext(${key}))`.execute(
        db.current,
      );
    },

    /** The lead that a contact joins: of the same phone and car, without a car of the same showroom, 720 hours at most away. */
    async toJoin(owner: Owner, key: ContactKey): Promise<StoredLead | undefined> {
      const { phone, auto_id, avtosalon_id, created_at } = key;
      const [row] = await run(sql<StoredLead>`select * from leads
         where business_user_id = ${owner} and buyer_key = ${phone} and auto_id is not distinct from ${auto_id}
           and (${auto_id}::bigint is not null or avtosalon_id is not distinct from ${avtosalon_id})
           and last_contact_at >= ${created_at}::timestamptz - make_interval(hours => ${mergeHours})
           and created_at <= ${created_at}::timestamptz + make_interval(hours => ${mergeHours})
         order by last_contact_at desc, id desc limit 1 for update`);
      return row;
    },

    /** A reaction answers every contact before it that had none. @param by the user who reacted; null where nobody knows */
    async react(
      owner: Owner,
      leadId: number,
      { at, by }: { at: Date; by: number | null },
    ): Promise<void> {
      await run(sql`update lead_contacts set first_response_at = ${at}, responded_by = ${by}
        where business_user_id = ${owner} and lead_id = ${leadId} and first_response_at is null and created_at <= ${at}`);
    },

    /** Takes back a reaction. */
    async undoReaction(owner: Owner, leadId: number, at: Date): Promise<void> {
      await run(sql`update lead_contacts set first_response_at = null, responded_by = null
        where business_user_id = ${owner} and lead_id = ${leadId} and first_response_at = ${at}`);
    },
  };
}

export type LeadsRepository = ReturnType<typeof createLeadsRepository>;

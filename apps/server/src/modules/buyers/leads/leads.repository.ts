import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type NewOwnedRow, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Owner } from '../../../platform/values/owner';
import { createStatements } from '../../../platform/db/statement';

export type StoredLead = OwnedRow<'leads'>;
export type NewLead = NewOwnedRow<'leads'>;
export type StoredContact = OwnedRow<'lead_contacts'>;

export type LeadOfRoom = Pick<StoredLead, 'id' | 'status' | 'source' | 'responsible_id'>;

/** Hours. A contact with the same buyer and car joins a lead whose last contact is at most this far away. */
export const mergeHours = 720;

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

    /** The service key acts for all dealers, so there is no owner here. */
    byExternalId: (externalId: string): Promise<StoredLead | undefined> =>
      db.current
        .selectFrom('leads')
        .innerJoin('lead_contacts as c', 'c.lead_id', 'leads.id')
        .where('c.external_id', '=', externalId)
        .selectAll('leads')
        .executeTakeFirst(),

    /** Contacts of one key, such as a buyer's phone, are processed one by one, until the surrounding transaction ends. */
    async lockFor(key: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('lead contact'), hashtext(${key}))`.execute(
        db.current,
      );
    },

    /** The lead that a contact joins: same phone and car, or same showroom without a car, at most `mergeHours` away. */
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

    /** Sets the response of every earlier contact without one. @param by the user who reacted; null when unknown */
    async react(
      owner: Owner,
      leadId: number,
      { at, by }: { at: Date; by: number | null },
    ): Promise<void> {
      await run(sql`update lead_contacts set first_response_at = ${at}, responded_by = ${by}
        where business_user_id = ${owner} and lead_id = ${leadId} and first_response_at is null and created_at <= ${at}`);
    },

    async undoReaction(owner: Owner, leadId: number, at: Date): Promise<void> {
      await run(sql`update lead_contacts set first_response_at = null, responded_by = null
        where business_user_id = ${owner} and lead_id = ${leadId} and first_response_at = ${at}`);
    },
  };
}

export type LeadsRepository = ReturnType<typeof createLeadsRepository>;

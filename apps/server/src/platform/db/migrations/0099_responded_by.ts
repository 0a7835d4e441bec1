import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the user who responded to a contact first, taken from the history of its lead. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_contacts add column responded_by bigint references business_users`.execute(
    db,
  );
  await sql`
    update lead_contacts c set responded_by = e.actor_id
    from lead_events e
    where e.lead_id = c.lead_id and e.at = c.first_response_at and e.actor_id is not null
      and e.kind in ('answered', 'attempt', 'status_changed')`.execute(db);
  await sql`
    create index lead_contacts_responded on lead_contacts (business_user_id, responded_by, created_at)
    where responded_by is not null`.execute(db);
}

export const respondedBy: Migration = { up };

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function indexDecisions(db: Kysely<unknown>): Promise<void> {
  // The last decisions about listings of all dealers, without reading the history of them all.
  await sql`
    create index auto_history_decisions on auto_history (id desc)
      where from_status = 'moderation' and to_status in ('active', 'moderation_declined')`.execute(
    db,
  );
}

export const decisions: Migration = { up: indexDecisions };

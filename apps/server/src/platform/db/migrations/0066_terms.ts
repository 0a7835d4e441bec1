import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function addTerms(db: Kysely<unknown>): Promise<void> {
  // Version of the terms accepted with the account, and when: the proof of consent.
  await sql`
    alter table business_users
      add column terms_version text,
      add column terms_accepted_at timestamptz,
      add constraint business_users_terms check ((terms_version is null) = (terms_accepted_at is null))`.execute(
    db,
  );
}

export const terms: Migration = { up: addTerms };

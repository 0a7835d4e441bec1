import { hour } from '../values/clock';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../config/start-error';
import type { Db } from './client';
import { migrations } from './migrations/index';

/** Empty when there is no migration table yet. */
async function unknownMigrations(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(db.current);
    return rows.map(({ name }) => name).filter((name) => !(name in migrations));
  } catch {
    return [];
  }
}

const mayNotCreate = '42501';

async function explain(db: Db, error: unknown, name: string | undefined): Promise<StartError> {
  const cause = error;
  const [newer] = (await unknownMigrations(db)).toReversed();
  if (newer !== undefined)
    return new StartError(
      `The database is newer than this program: it was brought to ${newer}, which is not known here. Start the newer version, or name another database.`,
    );
  if (error instanceof Error && 'code' in error && error.code === mayNotCreate)
    return new StartError(
      'The database could not be brought up to date: its user may not create tables there. Let its owner say: GRANT CREATE ON SCHEMA public TO that user.',
      { cause },
    );
  return new StartError(
    name === undefined
      ? 'The database could not be brought up to date.'
      : `The database could not be brought up to date: migration ${name} failed. Nothing of it was kept.`,
    { cause },
  );
}

/** Time limit of a migration's statement, and of waiting for another instance's; ms. */
const patience = hour;

/** Concurrent instances wait for one. @returns names of the executed migrations @throws StartError with the reason and its cause */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db: db.current,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results = [] } = await db.withPatience(patience, () => migrator.migrateToLatest());
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error');
    throw await explain(db, error, failed?.migrationName);
  }
  return results.map((result) => result.migrationName);
}

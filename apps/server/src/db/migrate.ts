import { Migrator } from 'kysely/migration';
import type { Db } from './client';
import { migrations } from './migrations/index';

/**
 * Brings the database up to date; several instances may call it at once, one works and the others wait.
 * @returns names of what was run
 * @throws Error that names the migration that failed
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db: db.current,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed.`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

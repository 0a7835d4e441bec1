import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Db, createDb } from '../db/client';

export interface TestDatabase {
  db: Db;
  connection: { host: string; port: number; user: string; database: string };
  /** Closes and drops it. */
  close(): Promise<void>;
}

/** A fresh, migrated database of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `t_${randomBytes(6).toString('hex')}`;
  const admin = createDb({ connection: { ...server, database: 'postgres' }, maxConnections: 1 });
  await admin.pool.query(`create database ${database} template karvon_template`);
  const connection = { ...server, database };
  const db = createDb({ connection, maxConnections: 5 });
  return {
    db,
    connection,
    async close() {
      await db.close();
      await admin.pool.query(`drop database ${database} with (force)`);
      await admin.close();
    },
  };
}

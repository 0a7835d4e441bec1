import { type Config, ConfigError } from '../config/config';
import { noteDatabase, requireItsDatabase } from './data-folder';
import { type Db, createDb } from './client';
import { postgresFolder, startEmbeddedPostgres } from './embedded-postgres';
import { isAlive } from './postgres-process';

export interface ConnectedDb {
  db: Db;
  /** Ends connections and, if we started it, the database. */
  close(): Promise<void>;
  /** Stops a database that we started at once, without waiting. It recovers at the next start. */
  abandon(): void;
}

const oldestVersion = 150_000;

/** @throws ConfigError when the outside database cannot be used */
async function checkOutside(db: Db): Promise<void> {
  let version: number;
  try {
    const { rows } = await db.pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    version = Number(rows[0]?.version ?? 0);
  } catch (error) {
    throw new ConfigError(
      `DATABASE_URL: the database does not answer (${error instanceof Error ? error.message : 'no reason given'}).`,
    );
  }
  if (version >= oldestVersion) return;
  throw new ConfigError(
    `DATABASE_URL: PostgreSQL 15 or newer is needed; this one is ${Math.floor(version / 10_000)}.${version % 10_000}.`,
  );
}

async function keepRunning(dataDir: string, onError: (error: Error) => void) {
  const folder = postgresFolder(dataDir);
  let postgres = await startEmbeddedPostgres({ folder });
  let restarting: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (restarting !== undefined || isAlive(postgres.pid)) return;
    onError(new Error('The database ended by itself and is started again.'));
    restarting = Promise.resolve()
      .then(() => requireItsDatabase(dataDir))
      .then(() => startEmbeddedPostgres({ folder }))
      .then(
        (again) => {
          postgres = again;
        },
        (error: unknown) => onError(error instanceof Error ? error : new Error(String(error))),
      )
      .finally(() => {
        restarting = undefined;
      });
  }, 200);
  watch.unref();
  return {
    connection: postgres.connection,
    async stop() {
      clearInterval(watch);
      await restarting;
      await postgres.stop();
    },
    abandon: () => postgres.abandon(),
  };
}

export async function connectDb(
  config: Config,
  onError: (error: Error) => void,
): Promise<ConnectedDb> {
  if (config.DATABASE_URL !== undefined) {
    const db = createDb({ connection: { connectionString: config.DATABASE_URL }, onError });
    try {
      await checkOutside(db);
    } catch (error) {
      await db.close();
      throw error;
    }
    return { db, close: () => db.close(), abandon: () => undefined };
  }
  requireItsDatabase(config.DATA_DIR);
  const postgres = await keepRunning(config.DATA_DIR, onError);
  const db = createDb({ connection: postgres.connection, onError });
  try {
    const { rows } = await db.pool.query<{ cluster: string }>(
      'select system_identifier::text as cluster from pg_control_system()',
    );
    noteDatabase(config.DATA_DIR, rows[0]?.cluster ?? '');
  } catch (error) {
    await db.close();
    await postgres.stop();
    throw error;
  }
  return {
    db,
    async close() {
      await db.close();
      await postgres.stop();
    },
    abandon: postgres.abandon,
  };
}

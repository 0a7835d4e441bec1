import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OperationId, operations } from '@karvon/api/operations';
import { demo } from '../../demo';
import { buildApp } from '../app';
import { type Config, readConfig } from '../platform/config/config';
import type { Deps } from '../platform/deps';
import type { Patience } from '../platform/http/connection-limits';
import { toProblem } from '../platform/http/error-handler';
import { createJobs } from '../platform/jobs/runner';
import { createMediaStore } from '../platform/media/create-media-store';
import type { SmsMessage } from '../platform/providers/sms/sms-provider';
import { createCaller } from './call';
import { createTestSessions } from './sign-in';
import { createTestClock } from './test-clock';
import { type TestDatabase, createTestDatabase } from './test-database';

export const testServiceKey = 'test-service-key-0123456789';

export interface TestAppOptions {
  /** Settings, as in the environment. */
  env?: Record<string, string>;
  /** Replaces dependencies of modules. */
  deps?: Partial<Deps>;
  dashboardFolder?: string;
  /** Time limits of connections; ms. */
  patience?: Partial<Patience>;
  docsFolder?: string;
  /** Database and data folder to copy. @default the catalogue, and an empty folder */
  copyOf?: { database: string; folder: string };
  /** Another instance whose database and signed-in dealers are shared. */
  beside?: { database: TestDatabase; sessions: ReturnType<typeof createTestSessions> };
}

/**
 * The complete server with its own database, a stopped clock, and messages collected in `sent`. `call('getRate')` calls an operation and
 * checks its response against the contract. Close it in afterAll.
 */
export async function createTestApp(options: TestAppOptions = {}) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'karvon-app-'));
  const { copyOf, beside } = options;
  if (copyOf !== undefined) cpSync(copyOf.folder, dataFolder, { recursive: true });
  const database = await (beside?.database.join() ?? createTestDatabase(copyOf?.database));
  const clock = createTestClock();
  const sent: SmsMessage[] = [];
  const sessions = beside?.sessions ?? createTestSessions();
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataFolder,
    SERVICE_KEY: testServiceKey,
    RATE_LIMIT: '0',
    SOCKET_RATE_LIMIT: '0',
    ...options.env,
  });
  const built = await buildApp({
    config,
    wrapSessions: sessions.wrap,
    patience: options.patience,
    dashboardFolder: options.dashboardFolder ?? path.join(dataFolder, 'no-dashboard'),
    docsFolder: options.docsFolder ?? path.join(dataFolder, 'no-docs'),
    deps: (log) => ({
      config,
      db: database.db,
      clock,
      log,
      jobs: createJobs({ db: database.db, clock, log }),
      media: createMediaStore(config),
      // Tests must not reach other sites.
      remoteFiles: { fetch: () => Promise.reject(new Error('no such picture')) },
      feedFetcher: { fetch: () => Promise.reject(new Error('no such feed')) },
      demo,
      sms: {
        send: async (message) => {
          sent.push(message);
        },
      },
      push: undefined,
      payments: undefined,
      telegram: undefined,
      ...options.deps,
    }),
  });
  // An error becomes a bare 500; tests need the original.
  const errors: unknown[] = [];
  built.app.addHook('onError', async (_request, _reply, error) => {
    if (toProblem(error).status === 500) errors.push(error);
  });
  await built.app.ready();

  return {
    app: built.app,
    deps: built.deps,
    state: built.state,
    /** Timer tasks of open sockets, to be called after moving the clock. */
    socket: built.socket,
    db: built.deps.db,
    database,
    sessions,
    jobs: built.deps.jobs,
    clock,
    /** Signs in a new dealer: `call('listAutos', { token })`. */
    signIn: () => sessions.signIn(built.deps.db, clock),
    /** Messages that would have been sent, oldest first. */
    sent,
    dataFolder,
    call: createCaller<OperationId>(built.app, operations, { serviceKey: testServiceKey, errors }),
    async close() {
      await built.app.close();
      await built.deps.jobs.stop();
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    /** Closes the app like `close`, but keeps database and folder for copies. */
    async keep() {
      if (database.keep === undefined) throw new Error('The database is that of another one.');
      await built.app.close();
      await built.deps.jobs.stop();
      return { database: await database.keep(), folder: dataFolder };
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

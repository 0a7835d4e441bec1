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
  /** Settings as in the environment. */
  env?: Record<string, string>;
  /** Replaces parts of what modules use. */
  deps?: Partial<Deps>;
  dashboardFolder?: string;
  /** What connections may wait for; ms. */
  patience?: Partial<Patience>;
  docsFolder?: string;
  /** What its database and its data folder are copies of. @default the catalogue, and an empty folder */
  copyOf?: { database: string; folder: string };
  /** Another instance to share the database and the signed-in dealers with. */
  beside?: { database: TestDatabase; sessions: ReturnType<typeof createTestSessions> };
}

/**
 * The whole server on a database of its own, with a clock that is stopped and messages kept in `sent`. Call operations by
 * `call('getRate')`: it checks each response against the contract. Close it in afterAll.
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
      // No test reaches another site.
      remoteFiles: { fetch: () => Promise.reject(new Error('no such picture')) },
      demo,
      sms: {
        send: async (message) => {
          sent.push(message);
        },
      },
      push: undefined,
      payments: undefined,
      ...options.deps,
    }),
  });
  // A fault shows as a bare 500; tests want to see what it was.
  const errors: unknown[] = [];
  built.app.addHook('onError', async (_request, _reply, error) => {
    if (toProblem(error).status === 500) errors.push(error);
  });
  await built.app.ready();

  return {
    app: built.app,
    deps: built.deps,
    state: built.state,
    /** What timers do for open sockets, to be called after moving the clock. */
    socket: built.socket,
    db: built.deps.db,
    database,
    sessions,
    jobs: built.deps.jobs,
    clock,
    /** A dealer of their own, signed in: `call('listAutos', { token })`. */
    signIn: () => sessions.signIn(built.deps.db, clock),
    /** Messages that would have gone out, oldest first. */
    sent,
    dataFolder,
    call: createCaller<OperationId>(built.app, operations, { serviceKey: testServiceKey, errors }),
    async close() {
      await built.app.close();
      await built.deps.jobs.stop();
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    /** Ends as `close` does, and leaves database and folder to be copied by others. */
    async keep() {
      if (database.keep === undefined) throw new Error('The database is that of another one.');
      await built.app.close();
      await built.deps.jobs.stop();
      return { database: await database.keep(), folder: dataFolder };
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

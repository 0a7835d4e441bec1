import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { demo } from '../demo';
import { buildApp } from './app';
import { systemClock, minute } from './platform/values/clock';
import { type Config, readConfig } from './platform/config/config';
import { configReport } from './platform/config/config-report';
import { claimDataFolder, lockDataFolder } from './platform/db/data-folder';
import type { Db } from './platform/db/client';
import { connectDb } from './platform/db/connect';
import { embeddedVersion } from './platform/db/embedded-postgres';
import { outdatedPostgres } from './platform/config/postgres-version';
import { migrate } from './platform/db/migrate';
import { fillReserve } from './platform/db/disk-reserve';
import { drain } from './platform/http/drain';
import { createJobs } from './platform/jobs/runner';
import { listen } from './platform/config/listen';
import { createMediaStore } from './platform/media/create-media-store';
import { createFeedFetcher } from './platform/media/feed-fetcher';
import { createRemoteFiles } from './platform/media/remote-files';
import { requireNode } from './platform/config/node-version';
import { terminalLog } from './platform/observability/terminal-log';
import { prepareData } from './prepare-data';
import { createPayments } from './platform/providers/payments/create-payments';
import { createPush } from './platform/providers/push/create-push';
import { createSms, outboxFile } from './platform/providers/sms/create-sms';
import { createTelegram } from './platform/providers/telegram/create-telegram';
import { type Shutdown, createShutdown } from './platform/config/shutdown';
import { describeError } from './platform/config/start-error';

/** The server's bundle is in apps/server/dist. */
const dashboardFolder =
  process.env['DASHBOARD_DIST'] ?? path.resolve(import.meta.dirname, '../../dashboard/dist');

/** Output of `npm run docs` in the checkout. */
const docsFolder =
  process.env['DOCS_DIST'] ?? path.resolve(import.meta.dirname, '../../../docs-static');

/** Limit of a statement that fills or migrates data at start; ms. */
const startPatience = 600_000;

/** Time after start at which the disk reserve is created; ms. */
const reserveAfter = minute;

/** Limits of a shutdown; ms. The rest of ten seconds is for the remaining steps. */
const drainLimit = 5500;
const databaseLimit = 4000;

/** Longer than a load balancer needs to see that /readyz is 503; ms. */
const drainGrace = 1500;

const print = (text: string) => process.stdout.write(`${text}\n`);
const complain = (failure: unknown) => process.stderr.write(`${describeError(failure)}\n`);

function announce(
  config: Config,
  address: AddressInfo | string | null,
  demoDealer: { phone: string; password: string } | undefined,
): void {
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.HOST) ? 'localhost' : config.HOST;
  // Behind the development server, the page has another address.
  print(
    `\nKarvon is ready: ${process.env['KARVON_ADDRESS'] ?? config.PUBLIC_ORIGIN ?? `http://${host}:${port}`}`,
  );
  if (demoDealer !== undefined)
    print(`Demo dealer: ${demoDealer.phone}, password ${demoDealer.password}`);
  if (config.SMS_PROVIDER === 'outbox') {
    print(`Sign-in codes appear here and in ${outboxFile(config)}`);
  }
  if (!existsSync(dashboardFolder)) print('The dashboard is not built: only the services answer.');
}

/** `--check`: tests the settings and the port, then exits. Used by hot reload, whose page is served by another process. */
async function check(config: Config, shutdown: Shutdown): Promise<void> {
  const probe = createServer();
  await listen(
    ({ port, host }) =>
      new Promise<void>((resolve, reject) => {
        probe.once('error', reject).listen(port, host, () => probe.close(() => resolve()));
      }),
    config,
  );
  await shutdown.leave(0);
}

/** Warns of an old PostgreSQL. The local demo is exempt: only its own SQL reaches that database. */
async function warnOfOldPostgres(
  { pool }: Db,
  log: { warn(fields: object, text: string): void },
): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const reason = outdatedPostgres(rows[0]?.version ?? '');
  if (reason !== undefined) log.warn({ reason }, 'database.outdated');
}

/** True when a deployment stopped the server, and not Ctrl+C or an error. */
let isReplaced = false;

async function main(shutdown: Shutdown): Promise<void> {
  requireNode();
  if (process.argv.includes('--check-config')) {
    const isEmbedded = (process.env['DATABASE_URL'] ?? '') === '';
    const version = isEmbedded ? await embeddedVersion() : undefined;
    const { lines, isUsable } = configReport(process.env, version);
    print(lines.join('\n'));
    return shutdown.leave(isUsable ? 0 : 1);
  }
  const config = readConfig(process.env);
  if (process.argv.includes('--check')) return check(config, shutdown);
  claimDataFolder(config.DATA_DIR);
  shutdown.before({ 'the data folder': lockDataFolder(config.DATA_DIR) });

  const isTerminal = config.LOG_LEVEL === undefined && process.stdout.isTTY;
  if (isTerminal && config.DATABASE_URL === undefined) print('Starting the database.');
  let log: { warn(fields: object, text: string): void } | undefined;
  const connecting = connectDb(config, (error) => {
    // Ctrl+C also reaches the embedded database.
    if (!shutdown.isLeaving()) log?.warn({ reason: error.message }, 'database.connection_lost');
  });
  // Also handles Ctrl+C during start. A failed start is reported below, once.
  shutdown.before(
    {
      'the database': () =>
        connecting.then(
          ({ close }) => close(),
          () => undefined,
        ),
    },
    databaseLimit,
  );
  const { db, abandon } = await connecting;
  shutdown.atLast(abandon);
  await migrate(db);

  const { app, deps, state } = await buildApp({
    config,
    dashboardFolder,
    docsFolder,
    logTo: isTerminal ? terminalLog((text) => process.stdout.write(text)) : undefined,
    deps: (appLog) => ({
      config,
      db,
      clock: systemClock,
      log: appLog,
      jobs: createJobs({ db, clock: systemClock, log: appLog }),
      media: createMediaStore(config, appLog),
      remoteFiles: createRemoteFiles({ localOrigin: config.FEED_LOCAL_ORIGIN }),
      feedFetcher: createFeedFetcher({ localOrigin: config.FEED_LOCAL_ORIGIN }),
      demo,
      sms: createSms(config, db),
      push: createPush(config, { clock: systemClock, log: appLog }),
      payments: createPayments(config, { log: appLog }),
      telegram: createTelegram(config, { log: appLog }),
    }),
  });
  log = app.log;
  if (config.PUBLIC_ORIGIN !== undefined) await warnOfOldPostgres(db, app.log);
  await db.withPatience(startPatience, () => prepareData(deps));
  // Concurrently, so that a slow timer does not delay responses.
  shutdown.before(
    {
      requests: () => {
        // With an embedded database there is no other instance to take over.
        const grace = isReplaced && config.DATABASE_URL !== undefined ? drainGrace : 0;
        return drain(app, state, { grace });
      },
      timers: () => deps.jobs.stop(),
    },
    drainLimit,
  );
  await listen((at) => app.listen(at), config);
  deps.jobs.start();
  announce(config, app.server.address(), await demo.findDealer(deps));
  const reserve = setTimeout(() => {
    fillReserve(config.DATA_DIR).catch((error: unknown) =>
      app.log.warn({ err: error }, 'disk.reserve_failed'),
    );
  }, reserveAfter);
  shutdown.before({ 'the reserve': () => clearTimeout(reserve.unref()) });
  shutdown.before({ 'the guests of the demo': demo.inviteGuests(config, app) });
}

const shutdown = createShutdown({ complain });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isReplaced ||= signal === 'SIGTERM';
    void shutdown.leave(0);
  });
}
process.on('uncaughtException', (error) => {
  complain(error);
  void shutdown.leave(1);
});

try {
  await main(shutdown);
} catch (error) {
  await shutdown.fail(error);
}

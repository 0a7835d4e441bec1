import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { buildApp } from './app';
import { systemClock } from './clock';
import { type Config, readConfig } from './config';
import { claimDataFolder, lockDataFolder } from './data-folder';
import { connectDb } from './db/connect';
import { migrate } from './db/migrate';
import { inviteDemoBuyer } from './demo/buyer/invite-demo-buyer';
import { findDemoDealer } from './demo/find-demo-dealer';
import { drain } from './http/drain';
import { createJobs } from './jobs/runner';
import { listen } from './listen';
import { createMediaStore } from './media/create-media-store';
import { createRemoteFiles } from './media/remote-files';
import { prepareData } from './prepare-data';
import { createPush } from './providers/push/create-push';
import { createSms, outboxFile } from './providers/sms/create-sms';
import { describeFault } from './start-error';

/** The bundle lies in apps/server/dist. */
const dashboardFolder =
  process.env['DASHBOARD_DIST'] ?? path.resolve(import.meta.dirname, '../../dashboard/dist');

const print = (text: string) => process.stdout.write(`${text}\n`);
const complain = (fault: unknown) => process.stderr.write(`${describeFault(fault)}\n`);

function announce(
  config: Config,
  address: AddressInfo | string | null,
  demo: { phone: string; password: string } | undefined,
): void {
  const port = typeof address === 'object' && address !== null ? address.port : config.PORT;
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.HOST) ? 'localhost' : config.HOST;
  // Behind the development server the page's address is another one.
  print(
    `\nKarvon is ready: ${process.env['KARVON_ADDRESS'] ?? config.PUBLIC_ORIGIN ?? `http://${host}:${port}`}`,
  );
  if (demo !== undefined) print(`Demo dealer: ${demo.phone}, password ${demo.password}`);
  if (config.SMS_PROVIDER === 'outbox') {
    print(`Sign-in codes appear here and in ${outboxFile(config)}`);
  }
  if (!existsSync(dashboardFolder)) print('The dashboard is not built: only the services answer.');
}

/** Runs clean-ups once, last first, whatever fails on the way. */
function createExit() {
  const steps: (() => void | Promise<void>)[] = [];
  let isLeaving = false;
  return {
    before: (step: () => void | Promise<void>) => void steps.push(step),
    async leave(code: number): Promise<void> {
      if (isLeaving) return;
      isLeaving = true;
      for (const step of steps.toReversed()) {
        try {
          await step();
        } catch (error) {
          complain(error);
        }
      }
      process.exit(code);
    },
  };
}

/** `--check`: tries the settings and the port and ends. Hot reload asks, since its page is served by somebody else. */
async function check(config: Config, exit: ReturnType<typeof createExit>): Promise<void> {
  const probe = createServer();
  await listen(
    ({ port, host }) =>
      new Promise<void>((resolve, reject) => {
        probe.once('error', reject).listen(port, host, () => probe.close(() => resolve()));
      }),
    config,
  );
  await exit.leave(0);
}

async function main(exit: ReturnType<typeof createExit>): Promise<void> {
  const config = readConfig(process.env);
  if (process.argv.includes('--check')) return check(config, exit);
  claimDataFolder(config.DATA_DIR);
  exit.before(lockDataFolder(config.DATA_DIR));

  let log: { warn(fields: object, text: string): void } | undefined;
  const connecting = connectDb(config, (error) => log?.warn({ reason: error.message }, 'database'));
  // Also when Ctrl+C comes while it still starts. That it did not start is said below, once.
  exit.before(() =>
    connecting.then(
      ({ close }) => close(),
      () => undefined,
    ),
  );
  const { db } = await connecting;
  await migrate(db);

  const { app, deps, state } = await buildApp({
    config,
    dashboardFolder,
    deps: (appLog) => ({
      config,
      db,
      clock: systemClock,
      log: appLog,
      jobs: createJobs({ db, clock: systemClock, log: appLog }),
      media: createMediaStore(config),
      remoteFiles: createRemoteFiles(),
      sms: createSms(config, db),
      push: createPush(config, { clock: systemClock, log: appLog }),
    }),
  });
  log = app.log;
  await prepareData(deps);
  exit.before(() => drain(app, state));
  await listen((at) => app.listen(at), config);
  deps.jobs.start();
  exit.before(() => deps.jobs.stop());
  announce(config, app.server.address(), await findDemoDealer(deps));
  exit.before(inviteDemoBuyer(config, app));
}

const exit = createExit();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void exit.leave(0));
}
process.on('uncaughtException', (error) => {
  complain(error);
  void exit.leave(1);
});

try {
  await main(exit);
} catch (error) {
  complain(error);
  await exit.leave(1);
}

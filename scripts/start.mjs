// npm start: installs and builds missing parts, then runs the server. npm run dev (--dev): the same with hot reload.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildChanged } from './build.mjs';
import { endTogether } from './end-together.mjs';
import { ensureInstalled, findNode, root } from './install.mjs';
import { serverEnv } from './server-env.mjs';

const isDevelopment = process.argv.includes('--dev');
const serverFile = path.join(root, 'apps/server/dist/server.js');

/** The first child to end ends all. */
const children = [];
let isLeaving = false;

const leave = (signal) => {
  isLeaving = true;
  for (const child of children) child.kill(signal);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl+C has reached the children already; a second signal is harmless.
    leave(signal);
  });
}

const run = (command, args, env) => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      ...env,
    },
  });
  children.push(child);
  child.on('error', (error) => {
    process.stderr.write(`${command} could not be started: ${error.message}\n`);
    process.exitCode = 1;
    leave('SIGTERM');
  });
  child.on('exit', (code) => {
    if (!isLeaving) {
      process.exitCode = code ?? 1;
      leave('SIGTERM');
    }
  });
  return child;
};

const freePort = (wanted = 0) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

ensureInstalled();
const node = findNode();

const isPublic =
  process.env.PUBLIC_ORIGIN ||
  process.env.DATABASE_URL ||
  (process.env.NODE_ENV && process.env.NODE_ENV !== 'development');

/**
 * Without configured payments or a public deployment, a local provider speaks Payme's protocol on its own origin, and reports fiscal
 * receipts to the server.
 */
const startLocalPayme = async (serverPort) => {
  if (process.env.PAYMENTS || isPublic) return {};
  const port = process.env.PAYME_PORT || String(await freePort(8790));
  const key = randomBytes(24).toString('base64url');
  run(node, [path.join(root, 'tools/local/payme.mjs'), '--quiet'], {
    PAYME_PORT: port,
    PAYME_KEY: key,
    PAYME_MERCHANT_URL: `http://127.0.0.1:${serverPort}/payme`,
  });
  return {
    PAYMENTS: 'payme',
    PAYME_MODE: 'sandbox',
    PAYME_URL: `http://127.0.0.1:${port}/api`,
    PAYME_MERCHANT_ID: '5e730e8e0b852a417aa49ceb',
    PAYME_KEY: key,
  };
};

/** Telegram, in the same cases: its page has phones to try the bot with. */
const startLocalTelegram = async () => {
  if (process.env.TELEGRAM || isPublic) return {};
  const port = process.env.TELEGRAM_PORT || String(await freePort(8791));
  const token = `7000000001:${randomBytes(24).toString('base64url')}`;
  run(node, [path.join(root, 'tools/local/telegram.mjs'), '--quiet'], {
    TELEGRAM_PORT: port,
    TELEGRAM_BOT_TOKEN: token,
  });
  return {
    TELEGRAM: 'polling',
    TELEGRAM_API_URL: `http://127.0.0.1:${port}`,
    TELEGRAM_BOT_TOKEN: token,
  };
};

/** A dealer's site with feeds, in the same cases. */
const startLocalDealer = async () => {
  if (process.env.FEED_LOCAL_ORIGIN || isPublic) return {};
  const port = process.env.DEALER_PORT || String(await freePort(8792));
  run(node, [path.join(root, 'tools/local/dealer-site.mjs'), '--quiet'], { DEALER_PORT: port });
  return { FEED_LOCAL_ORIGIN: `http://127.0.0.1:${port}` };
};

if (isDevelopment) {
  buildChanged({ only: ['server'] });
  // The page is vite's, which knows nothing of our settings: the server looks at all of them first, while a bad one still ends everything.
  const checked = spawnSync(node, [serverFile, '--check'], { cwd: root, stdio: 'inherit' });
  if (checked.status !== 0) process.exit(checked.status ?? 1);
  const port = String(Number(process.env.PORT || '4000') || (await freePort()));
  const host = process.env.HOST || '127.0.0.1';
  const inner = String(await freePort());
  const local = {
    ...(await startLocalPayme(inner)),
    ...(await startLocalTelegram()),
    ...(await startLocalDealer()),
  };
  const page = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  // The bundle is rebuilt on each change, and Node starts it again; vite serves the dashboard and passes the rest on.
  run(
    'vite',
    [
      'build',
      '--watch',
      '--logLevel',
      'warn',
      '--config',
      'apps/server/vite.config.ts',
      'apps/server',
    ],
    {},
  );
  run(
    node,
    [
      '--watch-path=apps/server/dist',
      '--watch-preserve-output',
      '--enable-source-maps',
      serverFile,
    ],
    {
      ...serverEnv,
      ...local,
      NODE_ENV: process.env.NODE_ENV || 'development',
      PORT: inner,
      HOST: '127.0.0.1',
      KARVON_ADDRESS: page,
    },
  );
  run(
    'vite',
    [
      '--config',
      'apps/dashboard/vite.config.ts',
      'apps/dashboard',
      '--port',
      port,
      '--host',
      host,
      '--strictPort',
      '--logLevel',
      'warn',
    ],
    {
      KARVON_SERVICES: `http://127.0.0.1:${inner}`,
    },
  );
} else {
  buildChanged();
  const port = process.env.PORT || '4000';
  const local = {
    ...(await startLocalPayme(port)),
    ...(await startLocalTelegram()),
    ...(await startLocalDealer()),
  };
  run(node, ['--enable-source-maps', serverFile], { ...serverEnv, ...local });
}
endTogether(children);

import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Prepared, copyPrepared } from './prepared-data.ts';
import { serverEnv } from '../../scripts/server-env.mjs';

export const serviceKey = 'tests-service-key-0001';

export interface ServerProcess {
  url: string;
  dataDir: string;
  pid: number;
  /** Milliseconds from spawn to ready. */
  startedIn: number;
  /** Stops the process. The data folder stays. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Deletes the data folder. Call it after `stop`. */
  forget: () => void;
}

export interface ServerOptions {
  /** @default a new folder */
  dataDir?: string;
  /** Starts with data that is prepared once for all tests. Not with `dataDir`. @default empty */
  prepared?: Prepared;
  port?: number;
  env?: Record<string, string>;
  logFile?: string;
  isLoud?: boolean;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

export const startProduct = async (options: ServerOptions = {}): Promise<ServerProcess> => {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'karvon-tests-'));
  if (options.dataDir === undefined && options.prepared !== undefined)
    await copyPrepared(options.prepared, dataDir, startProduct);
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${String(port)}`;
  const log = options.logFile === undefined ? undefined : openSync(options.logFile, 'a');
  const began = performance.now();
  const server = spawn('node_modules/.bin/node', ['apps/server/dist/server.js'], {
    env: {
      ...serverEnv,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      RATE_LIMIT: '0',
      SOCKET_RATE_LIMIT: '0',
      SERVICE_KEY: serviceKey,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...options.env,
    },
    stdio: ['ignore', log ?? (options.isLoud ? 'inherit' : 'ignore'), log ?? 'inherit'],
  });
  if (log !== undefined) closeSync(log);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (server.exitCode === null && server.signalCode === null) server.kill(signal);
    await ended;
  };
  const deadline = Date.now() + 120_000;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Error('The server did not become ready. Its words stand above.');
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    dataDir,
    pid: server.pid ?? 0,
    startedIn: performance.now() - began,
    stop,
    forget: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

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

/** A server of its own for the whole run: fresh data folder, free port, demo dealership. Stops with the run. */
export default async function startServer() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'karvon-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const server = spawn('node_modules/.bin/node', ['apps/server/dist/server.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      RATE_LIMIT: '0',
      SERVICE_KEY: 'e2e-service-key-0001',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + 90_000;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The server did not become ready. Its words stand above.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process.env['KARVON_URL'] = url;
  process.env['KARVON_DATA_DIR'] = dataDir;
  process.env['KARVON_SERVICE_KEY'] = 'e2e-service-key-0001';
  return stop;
}

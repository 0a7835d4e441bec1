import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Server, connect, createServer } from 'node:net';
import path from 'node:path';

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/bin'];

const find = (): string | undefined =>
  [process.env['NATS_SERVER_PATH'] ?? '', ...folders.map((one) => path.join(one, 'nats-server'))]
    .filter((one) => one !== '')
    .find((one) => existsSync(one));

/**
 * Path of a NATS server: NATS_SERVER_PATH, on PATH, or installed now where that is allowed.
 * @returns undefined without one; tests are then reported as not run
 * @throws Error in CI, where it is required
 */
export function findNatsServer(): string | undefined {
  const known = find();
  if (known !== undefined) return known;
  if (process.getuid?.() === 0) {
    try {
      execFileSync('apt-get', ['install', '-y', 'nats-server'], { stdio: 'ignore' });
    } catch {
      // Reported below.
    }
  }
  const installed = find();
  if (installed === undefined && process.env['CI'] !== undefined)
    throw new Error('nats-server is needed: install it, or name it by NATS_SERVER_PATH.');
  return installed;
}

async function freePort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const responds = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts a server on its own port. `stop` and `start` simulate an outage. */
export async function startNatsServer(binary: string, more: readonly string[] = []) {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(binary, ['-a', '127.0.0.1', '-p', String(port), ...more], { stdio: 'ignore' });
    while (!(await responds(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const stop = async () => {
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGKILL');
    await gone;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, start, stop };
}

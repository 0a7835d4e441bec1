import { createServer } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { ConfigError } from './config';
import { listen } from './listen';

const app = fastify();
const holder = createServer();
afterEach(async () => {
  await app.close();
  holder.close();
});

const opening = (PORT: number, HOST: string) =>
  listen((at) => app.listen(at), { PORT, HOST }).catch((error: unknown) => error);

/** Ports below 1024 are rejected for ordinary users, but tests may run as root. */
const rejected = (code: string) =>
  listen(() => Promise.reject(Object.assign(new Error(`listen ${code}`), { code })), {
    PORT: 80,
    HOST: '127.0.0.1',
  }).catch((error: unknown) => error);

it('says that the port is in use, and names another', async () => {
  const port = await new Promise<number>((resolve) =>
    holder.listen(0, '127.0.0.1', () => {
      const address = holder.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
  const failure = await opening(port, '127.0.0.1');
  expect(failure).toBeInstanceOf(ConfigError);
  expect(String(failure)).toMatch(new RegExp(`PORT ${port} is in use.*PORT=\\d+`));
});

it.each(['203.0.113.7', 'no-such-host.invalid', 'not a host'])(
  'says that HOST %s is not ours',
  async (host) => {
    const failure = await opening(0, host);
    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toContain(`HOST ${host} is no address of this machine.`);
  },
);

it('says that this user may not open the port', async () => {
  const failure = await rejected('EACCES');
  expect(failure).toBeInstanceOf(ConfigError);
  expect(String(failure)).toContain('PORT 80 may not be opened by this user.');
});

it('rethrows unexpected errors', async () => {
  expect(await rejected('EMFILE')).toMatchObject({ code: 'EMFILE' });
});

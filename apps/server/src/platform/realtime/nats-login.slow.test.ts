import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findNatsServer, startNatsServer } from '../../testing/nats-server';
import { createTestApp } from '../../testing/test-app';
import { natsLogin } from './nats-transport';

const login = (NATS_URL: string, NATS_TOKEN?: string) =>
  natsLogin({ NATS_URL, NATS_TOKEN, NATS_CREDS: undefined });

it('reads the login out of the address and leaves it out of the servers', () => {
  expect(login('nats://karvon:p%40ss@one:4222,tls://two:4222')).toEqual({
    servers: ['nats://one:4222', 'tls://two:4222'],
    user: 'karvon',
    pass: 'p@ss',
  });
  expect(login('nats://s3cret@one:4222')).toEqual({
    servers: ['nats://one:4222'],
    token: 's3cret',
  });
  expect(login('nats://one:4222', 't')).toEqual({ servers: ['nats://one:4222'], token: 't' });
  expect(login('nats://one:4222')).toEqual({ servers: ['nats://one:4222'] });
});

const binary = findNatsServer();

describe.skipIf(binary === undefined)('a NATS that asks who comes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'karvon-nats-'));
  const config = path.join(folder, 'nats.conf');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is used with a password, and a refused login is said by /readyz', async () => {
    writeFileSync(config, 'authorization { user: karvon, password: "p@ss" }\n');
    const nats = await startNatsServer(binary ?? '', ['-c', config]);
    const busAt = async (NATS_URL: string) => {
      const test = await createTestApp({ env: { BUS: 'nats', NATS_URL } });
      const response = await test.app.inject('/readyz');
      await test.close();
      return [response.statusCode, response.json().bus];
    };
    expect(await busAt(nats.url.replace('//', '//karvon:p%40ss@'))).toEqual([200, 'ok']);
    expect(await busAt(nats.url.replace('//', '//karvon:wrong@'))).toEqual([200, 'away']);
    await nats.stop();
  });
});

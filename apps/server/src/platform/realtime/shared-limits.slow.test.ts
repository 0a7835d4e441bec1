import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { from } from '../../testing/dealers';
import { listenForSockets, openSocket } from '../../testing/socket-client';
import { type TestApp, createTestApp } from '../../testing/test-app';

const limits = { RATE_LIMIT: '20', SOCKET_RATE_LIMIT: '6', TRUST_PROXY: '1' };

const statusesOf = async (app: TestApp, address: string, times: number) => {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) all.push((await app.call('getRate', from(address))).status);
  return all;
};

/** Polls rarely, because each request counts: five stay below every limit here. */
const soon = async (isSo: () => Promise<boolean>): Promise<boolean> => {
  for (const wait of [30, 100, 400, 1500, 5000]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (await isSo()) return true;
  }
  return false;
};

describe('two connected instances', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await createTestApp({ env: limits });
    second = await createTestApp({ env: limits, beside: first });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it('count the requests of an address together, and those of another address apart', async () => {
    expect(new Set(await statusesOf(first, '84.54.70.1', 20))).toEqual(new Set([200]));
    await first.socket.publishCounts();
    const isShut = async () => (await statusesOf(second, '84.54.70.1', 1))[0] === 429;
    expect(await soon(isShut)).toBe(true);
    expect(await statusesOf(second, '84.54.70.2', 1)).toEqual([200]);
    second.clock.advance(60);
    expect(await statusesOf(second, '84.54.70.1', 1)).toEqual([200]);
  });

  it('count its sockets together', async () => {
    const [near, far] = [await listenForSockets(first.app), await listenForSockets(second.app)];
    const { headers } = from('84.54.70.3');
    second.clock.set(first.clock.now());
    const closed = (base: string) => openSocket(base, 'token=nobodys', headers).closed;
    for (let at = 0; at < 6; at += 1) expect(await closed(near)).toBe(4401);
    expect(await closed(near)).toBe(4429);
    await first.socket.publishCounts();
    expect(await soon(async () => (await closed(far)) === 4429)).toBe(true);
  });
});

it('goes by what each instance counts itself where they are cut off from each other', async () => {
  const env = { ...limits, BUS: 'nats', NATS_URL: 'nats://127.0.0.1:1' };
  const alone = await createTestApp({ env });
  const statuses = await statusesOf(alone, '84.54.70.4', 25);
  await alone.socket.publishCounts();
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  await alone.close();
});

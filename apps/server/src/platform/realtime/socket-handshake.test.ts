import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { from, signInDealer } from '../../testing/dealers';
import { listenForSockets, openSocket } from '../../testing/socket-client';
import { type TestApp, createTestApp } from '../../testing/test-app';

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await createTestApp({
    env: { TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://karvon.example' },
  });
  base = await listenForSockets(test.app);
});
afterAll(() => test.close());

it('writes the address of the client to the session, not that of the proxy before us', async () => {
  const { token } = await signInDealer(test, '+998901112233', from('84.54.70.12').headers);
  test.clock.advance(120);
  const socket = openSocket(base, `token=${token}`, from('84.54.70.13').headers);
  await socket.enter();
  socket.close();
  const { rows } = await test.db.pool.query('select address from sessions');
  expect(rows).toEqual([{ address: '84.54.70.13' }]);
});

it('takes a page that names our Host for a foreign one where the public address is known', async () => {
  const { token } = await test.signIn();
  const rebound = openSocket(base, `token=${token}`, { origin: base.replace('ws:', 'http:') });
  expect(await rebound.closed).toBe(4403);
  const own = openSocket(base, `token=${token}`, { origin: 'https://karvon.example' });
  await own.enter();
  own.close();
});

it('takes a database that is gone for no end of a session: 503 and 1011 for who comes, and open sockets stay', async () => {
  const { token } = await signInDealer(test, '+998901112244');
  const there = openSocket(base, `token=${token}`);
  await there.enter();
  const { ticket } = (await test.call('createSocketTicket', { token })).body;
  const warn = vi.spyOn(test.deps.log, 'warn');
  const gone = vi
    .spyOn(test.db.pool, 'connect')
    .mockRejectedValue(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  try {
    expect((await test.call('getProfile', { token })).status).toBe(503);
    expect(await openSocket(base, `token=${token}`).closed).toBe(1011);
    expect(await openSocket(base, `ticket=${ticket}`).closed).toBe(1011);
    test.socket.checkSessions();
    await expect
      .poll(() => warn)
      .toHaveBeenLastCalledWith(expect.anything(), 'socket.session_check_failed');
  } finally {
    gone.mockRestore();
    warn.mockRestore();
  }
  await there.enter();
  await openSocket(base, `ticket=${ticket}`).enter();
  expect((await test.call('listSessions', { token })).status).toBe(200);
  there.close();
});

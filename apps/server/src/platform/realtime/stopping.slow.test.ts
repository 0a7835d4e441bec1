import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { lockWaits } from '../../testing/lock-waits';
import { listenForSockets, openSocket } from '../../testing/socket-client';
import { createTestApp } from '../../testing/test-app';

it('asks open sockets to reconnect, and stops at once though one does not respond', async () => {
  const test = await createTestApp();
  const { token } = await test.signIn();
  const base = await listenForSockets(test.app);
  const polite = openSocket(base, `token=${token}`);
  const rude = openSocket(base, `token=${token}`);
  await Promise.all([polite.enter(), rude.enter()]);
  rude.socket.pause();
  const from = performance.now();
  await test.app.close();
  expect(await polite.closed).toBe(1012);
  expect(performance.now() - from).toBeLessThan(2000);
  rude.close();
  await test.close();
});

it('ends though a handshake still waits for the database', async () => {
  const test = await createTestApp();
  const { token } = await test.signIn();
  const { body } = await test.call('createSocketTicket', { token });
  const base = await listenForSockets(test.app);
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const holding = test.db.transaction(async () => {
    await sql`lock table socket_tickets in access exclusive mode`.execute(test.db.current);
    locked();
    await mayGoOn;
  });
  await isLocked;
  const late = openSocket(base, `ticket=${body.ticket}`);
  const waiting = async () => (await lockWaits(test.db)) > 0;
  await expect.poll(waiting, { interval: 20 }).toBe(true);
  const from = performance.now();
  const closing = test.app.close();
  // The late socket's session is found after all other sockets were closed.
  setTimeout(goOn, 400);
  await closing;
  await late.closed;
  expect(performance.now() - from).toBeLessThan(5000);
  await holding;
  await test.close();
});

it('writes neither token nor ticket to the log', async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  const test = await createTestApp({ env: { LOG_LEVEL: 'trace' } });
  const base = await listenForSockets(test.app);
  const { token } = await test.signIn();
  await openSocket(base, `token=${token}`).enter();
  expect(await openSocket(base, 'token=canary-token-canary').closed).toBe(4401);
  expect(await openSocket(base, 'ticket=canary-ticket-canary').closed).toBe(4401);
  await fetch(`${base.replace('ws:', 'http:')}/chat/ws?token=canary-plain-request`);
  await test.close();
  write.mockRestore();
  expect(lines.join('')).not.toMatch(/canary/);
  expect(lines.join('')).not.toContain(token);
});

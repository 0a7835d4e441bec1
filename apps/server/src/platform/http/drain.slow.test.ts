import { expect, it } from 'vitest';
import { listenForSockets } from '../../testing/socket-client';
import { createTestApp } from '../../testing/test-app';
import { drain } from './drain';

it('rejects no request before the load balancer has noticed', async () => {
  const test = await createTestApp();
  const url = (await listenForSockets(test.app)).replace('ws:', 'http:');
  const { token } = await test.signIn();
  const write = () =>
    fetch(`${url}/main/autos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ core_car: {} }),
    });
  expect((await write()).status).toBe(422);

  const draining = drain(test.app, test.state, { grace: 1000 });
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const late = await write();
  // The write is validated: it gets no 503 of a closing server.
  expect(late.status).toBe(422);
  expect(late.headers.get('connection')).toBe('close');

  await draining;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  await test.close();
});

it('ends without waiting if no other instance takes the requests', async () => {
  const test = await createTestApp();
  await listenForSockets(test.app);
  const began = performance.now();
  await drain(test.app, test.state);
  expect(performance.now() - began).toBeLessThan(1000);
  await test.close();
});

import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listenForSockets, openSocket } from '../../testing/socket-client';
import { type TestApp, createTestApp } from '../../testing/test-app';

let test: TestApp;
afterEach(() => test.close());

async function raw(app: TestApp['app']): Promise<{ socket: Socket; received: () => string }> {
  const { port } = new URL(await listenForSockets(app));
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, received: () => text };
}

const slowPost = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n{"phone":`;

describe('connections that cost and bring nothing', () => {
  it('ends an endless body, whether it is read or not', async () => {
    test = await createTestApp({ patience: { body: 200 } });
    for (const path of ['/main/auth/phone-check', '/nowhere']) {
      const { socket } = await raw(test.app);
      socket.write(slowPost(path));
      const from = performance.now();
      await once(socket, 'close');
      expect(performance.now() - from).toBeLessThan(3000);
    }
  });

  it('leaves a body alone that comes slowly and in time', async () => {
    test = await createTestApp({ patience: { body: 2000 } });
    const { socket, received } = await raw(test.app);
    socket.write(slowPost('/main/auth/phone-check').replace('400', '25'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.write('"+998901234567"}');
    await expect.poll(received).toMatch(/^HTTP\/1.1 200/);
    socket.destroy();
  });

  it('ends a connection that says nothing', async () => {
    test = await createTestApp({ patience: { head: 200, silence: 300, probe: 50 } });
    const { socket } = await raw(test.app);
    const from = performance.now();
    await once(socket, 'close');
    expect(performance.now() - from).toBeLessThan(3000);
  });

  it('takes no more connections than configured', async () => {
    test = await createTestApp({ env: { MAX_CONNECTIONS: '2' } });
    const held = [await raw(test.app), await raw(test.app)];
    const { socket } = await raw(test.app);
    await expect(once(socket, 'close')).resolves.toBeDefined();
    for (const one of held) one.socket.destroy();
  });

  it('opens twenty sockets a session and 60 a minute from an address', async () => {
    test = await createTestApp({ env: { SOCKET_RATE_LIMIT: '60' } });
    const base = await listenForSockets(test.app);
    const { token } = await test.signIn();
    const many = Array.from({ length: 25 }, () => openSocket(base, `token=${token}`));
    const codes: number[] = [];
    for (const { closed } of many) void closed.then((code) => codes.push(code));
    await expect.poll(() => codes).toEqual([4429, 4429, 4429, 4429, 4429]);
    for (const { close } of many) close();
    const others = Array.from({ length: 36 }, () => openSocket(base, 'token=nobody-knows-it'));
    const ends = await Promise.all(others.map(({ closed }) => closed));
    expect(ends.filter((code) => code === 4401)).toHaveLength(35);
    expect(ends.filter((code) => code === 4429)).toHaveLength(1);
  });
});

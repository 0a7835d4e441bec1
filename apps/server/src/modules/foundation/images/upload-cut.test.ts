import { existsSync, readdirSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart';
import { jpeg, uploadTestImage } from '../../../testing/test-images';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
let token: string;
let port: number;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await test.signIn());
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

const incoming = () => {
  const folder = path.join(test.dataFolder, 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const opened = (socket: Socket) => new Promise((resolve) => socket.once('connect', resolve));

it.each([0.1, 0.5, 0.99])('stores nothing of an upload that is cut at %f', async (share) => {
  const { headers, payload } = multipart([
    { name: 'purpose', content: 'auto' },
    { name: 'file', content: await jpeg(2000, 1500), filename: 'a.jpg', type: 'image/jpeg' },
  ]);
  const socket = connect(port, '127.0.0.1');
  await opened(socket);
  socket.write(
    `POST /main/images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  );
  socket.write(payload.subarray(0, Math.floor(payload.length * share)));
  await expect.poll(() => incoming()).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => incoming()).toEqual([]);
  expect(await test.db.current.selectFrom('images').select('id').execute()).toEqual([]);
});

it('takes the next one', async () => {
  expect((await uploadTestImage(test, token, 'auto')).status).toBe(200);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ImageSite, startImageSite } from '../../../testing/image-site';
import { jpeg } from '../../../testing/test-images';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type TestChat, clientId, openChat } from './chat.fixture';

let site: ImageSite;
let test: TestApp;
let chat: TestChat;
let id: number;

const images = new Map<string, Buffer>();
/** Database connections in use while an image was fetched. */
let connectionsOut: number[] = [];
let asked: string[] = [];

beforeAll(async () => {
  site = await startImageSite(({ url = '' }, response) => {
    const { totalCount, idleCount } = test.db.pool;
    connectionsOut.push(totalCount - idleCount);
    asked.push(url);
    const image = images.get(url);
    response.statusCode = image === undefined ? 404 : 200;
    response.end(image);
  });
  test = await createTestApp({ deps: { remoteFiles: site.files() } });
  chat = await openChat(test);
  for (const path of ['/front.jpg', '/back.jpg']) images.set(path, await jpeg(640, 400));
  images.set('/page.html', Buffer.from('<!doctype html><script>alert(1)</script>'));
});
afterAll(async () => {
  await test.close();
  await site.close();
});
beforeEach(async () => {
  ({ id } = await chat.openRoom());
  connectionsOut = [];
  asked = [];
});

const write = (paths: readonly string[], key?: string, over: Record<string, unknown> = {}) =>
  test.call('addMessage', {
    params: { roomId: id },
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { client_id: clientId(), attachments: paths.map((path) => site.url(path)), ...over },
  });

it('keeps images of the marketplace as the dealer’s own, in their order', async () => {
  const { status, body } = await write(['/front.jpg', '/back.jpg'], 'pictures-000001');
  expect(status).toBe(200);
  expect(body.attachments).toMatchObject([
    { width: 640, height: 400 },
    { width: 640, height: 400 },
  ]);
  const urls: string[] = body.attachments.map(({ url }: { url: string }) => url);
  expect(new Set(urls).size).toBe(2);
  for (const url of urls) expect(url).toMatch(/^\/media\/.+\.webp$/);
  expect(await chat.room(id)).toMatchObject({ unreadCount: 1, last_message: { id: body.id } });
});

it('holds no connection of the database while it fetches, with a key or without', async () => {
  await write(['/front.jpg']);
  await write(['/front.jpg'], 'pictures-000002');
  await test.call('openRoom', {
    headers: { 'idempotency-key': 'pictures-000003' },
    body: {
      external_id: 'mp-with-portrait',
      room_type: 'buyer',
      auto_id: chat.auto.id,
      profile_pic_url: site.url('/back.jpg'),
    },
  });
  expect(connectionsOut).toEqual([0, 0, 0]);
});

it('fetches once for a message that is handed in again', async () => {
  const over = { client_id: clientId() };
  const first = await write(['/front.jpg'], 'pictures-000004', over);
  expect((await write(['/front.jpg'], 'pictures-000004', over)).body).toEqual(first.body);
  expect((await write(['/front.jpg'], undefined, over)).body).toEqual(first.body);
  expect(asked).toEqual(['/front.jpg']);
});

it('is one message however often it is handed in at once', async () => {
  const over = { client_id: clientId() };
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      write(['/front.jpg'], index % 2 === 0 ? 'pictures-000005' : undefined, over),
    ),
  );
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await chat.room(id)).toMatchObject({ unreadCount: 1 });
});

it('leaves out missing and invalid images, and keeps the text', async () => {
  const { body } = await write(['/gone.jpg', '/front.jpg', '/page.html'], undefined, {
    text: 'Mana rasmlar',
  });
  expect(body).toMatchObject({ text: 'Mana rasmlar', attachments: [{ width: 640 }] });
});

it('rejects a message of images alone when none could be had', async () => {
  const reply = await write(['/gone.jpg', '/page.html'], 'pictures-000006');
  expect(reply).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'attachments', code: 'picture_not_fetched' }] },
  });
  expect(await chat.room(id)).toMatchObject({ unreadCount: 0 });
});

it('shows the buyer’s portrait', async () => {
  const { body } = await test.call('openRoom', {
    body: {
      external_id: 'mp-portrait',
      room_type: 'buyer',
      auto_id: chat.auto.id,
      profile_pic_url: site.url('/front.jpg'),
    },
  });
  expect(body.profile_pic).toMatchObject({ width: 640, height: 400 });
});

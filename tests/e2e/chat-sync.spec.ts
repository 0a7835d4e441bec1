import type { Page } from '@playwright/test';
import { startProduct, type ServerProcess } from '../product/server-process.ts';
import { say } from './buyer.ts';
import { chatParts, startChat } from './chat.ts';
import { call, type Dealer, type Json } from './dealer.ts';
import { expect, test } from './test.ts';

const roomUrl = (room: Json) => `/dashboard/chat?current-chat-id=${String(room.id)}`;

const kept = async (dealer: Dealer, room: Json): Promise<string[]> => {
  const { data } = await call('GET', `/chat/api/messages/${String(room.id)}/list?size=100`, {
    token: dealer.token,
  });
  return data.items.map(({ text }: Json) => text).toReversed();
};

// Ten requests in sequence, on a machine that may be busy.
const delivered = { timeout: 40_000 };

test.beforeEach(() => {
  test.setTimeout(180_000);
});

const ten = Array.from({ length: 10 }, (_, at) => `Ответ ${String(at)}`);

const openChat = async (page: Page, parts: ReturnType<typeof chatParts>, room: Json) => {
  await say(room, 'Здравствуйте!');
  await page.goto(roomUrl(room));
  await expect(parts.message('Здравствуйте!')).toBeVisible();
};

const writeAll = async (parts: ReturnType<typeof chatParts>, texts: string[]) => {
  for (const text of texts) {
    await parts.field.fill(text);
    await parts.field.press('Enter');
    await expect(parts.message(text)).toBeVisible();
  }
};

test('two tabs agree on what is unread', async ({ page, context, t }) => {
  const { room } = await startChat(page);
  await page.goto('/dashboard/autos');
  const other = await context.newPage();
  await other.goto('/dashboard/autos');
  await say(room, 'Здравствуйте!');
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(other).toHaveTitle(/^\(1\) /);
  await page.bringToFront();
  await page.goto(roomUrl(room));
  await expect(chatParts(page, t).message('Здравствуйте!')).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(other).not.toHaveTitle(/^\(/, { timeout: 1000 });
});

test('ten messages without a network go out once and in order when it is there @core', async ({
  page,
  context,
  t,
}) => {
  const { dealer, room } = await startChat(page);
  const parts = chatParts(page, t);
  await openChat(page, parts, room);
  await context.setOffline(true);
  await writeAll(parts, ten);
  expect(await kept(dealer, room)).toEqual(['Здравствуйте!']);
  await context.setOffline(false);
  await expect(parts.message('Ответ 9')).toContainText(t('chat:state.sent'), delivered);
  expect(await kept(dealer, room)).toEqual(['Здравствуйте!', ...ten]);
  await expect(parts.message(/Ответ/)).toHaveCount(10);
});

test('what a closed tab left unsent goes out once with the next one', async ({
  page,
  context,
  t,
}) => {
  const { dealer, room } = await startChat(page);
  await openChat(page, chatParts(page, t), room);
  await context.setOffline(true);
  await writeAll(chatParts(page, t), ten);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(roomUrl(room));
  const { message } = chatParts(next, t);
  await expect(message('Ответ 9')).toContainText(t('chat:state.sent'), delivered);
  expect(await kept(dealer, room)).toEqual(['Здравствуйте!', ...ten]);
  await expect(message(/Ответ/)).toHaveCount(10);
});

test('what came while the line was cut is there after it, once @core', async ({ page, t }) => {
  let cut = () => Promise.resolve();
  let greetings = 0;
  await page.routeWebSocket(/\/chat\/ws/, (line) => {
    const service = line.connectToServer();
    let isGreeted = false;
    service.onMessage((frame) => {
      line.send(frame);
      if (!isGreeted) greetings += 1;
      isGreeted = true;
    });
    cut = async () => {
      // The page closes first: sending over a connection that the other side has closed logs a warning.
      await line.close({ code: 1001 });
      await service.close();
    };
  });
  const { room } = await startChat(page);
  const { message } = chatParts(page, t);
  await page.goto(roomUrl(room));
  await say(room, 'до обрыва');
  await expect(message('до обрыва')).toBeVisible();
  // The connection is cut after the first response: otherwise the first load would still be pending.
  await expect.poll(() => greetings).toBe(1);
  await cut();
  await say(room, 'во время обрыва');
  await expect(message('во время обрыва')).toHaveCount(1);
  await expect.poll(() => greetings).toBe(2);
  await expect(message('во время обрыва')).toHaveCount(1);
  await expect(page.getByText(t('chat:connection.reconnecting'))).toHaveCount(0);
});

test.describe('a server that is killed', () => {
  let own: ServerProcess;
  const before = { url: process.env['KARVON_URL'], dir: process.env['KARVON_DATA_DIR'] };

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    own = await startProduct({ prepared: 'demo', env: { TRUST_PROXY: '1' } });
    process.env['KARVON_URL'] = own.url;
    process.env['KARVON_DATA_DIR'] = own.dataDir;
  });

  test.afterAll(async () => {
    process.env['KARVON_URL'] = before.url;
    process.env['KARVON_DATA_DIR'] = before.dir;
    await own.stop();
    own.forget();
  });

  test('loses and doubles nothing of what the dealer writes meanwhile', async ({
    page,
    t,
    errors,
  }) => {
    const { dealer, room } = await startChat(page);
    const parts = chatParts(page, t);
    await openChat(page, parts, room);
    await writeAll(parts, ['до падения']);
    await expect(parts.message('до падения')).toContainText(t('chat:state.sent'));
    await own.stop('SIGKILL');
    await writeAll(parts, ten);
    own = await startProduct({
      dataDir: own.dataDir,
      port: Number(new URL(own.url).port),
      env: { TRUST_PROXY: '1' },
    });
    await say(room, 'я ещё здесь');
    await expect(parts.message('Ответ 9')).toContainText(t('chat:state.sent'), delivered);
    await expect(parts.message('я ещё здесь')).toHaveCount(1);
    const all = await kept(dealer, room);
    expect(all.filter((text) => text !== 'я ещё здесь')).toEqual([
      'Здравствуйте!',
      'до падения',
      ...ten,
    ]);
    // The browser logs each socket that cannot be opened; no other error is allowed.
    const others = errors.filter((error) => !error.includes('WebSocket connection to'));
    errors.length = 0;
    expect(others).toEqual([]);
  });
});

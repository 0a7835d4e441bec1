import { openRoom, say } from './buyer.ts';
import { chatParts, forgetKept, nextLine, startChat } from './chat.ts';
import { call, move } from './dealer.ts';
import { expect, test } from './test.ts';

test('a long thread grows upwards and stays where it is read; what comes below is counted', async ({
  page,
  t,
}) => {
  const { room, dealer } = await startChat(page);
  for (let at = 1; at <= 70; at += 1) await say(room, `Вопрос ${String(at)}.`);
  await call('POST', `/chat/api/room/${String(room.id)}/messages/readall/`, {
    token: dealer.token,
  });
  const { message, thread } = chatParts(page, t);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/\/api\/messages\/\d+\/list$/.test(url.pathname)) asked.push(url.search);
  });
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect(message('Вопрос 70.')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['?size=30&sort_by=-id&page=1']));
  await thread.hover();
  await expect(async () => {
    await page.mouse.wheel(0, -2000);
    await expect(message('Вопрос 1.')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(new Set(asked.map((search) => new URLSearchParams(search).get('page')))).toEqual(
    new Set(['1', '2', '3']),
  );
  const before = await message('Вопрос 1.').boundingBox();
  await say(room, 'И ещё один');
  const below = page.getByRole('button', { name: t('chat:thread.newBelow_one', { count: 1 }) });
  await expect(below).toBeVisible();
  expect((await message('Вопрос 1.').boundingBox())?.y).toBe(before?.y);
  await below.click();
  await expect(message('И ещё один')).toBeInViewport();
  await expect(below).toBeHidden();
});

test('a long list of rooms grows as one scrolls, twenty at a time', async ({ page, t }) => {
  const { car } = await startChat(page);
  for (let at = 1; at <= 44; at += 1) await openRoom(car, `Покупатель №${String(at)}`);
  const { row } = chatParts(page, t);
  const pages = new Set<string | null>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith('/api/room/list/')) return;
    pages.add(url.searchParams.get('page'));
    expect([...url.searchParams.keys()].toSorted()).toEqual(['page', 'size']);
    expect(url.searchParams.get('size')).toBe('20');
  });
  await page.goto('/dashboard/chat');
  await row(/№44/).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(row(/Дилноза/)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(pages).toEqual(new Set(['1', '2', '3']));
});

test('a chat about a deleted car says so and goes on; the buyer can be called', async ({
  page,
  t,
}) => {
  const { room, car, dealer } = await startChat(page);
  await say(room, 'Ещё продаётся?');
  await move(dealer, car.id, 'deleted');
  const { message, field } = chatParts(page, t);
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect(page.getByText(t('autos:status.deleted')).first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: t('chat:actions.call', { phone: '' }) }).first(),
  ).toHaveAttribute('href', 'tel:+998909876543');
  await field.fill('Уже продана');
  await field.press('Enter');
  await expect(message('Уже продана')).toContainText(t('chat:state.sent'));
});

test('messages that did not load stay unread until they do', async ({ page, t }) => {
  const { room, dealer } = await startChat(page);
  await say(room, 'Здравствуйте!');
  const unread = async () =>
    (await call('GET', `/chat/api/room/${String(room.id)}/`, { token: dealer.token })).unreadCount;
  await page.route('**/api/messages/*/list*', (route) => route.fulfill({ status: 500 }));
  const line = nextLine(page);
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  const thread = page.getByRole('main');
  await line;
  await expect(thread.getByText(t('chat:failed.messages'))).toBeVisible();
  expect(await unread()).toBe(1);
  await page.unroute('**/api/messages/*/list*');
  await thread.getByRole('button', { name: t('common:retry') }).click();
  await expect(chatParts(page, t).message('Здравствуйте!')).toBeVisible();
  await expect.poll(unread).toBe(0);
});

test('a failure to mark as read is nobody’s trouble; a rejected list says so and tries again', async ({
  page,
  t,
}) => {
  const { room, dealer } = await startChat(page);
  await say(room, 'Здравствуйте!');
  const { message, row } = chatParts(page, t);
  await page.route(/messages\/readall\//, (route) => route.fulfill({ status: 500 }));
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect(message('Здравствуйте!')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const { total_unread_messages: unread } = await call(
    'GET',
    '/chat/api/room/total_unread_messages/',
    { token: dealer.token },
  );
  expect(unread).toBe(1);
  await page.route('**/api/room/list/**', (route) => route.fulfill({ status: 503 }));
  await forgetKept(page);
  const line = nextLine(page);
  await page.goto('/dashboard/chat');
  await line;
  const retry = page.getByRole('button', { name: t('common:retry') }).first();
  await expect(retry).toBeVisible();
  await page.unroute('**/api/room/list/**');
  await retry.click();
  await expect(row(/Дилноза/)).toBeVisible();
});

import { say } from './buyer.ts';
import { chatParts, startChat } from './chat.ts';
import { expect, test } from './test.ts';

test('on a phone: list, thread, answer, back @core', async ({ page, t }) => {
  const { room, car } = await startChat(page);
  await say(room, 'Assalomu alaykum! Mashina sotuvdami?');
  const { row, message, field, send } = chatParts(page, t);
  await page.goto('/dashboard/chat');
  await row(/Дилноза/).click();
  await expect(message(/Mashina sotuvdami/)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(car.core_car.brand.name) })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await field.fill('Ha, kelib ko‘ring');
  await field.press('Enter');
  await expect(field).toHaveValue(/\n$/);
  await send.click();
  await expect(message(/Ha, kelib ko‘ring/)).toContainText(t('chat:state.sent'));

  await page.getByRole('button', { name: t('chat:actions.menu') }).click();
  await page.getByRole('menuitem', { name: t('chat:actions.context') }).click();
  await expect(page.getByRole('dialog', { name: t('chat:context.label') })).toContainText(
    '+998 90 987 65 43',
  );
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(row(/Siz: Ha, kelib/)).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('unread messages are in the tab bar on every page, and go when they are read', async ({
  page,
  t,
}) => {
  const { room } = await startChat(page);
  await page.goto('/dashboard/autos');
  const tab = page.getByRole('navigation').getByRole('link', { name: t('shell:tabs.chats') });
  await expect(tab).toHaveText(t('shell:tabs.chats'));
  await say(room, 'Assalomu alaykum!');
  await say(room, 'Narxi qancha?');
  await expect(tab).toHaveText(`${t('shell:tabs.chats')}2`);
  await tab.click();
  const { row, message } = chatParts(page, t);
  await row(/Дилноза/).click();
  await expect(message('Narxi qancha?')).toBeVisible();
  await page.goBack();
  await expect(tab).toHaveText(t('shell:tabs.chats'));
});

test('an open conversation says that the line is away, until it is back', async ({ page, t }) => {
  const { room } = await startChat(page);
  await page.clock.install();
  let isCut = true;
  await page.routeWebSocket(/\/chat\/ws/, (line) => {
    if (isCut) void line.close();
    else line.connectToServer();
  });
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect(chatParts(page, t).field).toBeVisible();
  await page.clock.runFor(3000);
  // Queried by role, since the hidden list contains the same text.
  const text = page.getByRole('status').filter({ hasText: t('chat:connection.reconnecting') });
  await expect(text).toBeVisible();
  await say(room, 'Narxi qancha?');
  isCut = false;
  await page.clock.runFor(5000);
  await expect(page.getByRole('log').getByText('Narxi qancha?')).toBeVisible();
  await expect(text).toHaveCount(0);
});

test('after twenty tries in vain a phone offers its button, which works', async ({ page, t }) => {
  test.slow();
  const { room } = await startChat(page);
  await page.clock.install();
  let isCut = true;
  let tries = 0;
  await page.routeWebSocket(/\/chat\/ws/, (line) => {
    tries += 1;
    if (isCut) void line.close();
    else line.connectToServer();
  });
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect(chatParts(page, t).field).toBeVisible();
  const gaveUp = page.getByRole('status').filter({ hasText: t('chat:connection.gaveUp') });
  // Each attempt ends in real time; only the five seconds between two are of the fake clock.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(gaveUp).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 120_000, intervals: [50] });
  expect(tries).toBe(21);
  await page.clock.runFor(60_000);
  expect(tries).toBe(21);
  // The note has space around it for its round corners.
  const place = await gaveUp.boundingBox();
  expect(place?.x).toBeGreaterThan(4);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(356);

  await say(room, 'Narxi qancha?');
  isCut = false;
  await page.getByRole('button', { name: t('chat:connection.reconnect') }).tap();
  await expect(page.getByRole('log').getByText('Narxi qancha?')).toBeVisible();
  await expect(gaveUp).toHaveCount(0);
});

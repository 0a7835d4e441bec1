import type { Locator } from '@playwright/test';
import { openRoom, say, signal } from './buyer.ts';
import { chatParts, startChat } from './chat.ts';
import { call } from './dealer.ts';
import { photo } from './images.ts';
import { expect, test } from './test.ts';

test('a buyer writes, the dealer answers, the buyer reads it @core', async ({ page, t }) => {
  const { room } = await startChat(page);
  const { row, message, field } = chatParts(page, t);
  await page.goto('/dashboard/autos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await say(room, 'Здравствуйте! Машина ещё продаётся?');
  const menu = page.getByRole('navigation').getByRole('link', { name: t('shell:nav.chat') });
  await expect(menu).toContainText('1');
  await expect(page).toHaveTitle(/^\(1\) /);

  await menu.click();
  await expect(row(/Дилноза Рашидова.*Здравствуйте! Машина ещё продаётся/)).toBeVisible();
  await row(/Дилноза/).click();
  await expect(page).toHaveURL(new RegExp(`current-chat-id=${String(room.id)}`));
  await expect(message(/Здравствуйте!/)).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);

  await signal(room, { action: 'typing' });
  await expect(page.getByText(t('chat:room.typing')).first()).toBeVisible();

  await expect(field).toBeFocused();
  await field.fill('Да, приезжайте');
  await field.press('Shift+Enter');
  await page.keyboard.type('сегодня до 20:00');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(message(/Да, приезжайте/)).toContainText(t('chat:state.sent'));
  await expect(row(/Вы: Да, приезжайте сегодня до 20:00/)).toBeVisible();

  const reply = await say(room, 'Хорошо');
  await expect(message('Хорошо')).toBeVisible();
  await signal(room, { action: 'read', up_to: reply.id });
  await expect(message(/Да, приезжайте/)).toContainText(t('chat:state.read'));
});

test('a chosen filter and an unknown room are in the address and say what to do', async ({
  page,
  t,
}) => {
  const { room, car, dealer } = await startChat(page);
  await say(room, 'Есть торг?');
  const other = await openRoom(car, 'Sardor Abdullayev');
  await say(other, 'Salom');
  await call('POST', `/chat/api/room/${String(other.id)}/messages/readall/`, {
    token: dealer.token,
  });
  const { row, field, message } = chatParts(page, t);
  await page.goto('/dashboard/chat');
  await expect(row(/Sardor/)).toBeVisible();
  await page.getByText(t('chat:rooms.unreadCount', { count: 1 })).click();
  await expect(page).toHaveURL(/status=unread/);
  await expect(row(/Sardor/)).toHaveCount(0);
  await expect(row(/Дилноза/)).toBeVisible();
  await row(/Дилноза/).click();
  await field.fill('Торг уместен');
  await expect(row(/Дилноза/)).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Торг уместен');
  await expect(message(/Есть торг/)).toBeVisible();
  await page.getByText(t('chat:rooms.all'), { exact: true }).click();
  await page.getByRole('searchbox').fill('сардор');
  await expect(row(/Дилноза/)).toHaveCount(0);
  await expect(row(/Sardor/)).toBeVisible();

  await page.goto('/dashboard/chat?current-chat-id=999999999');
  await expect(page.getByText(t('chat:empty.noRoom'))).toBeVisible();
  await page.getByRole('button', { name: t('chat:empty.toList') }).click();
  await expect(page).not.toHaveURL(/current-chat-id/);
});

test('a quick reply is written once and filled with the car', async ({ page, t }) => {
  const { room, car } = await startChat(page);
  await say(room, 'Сколько стоит?');
  const { message, field } = chatParts(page, t);
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect(message('Сколько стоит?')).toBeVisible();
  await page.getByRole('button', { name: t('chat:templates.manage') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('chat:templates.add') }).click();
  await dialog.getByRole('button', { name: t('chat:templates.save') }).click();
  await expect(dialog.getByText(t('errors:required')).first()).toBeVisible();
  await dialog.getByLabel(t('chat:templates.name')).fill('Цена');
  await dialog.getByLabel(t('chat:templates.text')).fill('{car}: {price}. Адрес: {address}');
  await dialog.getByRole('button', { name: t('chat:templates.save') }).click();
  await expect(dialog.getByText('{car}: {price}. Адрес: {address}')).toBeVisible();
  // The focused element unmounts with the form, after which the dialog needs the focus to receive keys.
  await expect(dialog.getByRole('button', { name: t('chat:templates.save') })).toHaveCount(0);
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Цена', exact: true }).click();
  await expect(field).toHaveValue(
    new RegExp(`^${car.core_car.brand.name} .*: 140.000.000.сум\\. Адрес: улица Бунёдкор, 42$`),
  );
  await field.press('Enter');
  await expect(message(/140.000.000/)).toContainText(t('chat:state.sent'));
});

const overlapOf = async (over: Locator, under: Locator[]) => {
  const boxes = await Promise.all([over, ...under].map((one) => one.boundingBox()));
  const [top, ...others] = boxes;
  return others.map(
    (box) =>
      !top ||
      !box ||
      (top.x < box.x + box.width &&
        box.x < top.x + top.width &&
        top.y < box.y + box.height &&
        box.y < top.y + top.height),
  );
};

test('the lead is marked and unmarked, the car reserved, the buyer blocked @core', async ({
  page,
  t,
}) => {
  const { room, dealer } = await startChat(page);
  await say(room, 'Беру');
  const { token } = dealer;
  const now = () => call('GET', `/chat/api/room/${String(room.id)}/`, { token });
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await page.getByRole('button', { name: t('chat:actions.contacted'), exact: true }).click();
  const done = page.getByRole('alertdialog', { name: t('chat:actions.contactedDone') });
  await expect(done).toBeVisible();
  const covered = await overlapOf(done, [
    chatParts(page, t).field,
    chatParts(page, t).send,
    page.getByRole('button', { name: t('chat:context.reserve') }),
  ]);
  expect(covered).toEqual([false, false, false]);
  await expect.poll(async () => (await now()).lead.status).toBe('contacted');
  await page.getByRole('button', { name: t('common:undo'), exact: true }).click();
  await expect.poll(async () => (await now()).lead.status).toBe('new');

  await page.getByRole('button', { name: t('chat:context.reserve') }).click();
  await expect(page.getByText(t('autos:status.barakami')).first()).toBeVisible();
  await expect.poll(async () => (await now()).car.status).toBe('barakami');

  const note = page.getByRole('textbox', { name: t('chat:context.note') });
  await note.fill('Придёт в субботу');
  await note.blur();
  await expect(page.getByText(t('chat:context.noteSaved'))).toBeVisible();
  expect((await now()).note).toBe('Придёт в субботу');

  await page.getByRole('button', { name: t('chat:actions.menu') }).click();
  await page.getByRole('menuitem', { name: t('chat:actions.block') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('chat:actions.block') })
    .click();
  await expect(page.getByText(t('chat:composer.blocked'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('chat:composer.label') })).toBeDisabled();
});

test('what was rejected says why, and goes out when it may', async ({ page, t }) => {
  const { room, dealer } = await startChat(page);
  await say(room, 'Алло?');
  const { message, field } = chatParts(page, t);
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect(message('Алло?')).toBeVisible();
  const rejection = '**/chat/api/room/*/messages/';
  await page.route(rejection, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'room_blocked',
        instance: 'e2e',
      }),
    }),
  );
  await field.fill('Да, слушаю');
  await field.press('Enter');
  await expect(message(/Да, слушаю/)).toContainText(t('chat:state.failed'));
  await expect(page.getByText(t('errors:room_blocked'))).toBeVisible();
  await page.reload();
  await expect(message(/Да, слушаю/)).toContainText(t('chat:state.failed'));
  await page.unroute(rejection);
  await page.getByRole('button', { name: t('chat:state.retry') }).click();
  await expect(message(/Да, слушаю/)).toContainText(t('chat:state.sent'));
  const { total } = await call('GET', `/chat/api/messages/${String(room.id)}/list`, {
    token: dealer.token,
  });
  expect(total).toBe(2);
});

test('a photo goes out and is looked at on the whole screen; hostile words are words', async ({
  page,
  t,
}) => {
  const { room } = await startChat(page);
  const hostile = '<img src=x onerror=alert(1)> \u202Egnp.exe https://evil.example/?a=1 &lt;b&gt;';
  await say(room, hostile);
  const { message, send } = chatParts(page, t);
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  await expect(message(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
  const link = page.getByRole('log').getByRole('link');
  await expect(link).toHaveAttribute('rel', /noopener/);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('chat:composer.attach') }).click();
  await (await chooser).setFiles(await photo());
  await expect(send).toBeEnabled();
  await send.click();
  const sent = page.getByRole('log').getByRole('article').last();
  await expect(sent).toContainText(t('chat:state.sent'));
  await sent.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: t('chat:thread.viewer') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

import { readFileSync } from 'node:fs';
import { openRoom } from './buyer.ts';
import { chatParts, nextLine } from './chat.ts';
import { addActiveCar, move } from './dealer.ts';
import { photo } from './images.ts';
import { addLead, change, connect, link, startTelegram, tokenOf } from './telegram.ts';
import { expect, test } from './test.ts';

const buyerName = 'Бахтиёр Хамидов';

test('a lead, the channel and a buyer reach the screen through Telegram', async ({ page, t }) => {
  test.setTimeout(300_000);
  const world = await startTelegram(page);
  const { telegram, phones, member, channel, buyer, url, dealer } = world;
  try {
    await page.goto(`${url}/dashboard/profile/telegram`);
    await link(page, t, world);
    const salon = await world.salon();

    await test.step('a lead is contacted from Telegram', async () => {
      await addLead(salon, buyerName, url);
      await member.waitFor(new RegExp(`Новый лид\n${buyerName}`));
      const line = nextLine(page);
      await page.goto(`${url}/dashboard/leads?status=new`);
      await line;
      const row = page.getByRole('row').filter({ hasText: buyerName });
      await expect(row).toHaveCount(1);
      await member.press('Связались');
      await member.waitFor(/Связались: вы/);
      await expect(row).toHaveCount(0);
    });

    const prices = [141_000_000, 142_000_000, 143_000_000];
    const cars: { id: number; price: number }[] = [];
    for (const price of prices)
      cars.push({ ...(await addActiveCar(dealer, salon, 1, { url, price })), price });

    await test.step('three cars go to the channel', async () => {
      await connect(page, t, world);
      await page.goto(`${url}/dashboard/autos`);
      const boxes = page.getByRole('checkbox', { name: /Cobalt/ });
      await expect(boxes).toHaveCount(3);
      for (const at of [0, 1, 2]) await boxes.nth(at).press('Space');
      await page
        .getByLabel(t('autos:bulk.label'))
        .getByRole('link', { name: t('autos:bulk.channel') })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('channel:send') }).click();
      await expect(
        page.getByRole('dialog', { name: t('channel:bulkDone', { n: 3 }) }),
      ).toBeVisible();
      await page.getByRole('button', { name: t('common:done') }).click();
    });

    const post = await channel.waitFor(/14[123]\s000\s000/, 30_000);
    const caption = post.caption ?? '';
    const car = cars.find(({ price }) => caption.includes(String(price / 1_000_000)));
    if (car === undefined) throw new Error('The post names no price.');
    const row = page.getByRole('row').filter({ hasText: String(car.price / 1_000_000) });
    await expect(row.getByText(t('channel:status.posted'))).toBeVisible();
    await change(dealer, `/main/autos/${String(car.id)}`, url, { price: 133_000_000 });

    const { row: room, message, field } = chatParts(page, t);
    await test.step('a buyer asks, the dealer responds with a photo', async () => {
      await buyer.start(tokenOf(post));
      await buyer.waitFor(/Напишите вопрос/);
      await page.goto(`${url}/dashboard/chat`);
      await buyer.send('Здравствуйте, торг уместен?');
      await room(/Азиз/).click();
      await expect(message(/торг уместен/)).toBeVisible();
      await field.fill('Добрый день! Немного уступим.');
      await field.press('Enter');
      const said = await buyer.waitFor(/Немного уступим/);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photo('front.jpg', 640, 400));
      await field.fill('Вот она');
      await field.press('Enter');
      expect((await buyer.waitFor(/Вот она/)).photo).toBeDefined();
      await buyer.send('Тогда приеду', { reply_to: said.message_id });
      await expect(message(/Тогда приеду/)).toBeVisible();
    });

    await test.step('only rooms from Telegram are shown', async () => {
      await openRoom(car, 'Дилноза Рашидова', url);
      await expect(room(/Дилноза/)).toBeVisible();
      await page.getByRole('button', { name: t('chat:rooms.filters') }).click();
      const filters = page.getByRole('dialog');
      await filters.getByRole('checkbox', { name: t('chat:filter.telegram') }).press('Space');
      await filters.getByRole('button', { name: t('chat:filter.apply') }).click();
      await expect(room(/Дилноза/)).toHaveCount(0);
      await expect(room(/Азиз/)).toBeVisible();
    });

    await test.step('a message whose outcome stays unknown is sent again', async () => {
      // Each is repeated once by itself.
      await phones.noise('lost', { method: 'sendMessage', times: 2 });
      await field.fill('Ждём вас в субботу');
      await field.press('Enter');
      const failed = t('chat:state.notDelivered', { reason: t('chat:delivery.away') });
      await expect(page.getByText(failed)).toBeVisible({ timeout: 40_000 });
      await page.getByRole('button', { name: t('chat:state.retry') }).click();
      await expect(page.getByText(failed)).toHaveCount(0);
      const copies = async () =>
        (await phones.state()).phones['aziz']?.messages.filter(({ text }) =>
          text?.includes('Ждём вас в субботу'),
        ).length;
      await expect.poll(copies).toBe(3);
    });

    await test.step('the dealer takes no messages for a while', async () => {
      const choose = async (name: string) => {
        await page.getByRole('button', { name: t('chat:actions.menu') }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      await choose(t('chat:actions.mute'));
      await expect(page.getByText(t('chat:actions.muted'))).toBeVisible();
      await buyer.send('А в кредит?');
      await buyer.waitFor(/Салон не принимает сообщения/);
      await choose(t('chat:actions.unmute'));
      await expect(page.getByText(t('chat:actions.unmuted'))).toBeVisible();
      await buyer.send('В рассрочку можно?');
      await expect(message(/В рассрочку можно/)).toBeVisible();
      await expect(message(/А в кредит/)).toHaveCount(0);
    });

    await test.step('the price changes in the channel, then the car is sold', async () => {
      const changed = await channel.waitFor(/133\s000\s000/, 120_000);
      expect(changed.message_id).toBe(post.message_id);
      expect(changed.caption_entities?.map(({ type }) => type)).toContain('strikethrough');
      await move(dealer, car.id, 'sold_on_karvon', {
        url,
        sale: { price: 133_000_000, currency: 'UZS' },
      });
      expect((await channel.waitFor(/ПРОДАНО/, 30_000)).message_id).toBe(post.message_id);
    });

    await test.step('the buyer stops the bot', async () => {
      await buyer.stop();
      await expect(page.getByText(t('chat:composer.tgBlocked')).first()).toBeVisible();
      await expect(field).toBeDisabled();
    });
    expect(readFileSync(world.logFile, 'utf8')).not.toContain(telegram.token);
  } finally {
    await world.stop();
  }
});

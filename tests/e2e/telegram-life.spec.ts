import { readFileSync } from 'node:fs';
import { chatParts, nextLine } from './chat.ts';
import { addActiveCar, move } from './dealer.ts';
import { photo } from './images.ts';
import { addLead, change, connect, link, startTelegram, tokenOf } from './telegram.ts';
import { expect, test } from './test.ts';

const buyerName = 'Бахтиёр Хамидов';

test('a lead, the channel and a buyer reach the screen through Telegram', async ({ page, t }) => {
  test.setTimeout(300_000);
  const world = await startTelegram(page);
  const { telegram, member, channel, buyer, url, dealer } = world;
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

import { chatParts } from './chat.ts';
import { addActiveCar } from './dealer.ts';
import { addLead, connect, link, startTelegram, tokenOf } from './telegram.ts';
import { expect, test } from './test.ts';

const buyerName = 'Азиз';

test('a seller with a phone answers a buyer from Telegram', async ({ page, t }) => {
  test.setTimeout(180_000);
  const world = await startTelegram(page);
  const { member, channel, buyer, url, dealer } = world;
  try {
    await test.step('the checklist leads to the link', async () => {
      await page.goto(`${url}/dashboard/work-panel`);
      const steps = page.getByRole('list', { name: t('work-panel:start.title') });
      await steps.getByRole('link', { name: t('work-panel:start.telegram.action') }).click();
      await link(page, t, world);
    });

    const salon = await world.salon();
    const car = await addActiveCar(dealer, salon, 1, { url, price: 141_000_000 });
    await test.step('a car goes to the channel', async () => {
      await connect(page, t, world);
      await page.goto(`${url}/dashboard/autos/view/${String(car.id)}`);
      await page.getByRole('button', { name: t('autos:card.menu', { title: '' }) }).click();
      await page.getByRole('menuitem', { name: t('autos:action.channel') }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: t('channel:carAction.send') }).click();
      await expect(page.getByText(/Post navbatda/)).toBeVisible();
    });
    const post = await channel.waitFor(/141\s000\s000/, 30_000);

    await test.step('a buyer writes, and leaves a request on the site', async () => {
      await buyer.start(tokenOf(post));
      await buyer.waitFor(/Напишите вопрос/);
      await buyer.contact();
      await buyer.waitFor(/получил ваш номер/);
      await buyer.send('Здравствуйте, торг уместен?');
      await addLead(salon, buyerName, url, { auto_id: car.id });
    });

    await test.step('a reply to the lead goes into the conversation, and the next message comes at once', async () => {
      const card = await member.waitFor(new RegExp(`Yangi lid\n${buyerName}`));
      await member.send('Ha, kelib ko‘ring', { reply_to: card.message_id });
      await buyer.waitFor(/kelib ko‘ring/);
      await buyer.send('Тогда приеду');
      const next = await member.waitFor(/Тогда приеду/);
      await member.send('Kutamiz', { reply_to: next.message_id });
      await buyer.waitFor(/Kutamiz/);
    });

    await test.step('the conversation is in the dashboard, until the buyer stops the bot', async () => {
      await page.goto(`${url}/dashboard/chat`);
      const { row, message, field } = chatParts(page, t);
      await row(new RegExp(buyerName)).click();
      await expect(message(/kelib ko‘ring/)).toBeVisible();
      await expect(message(/Kutamiz/)).toBeVisible();
      await buyer.stop();
      await expect(page.getByText(t('chat:composer.tgBlocked')).first()).toBeVisible();
      await expect(field).toBeDisabled();
    });
  } finally {
    await world.stop();
  }
});

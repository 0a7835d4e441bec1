import { readFileSync } from 'node:fs';
import { addLead, link, startTelegram } from './telegram.ts';
import { expect, test } from './test.ts';

const buyerName = 'Бахтиёр Хамидов';

test('a member links Telegram, a lead rings there, and a press changes its row @core', async ({
  page,
  t,
}) => {
  test.slow();
  const world = await startTelegram(page);
  const { telegram, member, url } = world;
  try {
    await page.goto(`${url}/dashboard/profile/telegram`);
    await expect(page.getByRole('img', { name: t('telegram:code') })).toBeVisible();
    await link(page, t, world);
    await member.waitFor(/Связано/);
    await addLead(await world.salon(), buyerName, url);
    await member.waitFor(new RegExp(`Новый лид\n${buyerName}`));

    await page.goto(`${url}/dashboard/leads?status=new`);
    const row = page.getByRole('row').filter({ hasText: buyerName });
    await expect(row).toHaveCount(1);
    await member.press('Связались');
    await member.waitFor(/Связались: вы/);
    await page.reload();
    await expect(row).toHaveCount(0);
    expect(readFileSync(world.logFile, 'utf8')).not.toContain(telegram.token);
  } finally {
    await world.stop();
  }
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalTelegram } from '../../tools/local/telegram/local-telegram.ts';
import { phonesOf } from '../../tools/local/telegram/client.ts';
import { serviceKey, startProduct } from '../product/server-process.ts';
import { addSalon, call, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

test('a member links Telegram, a lead rings there, and a press changes its row @core', async ({
  page,
  t,
}) => {
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'karvon-telegram-'));
  const logFile = path.join(folder, 'server.log');
  const telegram = createLocalTelegram();
  await telegram.listen();
  const member = phonesOf(telegram.origin()).phone('nodira');
  // The demo has the accounts of the phones that are there.
  await member.act('put', { id: 5_009_000_001, name: 'Нодира', username: 'nodira_e' });
  const server = await startProduct({
    prepared: 'demo',
    logFile,
    env: {
      TELEGRAM: 'polling',
      TELEGRAM_API_URL: telegram.origin(),
      TELEGRAM_BOT_TOKEN: telegram.token,
      LOG_LEVEL: 'trace',
    },
  });
  const { url } = server;
  try {
    const dealer = await newDealer(url, server.dataDir);
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate(
      (profile) => localStorage.setItem('profile-values', profile),
      dealer.profile,
    );
    await page.goto(`${url}/dashboard/profile/telegram`);
    await expect(page.getByRole('img', { name: t('telegram:code') })).toBeVisible();
    const open = page.getByRole('link', { name: t('telegram:open') });
    const link = new URL((await open.getAttribute('href')) ?? '');
    await member.start(link.searchParams.get('start') ?? '');
    await page.getByRole('button', { name: t('telegram:yes') }).click();
    await expect(page.getByText(t('telegram:badge'), { exact: true })).toBeVisible();
    await member.waitFor(/Связано/);

    const { version } = await call('GET', '/main/telegram', { url, token: dealer.token });
    await call('PATCH', '/main/telegram', {
      url,
      token: dealer.token,
      headers: { 'if-match': `"v${String(version)}"` },
      // The test may run at night.
      body: { delay_seconds: 0, quiet: { on: false, from: '22:00', to: '08:00' } },
    });
    const salon = await addSalon(dealer, 'Karvon Chilonzor', url);
    await call('POST', '/main/marketplace/leads', {
      url,
      headers: { 'x-service-key': serviceKey, 'idempotency-key': crypto.randomUUID() },
      body: {
        external_id: `telegram-${crypto.randomUUID()}`,
        type: 'leads',
        source: 'listing',
        client_name: 'Бахтиёр Хамидов',
        phone: '+998901112233',
        avtosalon: salon.id,
      },
    });
    await member.waitFor(/Новый лид\nБахтиёр Хамидов/);

    await page.goto(`${url}/dashboard/leads?status=new`);
    const row = page.getByRole('row').filter({ hasText: 'Бахтиёр Хамидов' });
    await expect(row).toHaveCount(1);
    await member.press('Связались');
    await member.waitFor(/Связались: вы/);
    await page.reload();
    await expect(row).toHaveCount(0);

    expect(readFileSync(logFile, 'utf8')).not.toContain(telegram.token);
  } finally {
    // The page reports the end of its socket in the console.
    await page.close();
    await server.stop();
    server.forget();
    await telegram.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { phonesOf } from '../../tools/local/telegram/client.ts';
import { createLocalTelegram } from '../../tools/local/telegram/local-telegram.ts';
import { serviceKey, startProduct } from '../product/server-process.ts';
import { type Dealer, type Json, addSalon, call, newDealer } from './dealer.ts';
import { expect } from './test.ts';
import type { Translate } from './texts.ts';

/** A server with a Telegram of its own, a new dealership, and phones that the demo does not have. */
export async function startTelegram(page: Page) {
  const folder = mkdtempSync(path.join(tmpdir(), 'karvon-telegram-'));
  const logFile = path.join(folder, 'server.log');
  const telegram = createLocalTelegram();
  await telegram.listen();
  const phones = phonesOf(telegram.origin());
  const member = phones.phone('nodira');
  const channel = phones.phone('salon');
  const buyer = phones.phone('aziz');
  await member.act('put', { id: 5_009_000_001, name: 'Нодира', username: 'nodira_e' });
  await channel.act('put', {
    id: -1_009_000_000_001,
    type: 'channel',
    name: 'Karvon Chilonzor',
    username: 'karvon_chilonzor',
    subscribers: 4180,
  });
  await buyer.act('put', { id: 7_009_000_001, name: 'Азиз', number: '+998901112233' });
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
  const dealer = await newDealer(url, server.dataDir);
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((profile) => localStorage.setItem('profile-values', profile), dealer.profile);
  return {
    telegram,
    phones,
    member,
    channel,
    buyer,
    url,
    dealer,
    logFile,
    salon: () => addSalon(dealer, 'Karvon Chilonzor', url),
    async stop(): Promise<void> {
      // The page reports the end of its socket in the console.
      await page.close();
      await server.stop();
      server.forget();
      await telegram.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TelegramWorld = Awaited<ReturnType<typeof startTelegram>>;

/** The page of the link is open. The test may run at night, so messages come at once. */
export async function link(page: Page, t: Translate, { member, dealer, url }: TelegramWorld) {
  const open = page.getByRole('link', { name: t('telegram:open') });
  const address = new URL((await open.getAttribute('href')) ?? '');
  await member.start(address.searchParams.get('start') ?? '');
  await page.getByRole('button', { name: t('telegram:yes') }).click();
  await expect(page.getByText(t('telegram:badge'), { exact: true })).toBeVisible();
  const language = await page.evaluate(() => document.documentElement.lang);
  const body = { delay_seconds: 0, quiet: { on: false, from: '22:00', to: '08:00' } };
  await change(dealer, '/main/telegram', url, body, { 'accept-language': language });
}

export async function change(
  { token }: Dealer,
  address: string,
  url: string,
  body: object,
  more: Record<string, string> = {},
): Promise<Json> {
  const { version } = await call('GET', address, { url, token });
  const headers = { 'if-match': `"v${String(version)}"`, ...more };
  return call('PATCH', address, { url, token, headers, body });
}

export const addLead = (
  salon: Json,
  client_name: string,
  url: string,
  more: { auto_id?: number } = {},
): Promise<Json> =>
  call('POST', '/main/marketplace/leads', {
    url,
    headers: { 'x-service-key': serviceKey, 'idempotency-key': crypto.randomUUID() },
    body: {
      external_id: `telegram-${crypto.randomUUID()}`,
      type: 'leads',
      source: 'listing',
      client_name,
      phone: '+998901112233',
      avtosalon: salon.id,
      ...more,
    },
  });

/** Connects the channel on its page. Posts come out a minute apart, at any hour. */
export async function connect(page: Page, t: Translate, world: TelegramWorld): Promise<void> {
  const { channel, dealer, url } = world;
  await page.goto(`${url}/dashboard/telegram`);
  await page.getByRole('button', { name: t('channel:connect') }).click();
  await expect(page.getByRole('link', { name: t('channel:addBot') })).toBeVisible();
  await channel.act('add', { by: 'nodira' });
  await page.getByRole('button', { name: t('channel:connectThis') }).click();
  await expect(page.getByText(t('channel:state.working'))).toBeVisible();
  const { results } = await call('GET', '/main/telegram/channels', { url, token: dealer.token });
  await change(dealer, `/main/telegram/channels/${String(results[0].id)}`, url, {
    pause_minutes: 1,
    hours: { from: '00:00', to: '23:59' },
  });
}

/** Start parameter of the button below a post. */
export const tokenOf = (post: {
  reply_markup?: { inline_keyboard: { url?: string | undefined }[][] };
}) =>
  new URL(post.reply_markup?.inline_keyboard[0]?.[0]?.url ?? '').searchParams.get('start') ?? '';

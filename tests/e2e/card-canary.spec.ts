import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalPayme } from '../product/local-payme.ts';
import { startProduct } from '../product/server-process.ts';
import { addCard } from './ads-money.ts';
import { call, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

const number = '8600495473316478';
const shapes = [
  number,
  number.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  encodeURIComponent(number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')),
  Buffer.from(number).toString('base64').slice(0, 20),
];
const holds = (content: string) => shapes.some((shape) => content.includes(shape));

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);

// The browser calls the provider, whose CORS policy allows no header of ours.
test.use({ extraHTTPHeaders: {} });

test('a card number goes from the field to the provider, and to nobody else @core', async ({
  page,
  t,
}) => {
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'karvon-canary-'));
  const logFile = path.join(folder, 'server.log');
  const payme = await startLocalPayme();
  const server = await startProduct({
    prepared: 'empty',
    logFile,
    env: { ...payme.env, DEMO: 'off', LOG_LEVEL: 'trace' },
  });
  try {
    const carried: string[] = [];
    page.on('request', (request) => {
      const headers = JSON.stringify(request.headers());
      if (holds(`${request.url()} ${request.postData() ?? ''} ${headers}`))
        carried.push(new URL(request.url()).origin);
    });
    const dealer = await newDealer(server.url, server.dataDir);
    await page.goto(`${server.url}/favicon.svg`);
    await page.evaluate(
      (profile) => localStorage.setItem('profile-values', profile),
      dealer.profile,
    );
    await page.goto(`${server.url}/dashboard/ads?tab=money`);
    await page
      .getByRole('button', { name: t('money:addCard.title') })
      .first()
      .click();
    await addCard(page, t, number);
    await expect(page.getByText(/•6478/).first()).toBeVisible();
    expect(carried).toEqual([payme.origin]);

    // A client that sends the number to us is rejected, and leaves no trace.
    const handed = { token: dealer.token, url: server.url, body: { token: number } };
    await expect(call('POST', '/main/payments/cards', handed)).rejects.toThrow(/422/);

    const stored = await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return JSON.stringify({
        local: { ...localStorage },
        session: { ...sessionStorage },
        databases: databases.map(({ name }) => name),
        caches: await caches.keys(),
        cookies: document.cookie,
        page: document.documentElement.outerHTML,
        address: location.href,
      });
    });
    expect(holds(stored)).toBe(false);
  } finally {
    await server.stop();
    await payme.close();
  }
  // Stopped, so that everything is on disk: database, its journal, outbox, log.
  const files = [...filesOf(server.dataDir), logFile];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => holds(readFileSync(file, 'latin1')))).toEqual([]);
  expect(readFileSync(logFile, 'utf8')).toContain('"path":"/main/payments/cards"');
  expect(holds(payme.kept())).toBe(false);
  server.forget();
  rmSync(folder, { recursive: true });
});

import type { Page } from '@playwright/test';
import { addSalon, demo, enter, newDealer } from './dealer.ts';
import { say } from './buyer.ts';
import { nextLine, startChat } from './chat.ts';
import { expect, server, test } from './test.ts';

const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
};

/** Blocks the database for the next page, as a slow disk does. The page after it can use it. */
const holdDatabase = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('database-held') !== null) return;
    sessionStorage.setItem('database-held', 'true');
    const request = indexedDB.open('karvon-drafts');
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('drafts'));
    request.addEventListener('success', () => {
      const store = request.result.transaction('drafts', 'readwrite').objectStore('drafts');
      // One transaction that never ends: others wait until the page closes.
      const goOn = () => store.get('').addEventListener('success', goOn);
      goOn();
    });
  });

test('a chunk that is cut off comes with the second try; the page and what is typed stay', async ({
  page,
  t,
}) => {
  const { room } = await startChat(page);
  let cut = 0;
  await page.route(/\/assets\/ShellPalette-.*\.(js|css)$/, (route) => {
    if (route.request().method() === 'HEAD') return route.fallback();
    cut += 1;
    return cut <= 2 ? route.abort('connectionreset') : route.fallback();
  });
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  const field = page.getByRole('textbox', { name: t('chat:composer.label') });
  await field.fill('Ещё не отправлено');
  const loads = countLoads(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('common:search') });
  await expect(palette.getByRole('combobox')).toBeFocused();
  expect(cut).toBeGreaterThan(1);
  await expect(palette).toHaveCSS('display', 'flex');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Ещё не отправлено');
  expect(loads.count).toBe(0);
});

test('a page whose chunk is cut off opens all the same', async ({ page, t }) => {
  const dealer = await newDealer();
  await addSalon(dealer, 'Karvon Sergeli');
  await enter(page, dealer);
  await page.goto('/dashboard/autos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = countLoads(page);
  await page.route(
    /\/assets\/AvtosalonsPage-.*\.js$/,
    (route) => (route.request().method() === 'HEAD' ? route.fallback() : route.abort()),
    { times: 1 },
  );
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell:nav.avtosalons') })
    .click();
  await expect(page.getByText('Karvon Sergeli').first()).toBeVisible();
  expect(loads.count).toBe(0);
});

test('toasts that do not load for seconds take no page away, and come in the end', async ({
  page,
  t,
}) => {
  const { room } = await startChat(page);
  let cut = 0;
  await page.route(/\/assets\/Toast[\w-]*\.js/, (route) => {
    if (route.request().method() === 'HEAD') return route.fallback();
    cut += 1;
    return cut <= 4 ? route.abort('connectionreset') : route.fallback();
  });
  const line = nextLine(page);
  await page.goto('/dashboard/autos');
  const title = page.getByRole('heading', { level: 1, name: t('autos:title') });
  await expect(title).toBeVisible();
  // A message sent before the page is connected causes no toast.
  await line;
  const loads = countLoads(page);
  await say(room, 'Ещё не продали?');
  // Counts more attempts than one dialog makes.
  await expect.poll(() => cut).toBeGreaterThan(3);
  await expect(title).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('Ещё не продали?');
  expect(loads.count).toBe(0);
});

test('a chunk that is gone reloads the page once, and the draft is there @core', async ({
  page,
  t,
  errors,
}) => {
  const { room } = await startChat(page);
  await holdDatabase(page);
  await page.goto(`/dashboard/chat?current-chat-id=${String(room.id)}`);
  const field = page.getByRole('textbox', { name: t('chat:composer.label') });
  await field.fill('Ещё не отправлено');
  const loads = countLoads(page);
  await page.route(/\/assets\/ShellPalette-.*\.js(\?.*)?$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.keyboard.press('Control+k');
  await expect.poll(() => loads.count).toBe(1);
  await expect(field).toHaveValue('Ещё не отправлено');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(loads.count).toBe(1);
  // React logs the thrown error to the console.
  errors.length = 0;
});

test('a chunk that is gone and a response that breaks the contract are reported, without ids', async ({
  page,
  errors,
}) => {
  const { car } = await startChat(page);
  const reports: string[] = [];
  await page.exposeFunction('noteReport', (report: string) => reports.push(report));
  // Playwright does not see the body of a beacon.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob)
        void body.text().then((text) => Reflect.get(window, 'noteReport')(text));
      return send(address, body);
    };
  });
  await page.route(/\/main\/autos\/\d+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), price: 'Азиз' } });
  });
  await page.goto(`/dashboard/autos/view/${String(car.id)}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => reports.join('\n')).toContain('"kind":"contract"');
  await page.route(/\/assets\/ShellPalette-.*\.js(\?.*)?$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.keyboard.press('Control+k');
  await expect.poll(() => reports.join('\n')).toContain('"kind":"chunk"');
  for (const report of reports) {
    expect(report).toContain('"route":"/dashboard/autos/view/:id"');
    expect(report).not.toContain('Азиз');
  }
  // Requested from the server directly: a proxy hides this page.
  const metrics = async () => (await fetch(`${server.url()}/metrics`)).text();
  for (const kind of ['contract', 'chunk'])
    await expect.poll(metrics).toContain(`karvon_client_errors_total{kind="${kind}"}`);
  // The reloaded page may still be requesting the car.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // React logs the thrown error to the console.
  errors.length = 0;
});

test('a button whose action failed can be pressed again before the toast that says so comes', async ({
  page,
  t,
}) => {
  await enter(page, await demo());
  let asked = 0;
  await page.route('**/main/leads/export*', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
  });
  await page.route(/\/assets\/Toast[\w-]*\.js/, (route) =>
    route.request().method() === 'HEAD' ? route.fallback() : route.abort('connectionreset'),
  );
  await page.goto('/dashboard/leads');
  const csv = page.getByRole('button', { name: t('common:csvUnknown') });
  await csv.click();
  await expect.poll(() => asked).toBe(1);
  await expect(csv).toBeEnabled();
  await csv.click();
  await expect.poll(() => asked).toBe(2);
});

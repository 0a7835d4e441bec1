import type { BrowserContext, Page } from '@playwright/test';
import { addCar, addSalon, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ serviceWorkers: 'allow' });

const openKept = async (page: Page, shown = 'article') => {
  await page.goto('/dashboard/autos');
  await expect(page.locator(shown).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/kept-shell')) !== undefined))
    .toBe(true);
};

const storedText = async (page: Page, context: BrowserContext): Promise<string> => {
  const state = await context.storageState({ indexedDB: true });
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        const response = await cache.match(request);
        if (response?.headers.get('content-type')?.startsWith('text/html') === true)
          texts.push(await response.text());
      }
    }
    return [...texts, JSON.stringify(sessionStorage)].join('\n');
  });
  return `${JSON.stringify(state)}\n${kept}`;
};

test('without a network a reload shows the cars that were read, and says from when; signing out leaves nothing of them @core', async ({
  page,
  context,
  errors,
  t,
}) => {
  const dealer = await newDealer();
  await addCar(dealer, await addSalon(dealer, 'Karvon Sergeli'));
  await enter(page, dealer);
  await openKept(page);
  expect(await storedText(page, context)).toContain('Karvon Sergeli');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article').first()).toContainText('Cobalt');
  const [note = ''] = t('shell:offlineSince', { time: '|' }).split('|');
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();

  await context.setOffline(false);
  // The chat's socket logs this by itself.
  expect(errors.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual(
    [],
  );
  await page.reload();
  await expect(page.locator('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Жасур Каримов' }).click();
  await page.getByRole('menuitem', { name: t('shell:user.signOut') }).click();
  await expect(page).toHaveURL(/phone-check|login|\/$/);
  await expect.poll(() => storedText(page, context)).not.toContain('Karvon Sergeli');
  const left = await storedText(page, context);
  for (const text of ['Cobalt', dealer.number, dealer.token, 'Жасур'])
    expect(left).not.toContain(text);
});

test('a kept page of an older build gives way to the present one, loaded again once', async ({
  page,
}) => {
  const dealer = await newDealer();
  await addCar(dealer, await addSalon(dealer, 'Karvon Sergeli'));
  await enter(page, dealer);
  await openKept(page);
  // Simulates a deployment: the device's page belongs to a build that the server does not know.
  const present = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('karvon-')) ?? '';
    const [before, after] = [await caches.open(name), await caches.open('karvon-00000000')];
    for (const request of await before.keys()) {
      const response = await before.match(request);
      if (response === undefined) continue;
      const { status, headers } = response;
      const isShell = new URL(request.url).pathname === '/kept-shell';
      const old = isShell
        ? (await response.text()).replace(/(karvon-build" content=")[^"]+/, '$100000000')
        : await response.arrayBuffer();
      await after.put(request, new Response(old, { status, headers }));
    }
    await caches.delete(name);
    return name;
  });
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.goto('/dashboard/leads');
  await expect
    .poll(() => page.locator('meta[name="karvon-build"]').getAttribute('content'))
    .toBe(present.slice('karvon-'.length));
  await expect
    .poll(() => page.evaluate(async (name) => (await caches.keys()).includes(name), present))
    .toBe(true);
  await page.waitForTimeout(1500);
  expect(pages).toBe(2);
});

// Fault: offline, a screen that had not been opened before showed text keys.
test('without a network a screen that was never opened has words in both languages, and says what is missing', async ({
  page,
  context,
  errors,
}) => {
  await enter(page, await newDealer());
  await openKept(page, 'h1');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const addresses = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return addresses.flat().some(({ url }) => url.includes('/locales/all.json'));
      }),
    )
    .toBe(true);
  await context.setOffline(true);
  for (const language of ['ru', 'uz'] as const) {
    const t = textsOf(language);
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await page.goto('/dashboard/car-control');
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
      t('common:routeError.title'),
    );
    await expect(page.getByRole('alert')).toContainText(t('errors:offline'));
    await expect(page.getByRole('link', { name: t('shell:nav.leads') })).toBeVisible();
  }
  errors.splice(0);
});

// Fault: offline, the landing page was missing, since only the product's script was kept.
test('without a network the landing page is read too, with its images', async ({
  page,
  context,
  errors,
  t,
}) => {
  await enter(page, await newDealer());
  await openKept(page, 'h1');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/kept-landing-uz')) !== undefined))
    .toBe(true);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing:hero.title'));
  const hero = page.locator('[data-hero] picture img');
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  errors.splice(0);
});

test('who signs out without a network leaves nothing of what was read either', async ({
  page,
  context,
  errors,
  t,
}) => {
  const dealer = await newDealer();
  await addCar(dealer, await addSalon(dealer, 'Karvon Sergeli'));
  await enter(page, dealer);
  await openKept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Жасур Каримов' }).click();
  await page.getByRole('menuitem', { name: t('shell:user.signOut') }).click();
  await expect.poll(() => storedText(page, context)).not.toContain('Karvon Sergeli');
  const left = await storedText(page, context);
  for (const text of ['Cobalt', dealer.number, dealer.token, 'Жасур'])
    expect(left).not.toContain(text);
  // The sign-in page may not be on the device, and the chat's socket logs the lost connection.
  errors.length = 0;
});

test('a page that somebody is at says that there is a new version, and loads it when asked', async ({
  page,
  context,
  t,
}) => {
  const dealer = await newDealer();
  await addCar(dealer, await addSalon(dealer, 'Karvon Sergeli'));
  await enter(page, dealer);
  await openKept(page);
  // A new build has no files of this one, so the code for this message must have loaded already.
  await context.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('searchbox').click();
  // Message of a worker whose build was deployed meanwhile. A message of the page's own build is ignored.
  const announce = (build: string | null) =>
    page.evaluate(
      (name) =>
        navigator.serviceWorker.dispatchEvent(
          new MessageEvent('message', { data: { kind: 'karvon-new-version', build: name } }),
        ),
      build,
    );
  const toast = page.getByRole('alertdialog').filter({ hasText: t('common:newVersion') });
  await announce(await page.locator('meta[name="karvon-build"]').getAttribute('content'));
  await announce('00000000');
  await announce('00000000');
  await expect(toast).toHaveCount(1);
  expect(loads).toBe(0);
  await context.unroute(/\/assets\//);
  const loaded = page.waitForEvent('load');
  await toast.getByRole('button', { name: t('common:reload') }).click();
  await loaded;
  await expect(page.locator('article').first()).toBeVisible();
});

import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Translate } from './texts.ts';

export const addressOf = (language: Language) => (language === 'ru' ? '/' : `/?lng=${language}`);

const sections = [
  'analytics',
  'showroom',
  'tradeIn',
  'installment',
  'cip',
  'prices',
  'faq',
] as const;

const digitsOf = async (place: Locator) =>
  Number(((await place.textContent()) ?? '').replaceAll(/\D/g, ''));

export const readsWithoutScript = async (page: Page, t: Translate, language: Language) => {
  const html = page.locator('html');
  await page.goto(addressOf(language));
  await expect(html).toHaveAttribute('lang', language);
  // Otherwise it is laid out only after scrolling to it, which moves the pressed elements.
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
  for (const section of sections)
    await expect(
      page.locator(`#${section}`).getByRole('heading', { name: t(`landing:${section}.title`) }),
    ).toBeVisible();
  // The theme follows the system's, which no script can set here.
  const body = page.locator('body');
  await expect(html).toHaveCSS('color-scheme', 'light');
  await expect(body).toHaveCSS('color', 'rgb(26, 31, 41)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(body).not.toHaveCSS('color', 'rgb(26, 31, 41)');
  await page.emulateMedia({ colorScheme: 'light' });

  const links = page.getByRole('link', { name: t('landing:connect') });
  for (const link of await links.all())
    expect(await link.getAttribute('href')).toBe('/phone-check?start=connect');

  const analytics = page.locator('#analytics');
  const table = analytics.getByRole('table');
  await expect(table).toBeHidden();
  for (const [at, figure] of (['views', 'leads', 'sold'] as const).entries()) {
    const tile = analytics.getByRole('link', { name: t(`landing:analytics.${figure}`) });
    await tile.click();
    await expect(table).toBeVisible();
    const column = table.locator(`tbody td:nth-child(${String(at + 2)})`);
    let total = 0;
    for (const cell of await column.all()) total += await digitsOf(cell);
    expect(total, figure).toBe(await digitsOf(tile));
  }

  const question = page.getByText(t('landing:faq.refund.q'), { exact: true });
  await question.click();
  await expect(page.getByText(t('landing:faq.refund.a'))).toBeVisible();

  const terms = page.getByRole('heading', { name: t('legal:terms.subject.title') });
  await expect(terms).toBeHidden();
  await page.getByRole('link', { name: t('landing:documents.terms'), exact: true }).click();
  await expect(terms).toBeVisible();
  await page
    .locator('#terms')
    .getByRole('link', { name: t('landing:documents.close') })
    .click();
  await expect(terms).toBeHidden();

  // The note for browsers without scripts is absent. The link to the other language is in the footer.
  await expect(page.locator('.boot-note')).toHaveCount(0);
  const other = page.getByRole('link', { name: t('landing:language') });
  const isInFooter = await other.evaluate((link) => {
    const [inner, outer] = [link, link.closest('footer')].map((one) =>
      one?.getBoundingClientRect(),
    );
    return inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom;
  });
  expect(isInFooter).toBe(true);
  if (language === 'ru') {
    await other.click();
    await expect(html).toHaveAttribute('lang', 'uz');
  }
  await page.goto(addressOf(language));
  await page
    .getByRole('button', { name: t('landing:start.submit') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/phone-check\?start=connect$/);
  await expect(page.locator('.boot-note').first()).toBeVisible();
};

/** Runs before the product's script has loaded. */
export const calculates = async (page: Page, t: Translate) => {
  await page.route(/\/assets\/(?!landing-live-)[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  // The page's own script adds its listeners after the first frame.
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  const form = (name: string) => page.getByRole('form', { name: t(name), exact: true });
  const out = (place: Locator, name: string) => place.locator(`[data-out="${name}"]`).first();

  const installment = form('landing:installment.title');
  const price = installment.locator('input[name=price]');
  await price.fill('100000001');
  await expect(price).toHaveValue('100\u00A0000\u00A0001');
  await installment.locator('input[name=share]').fill('20');
  await expect(installment.locator('input[name=first]')).toHaveValue('20\u00A0000\u00A0000');
  await installment.getByText('36', { exact: true }).click();
  await installment.locator('input[name=markup]').fill('13');
  await expect(out(installment, 'count')).toHaveText('35');
  const [monthly, last, due] = [
    await digitsOf(out(installment, 'monthly')),
    await digitsOf(out(installment, 'last')),
    await digitsOf(out(installment, 'due')),
  ];
  expect(due).toBe(80_000_001 + 10_400_000);
  expect(monthly * 35 + last).toBe(due);
  await price.press('Enter');
  await expect(page).toHaveURL(/\/$/);

  const tradeIn = form('landing:tradeIn.title');
  await expect(tradeIn.getByText(t('landing:tradeIn.pays'))).toBeVisible();
  await tradeIn.locator('input[name=theirs]').fill('300000000');
  await expect(tradeIn.getByText(t('landing:tradeIn.weGive'))).toBeVisible();
  await expect(out(tradeIn, 'surcharge')).toHaveText('81\u00A0000\u00A0000');

  const cip = form('landing:cip.title');
  await cip.locator('input[name=rate]').fill('12000');
  await cip.locator('input[name=price]').fill('20000');
  await cip.locator('input[name=certificate]').fill('12000000');
  await expect(out(cip, 'total')).toHaveText('252\u00A0000\u00A0000');
  await expect(out(cip, 'totalUnits')).toHaveText('21\u00A0000');

  const budget = form('landing:prices.budget');
  await budget.getByRole('slider').fill('2000000');
  await expect(out(budget, 'views')).toHaveText('10\u00A0000');
  await expect(out(budget, 'clicks')).toHaveText('1\u00A0000');

  const install = page.getByRole('button', { name: t('landing:app.install'), exact: true });
  await expect(install).toBeHidden();
  await page.evaluate(() => {
    const prompt = () => Promise.resolve(globalThis.document.body.setAttribute('data-asked', ''));
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
  });
  await install.click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', '');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(install).toBeHidden();
  await page.getByText(t('landing:app.title'), { exact: true }).click();
  await expect(page.getByText(t('landing:app.iphone'))).toBeVisible();

  await page.getByRole('link', { name: t('landing:documents.privacy'), exact: true }).click();
  const document = page.getByRole('dialog', { name: t('landing:documents.privacy') });
  await expect(document).toBeVisible();
  await expect(page).toHaveURL(/\/\?doc=privacy$/);
  await page.keyboard.press('Escape');
  await expect(document).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
};

const styleOf = (page: Page): Promise<string[]> =>
  page.locator('#root').evaluate(async (root) => {
    // Collapsed content has no position, or an outdated one, so it is opened for the comparison.
    for (const folded of root.querySelectorAll('details')) folded.open = true;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [...root.querySelectorAll('*:not([data-lazy] *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        element.tagName,
        ...[x, y + scrollY, width, height].map((figure) => Math.round(figure)),
        style.display,
        style.color,
        style.backgroundColor,
        style.fontSize,
        style.fontWeight,
        style.boxShadow,
        style.border,
      ].join(' ');
    });
  });

export const hasSameStyle = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  // The style sheets load a second after the page, and must not load before it was inspected.
  const looked = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    await looked.promise;
    await route.continue();
  });
  // On a slow machine the sheets are requested before `load`, which would wait for them.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Until then, content below the first screen has no height.
  await expect(page.locator('html')).toHaveAttribute('data-complete', '');
  await page.evaluate(() => document.fonts.ready);
  const before = await styleOf(page);
  expect(before.length).toBeGreaterThan(300);
  const sheets = () =>
    page
      .locator('link[rel=stylesheet]')
      .evaluateAll(
        (links) =>
          links.filter((link) => link instanceof HTMLLinkElement && link.sheet !== null).length,
      );
  expect(await sheets()).toBe(0);
  looked.resolve();
  await page.keyboard.press('Shift');
  await expect.poll(sheets).toBeGreaterThan(0);
  expect(await styleOf(page)).toEqual(before);
};

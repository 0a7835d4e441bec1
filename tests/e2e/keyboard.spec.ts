import { addSalon, enter, newDealer } from './dealer.ts';
import { go } from './routes.ts';
import { expect, test } from './test.ts';

test('what the focus is on is never under the bar of the form of a car', async ({ page, t }) => {
  const dealer = await newDealer();
  await addSalon(dealer, 'Karvon Yunusobod');
  await enter(page, dealer);
  await page.goto('/dashboard/autos/create');
  await expect(page.getByRole('button', { name: t('auto-form:footer.submit') })).toBeVisible();
  const hidden: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const bar = [...document.querySelectorAll('[role=group]')].find(
        (one) => getComputedStyle(one).position === 'sticky',
      );
      const focused = document.activeElement;
      if (bar === undefined) return 'no bar';
      if (focused?.closest('main') == null || bar.contains(focused)) return '';
      const { top, bottom, width } = focused.getBoundingClientRect();
      // The visible element is the label of a hidden input.
      if (width < 2) return '';
      const free = bar.getBoundingClientRect().top;
      return bottom > free + 1 && top > 0
        ? (focused.getAttribute('aria-label') ?? focused.outerHTML.slice(0, 90))
        : '';
    });
    if (found !== '') hidden.push(`${String(stop)}: ${found}`);
  }
  expect(hidden).toEqual([]);
});

test('who only goes through the fields of a form sees none of them turn red', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  await addSalon(dealer, 'Karvon Yunusobod');
  await enter(page, dealer);
  await page.goto('/dashboard/autos/create');
  const submit = page.getByRole('button', { name: t('auto-form:footer.submit') });
  await expect(submit).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) await page.keyboard.press('Tab');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
});

const screens = [
  'work-panel',
  '',
  'leads',
  'autos',
  'autos/create',
  'locations',
  'locations/create',
  'chat',
  'car-control',
  'employees',
  'trade-in/autos',
  'trade-in/applications',
  'ads',
  'profile',
] as const;

test('a question mark lists the keys of every screen', async ({ page, t }) => {
  test.slow();
  await enter(page, await newDealer());
  const list = page.getByRole('dialog', { name: t('shell:keys.title') });
  for (const [at, screen] of screens.entries()) {
    await (at === 0 ? page.goto(`/dashboard/${screen}`) : go(page, `/dashboard/${screen}`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The page's script may add its key listener after the heading is visible.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(list, screen).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(list.getByText(t('shell:keys.palette'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list, screen).toBeHidden();
  }
});

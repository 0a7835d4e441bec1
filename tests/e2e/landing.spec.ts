import { calculates, hasSameStyle, readsWithoutScript } from './landing.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is read to its end, opens its rows and documents, and leads on @core', async ({
    page,
    t,
    language,
  }) => {
    await readsWithoutScript(page, t, language);
  });
});

test('calculators and documents of the landing page do not wait for the product’s script', async ({
  page,
  t,
}) => {
  await calculates(page, t);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`all style sheets change nothing on the landing page, ${scheme}`, async ({ page }) => {
    await hasSameStyle(page, scheme);
  });
}

// Fault: the code was a white square for 1.5 s after it became visible.
test('the code of the app is there before it is scrolled to, with the pointer at rest', async ({
  page,
}) => {
  await page.goto('/');
  const code = page.locator('[data-lazy]');
  await expect(code.locator('path')).not.toBeAttached();
  const below = await code.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: top - innerHeight - 1000, behavior: 'instant' });
    return element.getBoundingClientRect().top - innerHeight;
  });
  expect(below).toBeGreaterThan(500);
  // The page's script loads completely before it.
  await expect(code.locator('path')).toBeAttached({ timeout: 30_000 });
});

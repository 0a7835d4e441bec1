import { calculates, hasSameStyle, readsWithoutScript } from './landing.ts';
import { test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is read to its end, opens its rows and documents, and leads on', async ({
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

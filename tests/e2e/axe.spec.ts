import { checkRoutes, inside, outside } from './routes.ts';
import { expect, test } from './test.ts';

// One language to a test: the two workers share them.
test.describe.configure({ mode: 'parallel' });

for (const [language, extent] of [
  ['ru', 'full'],
  ['uz', 'without colours'],
] as const) {
  test(`axe finds nothing before signing in, in ${language}`, async ({ page }) => {
    expect(await checkRoutes(page, language, outside, extent)).toEqual({});
  });

  test(`axe finds nothing on any route of the dashboard, in ${language}`, async ({ page }) => {
    test.slow();
    expect(await checkRoutes(page, language, inside, extent)).toEqual({});
  });
}

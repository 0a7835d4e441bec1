import { checkRoutes } from './routes.ts';
import { expect, test } from './test.ts';

for (const language of ['ru', 'uz'] as const) {
  test(`axe finds nothing on any route in ${language}, light and dark`, async ({ page }) => {
    test.slow();
    expect(await checkRoutes(page, language)).toEqual({});
  });
}

import { checkRoutes } from './routes.ts';
import { expect, test } from './test.ts';

test('axe finds nothing on any route of a phone, light and dark', async ({ page, language }) => {
  test.slow();
  expect(await checkRoutes(page, language)).toEqual({});
});

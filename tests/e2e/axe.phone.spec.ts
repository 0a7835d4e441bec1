import { checkRoutes, main, outside } from './routes.ts';
import { expect, test } from './test.ts';

test('axe finds nothing on the screens of a phone', async ({ page, language }) => {
  expect(await checkRoutes(page, language, outside, ['light'])).toEqual({});
  expect(await checkRoutes(page, language, main, ['light'])).toEqual({});
});

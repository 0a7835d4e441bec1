import { checkRoutes, main, outside } from './routes.ts';
import { expect, test } from './test.ts';

// Other suites check dark pages: sign-in on a desktop, and the first story of every screen.
test('axe finds nothing on the screens of a phone', async ({ page, language }) => {
  expect(await checkRoutes(page, language, outside, ['light'])).toEqual({});
  expect(await checkRoutes(page, language, main, ['light'])).toEqual({});
});

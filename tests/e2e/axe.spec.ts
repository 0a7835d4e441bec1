import { checkRoutes, inside, outside } from './routes.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

test('axe finds nothing before signing in', async ({ page, language }) => {
  expect(await checkRoutes(page, language, outside)).toEqual({});
});

test('axe finds nothing on any route of the dashboard', async ({ page, language }) => {
  test.slow();
  expect(await checkRoutes(page, language, inside, ['light'])).toEqual({});
});

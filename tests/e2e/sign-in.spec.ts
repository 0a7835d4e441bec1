import { refusals } from './sign-in.ts';
import { test } from './test.ts';

test('a number that is none is refused where it stands', async ({ page, t }) => {
  await refusals.number(page, t);
});

test('wrong passwords are refused, and the fifth lets them rest', async ({ page, t }) => {
  await refusals.password(page, t);
});

test('wrong codes and weak passwords are refused, and registration goes on', async ({
  page,
  t,
}) => {
  await refusals.code(page, t);
});

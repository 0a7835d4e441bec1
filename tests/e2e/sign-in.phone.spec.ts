import { rejections } from './sign-in.ts';
import { test } from './test.ts';

test('a number that is none is rejected where it is typed', async ({ page, t }) => {
  await rejections.number(page, t);
});

test('wrong passwords are rejected, and the fifth lets them rest', async ({ page, t }) => {
  await rejections.password(page, t);
});

test('wrong codes and weak passwords are rejected, and registration goes on @core', async ({
  page,
  t,
}) => {
  await rejections.code(page, t);
});

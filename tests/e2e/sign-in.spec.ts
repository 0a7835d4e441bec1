import { rejections } from './sign-in.ts';
import { test } from './test.ts';

test('a number that is none is rejected where it is typed @core', async ({ page, t }) => {
  await rejections.number(page, t);
});

test('wrong passwords are rejected, and the fifth lets them rest', async ({ page, t }) => {
  await rejections.password(page, t);
});

test('wrong codes and weak passwords are rejected, and registration goes on', async ({
  page,
  t,
}) => {
  await rejections.code(page, t);
});

test('five wrong codes let codes of the number rest, and a reload still says so', async ({
  page,
  t,
}) => {
  await rejections.codeRest(page, t);
});

test('a proof of the number that ran out is reported, and the code asked for again', async ({
  page,
  t,
}) => {
  await rejections.ticket(page, t);
});

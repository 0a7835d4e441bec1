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

test('five wrong codes let codes of the number rest, and a reload still says so', async ({
  page,
  t,
}) => {
  await refusals.codeRest(page, t);
});

test('a proof of the number that ran out is told, and the code asked for again', async ({
  page,
  t,
}) => {
  await refusals.ticket(page, t);
});

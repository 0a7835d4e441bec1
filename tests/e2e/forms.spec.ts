import { wrongForms } from './forms.ts';
import { test } from './test.ts';

test('the forms of a showroom and of the profile say at each field what is wrong @core', async ({
  page,
  t,
}) => {
  await wrongForms.salonAndProfile(page, t);
});

test('the form of a car and its windows say at each field what is wrong @core', async ({
  page,
  t,
}) => {
  test.slow();
  await wrongForms.car(page, t);
});

import { emptyForms } from './forms.ts';
import { test } from './test.ts';

test('every form says at each field what is wrong', async ({ page, t }) => {
  await emptyForms(page, t);
});

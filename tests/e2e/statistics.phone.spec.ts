import { everyFigureOpensItsRows, periodStaysInView } from './statistics.ts';
import { test } from './test.ts';

test('every figure opens exactly the rows that it counts @core', async ({ page, t }) => {
  await everyFigureOpensItsRows(page, t);
});

test('the period stays in view, and nothing with the focus is under it', async ({ page, t }) => {
  await periodStaysInView(page, t);
});

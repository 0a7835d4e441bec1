import { everyFigureOpensItsRows } from './statistics.ts';
import { test } from './test.ts';

test('every figure opens exactly the rows that it counts', async ({ page, t }) => {
  await everyFigureOpensItsRows(page, t);
});

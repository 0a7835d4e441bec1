import {
  carKeepsTheDays,
  everyFigureOpensItsRows,
  keysOpenAndCompare,
  periodStaysInView,
} from './statistics.ts';
import { test } from './test.ts';

test('every figure opens exactly the rows that it counts @core', async ({ page, t }) => {
  await everyFigureOpensItsRows(page, t);
});

test('the period stays in view, and nothing with the focus is under it', async ({ page, t }) => {
  await periodStaysInView(page, t);
});

test('a car behind a figure shows its statistics of the same days', async ({ page, t }) => {
  await carKeepsTheDays(page, t);
});

test('C compares, T is a table, and Enter on a day of the chart opens what happened on it', async ({
  page,
  t,
}) => {
  await keysOpenAndCompare(page, t);
});

import { expect, it } from 'vitest';
import { holdNewRows } from './hold-new-rows';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

it('holds back what would push the rows that are being read', () => {
  expect(holdNewRows(rows(3, 2, 1), rows(5, 4, 3, 2, 1))).toEqual({
    rows: rows(3, 2, 1),
    newCount: 2,
  });
});

it('keeps a row that new ones have pushed to the next page, and drops one that is gone', () => {
  expect(holdNewRows(rows(3, 2, 1), rows(4, 3, 2)).rows).toEqual(rows(3, 2, 1));
  expect(holdNewRows(rows(3, 2, 1), rows(3, 1))).toEqual({ rows: rows(3, 1), newCount: 0 });
});

it('shows what moves up from the next page when a row has gone', () => {
  expect(holdNewRows(rows(3, 2, 1), rows(3, 1, 0))).toEqual({ rows: rows(3, 1, 0), newCount: 0 });
});

it('takes every row over as it is now', () => {
  const { rows: shown } = holdNewRows(
    [{ id: 1, status: 'new' }],
    [
      { id: 2, status: 'new' },
      { id: 1, status: 'contacted' },
    ],
  );
  expect(shown).toEqual([{ id: 1, status: 'contacted' }]);
});

it('has no place to keep when nothing of the page is left', () => {
  expect(holdNewRows(rows(1), rows(9, 8))).toEqual({ rows: rows(9, 8), newCount: 0 });
});

// Fault: a row restored by undo waited behind «Показать новые: 1».
it('puts a row back that was here before, and holds new ones beside it', () => {
  const seen = new Set([3, 2, 1]);
  expect(holdNewRows(rows(2, 1), rows(3, 2, 1), seen)).toEqual({
    rows: rows(3, 2, 1),
    newCount: 0,
  });
  expect(holdNewRows(rows(2, 1), rows(4, 3, 2, 1), seen)).toEqual({
    rows: rows(3, 2, 1),
    newCount: 1,
  });
});

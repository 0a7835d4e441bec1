import { expect, it } from 'vitest';
import { tableAsCsv } from './download-table';

it('writes a chart as a file that a spreadsheet reads and never runs', () => {
  const csv = tableAsCsv(
    ['День', 'Просмотры'],
    [
      { id: '1', name: '20; ноября', cells: ['-5'] },
      { id: '2', name: '=HYPERLINK("x")', cells: ['−1\u00A0200'] },
    ],
  );
  expect(csv).toBe('\uFEFFДень;Просмотры\r\n"20; ноября";-5\r\n"\'=HYPERLINK(""x"")";-1200\r\n');
});

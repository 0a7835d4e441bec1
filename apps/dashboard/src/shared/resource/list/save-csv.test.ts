import { describe, expect, it } from 'vitest';
import { csvName } from './save-csv';

const now = Date.parse('2026-11-26T20:30:00Z');

describe('csvName', () => {
  it('contains the days of the filter, so that files of different periods differ', () => {
    expect(csvName('leads', now, { from: '2026-10-01', to: '2026-10-31' })).toBe(
      'leads-2026-10-01_2026-10-31.csv',
    );
    expect(csvName('leads', now, { from: '2026-10-01' })).toBe('leads-2026-10-01_2026-11-27.csv');
    expect(csvName('leads', now, { to: '2026-10-31' })).toBe('leads-until-2026-10-31.csv');
  });

  it('contains the day in Tashkent without a filter', () => {
    expect(csvName('autos', now)).toBe('autos-2026-11-27.csv');
  });
});

import { expect, it } from 'vitest';
import { sampleAxes, sampleDays, sampleTotals } from './sample-days';

it('has figures that add up, as the page claims', () => {
  const { calls, requests, chats, leads } = sampleTotals;
  expect(calls + requests + chats).toBe(leads);
  for (const figure of ['views', 'leads', 'sold'] as const)
    expect(sampleDays.reduce((total, day) => total + day[figure], 0)).toBe(sampleTotals[figure]);
  for (const day of sampleDays) {
    expect(day.views).toBeLessThanOrEqual(sampleAxes.views);
    expect(day.leads).toBeLessThanOrEqual(sampleAxes.leads);
  }
});

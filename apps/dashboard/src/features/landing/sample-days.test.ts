import { expect, it } from 'vitest';
import { sampleAxes, sampleDays, sampleTotals } from './sample-days';

it('adds up, as the page says that figures do', () => {
  const { calls, requests, chats, leads } = sampleTotals;
  expect(calls + requests + chats).toBe(leads);
  for (const figure of ['views', 'leads', 'sold'] as const)
    expect(sampleDays.reduce((total, day) => total + day[figure], 0)).toBe(sampleTotals[figure]);
  for (const day of sampleDays) {
    expect(day.views).toBeLessThanOrEqual(sampleAxes.views);
    expect(day.leads).toBeLessThanOrEqual(sampleAxes.leads);
  }
});

import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours';

const hours = (quiet_from: string, quiet_to: string, quiet_on = true) => ({
  quiet_on,
  quiet_from,
  quiet_to,
});

it.each([
  // Tashkent is five hours ahead.
  ['22:00', '08:00', '2026-07-05T16:59:59.999Z', undefined],
  ['22:00', '08:00', '2026-07-05T17:00:00Z', '2026-07-06T03:00:00.000Z'],
  ['22:00', '08:00', '2026-07-05T18:59:59.999Z', '2026-07-06T03:00:00.000Z'],
  ['22:00', '08:00', '2026-07-05T19:00:00Z', '2026-07-06T03:00:00.000Z'],
  ['22:00', '08:00', '2026-07-06T02:59:59.999Z', '2026-07-06T03:00:00.000Z'],
  ['22:00', '08:00', '2026-07-06T03:00:00Z', undefined],
  ['13:00', '14:30', '2026-07-06T08:00:00Z', '2026-07-06T09:30:00.000Z'],
  ['13:00', '14:30', '2026-07-06T09:30:00Z', undefined],
])('from %s to %s at %s: quiet until %s', (from, to, now, until) => {
  expect(quietUntil(hours(from, to), new Date(now))?.toISOString()).toBe(until);
});

it('is never quiet when switched off', () => {
  expect(quietUntil(hours('22:00', '08:00', false), new Date('2026-07-05T20:00:00Z'))).toBe(
    undefined,
  );
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInTashkent } from '../../clock';
import { openDemo } from '../../demo/demo.fixture';
import type { TestApp } from '../../testing/test-app';
import { addDays } from './statistics-period';

let test: TestApp;
let token: string;
let today: string;

beforeAll(async () => {
  ({ test, token } = await openDemo());
  today = dayInTashkent(test.clock.now());
}, 120_000);
afterAll(() => test.close());

const read = async (
  operation: 'getStatistics' | 'getFunnel' | 'listAutoFigures' | 'listLeads',
  query: Record<string, string | number | boolean>,
) => (await test.call(operation, { token, query })).body;

const names = ['views', 'likes', 'calls', 'requests', 'chats', 'leads', 'sold'] as const;

it.each([1, 7, 30, 90])('agrees everywhere over %s days of the demo', async (length) => {
  const days = { from: addDays(today, 1 - length), to: today };
  const { figures, points } = await read('getStatistics', { ...days, compare: true });
  const rows = await read('listAutoFigures', { ...days, size: 100 });
  const { rows: steps, avtosalons } = await read('getFunnel', days);
  for (const name of names) {
    const sum = points.reduce(
      (all: number, point: Record<string, number>) => all + (point[name] ?? 0),
      0,
    );
    expect(sum, name).toBe(figures[name].value);
    expect(rows.totals[name], name).toBe(figures[name].value);
  }
  const { calls, requests, chats, leads } = figures;
  expect(calls.value + requests.value + chats.value).toBe(leads.value);
  for (const [index, { step, value }] of steps.entries()) {
    const sum = avtosalons.reduce(
      (all: number, own: { rows: { value: number }[] }) => all + (own.rows[index]?.value ?? 0),
      0,
    );
    expect(sum, step).toBe(value);
  }
  expect((await read('listLeads', days)).count).toBe(leads.value);
});

it('has a past that is believable: the days before were about a fifth lower', async () => {
  const { figures } = await read('getStatistics', {
    from: addDays(today, -29),
    to: today,
    compare: true,
  });
  expect(figures.views.change).toBeGreaterThan(5);
  expect(figures.views.change).toBeLessThan(45);
});

import { fixtures } from '@karvon/api/fixtures';
import { expect, it } from 'vitest';
import { leadPath } from './lead-path';

const { lead, car } = fixtures.getRoom;
if (lead === undefined || car === undefined) throw new Error('The contract has an example.');

it('leads to the leads of the car', () =>
  expect(leadPath({ lead, car })).toBe(`/dashboard/autos/view/${String(car.id)}?tab=leads`));

it.each([
  ['no lead', { car }],
  ['no car', { lead }],
  ['a deleted car', { lead, car: { ...car, status: 'deleted' } }],
] as const)('leads nowhere for a room with %s', (_name, room) =>
  expect(leadPath(room)).toBeUndefined(),
);

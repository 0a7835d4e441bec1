import { fixtures } from '@karvon/api/fixtures';
import { expect, it } from 'vitest';
import { leadPath } from './lead-path';

const { lead } = fixtures.getRoom;
if (lead === undefined) throw new Error('The contract has an example.');

it('leads to the lead of the room', () =>
  expect(leadPath({ lead })).toBe(`/dashboard/leads?lead=${String(lead.id)}`));

it('is undefined for a room without a lead', () => expect(leadPath({})).toBeUndefined());

import { fixtures } from '@karvon/api/fixtures';
import type { Lead, LeadList } from '@karvon/api/main';
import { expect, it } from 'vitest';
import { foldBuyers } from './fold-buyers';

const [example] = fixtures.listLeads.results;

const lead = (id: number, phone: string | undefined, since?: string): Lead => {
  if (example === undefined) throw new Error('The contract has no example of a lead.');
  const { phone: _phone, waiting_since: _since, ...rest } = example;
  return {
    ...rest,
    id,
    ...(phone !== undefined && { phone }),
    ...(since !== undefined && { waiting_since: since }),
  };
};
const pageOf = (...results: Lead[]): LeadList => ({
  ...fixtures.listLeads,
  results,
  count: 1350,
  buyer_count: 1190,
});
const sherzod = '+998935127006';
const [first, second] = ['2026-11-20T08:46:00Z', '2026-11-20T09:20:00Z'];

it('folds leads of one buyer into one row with the longest wait', () => {
  const page = pageOf(
    lead(1, sherzod, second),
    lead(2, sherzod, first),
    lead(3, sherzod),
    lead(4, '+998973402215', second),
  );
  const { results, count, buyer_count } = foldBuyers(page);
  expect(results.map(({ id, waiting_since }) => [id, waiting_since])).toEqual([
    [1, first],
    [4, second],
  ]);
  expect([count, buyer_count]).toEqual([1350, 1190]);
});

// Fault: a row combined the timer of an older new lead with the status of the newest one, and had no action.
it('shows the new lead when the newest one was contacted, and of two the user’s own', () => {
  const of = (id: number, status: Lead['status'], new_lead_ids: number[], since?: string): Lead => {
    const one = lead(id, sherzod, since);
    return { ...one, status, buyer: { ...one.buyer, new_lead_ids } };
  };
  const rowOf = (...leads: Lead[]) =>
    foldBuyers(pageOf(...leads)).results.map(({ id, status, waiting_since }) => [
      id,
      status,
      waiting_since,
    ]);
  expect(rowOf(of(1, 'contacted', [2]), of(2, 'new', [2], first))).toEqual([[2, 'new', first]]);
  expect(rowOf(of(1, 'new', [2], first), of(2, 'new', [2], second))).toEqual([[2, 'new', first]]);
  expect(rowOf(of(1, 'contacted', []), of(2, 'contacted', []))).toEqual([
    [1, 'contacted', undefined],
  ]);
});

it('does not fold leads without a phone, or leads that are not adjacent', () => {
  const page = pageOf(lead(1, undefined), lead(2, undefined), lead(3, sherzod), lead(4, undefined));
  expect(foldBuyers(page)).toBe(page);
});

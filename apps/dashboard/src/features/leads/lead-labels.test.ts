import { fixtures } from '@karvon/api/fixtures';
import type { AutoRef, Lead } from '@karvon/api/main';
import { describe, expect, it } from 'vitest';
import { buyerName, contactLabel, isGone, lastWait } from './lead-labels';

type LeadContact = Lead['contacts'][number];

const t = ((key: string, values?: object) =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`) as Parameters<
  typeof buyerName
>[1];

describe('the buyer', () => {
  it.each<[string, Partial<Lead>, string]>([
    ['a name', { client_name: 'Шерзод', phone: '+998935127006' }, 'Шерзод'],
    ['without a name the phone', { phone: '+998935127006' }, '+998 93 512 70 06'],
    ['of a hidden phone the visitor of the chat', { room_id: 8412 }, 'leads:visitor {"id":8412}'],
    ['and without a chat the lead', {}, 'leads:visitor {"id":7}'],
  ])('is called by %s', (_, known, name) => {
    expect(buyerName({ client_name: '', id: 7, ...known }, t).replaceAll('\u00A0', ' ')).toBe(name);
  });
});

it('distinguishes a missed call from an answered one', () => {
  const call = { answered: false, duration: 0 };
  expect(contactLabel({ type: 'call', call }, t, 'ru')).toBe('leads:missedCall');
  const taken = contactLabel({ type: 'call', call: { answered: true, duration: 240 } }, t, 'ru');
  expect(taken).toMatch(/^leads:answeredCall .*4/);
  expect(contactLabel({ type: 'leads' }, t, 'ru')).toBe('leads:type.leads');
});

it('counts a car as gone when it is sold, deleted or deactivated, but not on sale', () => {
  const [car] = fixtures.listLeads.results.flatMap((lead) => lead.car ?? []);
  if (car === undefined) throw new Error('The contract has no example of a lead with a car.');
  const of = (status: AutoRef['status']) => isGone({ ...car, status });
  expect((['sold_on_karvon', 'archived', 'deactivated', 'deleted'] as const).map(of)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect((['active', 'barakami', 'moderation'] as const).map(of)).toEqual([false, false, false]);
});

it('measures the wait from the last contact, not from the first one', () => {
  const contact = (
    created_at: string,
    first_response_at?: string,
    source: LeadContact['source'] = 'listing',
  ): LeadContact => ({
    id: 1,
    type: 'leads',
    source,
    created_at,
    ...(first_response_at !== undefined && { first_response_at }),
  });
  const first = contact('2026-11-01T08:00:00Z', '2026-11-01T08:10:00Z');
  const again = contact('2026-11-20T08:46:00Z', '2026-11-20T09:00:00Z');
  expect(lastWait({ contacts: [first, again] })).toEqual({
    from: '2026-11-20T08:46:00Z',
    to: '2026-11-20T09:00:00Z',
  });
  // A taken call, a lead entered by the dealer and a buyer still waiting have no finished wait.
  const taken = contact('2026-11-20T08:46:00Z', '2026-11-20T08:46:00Z');
  const written = contact('2026-11-20T08:46:00Z', '2026-11-20T09:00:00Z', 'dealer');
  expect(lastWait({ contacts: [taken, written, contact('2026-11-20T08:46:00Z')] })).toBeUndefined();
});

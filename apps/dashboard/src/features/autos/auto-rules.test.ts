import type { AutoStatus } from '@karvon/api/main';
import { describe, expect, it } from 'vitest';
import {
  actionOf,
  canEdit,
  canRefresh,
  isExpiring,
  targetFor,
  transitionsOf,
  type AutoFacts,
} from './auto-rules';

const now = Date.parse('2025-11-20T06:00:00Z');
const facts = (part: Partial<AutoFacts>): AutoFacts => ({
  status: 'active',
  allowed_transitions: [],
  can_edit: true,
  can_refresh: false,
  ...part,
});

describe('the label of a step', () => {
  it.each<[AutoStatus, AutoStatus, string | undefined]>([
    ['ne_active', 'moderation', 'submit'],
    ['moderation', 'ne_active', 'withdraw'],
    ['archived', 'ne_active', 'to_draft'],
    ['barakami', 'active', 'release'],
    ['deactivated', 'active', 'return'],
    ['expired', 'active', 'renew'],
    ['active', 'active', 'renew'],
    ['active', 'barakami', 'reserve'],
    ['active', 'reported_by_client', undefined],
  ])('%s → %s: %s', (from, to, action) => expect(actionOf(from, to)).toBe(action));
});

describe('the actions of a menu', () => {
  it('are those that the server allows, with removal last', () => {
    const allowed: AutoStatus[] = ['deleted', 'deactivated', 'sold_on_karvon', 'barakami'];
    expect(transitionsOf(facts({ allowed_transitions: allowed }))).toEqual([
      'reserve',
      'sell',
      'deactivate',
      'delete',
    ]);
  });
  it('are none when the server allows none', () => {
    expect(transitionsOf(facts({ status: 'flagged_to_admin' }))).toEqual([]);
  });
  it('contain one return for a deactivated car, whichever transition it uses', () => {
    const changed = facts({ status: 'deactivated', allowed_transitions: ['moderation'] });
    expect(transitionsOf(changed)).toEqual(['return']);
    expect(targetFor(changed, 'return')).toBe('moderation');
    const both = facts({ status: 'deactivated', allowed_transitions: ['active', 'moderation'] });
    expect(transitionsOf(both)).toEqual(['return']);
    expect(targetFor(both, 'return')).toBe('active');
  });
});

describe('refreshing', () => {
  it('is possible for cars on sale', () => {
    expect(canRefresh(facts({ status: 'expired' }), now)).toEqual({
      ok: false,
      reason: 'not_active',
    });
  });
  it('is possible when its wait ends, even without a new response', () => {
    const waiting = facts({ next_update_at: '2025-11-20T06:00:01Z' });
    expect(canRefresh(waiting, now)).toEqual({ ok: false, reason: 'too_early' });
    expect(canRefresh(waiting, now + 1000)).toEqual({ ok: true });
  });
});

it.each<[AutoStatus, string]>([
  ['moderation', 'in_moderation'],
  ['flagged_to_admin', 'in_moderation'],
  ['reported_by_client', 'reported'],
  ['sold_on_karvon', 'sold'],
  ['archived', 'archived'],
])('says why a car in %s cannot be changed: %s', (status, reason) => {
  expect(canEdit({ status, can_edit: false })).toEqual({ ok: false, reason });
});

it('counts a car on sale as expiring from three days before', () => {
  const at = (expires_at: string) => isExpiring({ status: 'active', expires_at }, now);
  expect(at('2025-11-23T06:00:00Z')).toBe(true);
  expect(at('2025-11-23T06:00:01Z')).toBe(false);
  expect(isExpiring({ status: 'barakami', expires_at: '2025-11-21T00:00:00Z' }, now)).toBe(false);
});

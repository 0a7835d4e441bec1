import type { AutoStatus, AutoSummary } from '@karvon/api/main';
import { describe, expect, it } from 'vitest';
import { cardFooter } from './card-footer';

const now = Date.parse('2025-11-20T06:00:00Z');
const then = '2025-11-18T06:00:00Z';

const card = (part: Partial<AutoSummary>): AutoSummary => ({
  id: 5012,
  version: 1,
  status: 'active',
  brand: { id: 1, name: 'Chevrolet' },
  car_model: { id: 2, name: 'Tracker' },
  used_car: true,
  currency: 'UZS',
  photo_count: 1,
  views: 0,
  likes: 0,
  calls: 0,
  chats: 0,
  leads: 0,
  days_in_salon: 1,
  created_at: then,
  status_changed_at: then,
  allowed_transitions: [],
  can_edit: false,
  can_refresh: false,
  ...part,
});
const footerOf = (part: Partial<AutoSummary>) => cardFooter(card(part), now);

describe('a car on sale', () => {
  it('can be refreshed', () => {
    expect(footerOf({ can_refresh: true })).toEqual({ kind: 'refresh_ready', action: 'refresh' });
  });
  it('shows the wait for a refresh without an action', () => {
    const next_update_at = '2025-11-21T06:00:00Z';
    expect(footerOf({ next_update_at })).toEqual({
      kind: 'refresh_waiting',
      until: next_update_at,
    });
  });
  it('shows its expiry before anything else', () => {
    const expires_at = '2025-11-22T06:00:00Z';
    expect(footerOf({ can_refresh: true, expires_at, allowed_transitions: ['active'] })).toEqual({
      kind: 'expiring',
      at: expires_at,
      action: 'renew',
    });
  });
});

describe('other statuses', () => {
  it.each<[AutoStatus, Partial<AutoSummary>, object]>([
    ['moderation', { moderation_sent_at: then }, { kind: 'waiting', since: then }],
    ['flagged_to_admin', {}, { kind: 'waiting', since: then }],
    ['reported_by_client', {}, { kind: 'reported', since: then }],
    ['moderation_declined', { can_edit: true }, { kind: 'declined', action: 'edit' }],
    [
      'barakami',
      { reserved_until: '2025-11-21T06:00:00Z', allowed_transitions: ['sold_on_karvon'] },
      { kind: 'reserved', until: '2025-11-21T06:00:00Z', action: 'sell' },
    ],
    ['expired', { allowed_transitions: ['active'] }, { kind: 'expired', action: 'renew' }],
    ['deactivated', { allowed_transitions: ['active'] }, { kind: 'deactivated', action: 'return' }],
    [
      'sold_on_karvon',
      { sold_at: then, allowed_transitions: ['archived'] },
      { kind: 'sold', at: then, action: 'archive' },
    ],
    ['archived', { allowed_transitions: ['ne_active'] }, { kind: 'archived', action: 'to_draft' }],
    ['ne_active', { can_edit: true }, { kind: 'draft', action: 'edit' }],
    ['deleted', {}, { kind: 'deleted' }],
  ])('%s', (status, part, expected) => {
    expect(footerOf({ status, ...part })).toMatchObject(expected);
  });

  it('offers nothing that the server does not allow', () => {
    for (const status of ['barakami', 'expired', 'deactivated', 'sold_on_karvon'] as const) {
      expect(footerOf({ status })).not.toHaveProperty('action');
    }
  });
});

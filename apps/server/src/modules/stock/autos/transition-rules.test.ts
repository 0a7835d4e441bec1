import { day } from '../../../platform/values/clock';
import { describe, expect, it } from 'vitest';
import {
  type TransitionState,
  allowedTransitions,
  checkTransition,
  destination,
  transitions,
} from './transition-rules';
import type { AutoStatus } from './auto-types';

const now = new Date('2026-07-05T07:00:00Z');
const auto = (status: AutoStatus, over: Partial<TransitionState> = {}): TransitionState => ({
  status,
  is_edited: false,
  expires_at: new Date(now.getTime() + 10 * day),
  ...over,
});

describe('the state machine', () => {
  it.each([
    ['ne_active', ['moderation', 'archived', 'deleted']],
    ['moderation', ['ne_active']],
    ['moderation_declined', ['archived', 'deleted']],
    ['flagged_to_admin', []],
    ['active', ['barakami', 'sold_on_karvon', 'deactivated', 'deleted']],
    ['reported_by_client', []],
    ['barakami', ['active', 'sold_on_karvon', 'deactivated', 'deleted']],
    ['sold_on_karvon', ['archived', 'deleted']],
    ['deactivated', ['active', 'archived', 'deleted']],
    ['expired', ['active', 'archived', 'deleted']],
    ['archived', ['ne_active', 'deleted']],
    ['deleted', []],
  ] as const)('lets a dealer move %s to %j', (status, allowed) => {
    expect(allowedTransitions(auto(status), 'dealer', now)).toEqual(allowed);
  });

  it('has no arrow twice', () => {
    const arrows = transitions.map(({ from, to }) => `${from} → ${to}`);
    expect(arrows).toEqual([...new Set(arrows)]);
  });

  it('sends a declined listing again only after an edit', () => {
    const declined = auto('moderation_declined');
    expect(checkTransition(declined, 'moderation', 'dealer', now)).toEqual({
      ok: false,
      reason: 'not_edited',
      allowed: ['archived', 'deleted'],
    });
    const edited = { ...declined, is_edited: true };
    expect(checkTransition(edited, 'moderation', 'dealer', now)).toEqual({ ok: true });
  });

  it('renews an active listing in its last three days', () => {
    const left = (days: number) =>
      auto('active', { expires_at: new Date(now.getTime() + days * day) });
    expect(checkTransition(left(4), 'active', 'dealer', now)).toMatchObject({
      reason: 'too_early',
    });
    expect(checkTransition(left(3), 'active', 'dealer', now)).toEqual({ ok: true });
  });

  it.each([
    [{}, 'active'],
    [{ is_edited: true }, 'moderation'],
    [{ expires_at: now }, 'moderation'],
  ])('brings a deactivated listing (%j) back to %s', (over, to) => {
    const row = auto('deactivated', over);
    expect(destination(row, 'active', now)).toBe(to);
    expect(allowedTransitions(row, 'dealer', now)).toContain(to);
  });
});

import type { AutoSummary } from '@karvon/api/main';
import { canRefresh, isExpiring, transitionsOf, type AutoAction } from '../auto-rules';

export type CardFooter =
  | { kind: 'refresh_ready'; action: AutoAction }
  | { kind: 'refresh_waiting'; until: string }
  | { kind: 'expiring'; at: string; action?: AutoAction }
  | { kind: 'waiting'; status: 'moderation' | 'flagged_to_admin'; since: string }
  | { kind: 'reported'; since: string }
  | { kind: 'declined'; action?: AutoAction }
  | { kind: 'reserved'; until?: string; action?: AutoAction }
  | { kind: 'expired' | 'deactivated' | 'archived'; at: string; action?: AutoAction }
  | { kind: 'sold'; at: string; action?: AutoAction }
  | { kind: 'draft'; action?: AutoAction }
  | { kind: 'deleted' };

/** Footer of a card, with an action only when the server allows it. @param now the server's clock in milliseconds */
export function cardFooter(auto: AutoSummary, now: number): CardFooter {
  const allowed: readonly AutoAction[] = transitionsOf(auto);
  const offer = (action: AutoAction) => (allowed.includes(action) ? { action } : {});
  const fix: { action?: AutoAction } = auto.can_edit ? { action: 'edit' } : {};
  switch (auto.status) {
    case 'active':
      if (isExpiring(auto, now) && auto.expires_at !== undefined) {
        return { kind: 'expiring', at: auto.expires_at, ...offer('renew') };
      }
      return canRefresh(auto, now).ok || auto.next_update_at === undefined
        ? { kind: 'refresh_ready', action: 'refresh' }
        : { kind: 'refresh_waiting', until: auto.next_update_at };
    case 'moderation':
    case 'flagged_to_admin':
      return {
        kind: 'waiting',
        status: auto.status,
        since: auto.moderation_sent_at ?? auto.status_changed_at,
      };
    case 'reported_by_client':
      return { kind: 'reported', since: auto.status_changed_at };
    case 'moderation_declined':
      return { kind: 'declined', ...fix };
    case 'barakami':
      return {
        kind: 'reserved',
        until: auto.reserved_until,
        ...offer('sell'),
      };
    case 'expired':
      return { kind: 'expired', at: auto.expires_at ?? auto.status_changed_at, ...offer('renew') };
    case 'deactivated':
      return { kind: 'deactivated', at: auto.status_changed_at, ...offer('return') };
    case 'sold_on_karvon':
      return { kind: 'sold', at: auto.sold_at ?? auto.status_changed_at, ...offer('archive') };
    case 'archived':
      return { kind: 'archived', at: auto.status_changed_at, ...offer('to_draft') };
    case 'ne_active':
      return { kind: 'draft', ...fix };
    case 'deleted':
      return { kind: 'deleted' };
  }
  return auto.status satisfies never;
}

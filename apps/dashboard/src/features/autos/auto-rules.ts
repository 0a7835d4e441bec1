import type { Auto, AutoStatus, AutoSummary, RefreshBlock } from '@karvon/api/main';
import { day, hour } from '../../shared/time';

export type AutoFacts = Pick<
  AutoSummary,
  | 'status'
  | 'allowed_transitions'
  | 'can_edit'
  | 'can_refresh'
  | 'refresh_blocked_by'
  | 'next_update_at'
  | 'expires_at'
>;

export type TransitionAction =
  | 'submit'
  | 'withdraw'
  | 'reserve'
  | 'release'
  | 'sell'
  | 'deactivate'
  | 'renew'
  | 'return'
  | 'archive'
  | 'to_draft'
  | 'delete';

export type AutoAction = TransitionAction | 'edit' | 'refresh';

export type Verdict<Reason extends string> = { ok: true } | { ok: false; reason: Reason };

export type EditBlock = 'in_moderation' | 'reported' | 'sold' | 'archived' | 'deleted';

export function actionOf(from: AutoStatus, to: AutoStatus): TransitionAction | undefined {
  switch (to) {
    case 'moderation':
      return 'submit';
    case 'ne_active':
      return from === 'moderation' ? 'withdraw' : 'to_draft';
    case 'active':
      return from === 'barakami' ? 'release' : from === 'deactivated' ? 'return' : 'renew';
    case 'barakami':
      return 'reserve';
    case 'sold_on_karvon':
      return 'sell';
    case 'deactivated':
      return 'deactivate';
    case 'archived':
      return 'archive';
    case 'deleted':
      return 'delete';
    case 'moderation_declined':
    case 'flagged_to_admin':
    case 'reported_by_client':
    case 'expired':
      return undefined;
  }
  return to satisfies never;
}

/** True for a used car without mileage. Moderation allows it, but buyers look for the mileage, so the form asks first. */
export const lacksMileage = (car: { used_car?: boolean; mileage?: number | null }): boolean =>
  car.used_car === true && typeof car.mileage !== 'number';

export const targetOf = {
  submit: 'moderation',
  withdraw: 'ne_active',
  reserve: 'barakami',
  release: 'active',
  sell: 'sold_on_karvon',
  deactivate: 'deactivated',
  renew: 'active',
  return: 'active',
  archive: 'archived',
  to_draft: 'ne_active',
  delete: 'deleted',
} as const satisfies Record<TransitionAction, AutoStatus>;

const order: readonly TransitionAction[] = [
  'submit',
  'renew',
  'return',
  'reserve',
  'release',
  'sell',
  'withdraw',
  'to_draft',
  'deactivate',
  'archive',
  'delete',
];

/** Allowed actions. Moving a deactivated car to moderation counts as returning it. */
export function transitionsOf(
  auto: Pick<AutoFacts, 'status' | 'allowed_transitions'>,
): TransitionAction[] {
  const allowed = new Set(
    auto.allowed_transitions.map((to) =>
      auto.status === 'deactivated' && to === 'moderation' ? 'return' : actionOf(auto.status, to),
    ),
  );
  return order.filter((action) => allowed.has(action));
}

export function targetFor(
  auto: Pick<AutoFacts, 'allowed_transitions'>,
  action: TransitionAction,
): AutoStatus {
  const target = targetOf[action];
  return action === 'return' && !auto.allowed_transitions.includes(target) ? 'moderation' : target;
}

export function canEdit(auto: Pick<AutoFacts, 'can_edit' | 'status'>): Verdict<EditBlock> {
  if (auto.can_edit) return { ok: true };
  switch (auto.status) {
    case 'reported_by_client':
      return { ok: false, reason: 'reported' };
    case 'sold_on_karvon':
      return { ok: false, reason: 'sold' };
    case 'archived':
      return { ok: false, reason: 'archived' };
    case 'deleted':
      return { ok: false, reason: 'deleted' };
    default:
      return { ok: false, reason: 'in_moderation' };
  }
}

/** True when the car can be refreshed. `can_refresh` may be outdated: the wait ends at `next_update_at`. @param now the server's clock in milliseconds */
export function canRefresh(auto: AutoFacts, now: number): Verdict<RefreshBlock> {
  if (auto.status !== 'active') return { ok: false, reason: 'not_active' };
  if (auto.can_refresh) return { ok: true };
  const waitsUntil = auto.next_update_at === undefined ? 0 : Date.parse(auto.next_update_at);
  return waitsUntil <= now ? { ok: true } : { ok: false, reason: 'too_early' };
}

/** Milliseconds before the end from which a car counts as expiring (contract of `transitionAuto`). */
export const expiryWarning = 3 * day;

/** Milliseconds between refreshes (contract of `refreshAuto`), and the full ring of the countdown. */
export const refreshInterval = 72 * hour;

/** Days in the showroom from which a car counts as slow to sell. */
export const longInSalon = 40;

export function isExpiring(auto: Pick<AutoFacts, 'status' | 'expires_at'>, now: number): boolean {
  if (auto.status !== 'active' || auto.expires_at === undefined) return false;
  return Date.parse(auto.expires_at) - now <= expiryWarning;
}

export function autoTitle(auto: Pick<AutoSummary, 'brand' | 'car_model' | 'position'>): string {
  return `${auto.brand.name} ${auto.car_model.name}`;
}

export function titleOfAuto(auto: Auto): string {
  return autoTitle(auto.core_car);
}

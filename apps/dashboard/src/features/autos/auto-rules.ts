import type { Auto, AutoStatus, AutoSummary, RefreshBlock } from '@karvon/api/main';
import { day, hour } from '../../shared/time';

/** What the rules read of a car: both its card and its whole have it. */
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

/** Actions that move a car to another status (decisions §4). */
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

/** Everything that a dealer can do with a car. */
export type AutoAction = TransitionAction | 'edit' | 'refresh';

/** A response with its reason: screens disable and explain, they don't hide (architecture, rule 5). */
export type Verdict<Reason extends string> = { ok: true } | { ok: false; reason: Reason };

/** Why a car cannot be changed now. */
export type EditBlock = 'in_moderation' | 'reported' | 'sold' | 'archived' | 'deleted';

/** The action behind a step; undefined for steps that are not the dealer's. */
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

/** True for a used car without its mileage, which buyers look for. Moderation allows it; a dealer is asked first. */
export const lacksMileage = (car: { used_car?: boolean; mileage?: number | null }): boolean =>
  car.used_car === true && typeof car.mileage !== 'number';

/** Where an action leads. */
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

/** Menu order: what helps to sell first, what takes away last. */
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

/** The actions that the server allows now. A deactivated car that goes back to moderation is one action with its return. */
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

/** The status to ask for: a deactivated car may only be let back by way of moderation. */
export function targetFor(
  auto: Pick<AutoFacts, 'allowed_transitions'>,
  action: TransitionAction,
): AutoStatus {
  const target = targetOf[action];
  return action === 'return' && !auto.allowed_transitions.includes(target) ? 'moderation' : target;
}

/** Whether the car can be changed, and why not. */
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

/**
 * Whether the car can be lifted in the buyers' list, and why not. The server's word was true when it was sent: once
 * `next_update_at` has passed on the server's clock, a wait is over.
 *
 * @param now the server's clock, in milliseconds
 */
export function canRefresh(auto: AutoFacts, now: number): Verdict<RefreshBlock> {
  if (auto.status !== 'active') return { ok: false, reason: 'not_active' };
  if (auto.can_refresh) return { ok: true };
  const waitsUntil = auto.next_update_at === undefined ? 0 : Date.parse(auto.next_update_at);
  return waitsUntil <= now ? { ok: true } : { ok: false, reason: 'too_early' };
}

/** A renewal is offered when this much is left (contract of `transitionAuto`). */
export const expiryWarning = 3 * day;

/** Time between two refreshes (contract of `refreshAuto`): the ring of the countdown is full after it. */
export const refreshInterval = 72 * hour;

/** From here on a car is in the showroom for long (design §5, car card). */
export const longInSalon = 40;

/** Whether an active car runs out within three days. */
export function isExpiring(auto: Pick<AutoFacts, 'status' | 'expires_at'>, now: number): boolean {
  if (auto.status !== 'active' || auto.expires_at === undefined) return false;
  return Date.parse(auto.expires_at) - now <= expiryWarning;
}

/** What a buyer calls the car. */
export function autoTitle(auto: Pick<AutoSummary, 'brand' | 'car_model' | 'position'>): string {
  return `${auto.brand.name} ${auto.car_model.name}`;
}

/** A whole car as its card has it, as far as the rules and the windows of actions go. */
export function titleOfAuto(auto: Auto): string {
  return autoTitle(auto.core_car);
}

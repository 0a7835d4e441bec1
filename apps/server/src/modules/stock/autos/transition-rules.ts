import { day, hour } from '../../../platform/values/clock';
import type { ActorKind, AutoStatus } from './auto-types';

/** Decisions §4. */
export const autoTimes = {
  life: 30 * day,
  /** Time before expiry from which it may be renewed, and the dealer is warned. */
  warning: 3 * day,
  reservation: 72 * hour,
  refresh: 72 * hour,
  /** Time that undo of a deletion is offered. */
  undo: 10_000,
  /** Additional time that undo is accepted, for slow connections. */
  undoGrace: 20_000,
} as const;

export interface TransitionState {
  status: AutoStatus;
  is_edited: boolean;
  expires_at: Date | null;
}

export type Rejection =
  | 'not_edited'
  | 'changed_or_out_of_date'
  | 'unchanged_and_in_date'
  | 'too_early';

export interface Transition {
  from: AutoStatus;
  to: AutoStatus;
  by: readonly ActorKind[];
  rejects?: (auto: TransitionState, now: Date) => Rejection | undefined;
}

const isInDate = ({ expires_at }: TransitionState, now: Date) =>
  expires_at !== null && expires_at.getTime() > now.getTime();

/** True when it may return on sale without a moderator: nothing changed, and its 30 days are not over. */
const comesBackAsItWas = (auto: TransitionState, now: Date) =>
  !auto.is_edited && isInDate(auto, now);

const dealer = ['dealer'] as const;
const system = ['system'] as const;
const moderator = ['moderator'] as const;
const admin = ['admin'] as const;

const transition = (
  from: AutoStatus,
  to: AutoStatus,
  by: readonly ActorKind[],
  rejects?: Transition['rejects'],
): Transition => ({ from, to, by, rejects });

const undeletable: readonly AutoStatus[] = [
  'moderation',
  'flagged_to_admin',
  'reported_by_client',
  'deleted',
];

/** In the order of the life of a listing. */
export const statuses = [
  'ne_active',
  'moderation',
  'moderation_declined',
  'flagged_to_admin',
  'active',
  'reported_by_client',
  'barakami',
  'sold_on_karvon',
  'deactivated',
  'expired',
  'archived',
  'deleted',
] as const satisfies readonly AutoStatus[];

export const isStatus = (text: string): text is AutoStatus =>
  statuses.some((status) => status === text);

/** State machine of decisions §4, one line per arrow. A deleted listing returns only by undo. */
export const transitions: readonly Transition[] = [
  transition('ne_active', 'moderation', dealer),
  transition('moderation', 'ne_active', dealer),
  transition('moderation', 'active', moderator),
  transition('moderation', 'moderation_declined', moderator),
  transition('moderation', 'flagged_to_admin', ['moderator', 'system']),
  transition('flagged_to_admin', 'active', admin),
  transition('flagged_to_admin', 'moderation_declined', admin),
  transition('flagged_to_admin', 'deleted', admin),
  transition('moderation_declined', 'moderation', dealer, (auto) =>
    auto.is_edited ? undefined : 'not_edited',
  ),
  // Renewal before it expires.
  transition('active', 'active', dealer, ({ expires_at }, now) =>
    expires_at !== null && expires_at.getTime() - now.getTime() <= autoTimes.warning
      ? undefined
      : 'too_early',
  ),
  transition('active', 'moderation', system),
  transition('active', 'reported_by_client', system),
  transition('active', 'expired', system),
  transition('active', 'barakami', dealer),
  transition('active', 'sold_on_karvon', dealer),
  transition('active', 'deactivated', dealer),
  transition('reported_by_client', 'active', moderator),
  transition('reported_by_client', 'flagged_to_admin', moderator),
  transition('barakami', 'active', ['dealer', 'system']),
  transition('barakami', 'sold_on_karvon', dealer),
  transition('barakami', 'deactivated', dealer),
  transition('deactivated', 'active', dealer, (auto, now) =>
    comesBackAsItWas(auto, now) ? undefined : 'changed_or_out_of_date',
  ),
  transition('deactivated', 'moderation', dealer, (auto, now) =>
    comesBackAsItWas(auto, now) ? 'unchanged_and_in_date' : undefined,
  ),
  transition('expired', 'active', dealer),
  ...(
    ['ne_active', 'moderation_declined', 'deactivated', 'expired', 'sold_on_karvon'] as const
  ).map((from) => transition(from, 'archived', dealer)),
  transition('archived', 'ne_active', dealer),
  ...statuses
    .filter((from) => !undeletable.includes(from))
    .map((from) => transition(from, 'deleted', dealer)),
];

const transitionsFrom = new Map(
  statuses.map((status) => [status, transitions.filter(({ from }) => from === status)]),
);

export type TransitionResult =
  | { ok: true }
  | { ok: false; reason: Rejection | 'no_such_transition'; allowed: AutoStatus[] };

export const allowedTransitions = (auto: TransitionState, by: ActorKind, now: Date): AutoStatus[] =>
  (transitionsFrom.get(auto.status) ?? [])
    .filter(
      (transition) => transition.by.includes(by) && transition.rejects?.(auto, now) === undefined,
    )
    .map(({ to }) => to);

/** Undefined when allowed; otherwise the reason and the alternatives. */
export function checkTransition(
  auto: TransitionState,
  to: AutoStatus,
  by: ActorKind,
  now: Date,
): TransitionResult {
  const found = transitionsFrom
    .get(auto.status)
    ?.find((transition) => transition.to === to && transition.by.includes(by));
  const reason = found === undefined ? 'no_such_transition' : found.rejects?.(auto, now);
  return reason === undefined
    ? { ok: true }
    : { ok: false, reason, allowed: allowedTransitions(auto, by, now) };
}

/** A deactivated listing that changed or expired goes to a moderator instead of active. */
export const destination = (auto: TransitionState, to: AutoStatus, now: Date): AutoStatus =>
  auto.status === 'deactivated' && to === 'active' && !comesBackAsItWas(auto, now)
    ? 'moderation'
    : to;

const locked: readonly AutoStatus[] = [
  'moderation',
  'flagged_to_admin',
  'reported_by_client',
  'sold_on_karvon',
  'archived',
  'deleted',
];

export const canEdit = (status: AutoStatus): boolean => !locked.includes(status);

/** True for statuses from which a listing is on sale again without a check, so that it must stay complete. */
export const mustStayComplete = (status: AutoStatus): boolean =>
  status === 'active' || status === 'barakami' || status === 'expired';

/** Undefined when the listing can be refreshed now. */
export function refreshBlock(
  auto: { status: AutoStatus; next_update_at: Date | null },
  now: Date,
): 'not_active' | 'too_early' | undefined {
  if (auto.status !== 'active') return 'not_active';
  const isTooSoon = auto.next_update_at !== null && auto.next_update_at.getTime() > now.getTime();
  return isTooSoon ? 'too_early' : undefined;
}

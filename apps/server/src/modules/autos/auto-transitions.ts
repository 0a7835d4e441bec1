import type { ActorKind, AutoStatus } from './auto-types';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Figures of decisions §4. */
export const autoTimes = {
  /** A listing is active that long. */
  life: 30 * day,
  /** From then on it may be renewed, and the dealer is warned. */
  warning: 3 * day,
  reservation: 72 * hour,
  /** Between two refreshes. */
  refresh: 72 * hour,
  /** The undo of a deletion is offered that long … */
  undo: 10_000,
  /** … and taken that much longer, for slow lines. */
  undoGrace: 20_000,
} as const;

/** What the rules look at. */
export interface TransitionState {
  status: AutoStatus;
  is_edited: boolean;
  expires_at: Date | null;
}

/** Why a way that exists is closed now. */
export type Refusal =
  | 'not_edited'
  | 'changed_or_out_of_date'
  | 'unchanged_and_in_date'
  | 'too_early';

export interface Transition {
  from: AutoStatus;
  to: AutoStatus;
  by: readonly ActorKind[];
  /** Says why it is closed, or nothing when it is open. */
  refuses?: (auto: TransitionState, now: Date) => Refusal | undefined;
}

const isInDate = ({ expires_at }: TransitionState, now: Date) =>
  expires_at !== null && expires_at.getTime() > now.getTime();

/** Back on sale without a moderator: nothing changed, and its 30 days are not over. */
const comesBackAsItWas = (auto: TransitionState, now: Date) =>
  !auto.is_edited && isInDate(auto, now);

const dealer = ['dealer'] as const;
const system = ['system'] as const;
const moderator = ['moderator'] as const;
const admin = ['admin'] as const;

const way = (
  from: AutoStatus,
  to: AutoStatus,
  by: readonly ActorKind[],
  refuses?: Transition['refuses'],
): Transition => ({ from, to, by, ...(refuses === undefined ? {} : { refuses }) });

const undeletable: readonly AutoStatus[] = [
  'moderation',
  'flagged_to_admin',
  'reported_by_client',
  'deleted',
];

const statuses = [
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

/** Whether a text names a status. */
export const isStatus = (text: string): text is AutoStatus =>
  statuses.some((status) => status === text);

/** The state machine of decisions §4, one line for each of its arrows. A deleted listing comes back by the undo alone. */
export const transitions: readonly Transition[] = [
  way('ne_active', 'moderation', dealer),
  way('moderation', 'ne_active', dealer),
  way('moderation', 'active', moderator),
  way('moderation', 'moderation_declined', moderator),
  way('moderation', 'flagged_to_admin', ['moderator', 'system']),
  way('flagged_to_admin', 'active', admin),
  way('flagged_to_admin', 'moderation_declined', admin),
  way('flagged_to_admin', 'deleted', admin),
  way('moderation_declined', 'moderation', dealer, (auto) =>
    auto.is_edited ? undefined : 'not_edited',
  ),
  // Renewal, before it expires.
  way('active', 'active', dealer, ({ expires_at }, now) =>
    expires_at !== null && expires_at.getTime() - now.getTime() <= autoTimes.warning
      ? undefined
      : 'too_early',
  ),
  way('active', 'moderation', system),
  way('active', 'reported_by_client', system),
  way('active', 'expired', system),
  way('active', 'barakami', dealer),
  way('active', 'sold_on_karvon', dealer),
  way('active', 'deactivated', dealer),
  way('reported_by_client', 'active', moderator),
  way('reported_by_client', 'flagged_to_admin', moderator),
  way('barakami', 'active', ['dealer', 'system']),
  way('barakami', 'sold_on_karvon', dealer),
  way('barakami', 'deactivated', dealer),
  way('deactivated', 'active', dealer, (auto, now) =>
    comesBackAsItWas(auto, now) ? undefined : 'changed_or_out_of_date',
  ),
  way('deactivated', 'moderation', dealer, (auto, now) =>
    comesBackAsItWas(auto, now) ? 'unchanged_and_in_date' : undefined,
  ),
  way('expired', 'active', dealer),
  ...(
    ['ne_active', 'moderation_declined', 'deactivated', 'expired', 'sold_on_karvon'] as const
  ).map((from) => way(from, 'archived', dealer)),
  way('archived', 'ne_active', dealer),
  ...statuses
    .filter((from) => !undeletable.includes(from))
    .map((from) => way(from, 'deleted', dealer)),
];

const waysFrom = new Map(
  statuses.map((status) => [status, transitions.filter(({ from }) => from === status)]),
);

export type TransitionAnswer =
  | { ok: true }
  | { ok: false; reason: Refusal | 'no_such_transition'; allowed: AutoStatus[] };

/** Where `by` may move the listing now. */
export const allowedTransitions = (auto: TransitionState, by: ActorKind, now: Date): AutoStatus[] =>
  (waysFrom.get(auto.status) ?? [])
    .filter((way) => way.by.includes(by) && way.refuses?.(auto, now) === undefined)
    .map(({ to }) => to);

/** Whether `by` may move the listing to `to` now, and if not, why and where instead. */
export function checkTransition(
  auto: TransitionState,
  to: AutoStatus,
  by: ActorKind,
  now: Date,
): TransitionAnswer {
  const found = waysFrom.get(auto.status)?.find((way) => way.to === to && way.by.includes(by));
  const reason = found === undefined ? 'no_such_transition' : found.refuses?.(auto, now);
  return reason === undefined
    ? { ok: true }
    : { ok: false, reason, allowed: allowedTransitions(auto, by, now) };
}

/** A deactivated listing that changed, or whose days are over, goes to a moderator when its dealer wants it active. */
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

/** Whether the dealer may change the listing's fields. */
export const canEdit = (status: AutoStatus): boolean => !locked.includes(status);

/** States from which a listing is on sale again without another check: it must stay complete in them. */
export const mustStayComplete = (status: AutoStatus): boolean =>
  status === 'active' || status === 'barakami' || status === 'expired';

/** Why a listing cannot be refreshed now; nothing when it can. */
export function refreshBlock(
  auto: { status: AutoStatus; next_update_at: Date | null },
  now: Date,
): 'not_active' | 'too_early' | undefined {
  if (auto.status !== 'active') return 'not_active';
  const isEarly = auto.next_update_at !== null && auto.next_update_at.getTime() > now.getTime();
  return isEarly ? 'too_early' : undefined;
}

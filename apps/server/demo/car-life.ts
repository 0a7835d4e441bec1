import type { Language } from '../src/platform/values/language';
import { day, hour } from '../src/platform/values/clock';
import { autoTimes } from '../src/modules/stock/autos/transition-rules';
import type {
  ActorKind,
  AutoStatus,
  DeactivationReason,
  DeclinedReason,
  EventKind,
  StoredChange,
  AutoState,
} from '../src/modules/stock/autos/auto-types';
import type { AutoFields } from '../src/modules/stock/autos/auto-fields';
import { deactivation, declinedReasons } from './car-texts';
import { roundPrice } from './demo-car';
import type { Random } from './random';

export interface LifeEvent {
  at: Date;
  kind: EventKind;
  actor_kind: ActorKind;
  from_status: AutoStatus | null;
  to_status: AutoStatus | null;
  reason: DeactivationReason | null;
  note: string | null;
  declined_reasons: DeclinedReason[] | null;
  changes: StoredChange[];
}

export interface Life {
  created_at: Date;
  state: AutoState;
  events: LifeEvent[];
  prices: { at: Date; price: number }[];
  /** undefined when it never was */
  on_sale: { from: Date; to: Date } | undefined;
  timers: { kind: string; run_at: Date }[];
}

const emptyState: Omit<AutoState, 'status_changed_at'> = {
  status: 'ne_active',
  is_edited: false,
  needs_moderation: false,
  approved_price: null,
  approved_currency: null,
  flags: [],
  moderator_note: null,
  declined_reasons: [],
  deactivation_reason: null,
  sale_price: null,
  sale_currency: null,
  sale_lead_id: null,
  published_at: null,
  activated_at: null,
  expires_at: null,
  expiry_warned_at: null,
  reserved_until: null,
  refreshed_at: null,
  next_update_at: null,
  moderation_sent_at: null,
  sold_at: null,
  closed_at: null,
  deleted_at: null,
  deleted_from: null,
};

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

function createLife(
  car: Pick<AutoFields, 'price' | 'currency'>,
  created_at: Date,
  now: Date,
): Life {
  const life: Life = {
    created_at,
    state: { ...emptyState, status_changed_at: created_at },
    events: [],
    prices: car.price === null ? [] : [{ at: created_at, price: car.price }],
    on_sale: undefined,
    timers: [],
  };
  record(life, { at: created_at, kind: 'created', actor_kind: 'dealer' });
  if (created_at.getTime() > now.getTime()) throw new Error('A listing cannot be of tomorrow.');
  return life;
}

function record(
  life: Life,
  event: Partial<LifeEvent> & Pick<LifeEvent, 'at' | 'kind' | 'actor_kind'>,
) {
  life.events.push({
    from_status: null,
    to_status: null,
    reason: null,
    note: null,
    declined_reasons: null,
    changes: [],
    ...event,
  });
}

interface Step {
  at: Date;
  by: ActorKind;
  event?: Partial<LifeEvent>;
  state?: Partial<AutoState>;
}

function move(life: Life, to: AutoStatus, { at, by, event = {}, state = {} }: Step): void {
  const from_status = life.state.status;
  const kind = from_status === 'active' && to === 'active' ? 'renewed' : 'status_changed';
  record(life, { at, kind, actor_kind: by, from_status, to_status: to, ...event });
  if (kind === 'status_changed') life.state.status_changed_at = at;
  Object.assign(life.state, { status: to, ...state });
  if (life.on_sale !== undefined && from_status === 'active') life.on_sale.to = at;
}

function send(life: Life, at: Date): void {
  move(life, 'moderation', { at, by: 'dealer', state: { moderation_sent_at: at } });
}

function approve(life: Life, car: Pick<AutoFields, 'price' | 'currency'>, at: Date, now: Date) {
  move(life, 'active', {
    at,
    by: 'moderator',
    state: {
      published_at: at,
      activated_at: at,
      expires_at: later(at, autoTimes.life),
      approved_price: car.price,
      approved_currency: car.currency,
    },
  });
  life.on_sale = { from: at, to: now };
}

export interface LifeContext {
  random: Random;
  now: Date;
  /** Index within its status, from 0, and number of listings in it. */
  place: { index: number; count: number };
  /** Language of the dealer's own notes. @default 'ru' */
  language?: Language;
}

type PricedFields = Pick<AutoFields, 'price' | 'currency'>;

function published(car: PricedFields, ago: number, { random, now }: LifeContext): Life {
  const approvedAt = later(now, -ago);
  const sentAt = later(approvedAt, -random.between(0.1, 0.7) * hour);
  const life = createLife(car, later(sentAt, -random.between(0.05, 30) * hour), now);
  send(life, sentAt);
  approve(life, car, approvedAt, now);
  return life;
}

function lowerPrice(life: Life, car: PricedFields, at: Date, random: Random): void {
  const [first] = life.prices;
  if (car.price === null || first === undefined) return;
  const before = roundPrice(car.price * random.between(1.015, 1.05), car.currency);
  if (before <= car.price) return;
  first.price = before;
  life.prices.push({ at, price: car.price });
  life.state.approved_price = before;
  const changes = [{ field: 'price', before: String(before), after: String(car.price) }];
  record(life, { at, kind: 'changed', actor_kind: 'dealer', changes });
  life.state.is_edited = true;
}

/** Those that can be refreshed now, and those that expire within three days, the first in five hours. */
const readyToRefresh: ReadonlySet<number> = new Set([41, 53, 62, 78, 90]);
const nearEnd: ReadonlySet<number> = new Set([5, 19, 33, 47, 61, 75]);
const [firstToEnd] = nearEnd;

/** Five listings may be refreshed now, the others within three days. */
function refresh(life: Life, { random, now, place }: LifeContext): void {
  const from = life.state.activated_at ?? now;
  const age = now.getTime() - from.getTime();
  const ago = readyToRefresh.has(place.index)
    ? Math.min(age, random.between(73, 90) * hour)
    : Math.min(age, 71 * hour) * random.between(0.05, 0.97);
  const at = later(now, -ago);
  life.state.refreshed_at = at;
  life.state.next_update_at = later(at, autoTimes.refresh);
  record(life, { at, kind: 'refreshed', actor_kind: 'dealer' });
}

function setExpiryTimers(life: Life, now: Date): void {
  const { expires_at } = life.state;
  if (expires_at === null) return;
  const warning = later(expires_at, -autoTimes.warning);
  life.timers.push({ kind: 'auto_expiry', run_at: expires_at });
  if (warning.getTime() <= now.getTime()) life.state.expiry_warned_at = warning;
  else life.timers.push({ kind: 'auto_expiry_warning', run_at: warning });
}

function active(car: PricedFields, context: LifeContext): Life {
  const { random, now, place } = context;
  const share = (place.index + random.next()) / place.count;
  const isNearEnd = nearEnd.has(place.index);
  const isRenewed = !isNearEnd && place.index % 8 === 3;
  const ago = isNearEnd
    ? place.index === firstToEnd
      ? 30 * day - 5 * hour
      : random.between(27.1, 29.7) * day
    : (0.05 + share ** 1.4 * 26.5) * day;
  const life = published(car, isRenewed ? ago + random.between(27.2, 29.5) * day : ago, context);
  if (isRenewed) {
    const at = later(now, -ago);
    const state = { activated_at: at, expires_at: later(at, autoTimes.life) };
    move(life, 'active', { at, by: 'dealer', state });
    life.on_sale = { from: life.state.published_at ?? at, to: now };
  }
  if (ago > 3 * day && random.chance(0.28))
    lowerPrice(life, car, later(now, -ago * random.between(0.2, 0.8)), random);
  refresh(life, context);
  setExpiryTimers(life, now);
  return life;
}

/** A deleted listing is an abandoned draft. */
export function lifeOf(status: AutoStatus, car: PricedFields, context: LifeContext): Life {
  const { random, now, place } = context;
  const before = (days: number) => later(now, -days * day);
  const draft = (days: number) => createLife(car, before(days), now);
  switch (status) {
    case 'ne_active':
      return draft(random.between(0.03, 18));
    case 'moderation':
    case 'flagged_to_admin': {
      const life = draft(random.between(1, 2.5));
      const sentAt = before(random.between(0.02, 0.9));
      send(life, sentAt);
      if (status === 'flagged_to_admin')
        move(life, status, {
          at: later(sentAt, 1000),
          by: 'system',
          state: { flags: ['price_far'] },
        });
      return life;
    }
    case 'moderation_declined': {
      const life = draft(random.between(2.5, 5));
      send(life, before(random.between(1.2, 2)));
      const declined_reasons = [...(declinedReasons[place.index % declinedReasons.length] ?? [])];
      const at = before(random.between(0.1, 1));
      move(life, status, {
        at,
        by: 'moderator',
        event: { declined_reasons },
        state: { declined_reasons },
      });
      return life;
    }
    case 'active':
      return active(car, context);
    case 'reported_by_client': {
      const life = published(car, random.between(8, 15) * day, context);
      move(life, status, { at: before(0.4), by: 'system' });
      return life;
    }
    case 'barakami': {
      const life = published(car, random.between(6, 22) * day, context);
      const at = before(random.between(0.1, 2.6));
      const reserved_until = later(at, autoTimes.reservation);
      move(life, status, { at, by: 'dealer', state: { reserved_until } });
      life.timers.push({ kind: 'auto_reservation', run_at: reserved_until });
      return life;
    }
    case 'sold_on_karvon': {
      const soldAgo = ((place.index + random.next()) / place.count) * 56 + 0.2;
      const life = published(car, (soldAgo + random.between(3, 27)) * day, context);
      const at = before(soldAgo);
      const share = random.pick([1, 1, 0.99, 0.985, 0.97]);
      const sale_price = roundPrice((car.price ?? 0) * share, car.currency);
      move(life, status, { at, by: 'dealer', state: { sale_price, sold_at: at, closed_at: at } });
      return life;
    }
    case 'deactivated': {
      const life = published(car, (random.between(9, 20) + 31) * day, context);
      const reason = 'sold_elsewhere';
      const at = before(random.between(1, 6) + 31);
      move(life, status, {
        at,
        by: 'dealer',
        event: { reason, note: deactivation[context.language ?? 'ru'] },
        state: { deactivation_reason: reason },
      });
      return life;
    }
    case 'expired':
    case 'archived': {
      const life = published(car, random.between(31, 42) * day, context);
      const at = life.state.expires_at ?? now;
      move(life, 'expired', { at, by: 'system' });
      if (status === 'archived') {
        const closed_at = later(at, random.between(0.1, 0.9) * day);
        move(life, status, { at: closed_at, by: 'dealer', state: { closed_at } });
      }
      return life;
    }
    case 'deleted': {
      const life = draft(random.between(20, 24));
      const deleted_at = before(12);
      record(life, {
        at: deleted_at,
        kind: 'status_changed',
        actor_kind: 'dealer',
        from_status: 'ne_active',
        to_status: status,
      });
      Object.assign(life.state, { status, deleted_at, deleted_from: 'ne_active' });
      return life;
    }
    default:
      return status satisfies never;
  }
}

import { sql } from 'kysely';
import type { Owner } from '../../../platform/values/owner';
import type { Sql } from '../../../platform/db/statement';
import type { OfferStatus, TradeInStatus } from './trade-in-types';

interface Ending {
  outcome: 'accepted' | 'closed' | null;
  won_by: Owner | null;
  open_until: Date;
  closed_at: Date | null;
}

/** Status of a car for one dealership. A late timer never shows a closed car as open. */
export function carStatus(car: Ending, owner: Owner, now: Date): TradeInStatus {
  if (car.outcome === 'closed') return 'closed';
  if (car.outcome === 'accepted') return car.won_by === owner ? 'won' : 'lost';
  return isOpen(car, now) ? 'open' : 'expired';
}

/** `open_until` itself is too late. */
export const isOpen = (car: Pick<Ending, 'outcome' | 'open_until'>, now: Date): boolean =>
  car.outcome === null && car.open_until > now;

/** Null while the car takes offers. */
export const closedAt = (car: Ending, now: Date): Date | null =>
  car.closed_at ?? (car.open_until > now ? null : car.open_until);

interface Term {
  status: OfferStatus;
  valid_until: Date;
}

export const offerStatus = ({ status, valid_until }: Term, now: Date): OfferStatus =>
  status === 'sent' && valid_until <= now ? 'expired' : status;

/** Null while the offer is valid. */
export const decidedAt = (
  { status, valid_until, decided_at }: Term & { decided_at: Date | null },
  now: Date,
): Date | null => (status === 'sent' && valid_until <= now ? valid_until : decided_at);

export const sqlStanding = (now: Date): Sql => sql`o.status = 'sent' and o.valid_until > ${now}`;

export const sqlCarStatus = (now: Date, owner: Owner): Sql =>
  sql`case when t.outcome = 'closed' then 'closed'
    when t.outcome = 'accepted' then case when t.won_by = ${owner} then 'won' else 'lost' end
    when t.open_until <= ${now} then 'expired' else 'open' end`;

export const sqlClosedAt = (now: Date): Sql =>
  sql`coalesce(t.closed_at, case when t.open_until <= ${now} then t.open_until end)`;

export const sqlOfferStatus = (now: Date): Sql =>
  sql`case when o.status = 'sent' and o.valid_until <= ${now} then 'expired' else o.status end`;

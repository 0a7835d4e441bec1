import { dayInTashkent, day, hour, minute } from '../../src/platform/values/clock';
import type { LeadSource, LeadType } from '../../src/modules/buyers/leads/lead-types';
import type { Random } from '../random';
import type { SeenCar } from './demo-cars';
import type { DemoClient } from './lead-clients';
import { daysAgo, monthDays, monthOf, type LeadMonth } from './lead-months';
import { type StoredRoom, autoOf, phoneOf } from './store-rooms';

/** Leads that wait for a call, with minutes since their contact. */
const waiting = [
  { minutes: 84, type: 'call' },
  { minutes: 52, type: 'call' },
  { minutes: 47, type: 'leads' },
  { minutes: 44, type: 'leads' },
  { minutes: 26, type: 'call' },
  { minutes: 18, type: 'leads' },
  { minutes: 8, type: 'call' },
  { minutes: 4, type: 'leads' },
] as const;
/** Indexes of special leads: the first called twice, the second was called back in vain, the fourth is the third with another car. */
const [twice, tried, same] = [0, 1, 3];
const buyers = 9;
const merged = 40;
const mergedFrom = 22;
/** One in this many buyers also asks about another car. */
const everyAgain = 9;
/** Percentage of answered calls among those from the marketplace. */
const takenShare = 60;

const sources: readonly LeadSource[] = [
  'listing',
  'listing',
  'listing',
  'listing',
  'search',
  'avtosalon_page',
  'campaign',
  'dealer',
];

export interface DemoContact {
  type: LeadType;
  source: LeadSource;
  call_answered: boolean | null;
  call_duration: number | null;
  created_at: Date;
  first_response_at: Date | null;
}

export interface DemoLead {
  client_name: string;
  phone: string | null;
  auto_id: number | null;
  avtosalon_id: number | null;
  room_id: number | null;
  comment: string;
  contacts: [DemoContact, ...DemoContact[]];
  attempt_at: Date | null;
  answered_at: Date | null;
  contacted_at: Date | null;
  is_assigned: boolean;
  bought?: SeenCar;
}

const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minute);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Lead of a room: answered by the first reply there, contacted when the conversation says so. */
export function leadOfRoom(room: StoredRoom, random: Random): DemoLead {
  const { conversation, car, lines } = room;
  const created_at = lines[0]?.at ?? new Date(0);
  const answered_at = lines.find(({ author }) => author === 'business')?.at ?? null;
  const isWaiting = lines.at(-1)?.author === 'client';
  const isContacted = conversation.isContacted ?? !isWaiting;
  return {
    client_name: conversation.name ?? '',
    phone: phoneOf(conversation),
    auto_id: autoOf(room),
    avtosalon_id: car.avtosalon_id,
    room_id: room.id,
    comment: '',
    contacts: [
      {
        type: 'room',
        source: 'listing',
        call_answered: null,
        call_duration: null,
        created_at,
        first_response_at: answered_at,
      },
    ],
    attempt_at: null,
    answered_at,
    contacted_at:
      answered_at !== null && isContacted ? later(answered_at, random.between(0.3, 1)) : null,
    is_assigned: false,
  };
}

const isSeenAt =
  (time: Date) =>
  ({ from, sold_at, status }: SeenCar): boolean =>
    status !== 'barakami' && from < time && (sold_at === null || sold_at > time);

/** Mostly in opening hours, sometimes at night. */
function momentOf(daysBefore: number, now: Date, random: Random): Date {
  const midnight = Date.parse(
    `${dayInTashkent(new Date(now.getTime() - daysBefore * day))}T00:00:00+05:00`,
  );
  const hours = random.chance(0.9) ? random.between(9, 20) : random.between(0, 24);
  return new Date(Math.min(midnight + hours * hour, now.getTime() - 3 * hour));
}

/** Minutes by day; calls at night wait for the morning. */
function delayOf(at: Date, random: Random): number {
  const hourOfDay = ((at.getTime() + 5 * hour) % day) / hour;
  if (hourOfDay < 8) return (9 - hourOfDay) * 60 + random.between(1, 40);
  if (hourOfDay > 21) return (33 - hourOfDay) * 60 + random.between(1, 40);
  return 2 + 43 * random.next() ** 2;
}

interface Wanted {
  type: 'call' | 'leads';
  isWaiting: boolean;
  isTaken: boolean;
  source: LeadSource;
  /** True when answered within minutes, even at night. */
  isQuick: boolean;
}

function contactAt(
  created_at: Date,
  { type, isWaiting, isTaken, source, isQuick }: Wanted,
  { now, random }: { now: Date; random: Random },
): DemoContact {
  // A contact entered by the dealer was a conversation.
  const isPhone = type === 'call' && source !== 'dealer';
  const isTalk = (isPhone && isTaken) || source === 'dealer';
  return {
    type,
    source,
    call_answered: isPhone ? isTaken : null,
    call_duration: isPhone ? (isTaken ? random.int(35, 420) : 0) : null,
    created_at,
    first_response_at: isTalk
      ? created_at
      : isWaiting
        ? null
        : earlier(
            later(created_at, isQuick ? random.between(2, 9) : delayOf(created_at, random)),
            now,
          ),
  };
}

function againAt({ created_at }: DemoContact, random: Random): DemoContact {
  const time = later(created_at, random.between(2, 20) * 24 * 60);
  return {
    type: 'call',
    source: 'listing',
    call_answered: false,
    call_duration: 0,
    created_at: time,
    first_response_at: later(time, random.between(3, 40)),
  };
}

interface Slot {
  type: 'call' | 'leads';
  minutes?: number;
  days: number;
}

/** First the waiting ones, then the others by month. */
function slotsOf(now: Date, months: readonly LeadMonth[], random: Random): Slot[] {
  const waits = waiting.map(({ minutes, type }): Slot => ({ type, minutes, days: 0 }));
  const others = months.flatMap((counts, month) =>
    (['call', 'leads'] as const).flatMap((type) => {
      const here = waiting.filter(
        (one) => one.type === type && monthOf(later(now, -one.minutes), now) === month,
      );
      return Array.from({ length: counts[type] - here.length }, (): Slot => {
        const first = month * monthDays;
        return { type, days: random.int(first === 0 ? 1 : first, first + monthDays - 1) };
      });
    }),
  );
  const order = others.map((slot) => ({ slot, at: random.next() }));
  return [...waits, ...order.toSorted((a, b) => a.at - b.at).map(({ slot }) => slot)];
}

/** Calls and requests: the newest wait, the others were called back within minutes or the next morning. */
export function otherLeads(
  clients: readonly DemoClient[],
  cars: readonly SeenCar[],
  { now, months, random }: { now: Date; months: readonly LeadMonth[]; random: Random },
): DemoLead[] {
  const sold = cars
    .filter((car) => (car.sold_at?.getTime() ?? 0) > now.getTime() - 25 * day)
    .slice(0, buyers);
  const asked = new Set<string>();
  let calls = 0;
  let takenCalls = 0;
  let mergedLeft = merged;
  let buyersSoFar = 0;

  return slotsOf(now, months, random).map(({ type, minutes, days }, index): DemoLead => {
    const isWaiting = minutes !== undefined;
    const chosen = random.pick(sources);
    const isRight = (car: SeenCar) =>
      (car.sold_at === null ? -1 : daysAgo(car.sold_at, now)) < days;
    // A buyer asked before the sale: take the first such car that fits the lead's age.
    const bought =
      isWaiting || days > 29
        ? undefined
        : sold.find(
            (car) =>
              isRight(car) && daysAgo(car.from, now) > days && !asked.has(`bought ${car.id}`),
          );
    if (bought !== undefined) {
      asked.add(`bought ${bought.id}`);
      buyersSoFar += 1;
    }
    // Leads of buyers needed a response, because response time is compared with sales.
    const isListing =
      (isWaiting && chosen !== 'search') || (bought !== undefined && chosen === 'dealer');
    const source = isListing ? 'listing' : chosen;
    const created_at = isWaiting ? later(now, -minutes) : momentOf(days, now, random);
    const own = clients[index] ?? (['', '', ''] as const);
    const sameAs = index === same || (!isWaiting && index % everyAgain === 8) ? index - 1 : index;
    const other = clients[sameAs] ?? own;
    // Cars with more views get more questions.
    const seen = cars
      .filter((one) => isSeenAt(created_at)(one) && !asked.has(`${other[1]} ${one.id}`))
      .toSorted((a, b) => b.views - a.views);
    const car = bought ?? (seen.length > 0 ? random.pickSkewed(seen) : undefined);
    const auto_id = source === 'avtosalon_page' && bought === undefined ? null : (car?.id ?? null);
    const avtosalon_id = car?.avtosalon_id ?? cars[0]?.avtosalon_id ?? null;
    const keyOf = (phone: string) => `${phone} ${auto_id ?? `of ${avtosalon_id}`}`;
    // One buyer and one car make one lead.
    const [client_name, phone] = asked.has(keyOf(other[1])) ? own : other;
    asked.add(keyOf(phone));

    const isPhone = type === 'call' && (isWaiting || source !== 'dealer');
    if (isPhone) calls += 1;
    const isTaken =
      isPhone && !isWaiting && bought === undefined && (takenCalls + 1) * 100 <= calls * takenShare;
    if (isTaken) takenCalls += 1;
    const isQuick = bought !== undefined && buyersSoFar % 3 !== 0;
    const wanted = { type, isWaiting, isTaken, source, isQuick };
    const first = contactAt(created_at, wanted, { now, random });
    const isMerged =
      index === twice ||
      (mergedLeft > 0 &&
        !isWaiting &&
        days >= mergedFrom &&
        bought === undefined &&
        phone === own[1]);
    if (isMerged) mergedLeft -= 1;
    const contacts: DemoLead['contacts'] = isMerged
      ? [first, isWaiting ? { ...first, created_at: later(now, -40) } : againAt(first, random)]
      : [first];
    const last = contacts.at(-1) ?? first;
    const attempt_at = index === tried ? later(now, -31) : null;
    const isTalk = last.first_response_at?.getTime() === last.created_at.getTime();
    const calledBack = isTalk
      ? later(last.created_at, random.between(3, 12))
      : (last.first_response_at ?? now);
    return {
      client_name,
      phone: `+998${phone}`,
      auto_id,
      avtosalon_id,
      room_id: null,
      comment: own[2],
      contacts: attempt_at === null ? contacts : [{ ...first, first_response_at: attempt_at }],
      attempt_at,
      answered_at: isTalk ? last.created_at : null,
      contacted_at: isWaiting ? null : earlier(calledBack, now),
      is_assigned: !isWaiting && random.chance(0.4),
      ...(bought === undefined ? {} : { bought }),
    };
  });
}

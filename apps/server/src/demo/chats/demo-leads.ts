import { dayInTashkent } from '../../clock';
import type { LeadSource, LeadType } from '../../modules/leads/lead-types';
import type { Random } from '../random';
import type { SeenCar } from './demo-cars';
import { leadClients, makeClients } from './lead-clients';
import { type StoredRoom, autoOf, phoneOf } from './store-rooms';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How many days back leads reach, and how many buyers called or left a request in that time. */
const period = 89;
const total = 1230;
/** Since how many minutes those wait whom nobody has called back yet. */
const waitingMinutes = [84, 52, 25, 9] as const;
/** So many of the cars sold in the last days name who bought them. */
const buyers = 6;
/** Every so many leads have a second contact, or a buyer who asks about another car as well. */
const everyMerged = 33;
const everyAgain = 9;

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

/** One contact of the demo. */
export interface DemoContact {
  type: LeadType;
  source: LeadSource;
  call_answered: boolean | null;
  call_duration: number | null;
  created_at: Date;
  first_response_at: Date | null;
}

/** A lead of the demo, with its contacts from the first on. */
export interface DemoLead {
  client_name: string;
  phone: string | null;
  auto_id: number | null;
  avtosalon_id: number | null;
  room_id: number | null;
  comment: string;
  contacts: [DemoContact, ...DemoContact[]];
  /** Of those who could not be reached. */
  attempt_at: Date | null;
  answered_at: Date | null;
  contacted_at: Date | null;
  is_assigned: boolean;
  /** The car that this buyer took. */
  bought?: SeenCar;
}

const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minute);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** The lead of a room: answered by the first answer there, contacted where the conversation says so. */
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

/** A moment so many days ago: mostly in opening hours, now and then at night. */
function momentOf(daysAgo: number, now: Date, random: Random): Date {
  const midnight = Date.parse(
    `${dayInTashkent(new Date(now.getTime() - daysAgo * day))}T00:00:00+05:00`,
  );
  const hours = random.chance(0.9) ? random.between(9, 20) : random.between(0, 24);
  return new Date(Math.min(midnight + hours * hour, now.getTime() - 3 * hour));
}

/** Until somebody called back: minutes by day; who calls at night waits for the morning. */
function delayOf(at: Date, random: Random): number {
  const hourOfDay = ((at.getTime() + 5 * hour) % day) / hour;
  if (hourOfDay < 8) return (9 - hourOfDay) * 60 + random.between(1, 40);
  if (hourOfDay > 21) return (33 - hourOfDay) * 60 + random.between(1, 40);
  return random.chance(0.9) ? random.between(2, 24) : random.between(25, 300);
}

function contactAt(
  created_at: Date,
  { isWaiting, now, random }: { isWaiting: boolean; now: Date; random: Random },
): DemoContact {
  const source = random.pick(sources);
  const isCall = random.chance(0.72);
  // What the dealer wrote down was a talk already, and came by no call of the marketplace.
  const isPhone = isCall && source !== 'dealer';
  const isTaken = isPhone && !isWaiting && random.chance(0.6);
  const isTalk = isTaken || (source === 'dealer' && !isWaiting);
  return {
    type: isCall ? 'call' : 'leads',
    source: isWaiting && source === 'dealer' ? 'listing' : source,
    call_answered: isPhone ? isTaken : null,
    call_duration: isPhone ? (isTaken ? random.int(35, 420) : 0) : null,
    created_at,
    first_response_at: isTalk
      ? created_at
      : isWaiting
        ? null
        : earlier(later(created_at, delayOf(created_at, random)), now),
  };
}

/** A second time that the same buyer asks about the same car, some days later. */
function againAt({ created_at }: DemoContact, now: Date, random: Random): DemoContact {
  const last = now.getTime() - 4 * hour;
  const time = Math.min(created_at.getTime() + random.between(1, 20) * day, last);
  const again = contactAt(new Date(time), { isWaiting: false, now, random });
  const first_response_at = later(again.created_at, random.between(3, 40));
  return {
    ...again,
    type: 'call',
    source: 'listing',
    call_answered: false,
    call_duration: 0,
    first_response_at,
  };
}

/** Calls and requests: the newest wait, the others were called back within minutes or hours. */
export function otherLeads(cars: readonly SeenCar[], now: Date, random: Random): DemoLead[] {
  const sold = cars
    .filter((car) => (car.sold_at?.getTime() ?? 0) > now.getTime() - 25 * day)
    .slice(0, buyers);
  const clients = [...leadClients, ...makeClients(total - leadClients.length, random)];
  const asked = new Set<string>();

  return clients.flatMap(([client_name, own, comment], index): DemoLead[] => {
    const minutes = waitingMinutes[index];
    const isWaiting = minutes !== undefined;
    const bought = isWaiting ? undefined : sold[index - waitingMinutes.length];
    // The fourth of those who wait is the third again, about another car.
    const sameAs =
      index === 3 ? 2 : index % everyAgain === 8 && bought === undefined ? index - 1 : index;
    const [name, phone] = clients[sameAs] ?? [client_name, own];
    const daysBefore = random.between(0.5, 3) * day;
    const created_at = isWaiting
      ? later(now, -minutes)
      : bought?.sold_at == null
        ? momentOf(random.between(0.1, period), now, random)
        : new Date(Math.max(bought.from.getTime() + minute, bought.sold_at.getTime() - daysBefore));
    const seen = cars.filter(isSeenAt(created_at));
    const car = bought ?? (seen.length > 0 ? random.pickSkewed(seen) : undefined);
    const first = contactAt(created_at, { isWaiting, now, random });
    const auto_id =
      first.source === 'avtosalon_page' && bought === undefined ? null : (car?.id ?? null);
    const avtosalon_id = car?.avtosalon_id ?? cars[0]?.avtosalon_id ?? null;
    // One buyer and one car are one lead.
    const key = `${phone} ${auto_id ?? `of ${avtosalon_id}`}`;
    if (asked.has(key)) return [];
    asked.add(key);

    const isMerged =
      index === 0 || (!isWaiting && index % everyMerged === 5 && bought === undefined);
    const again = isWaiting
      ? { ...first, created_at: later(now, -40), first_response_at: null }
      : againAt(first, now, random);
    const contacts: DemoLead['contacts'] =
      isMerged && again.created_at > (first.first_response_at ?? first.created_at)
        ? [first, again]
        : [first];
    const last = contacts.at(-1) ?? first;
    const attempt_at = index === 1 ? later(now, -31) : null;
    const isTalk = last.first_response_at?.getTime() === last.created_at.getTime();
    const calledBack = isTalk
      ? later(last.created_at, random.between(3, 12))
      : (last.first_response_at ?? now);
    return [
      {
        client_name: name,
        phone: `+998${phone}`,
        auto_id,
        avtosalon_id,
        room_id: null,
        comment,
        contacts: attempt_at === null ? contacts : [{ ...first, first_response_at: attempt_at }],
        attempt_at,
        answered_at: isTalk ? last.created_at : null,
        contacted_at: isWaiting ? null : earlier(calledBack, now),
        is_assigned: !isWaiting && random.chance(0.4),
        ...(bought === undefined ? {} : { bought }),
      },
    ];
  });
}

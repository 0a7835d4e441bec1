import type { Deps } from '../../deps';
import { createAutoCountsRepository } from '../../modules/autos/auto-counts.repository';
import { leadSearch } from '../../modules/leads/lead-search';
import type { LeadSource, LeadType } from '../../modules/leads/lead-types';
import { dayInTashkent } from '../../modules/rates/rates.service';
import { demoDealer } from '../dealers';
import { insertRows, takeIds } from '../insert-rows';
import type { Random } from '../random';
import type { SeenCar } from './demo-cars';
import { leadPeople } from './lead-people';
import { type StoredRoom, autoOf, phoneOf } from './store-rooms';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How far back leads reach, and how many of them nobody has called back yet. */
const period = 30 * day;
const waiting = 5;
/** So many of the cars sold in that time name who bought them. */
const buyers = 6;

const sources: readonly LeadSource[] = [
  'listing',
  'listing',
  'listing',
  'search',
  'avtosalon_page',
  'campaign',
  'dealer',
];

interface DemoLead {
  type: LeadType;
  source: LeadSource;
  client_name: string;
  phone: string | null;
  auto_id: number | null;
  avtosalon_id: number | null;
  room_id: number | null;
  call_answered: boolean | null;
  call_duration: number | null;
  comment: string;
  created_at: Date;
  answered_at: Date | null;
  contacted_at: Date | null;
  /** The car that this buyer took. */
  bought?: SeenCar;
}

const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * minute);

/** The lead of a room: answered by the first answer there, contacted where the conversation says so. */
function leadOfRoom(room: StoredRoom, random: Random): DemoLead {
  const { conversation, car, lines } = room;
  const created_at = lines[0]?.at ?? new Date(0);
  const answered_at = lines.find(({ author }) => author === 'business')?.at ?? null;
  const isWaiting = lines.at(-1)?.author === 'client';
  const isContacted = conversation.isContacted ?? !isWaiting;
  return {
    type: 'room',
    source: 'listing',
    client_name: conversation.name ?? '',
    phone: phoneOf(conversation),
    auto_id: autoOf(room),
    avtosalon_id: car.avtosalon_id,
    room_id: room.id,
    call_answered: null,
    call_duration: null,
    comment: '',
    created_at,
    answered_at,
    contacted_at:
      answered_at !== null && isContacted ? later(answered_at, random.between(0.3, 1)) : null,
  };
}

const isSeenAt =
  (time: Date) =>
  ({ from, sold_at, status }: SeenCar): boolean =>
    status !== 'barakami' && from < time && (sold_at === null || sold_at > time);

/** Calls and requests: the newest wait, the others were called back within minutes or hours. */
function otherLeads(cars: readonly SeenCar[], now: Date, random: Random): DemoLead[] {
  const since = now.getTime() - period;
  const sold = cars
    .filter((car) => (car.sold_at?.getTime() ?? 0) > since + 5 * day)
    .slice(0, buyers);
  return leadPeople.flatMap(([client_name, phone, comment], index): DemoLead[] => {
    const bought = index < waiting ? undefined : sold[index - waiting];
    const isWaiting = index < waiting;
    const ago = isWaiting
      ? random.between(0.2, 9) * 60 * minute
      : random.between(0.03, 0.98) * period;
    const before = random.between(0.5, 3) * day;
    const created_at =
      bought?.sold_at == null
        ? new Date(now.getTime() - ago)
        : new Date(Math.max(bought.from.getTime() + minute, bought.sold_at.getTime() - before));
    const seen = cars.filter(isSeenAt(created_at));
    const car = bought ?? (seen.length > 0 ? random.pickEarly(seen) : undefined);
    const source = random.pick(sources);
    const type: LeadType = index % 5 < 3 ? 'call' : 'leads';
    // What the dealer wrote down was a talk already, and came by no call of the marketplace.
    const isCall = type === 'call' && source !== 'dealer';
    const isAnswered = isCall && !isWaiting && random.chance(0.6);
    const delay = random.chance(0.7) ? random.between(2, 45) : random.between(60, 400);
    const calledBack = later(created_at, isAnswered ? random.between(3, 12) : delay);
    return [
      {
        type,
        source,
        client_name,
        phone: `+998${phone}`,
        auto_id: source === 'avtosalon_page' && bought === undefined ? null : (car?.id ?? null),
        avtosalon_id: car?.avtosalon_id ?? null,
        room_id: null,
        call_answered: isCall ? isAnswered : null,
        call_duration: isCall ? (isAnswered ? random.int(35, 420) : 0) : null,
        comment,
        created_at,
        answered_at: isAnswered ? created_at : null,
        contacted_at: isWaiting ? null : calledBack < now ? calledBack : now,
        ...(bought === undefined ? {} : { bought }),
      },
    ];
  });
}

/** Stores a lead for each room and those who called or left a request; cars count them, and some sold ones name them. */
export async function storeLeads(
  { db, clock }: Deps,
  {
    rooms,
    cars,
    random,
  }: { rooms: readonly StoredRoom[]; cars: readonly SeenCar[]; random: Random },
): Promise<void> {
  const leads = [
    ...rooms.map((room) => leadOfRoom(room, random)),
    ...otherLeads(cars, clock.now(), random),
  ].toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const ids = await takeIds(db, 'leads', leads.length);
  const numbered = leads.map((lead, index) => ({ id: ids[index] ?? 0, ...lead }));
  await insertRows(
    db,
    'leads',
    numbered.map(({ bought: _bought, ...lead }) => ({
      ...lead,
      business_user_id: demoDealer.id,
      external_id:
        lead.room_id === null && lead.source !== 'dealer' ? `demo-lead-${lead.id}` : null,
      status: lead.contacted_at === null ? ('new' as const) : ('contacted' as const),
      responsible_id: null,
      search: leadSearch(lead),
    })),
  );
  await createAutoCountsRepository(db).count(
    leads.flatMap(({ auto_id, type, created_at }) => {
      if (auto_id === null) return [];
      const one = { auto_id, date: dayInTashkent(created_at), by: 1 };
      const chat = type === 'room' ? [{ ...one, figure: 'chats' as const }] : [];
      return [{ ...one, figure: 'leads' as const }, ...chat];
    }),
  );
  for (const { id, bought } of numbered) {
    if (bought === undefined) continue;
    await db.current
      .updateTable('autos')
      .set({ sale_lead_id: id })
      .where('business_user_id', '=', demoDealer.id)
      .where('id', '=', bought.id)
      .execute();
  }
}

import type { Owner } from '../src/platform/values/owner';
import { businessAccess } from '../src/platform/values/access';
import { sql } from 'kysely';
import { dayInTashkent, day, hour, minute } from '../src/platform/values/clock';
import type { Deps } from '../src/platform/deps';
import { convert } from '../src/platform/values/money';
import {
  applicationSearch,
  samenessOf,
} from '../src/modules/trade-in/applications/application-rules';
import { createApplicationTimers } from '../src/modules/trade-in/applications/application-timers';
import { createApplicationsRepository } from '../src/modules/trade-in/applications/applications.repository';
import type { StoredCar } from '../src/modules/trade-in/applications/application-types';
import { ownedTable } from '../src/platform/db/owned-table';
import type { Dealership } from './dealers';
import { type DemoCar, roundPrice } from './demo-car';
import { insertRows } from './insert-rows';
import { demoRate } from './prices';
import type { Random } from './random';

/** Ids of the demo's applications are fixed, the newest last. */
const firstIds = { ru: 380, uz: 340 } as const;

export const demoApplications = { pending: 3, scheduled: 5, approved: 19, rejected: 7 } as const;

const russianClients = [
  'Достон Каримов',
  'Улугбек Тошматов',
  'Дилноза Рашидова',
  'Rustam Nazarov',
  'Лола Пулатова',
  'Бобур Собиров',
  'Шахноза Рахимова',
  'Азамат Нуров',
  'Малика Исмоилова',
  'Javlon To‘xtayev',
  'Наргиза Юсупова',
  'Sardor Abdullayev',
];
const uzbekClients = [
  'Doston Karimov',
  'Ulug‘bek Toshmatov',
  'Dilnoza Rashidova',
  'Rustam Nazarov',
  'Lola Po‘latova',
  'Bobur Sobirov',
  'Javlon To‘xtayev',
  'Nargiza Yusupova',
  'Sardor Abdullayev',
];
const clientsOf = { ru: russianClients, uz: uzbekClients } as const;
const russianComments = [
  'Просит оставить зимние колёса в комплекте',
  '',
  '',
  'Передние крылья перекрашены, остальное заводское',
  '',
];
const uzbekComments = [
  'Qishki g‘ildiraklar to‘plamda qolishini so‘raydi',
  '',
  '',
  'Old qanotlari bo‘yalgan, qolgani zavod bo‘yog‘ida',
  '',
];
const commentsOf = { ru: russianComments, uz: uzbekComments } as const;
const reasons = ['price', 'car', 'no_show', 'price', 'changed_mind', 'price', 'no_show'] as const;

/** Milliseconds from now, or a time of day in Tashkent. */
interface Plan {
  status: keyof typeof demoApplications;
  came: number;
  inspection?: { days: number; time: string };
  decided?: number;
}

const plans: readonly Plan[] = [
  ...Array.from({ length: demoApplications.approved }, (_, at): Plan => ({
    status: 'approved',
    came: -(29 - at * 1.35 + (at % 4) * 8) * day,
    decided: -(28 - at * 1.4) * day,
  })),
  ...Array.from({ length: demoApplications.rejected }, (_, at): Plan => ({
    status: 'rejected',
    came: -(28 - at * 3 + (at % 3) * 6) * day,
    decided: -(26 - at * 3.4) * day,
  })),
  { status: 'scheduled', came: -4 * day, inspection: { days: -1, time: '11:00' } },
  { status: 'scheduled', came: -3 * day, inspection: { days: 0, time: '16:30' } },
  { status: 'scheduled', came: -2.5 * day, inspection: { days: 0, time: '18:00' } },
  { status: 'scheduled', came: -2 * day, inspection: { days: 1, time: '11:00' } },
  { status: 'scheduled', came: -1.5 * day, inspection: { days: 3, time: '15:00' } },
  { status: 'pending', came: -2 * day - 3 * hour },
  { status: 'pending', came: -7 * hour },
  { status: 'pending', came: -50 * minute },
];

/** A time of day in Tashkent. Times that have passed today move to tomorrow, so that only yesterday's are overdue. */
function momentOf(now: Date, { days, time }: { days: number; time: string }): Date {
  const at = (shift: number) =>
    new Date(`${dayInTashkent(new Date(now.getTime() + shift * day))}T${time}:00+05:00`);
  return days === 0 && at(0) <= now ? at(1) : at(days);
}

function carOf({ offer, fields }: DemoCar, now: Date): StoredCar {
  return {
    brand: offer.brand,
    car_model: offer.model,
    brand_id: offer.brand_id,
    model_id: offer.model_id,
    generation: offer.generation_id,
    year: fields.year ?? now.getUTCFullYear() - 4,
    ...(fields.mileage !== null && { mileage: fields.mileage }),
    ...(fields.color_id !== null && { color: fields.color_id }),
    ...(fields.transmission_id !== null && { transmission: fields.transmission_id }),
    ...(fields.fuel_type_id !== null && { fuel_type: fields.fuel_type_id }),
    ...(fields.number_of_owners !== null && { number_of_owners: fields.number_of_owners }),
  };
}

/** Rooms by the buyer's name. */
async function readRooms({ db }: Pick<Deps, 'db'>, owner: Owner) {
  const rows = await db.current
    .selectFrom('chat_rooms as r')
    .leftJoin('leads as l', 'l.room_id', 'r.id')
    .select(['r.id', 'r.username', 'l.id as lead_id', 'l.phone'])
    .where('r.business_user_id', '=', owner)
    .where('r.username', 'in', ['Дилноза Рашидова', 'Sardor Abdullayev'])
    .execute();
  return new Map(rows.map((row) => [row.username, row]));
}

export async function storeApplications(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { id: owner, language, full_name }: Dealership,
  { cars, random }: { cars: readonly DemoCar[]; random: Random },
): Promise<void> {
  const now = clock.now();
  const stock = await ownedTable(db, 'autos', { versioned: true, softDelete: false }).all(
    businessAccess(owner),
    { status: 'active' },
  );
  const members = await ownedTable(db, 'members', { softDelete: true }).all(businessAccess(owner), {
    status: 'active',
  });
  const rooms = await readRooms({ db }, owner);
  const [clients, comments] = [clientsOf[language], commentsOf[language]];
  const firstId = firstIds[language];
  const used = new Set<string>();
  const byAge = plans.toSorted((a, b) => a.came - b.came);
  const rows = byAge.map((plan, index) => {
    const client_name = clients[(index + 5) % clients.length] ?? '';
    const source = cars[(index * 5 + 2) % cars.length] ?? random.pick(cars);
    const car = carOf(source, now);
    const isOpen = plan.status === 'pending' || plan.status === 'scheduled';
    const room = isOpen && !used.has(client_name) ? rooms.get(client_name) : undefined;
    if (room !== undefined) used.add(client_name);
    const phone = room?.phone ?? `+99893118${String(4006 + index * 131).padStart(4, '0')}`;
    const wanted = random.pick(stock);
    const worth = convert(source.fields.price ?? 0, source.fields.currency, 'UZS', {
      rate: demoRate,
    });
    const market = roundPrice(worth * random.between(0.96, 1.02), 'UZS');
    const isPriced = plan.status === 'approved' || (plan.status === 'scheduled' && index % 2 === 0);
    const asked = convert(wanted.price ?? 0, wanted.currency, 'UZS', { rate: demoRate });
    const created_at = new Date(now.getTime() + plan.came);
    const decided_at = plan.decided === undefined ? null : new Date(now.getTime() + plan.decided);
    const scheduled_at =
      plan.inspection !== undefined
        ? momentOf(now, plan.inspection)
        : plan.status === 'approved' && decided_at !== null
          ? new Date(decided_at.getTime() - 2 * hour)
          : null;
    const isApproved = plan.status === 'approved';
    return {
      id: firstId + index,
      business_user_id: owner,
      version: 1,
      source: room === undefined ? ('marketplace' as const) : ('room' as const),
      client_name,
      phone,
      car,
      desired_car_id: wanted.id,
      market_price: market,
      price: isPriced ? roundPrice(market * random.between(0.93, 0.99), 'UZS') : null,
      currency: 'UZS' as const,
      frozen_desired_price: isApproved ? asked : null,
      rate: isApproved ? demoRate : null,
      rate_date: isApproved ? dayInTashkent(decided_at ?? now) : null,
      status: plan.status,
      scheduled_at,
      restorable_until: null,
      reject_reason: plan.status === 'rejected' ? (reasons[index % reasons.length] ?? null) : null,
      responsible_id:
        plan.status === 'pending' ? null : (members[index % members.length]?.id ?? null),
      manager_comment: plan.status === 'pending' ? '' : (comments[index % comments.length] ?? ''),
      avtosalon_id: wanted.avtosalon_id,
      room_id: room?.id ?? null,
      lead_id: room?.lead_id ?? null,
      trade_in_auto_id: null,
      auto_id: null,
      contact_count: index % 9 === 0 ? 2 : 1,
      sameness: samenessOf(phone, car),
      search: applicationSearch({ client_name, phone }, car),
      created_at,
      updated_at: decided_at ?? created_at,
      decided_at,
    };
  });
  await insertRows(db, 'applications', rows);
  const by = { from_status: null, to_status: null, changes: [] };
  const history = rows.flatMap((row) => [
    {
      ...by,
      application_id: row.id,
      at: row.created_at,
      kind: 'created' as const,
      actor_kind: 'client' as const,
      actor_name: row.client_name,
    },
    ...(row.status === 'pending'
      ? []
      : [
          {
            ...by,
            application_id: row.id,
            at: row.decided_at ?? new Date(row.created_at.getTime() + hour),
            kind: 'status_changed' as const,
            actor_kind: 'dealer' as const,
            actor_name: full_name,
            from_status: row.status === 'approved' ? ('scheduled' as const) : ('pending' as const),
            to_status: row.status,
          },
        ]),
  ]);
  await insertRows(db, 'application_history', history);
  await insertRows(
    db,
    'application_external_ids',
    rows.map(({ id }) => ({ external_id: `demo-application-${id}`, application_id: id })),
  );
  await sql`select setval(pg_get_serial_sequence('applications', 'id'), (select max(id) from applications))`.execute(
    db.current,
  );
  // The server registers its own handlers.
  const timers = createApplicationTimers(
    { db, clock, jobs: { ...jobs, registerJob: () => undefined } },
    { members: { refs: async () => new Map() }, notify: async () => undefined },
  );
  const applications = createApplicationsRepository(db);
  for (const { id, status } of rows)
    if (status === 'scheduled')
      await timers.set(await applications.require(businessAccess(owner), id));
}

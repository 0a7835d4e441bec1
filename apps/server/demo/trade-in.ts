import { day, hour, minute } from '../src/platform/values/clock';
import { sql } from 'kysely';
import { type Owner, userIdOf } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import { convert } from '../src/platform/values/money';
import { tradeInSearch } from '../src/modules/trade-in/trade-in/trade-in-intake.service';
import { demoDealer } from './dealers';
import { type DemoCar, type DemoContext, roundPrice } from './demo-car';
import { insertRows } from './insert-rows';
import { demoRate } from './prices';
import type { Random } from './random';

/** Fixed ids of the demo's cars, so that docs can refer to them. */
const firstId = 600;
export const demoTradeIn = { closed: 41, open: 23, won: 2 } as const;
export const demoTradeInIds: readonly number[] = Array.from(
  { length: demoTradeIn.closed + demoTradeIn.open + demoTradeIn.won },
  (_, index) => firstId + index,
);
const total = demoTradeInIds.length;

/** Example cars: our offer is the best, no offers, outbid, won, our offer expired. */
const known = { first: 640, none: 655, outbid: 661, won: [648, 652], ranOut: 630 } as const;
const alsoOurs = [644, 650, 657, 663];

const names = ['Улугбек', 'Феруза', 'Акмаль', 'Дилшод', 'Наргиза', 'Сергей', 'Малика', 'Рустам'];
const texts = [
  'Один хозяин, не такси. Менял передние крылья, краска заводская на остальном.',
  'Обслуживалась у официалов, есть книжка.',
  'Продаю в связи с переездом. Торг у машины.',
  null,
];
const wishes = ['Chevrolet Onix', 'Chevrolet Tracker', 'Kia K5', null, null];

type Place = 'open' | 'won' | 'closed';

function placeOf(id: number): Place {
  if (known.won.some((one) => one === id)) return 'won';
  if (id === known.ranOut) return 'open';
  // The first forty-one cars that are no examples are closed.
  return id < known.first || id === 641 || id === 642 ? 'closed' : 'open';
}

interface Bid {
  owner: Owner;
  share: number;
  daysAgo: number;
  until: Date;
  status: 'sent' | 'accepted' | 'declined' | 'expired';
}

/** 23:59:59 in Tashkent after some days, the usual choice of dealers. */
function endOfDay(now: Date, days: number): Date {
  const at = new Date(now.getTime() + 5 * hour + days * day);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 18, 59, 59));
}

function bidsOf(
  id: number,
  place: Place,
  {
    rivals,
    now,
    openUntil,
    random,
  }: { rivals: Owner[]; now: Date; openUntil: Date; random: Random },
): Bid[] {
  const us = demoDealer.id;
  const rival = (at: number) => rivals[(id + at) % rivals.length] ?? us;
  const last = (days: number) =>
    new Date(Math.min(endOfDay(now, days).getTime(), openUntil.getTime()));
  const past = new Date(now.getTime() - day);
  if (place === 'won')
    return [{ owner: us, share: 0.9, daysAgo: 3, until: last(4), status: 'accepted' }];
  if (place === 'closed')
    return [{ owner: rival(0), share: 0.86, daysAgo: 20, until: past, status: 'expired' }];
  const theirs = (share: number, at = 0): Bid => ({
    owner: rival(at),
    share,
    daysAgo: 2,
    until: last(5),
    status: 'sent',
  });
  const ours = (share: number): Bid => ({
    owner: us,
    share,
    daysAgo: 1,
    until: id === known.outbid ? openUntil : last(3),
    status: 'sent',
  });
  if (id === known.first) return [theirs(0.85), ours(0.88)];
  if (id === known.outbid) return [ours(0.84), theirs(0.89), theirs(0.86, 1)];
  if (id === known.none) return [];
  if (id === known.ranOut)
    return [{ owner: us, share: 0.83, daysAgo: 5, until: past, status: 'expired' }];
  if (alsoOurs.includes(id)) return [ours(random.between(0.82, 0.9)), theirs(0.84)];
  return random.chance(0.5) ? [theirs(random.between(0.78, 0.88))] : [];
}

export async function storeTradeIn(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  {
    cars,
    rivals,
    context: { random },
  }: { cars: readonly DemoCar[]; rivals: Owner[]; context: DemoContext },
): Promise<void> {
  const now = clock.now();
  const aliases = await db.current.selectFrom('catalog_aliases').selectAll().execute();
  const history: Parameters<typeof insertRows<'trade_in_history'>>[2][number][] = [];
  const offers: Parameters<typeof insertRows<'trade_in_offers'>>[2][number][] = [];
  let nextOffer = 800;

  const rows = Array.from({ length: total }, (_, index) => {
    const id = firstId + index;
    const place = placeOf(id);
    const { offer, fields } = cars[(index * 5) % cars.length] ?? random.pick(cars);
    const openUntil =
      place === 'closed'
        ? new Date(now.getTime() - random.between(1, 50) * day)
        : id === known.outbid
          ? new Date(now.getTime() + 40 * minute)
          : new Date(now.getTime() + random.between(3, 14) * day);
    const created = new Date(openUntil.getTime() - 15 * day);
    // No comparable cars exist: the only car of the demo without a market analysis.
    const isUnknown = id === 658;
    const isForeign = id === known.none;
    const worth = convert(fields.price ?? 0, fields.currency, 'UZS', { rate: demoRate });
    const currency = isForeign ? ('USD' as const) : ('UZS' as const);
    const brand = isUnknown ? 'Volga' : offer.brand;
    const car_model = isUnknown ? 'Siber' : offer.model;
    const bids = bidsOf(id, place, { rivals, now, openUntil, random });
    const placed = bids.map((bid) => {
      nextOffer += 1;
      const price = roundPrice(worth * bid.share, 'UZS');
      const at = new Date(Math.max(created.getTime(), now.getTime() - bid.daysAgo * day));
      const isOver = bid.status !== 'sent';
      offers.push({
        id: nextOffer,
        trade_in_auto_id: id,
        business_user_id: bid.owner,
        version: 1,
        price,
        currency: 'UZS',
        previous_price: null,
        previous_currency: null,
        valid_until: bid.until,
        status: bid.status,
        avtosalon_id: null,
        comment: '',
        author_id: userIdOf(bid.owner),
        created_at: at,
        updated_at: null,
        decided_at: isOver ? new Date(Math.min(bid.until.getTime(), now.getTime() - hour)) : null,
      });
      if (bid.owner === demoDealer.id)
        history.push({
          trade_in_auto_id: id,
          business_user_id: bid.owner,
          at,
          kind: 'offered',
          actor_kind: 'dealer',
          actor_id: userIdOf(bid.owner),
          offer_id: nextOffer,
          price,
          currency: 'UZS',
          valid_until: bid.until,
        });
      return { ...bid, id: nextOffer };
    });
    const won = place === 'won' ? placed[0] : undefined;
    const isWithdrawn = place === 'closed' && id % 4 === 0;
    const names_ = isUnknown
      ? [brand, car_model]
      : [
          brand,
          car_model,
          ...aliases
            .filter(
              ({ kind, subject_id }) =>
                subject_id === (kind === 'brand' ? offer.brand_id : offer.model_id),
            )
            .map(({ alias }) => alias),
        ];
    return {
      id,
      external_id: `demo-ti-${id}`,
      client_name: names[id % names.length] ?? 'Улугбек',
      phone: `+9989155501${String(id % 100).padStart(2, '0')}`,
      brand,
      car_model,
      brand_id: isUnknown ? null : offer.brand_id,
      model_id: isUnknown ? null : offer.model_id,
      generation_id: isUnknown ? null : offer.generation_id,
      modification_id: isUnknown ? null : fields.modification_id,
      year: fields.year ?? now.getUTCFullYear() - 3,
      mileage: fields.mileage,
      fuel_type_id: fields.fuel_type_id,
      transmission_id: fields.transmission_id,
      drive_unit_id: fields.drive_unit_id,
      color_id: fields.color_id,
      condition: fields.condition,
      number_of_owners: fields.number_of_owners,
      changed_part: fields.changed_part,
      vin: null,
      description: texts[id % texts.length] ?? null,
      region_id: fields.region_id ?? 1,
      district_id: null,
      asking_price: roundPrice(
        convert(worth, 'UZS', currency, { rate: demoRate }) * random.between(0.98, 1.06),
        currency,
      ),
      currency,
      desired_car_text: wishes[id % wishes.length] ?? null,
      search: tradeInSearch(names_),
      open_until: openUntil,
      created_at: created,
      outcome: won ? ('accepted' as const) : isWithdrawn ? ('closed' as const) : null,
      close_reason: isWithdrawn ? ('changed_mind' as const) : null,
      closed_at: won
        ? new Date(now.getTime() - hour)
        : isWithdrawn
          ? new Date(openUntil.getTime() - 2 * day)
          : null,
      won_by: won?.owner ?? null,
      accepted_offer_id: won?.id ?? null,
      application_id: null,
      auto_id: null,
    };
  });
  await insertRows(db, 'trade_in_autos', rows);
  await insertRows(db, 'trade_in_offers', offers);
  await insertRows(
    db,
    'trade_in_history',
    history.map((row, index) => ({ ...row, id: index + 1 })),
  );
  for (const table of ['trade_in_autos', 'trade_in_offers', 'trade_in_history'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db.current,
    );
  for (const { id, status, valid_until } of offers)
    if (status === 'sent' && id !== undefined && valid_until !== undefined)
      await jobs.schedule('trade_in_offer_expiry', id, valid_until);
}

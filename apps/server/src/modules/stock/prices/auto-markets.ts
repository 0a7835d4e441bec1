import { sql } from 'kysely';
import type { Sql } from '../../../platform/db/statement';
import type { Deps } from '../../../platform/deps';
import { day, dayInTashkent, midnightOf, minute } from '../../../platform/values/clock';
import type { Owner } from '../../../platform/values/owner';
import type { RatesService } from '../../foundation/rates/rates.service';
import type { CarMarket, PricesService } from './prices.service';

const ofNight = 'auto_markets_night';

const batchSize = 200;

interface Listing {
  auto_id: number;
  business_user_id: Owner;
  model_id: number;
  generation_id: number | null;
  year: number;
  mileage: number | null;
  transmission: number | null;
}

/** The next 04:10 in Tashkent. */
function nextNight(now: Date): Date {
  const night = new Date(midnightOf(dayInTashkent(now)).getTime() + 250 * minute);
  return night > now ? night : new Date(night.getTime() + day);
}

const toRow = ({ comparables, market }: CarMarket) => {
  const [, great, good] = market?.bands ?? [];
  return {
    comparables,
    median: market?.median ?? null,
    great_from: great?.from ?? null,
    great_to: great?.to ?? null,
    good_to: good?.to ?? null,
  };
};

/** Keeps the market of each car for sale: recomputed every night, and after a change of the car. */
export function registerAutoMarkets(
  { db, clock, jobs }: Deps,
  { rates, prices }: { rates: RatesService; prices: Pick<PricesService, 'ofListings'> },
) {
  const listings = (condition: Sql) =>
    sql<Listing>`
      select id as auto_id, business_user_id, car_model_id as model_id, generation_id, year, mileage,
        transmission_id as transmission
      from autos where status not in ('sold_on_karvon', 'archived', 'deleted') and year is not null and ${condition}
      order by id limit ${sql.lit(batchSize)}`
      .execute(db.current)
      .then(({ rows }) => rows);

  async function store(rows: readonly Listing[]): Promise<void> {
    if (rows.length === 0) return;
    const markets = await prices.ofListings(
      rows.map(({ generation_id, mileage, transmission, ...row }) => ({
        ...row,
        generation_id: generation_id ?? undefined,
        mileage: mileage ?? undefined,
        transmission: transmission ?? undefined,
      })),
      await rates.current(),
    );
    const computed_at = clock.now();
    await db.current
      .insertInto('auto_markets')
      .values(
        rows.map(({ auto_id, business_user_id }) => ({
          auto_id,
          business_user_id,
          computed_at,
          ...toRow(markets.get(auto_id) ?? { comparables: 0, market: undefined }),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('auto_id').doUpdateSet(({ ref }) => ({
          comparables: ref('excluded.comparables'),
          median: ref('excluded.median'),
          great_from: ref('excluded.great_from'),
          great_to: ref('excluded.great_to'),
          good_to: ref('excluded.good_to'),
          computed_at: ref('excluded.computed_at'),
        })),
      )
      .execute();
  }

  async function storeAll(condition: Sql): Promise<void> {
    for (let last = 0; ;) {
      const rows = await listings(sql`${condition} and id > ${last}`);
      await store(rows);
      const next = rows.at(-1)?.auto_id;
      if (next === undefined) return;
      last = next;
    }
  }

  jobs.registerJob(ofNight, async () => {
    await storeAll(sql`true`);
    await jobs.schedule(ofNight, 1, nextNight(clock.now()));
  });

  return {
    /** In the transaction that changes the cars. */
    changed: (_owner: Owner, ids: readonly number[]): Promise<void> =>
      storeAll(sql`id = any(${[...ids]}::bigint[])`),
  };
}

/** Computes the markets now, and every night. */
export const startAutoMarkets = ({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>): Promise<void> =>
  jobs.schedule(ofNight, 1, clock.now());

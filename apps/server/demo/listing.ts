import { sql } from 'kysely';
import type { Db } from '../src/platform/db/client';
import type { Owner } from '../src/platform/values/owner';
import { autoSearch } from '../src/modules/stock/autos/auto-search';
import type { AutoFields } from '../src/modules/stock/autos/auto-fields';
import { type DayFigures, totalsOf } from './car-figures';
import type { Life } from './car-life';
import { insertRows, takeIds } from './insert-rows';
import type { Offer } from './offers';

export interface Listing {
  owner: Owner;
  offer: Offer;
  fields: AutoFields;
  life: Life;
  days: DayFigures[];
}

/** Other spellings of brands and models, by `brand 1` and `model 101`. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

export async function readAliases(db: Db): Promise<Aliases> {
  const rows = await db.current.selectFrom('catalog_aliases').selectAll().execute();
  const grouped = Map.groupBy(rows, ({ kind, subject_id }) => `${kind} ${subject_id}`);
  return new Map([...grouped].map(([key, group]) => [key, group.map(({ alias }) => alias)]));
}

function searchOf({ offer, fields }: Listing, aliases: Aliases): string {
  return autoSearch({
    brand: offer.brand,
    car_model: offer.model,
    generation: offer.generation,
    aliases: [
      ...(aliases.get(`brand ${offer.brand_id}`) ?? []),
      ...(aliases.get(`model ${offer.model_id}`) ?? []),
    ],
    vin: fields.vin,
  });
}

/** Ids rise with time, as if all listings had been created one after the other. */
const byTime = (a: { at: Date }, b: { at: Date }) => a.at.getTime() - b.at.getTime();

async function sumDays(db: Db, listings: readonly number[]): Promise<void> {
  await sql`
    insert into business_days (business_user_id, avtosalon_id, date, impressions, views, likes)
    select business_user_id, avtosalon_id, date, sum(impressions), sum(views), sum(likes)
    from auto_days where auto_id = any(${listings}) group by 1, 2, 3
  `.execute(db.current);
  await sql`
    insert into auto_months (auto_id, business_user_id, avtosalon_id, month, impressions, views, likes)
    select auto_id, business_user_id, avtosalon_id, date_trunc('month', date)::date, sum(impressions), sum(views), sum(likes)
    from auto_days where auto_id = any(${listings}) group by 1, 2, 3, 4
  `.execute(db.current);
}

/** A handful of statements for any number of listings. */
export async function storeListings(
  db: Db,
  listings: readonly Listing[],
  aliases: Aliases,
): Promise<void> {
  const ids = await takeIds(db, 'autos', listings.length);
  const all = listings
    .toSorted((a, b) => a.life.created_at.getTime() - b.life.created_at.getTime())
    .flatMap((listing, index) =>
      ids.slice(index, index + 1).map((auto_id) => ({ ...listing, auto_id })),
    );

  await insertRows(
    db,
    'autos',
    all.map(({ auto_id: id, ...listing }) => ({
      id,
      business_user_id: listing.owner,
      ...listing.fields,
      ...listing.life.state,
      created_at: listing.life.created_at,
      search: searchOf(listing, aliases),
    })),
  );
  await insertRows(
    db,
    'auto_totals',
    all.map(({ auto_id, owner, days }) => ({
      auto_id,
      business_user_id: owner,
      ...totalsOf(days),
      chats: 0,
      leads: 0,
    })),
  );
  await insertRows(
    db,
    'auto_days',
    all.flatMap(({ auto_id, owner, fields: { avtosalon_id }, days }) =>
      days.map((figures) => ({
        auto_id,
        business_user_id: owner,
        avtosalon_id,
        ...figures,
        chats: 0,
        leads: 0,
      })),
    ),
  );
  await sumDays(db, ids);
  await insertRows(
    db,
    'auto_history',
    all
      .flatMap(({ auto_id, owner, life }) =>
        life.events.map((event) => ({
          ...event,
          auto_id,
          actor_id: event.actor_kind === 'dealer' ? owner : null,
        })),
      )
      .sort(byTime),
  );
  await insertRows(
    db,
    'auto_prices',
    all
      .flatMap(({ auto_id, fields: { currency }, life }) =>
        life.prices.map((price) => ({ auto_id, currency, ...price })),
      )
      .sort(byTime),
  );
  await insertRows(
    db,
    'jobs',
    all.flatMap(({ auto_id, life }) =>
      life.timers.map((timer) => ({
        ...timer,
        subject_id: auto_id,
        attempts: 0,
        created_at: life.created_at,
      })),
    ),
  );
}

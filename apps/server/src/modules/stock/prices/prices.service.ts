import { day } from '../../../platform/values/clock';
import type { QueryOf, ResponseOf } from '../../../platform/values/contract';
import { carTitle } from '../../catalogue/catalog/car-title';
import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { notFound, validation } from '../../../platform/http/problem';
import { thumbnailName } from '../../../platform/media/image';
import { type Currency, convert } from '../../../platform/values/money';
import type { RatesService, StoredRate } from '../../foundation/rates/rates.service';
import { type Market, fewestComparables, marketOf, medianOf, positionOf } from './price-bands';
import {
  type ComparableRow,
  type ComparedCar,
  type Criteria,
  createPricesRepository,
} from './prices.repository';

type Comparables = QueryOf<'listComparables'>;
type Position = QueryOf<'getPricePosition'>;
type PricePosition = ResponseOf<'getPricePosition'>;

/** No scale when there are too few comparables. */
export interface CarMarket {
  comparables: number;
  market: Market | undefined;
}

/** Maximum age of comparable listings, in days. */
const period = 30;

const since = (now: Date) => new Date(now.getTime() - period * day);

export type AskedListing = Criteria & { auto_id: number; price: number; currency: Currency };

type Asked = Omit<Comparables, 'page' | 'size'>;

export function createPricesService({ db, clock, media }: Deps, rates: RatesService) {
  const prices = createPricesRepository(db);

  /** @throws Problem 404 for a listing of somebody else; 422 without a listing, or a model and a year */
  async function subject(access: Access, asked: Asked) {
    const own = asked.auto_id === undefined ? undefined : await prices.own(access, asked.auto_id);
    if (asked.auto_id !== undefined && own === undefined) throw notFound();
    if (own === undefined) {
      const missing = (['model_id', 'year'] as const).filter((key) => asked[key] === undefined);
      if (missing.length > 0)
        throw validation(missing.map((field) => ({ field, code: 'required' })));
    }
    const model_id = asked.model_id ?? own?.car_model_id;
    const year = asked.year ?? own?.year ?? undefined;
    // Another model has other generations.
    const isOwnModel = model_id === own?.car_model_id;
    const criteria: Criteria | undefined =
      model_id === undefined || year === undefined
        ? undefined
        : {
            auto_id: asked.auto_id,
            model_id,
            year,
            generation_id:
              asked.generation_id ?? (isOwnModel ? (own?.generation_id ?? undefined) : undefined),
            mileage: asked.mileage ?? own?.mileage ?? undefined,
            transmission: asked.transmission ?? own?.transmission_id ?? undefined,
          };
    return { own, criteria };
  }

  const toMarket = (sorted: readonly number[]): CarMarket => ({
    comparables: sorted.length,
    market: sorted.length < fewestComparables ? undefined : marketOf(sorted),
  });

  /** Markets in so'm by listing. */
  async function ofListings(
    listings: readonly (Criteria & { auto_id: number })[],
    rate: StoredRate,
  ): Promise<Map<number, CarMarket>> {
    const found = await prices.pricesOf(listings, since(clock.now()), rate.rate);
    return new Map(listings.map(({ auto_id }) => [auto_id, toMarket(found.get(auto_id) ?? [])]));
  }

  const toComparable = (row: ComparableRow, owner: Owner, rate: StoredRate) => ({
    id: row.id,
    title: carTitle(row),
    year: row.year,
    mileage: row.mileage ?? undefined,
    price: row.price,
    currency: row.currency,
    price_uzs: convert(row.price, row.currency, 'UZS', rate),
    region:
      row.region_id === null || row.region_ru === null || row.region_uz === null
        ? undefined
        : {
            id: row.region_id,
            translations: { ru: { name: row.region_ru }, uz: { name: row.region_uz } },
          },
    thumbnail: row.cover_id === null ? undefined : media.url(thumbnailName(row.cover_id)),
    published_at: row.published_at.toISOString(),
    own: row.business_user_id === owner,
  });

  return {
    async comparables(access: Access, { page, size, ...asked }: Comparables) {
      const { criteria } = await subject(access, asked);
      if (criteria === undefined) return { results: [], count: 0 };
      const start = since(clock.now());
      const rate = await rates.current();
      const rows = await prices.page(criteria, start, { size, offset: (page - 1) * size });
      const results = rows.map((row) => toComparable(row, access.owner, rate));
      return { results, count: await prices.count(criteria, start) };
    },

    async position(
      access: Access,
      { price, currency, ...asked }: Position,
    ): Promise<PricePosition> {
      const { own, criteria } = await subject(access, asked);
      const none = (reason: 'too_few' | 'no_price' | 'incomplete', comparables: number) => ({
        position: 'no_analysis' as const,
        reason,
        comparables,
        period_days: period,
        bands: [],
      });
      if (criteria === undefined) return none('incomplete', 0);
      const rate = await rates.current();
      const inUzs = await prices.prices(criteria, since(clock.now()), rate.rate);
      const target = currency ?? own?.currency ?? 'UZS';
      // A price from the request is in its currency; the listing's own price is in the listing's currency.
      const judged =
        price ??
        (own === undefined || own.price === null
          ? undefined
          : convert(own.price, own.currency, target, rate));
      if (judged === undefined || judged === 0) return none('no_price', inUzs.length);
      if (inUzs.length < fewestComparables) return none('too_few', inUzs.length);
      const market = marketOf(inUzs.map((amount) => convert(amount, 'UZS', target, rate)));
      return {
        position: positionOf(judged, market),
        comparables: inUzs.length,
        period_days: period,
        currency: target,
        price: judged,
        rate_date: rate.date,
        ...market,
      };
    },

    /** Per cent above the market by listing; listings not above it are left out. */
    async above(listings: readonly AskedListing[]): Promise<Map<number, number>> {
      if (listings.length === 0) return new Map();
      const rate = await rates.current();
      const byListing = await ofListings(listings, rate);
      return new Map(
        listings.flatMap(({ auto_id, price, currency }): [number, number][] => {
          const market = byListing.get(auto_id)?.market;
          if (market === undefined) return [];
          const asked = convert(price, currency, 'UZS', rate);
          if (positionOf(asked, market) !== 'high') return [];
          return [[auto_id, Math.round((asked / market.median - 1) * 1000) / 10]];
        }),
      );
    },

    ofListings,

    /** Markets in so'm by key. A car with too few comparables has only their number. */
    async markets(cars: readonly ComparedCar[], rate: StoredRate): Promise<Map<number, CarMarket>> {
      if (cars.length === 0) return new Map();
      const found = await prices.pricesLike(cars, since(clock.now()), rate.rate);
      return new Map(cars.map(({ key }) => [key, toMarket(found.get(key) ?? [])]));
    },

    async median(
      car: Criteria,
      { now, rate }: { now: Date; rate: StoredRate },
    ): Promise<number | undefined> {
      const inUzs = await prices.prices(car, since(now), rate.rate);
      return inUzs.length < fewestComparables ? undefined : medianOf(inUzs);
    },
  };
}

export type PricesService = ReturnType<typeof createPricesService>;

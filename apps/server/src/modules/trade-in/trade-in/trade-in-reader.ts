import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/problem';
import { toImage } from '../../../platform/media/image';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { PricesService } from '../../stock/prices/prices.service';
import type { RatesService, StoredRate } from '../../foundation/rates/rates.service';
import type { CarKey, CarRow, CarsRepository } from './cars.repository';
import type { OffersRepository } from './offers.repository';
import { toTradeInAuto } from './trade-in.mapper';
import type { TradeInAuto } from './trade-in-types';

/** Percent, for `headroom` (contract). */
export const usualMargin = 12;

export interface ReaderParts {
  cars: CarsRepository;
  offers: OffersRepository;
  catalog: CatalogService;
  prices: Pick<PricesService, 'markets'>;
  rates: RatesService;
}

export function createTradeInReader(
  { clock, media }: Pick<Deps, 'clock' | 'media'>,
  { cars, offers, catalog, prices, rates }: ReaderParts,
) {
  const moment = async () => ({ now: clock.now(), rate: await rates.current() });

  function marketsOf(rows: readonly Omit<CarKey, 'best_price_uzs'>[], rate: StoredRate) {
    const known = rows.flatMap(({ id, model_id, year, mileage }) =>
      model_id === null ? [] : [{ key: id, model_id, year, mileage }],
    );
    return prices.markets(known, rate);
  }

  /** A fixed number of statements, however many rows. */
  async function present(
    access: Access,
    rows: readonly CarRow[],
    margin: number,
  ): Promise<TradeInAuto[]> {
    const { now, rate } = await moment();
    const ids = rows.map(({ id }) => id);
    const [first] = ids;
    if (first === undefined) return [];
    const index = await catalog.current();
    const photos = Map.groupBy(await cars.photos(ids), (photo) => photo.trade_in_auto_id);
    const bids = Map.groupBy(await offers.ofCars(ids), (offer) => offer.trade_in_auto_id);
    const markets = await marketsOf(rows, rate);
    const found = await cars.contacts(
      access,
      rows.map(({ phone }) => phone),
    );
    const distances = await cars.distances(access);
    const contacts = new Map(found.map((contact) => [contact.phone, contact]));
    return rows.map((row) =>
      toTradeInAuto(
        row,
        {
          catalog: index,
          photos: (photos.get(row.id) ?? []).map((photo) => toImage(photo, media)),
          offers: bids.get(row.id) ?? [],
          market: markets.get(row.id),
          contact: contacts.get(row.phone),
          distance: distances.get(row.region_id) ?? undefined,
        },
        { owner: access.owner, now, rate, margin },
      ),
    );
  }

  return {
    moment,
    marketsOf,
    present,

    /** @throws Problem 404 */
    async get(access: Access, id: number, margin: number = usualMargin): Promise<TradeInAuto> {
      const [car] = await present(access, await cars.byIds([id]), margin);
      if (car === undefined) throw notFound();
      return car;
    },
  };
}

export type TradeInReader = ReturnType<typeof createTradeInReader>;

import type { BannerPosition, PriceModel } from './campaign-types';

/** Prices in so'm (decisions §7). CPM is per 100 views, not per 1000. */
const prices = {
  CPM: { unit_price: 20_000, unit_size: 100 },
  CPC: { unit_price: 2_000, unit_size: 1 },
} as const satisfies Record<PriceModel, { unit_price: number; unit_size: number }>;

export const unitOf = (model: PriceModel) => prices[model];

export const pricePerUnit = (model: PriceModel): number =>
  prices[model].unit_price / prices[model].unit_size;

/** Minimum budget: one unit as it is sold. */
export const smallestBudget = (model: PriceModel): number => prices[model].unit_price;

export const unitsFor = (budget: number, model: PriceModel): number =>
  Math.floor(budget / pricePerUnit(model));

export const adPrices = (['CPM', 'CPC'] as const).map((price_model) => ({
  price_model,
  ...unitOf(price_model),
  price_per_unit: pricePerUnit(price_model),
  min_budget: smallestBudget(price_model),
}));

const files = { max_bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] as const };

const places = {
  home_top: { ru: 'Главная, сверху', uz: 'Bosh sahifa, tepa', width: 1200, height: 300 },
  search_top: { ru: 'Поиск, сверху', uz: 'Qidiruv, tepa', width: 1200, height: 200 },
  search_list: { ru: 'Список поиска', uz: 'Qidiruv ro‘yxati', width: 640, height: 360 },
  listing_side: { ru: 'Рядом с объявлением', uz: 'E’lon yonida', width: 300, height: 600 },
} as const satisfies Record<BannerPosition, object>;

const positions = ['home_top', 'search_top', 'search_list', 'listing_side'] as const;

export const bannerPlaces = positions.map((position) => {
  const { ru, uz, width, height } = places[position];
  return {
    position,
    translations: { ru: { name: ru }, uz: { name: uz } },
    width,
    height,
    max_bytes: files.max_bytes,
    types: [...files.types],
  };
});

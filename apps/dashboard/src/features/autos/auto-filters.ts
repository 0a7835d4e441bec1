import type { AutoStatus, OptionReference } from '@karvon/api/main';
import { avtosalonOrNoneFilter } from '../../shared/lookups/avtosalon-filter';
import { catalogFilters } from '../../shared/lookups/catalog-filters';
import { lookupQueries } from '../../shared/lookups/queries';
import type { Language } from '../../shared/i18n/languages';
import { defineFilters, type ListState } from '../../shared/resource/filters/define-filters';
import {
  flag,
  ids,
  money,
  number,
  oneOf,
  orderings,
  preset,
  range,
  reference,
  tabs,
  text,
  type FilterOption,
  type FilterTab,
} from '../../shared/resource/filters/filter-kinds';
import { expiryWarning, longInSalon } from './auto-rules';
import { optionName } from './auto-labels';
import { day } from '../../shared/time';

export const statusTabs = [
  { id: 'all', label: 'autos:tabs.all', values: [] },
  { id: 'active', label: 'autos:tabs.active', values: ['active'] },
  {
    // A moderator checks these cars, and the dealer can only wait.
    id: 'moderation',
    label: 'autos:tabs.moderation',
    values: ['moderation', 'flagged_to_admin', 'reported_by_client'],
  },
  { id: 'declined', label: 'autos:tabs.declined', values: ['moderation_declined'], tone: 'danger' },
  { id: 'reserved', label: 'autos:tabs.reserved', values: ['barakami'] },
  { id: 'expired', label: 'autos:tabs.expired', values: ['expired'] },
  { id: 'drafts', label: 'autos:tabs.drafts', values: ['ne_active'] },
  { id: 'sold', label: 'autos:tabs.sold', values: ['sold_on_karvon'] },
  { id: 'archive', label: 'autos:tabs.archive', values: ['archived', 'deactivated'] },
] as const satisfies readonly FilterTab<AutoStatus>[];

const byName = ({ id, name }: { id: number; name: string }): FilterOption => ({
  value: id,
  label: name,
});

const byOption =
  (language: Language) =>
  (option: OptionReference): FilterOption => ({
    value: option.id,
    label: optionName(option, language),
  });

export const autoFilters = defineFilters(
  {
    q: text({ label: 'autos:search.label', placeholder: 'autos:search.placeholder' }),
    status: tabs({ label: 'autos:tabs.label', tabs: statusTabs }),
    ids: ids({ label: 'autos:filter.ids' }),
    import_id: number({ label: 'autos:filter.import' }),
    ordering: orderings('autos:ordering', [
      '-created_at',
      'created_at',
      'price',
      '-price',
      '-year',
      'year',
      'mileage',
      '-mileage',
      '-views',
      '-calls',
      '-days_in_salon',
      'days_in_salon',
      'expires_at',
      '-market',
      'market',
      '-days_in_stock',
      'days_in_stock',
      '-recent_views',
      'recent_views',
      '-recent_calls',
      'recent_calls',
      '-recent_leads',
      'recent_leads',
      '-margin',
      'margin',
      'brand',
      '-brand',
      'status',
      '-status',
      'avtosalon',
      '-avtosalon',
    ]),
    avtosalon: avtosalonOrNoneFilter({
      label: 'autos:filter.salon',
      any: 'autos:filter.allSalons',
      none: 'autos:filter.noSalon',
    }),
    brand_id: reference({
      label: 'autos:filter.brand',
      any: 'autos:filter.allBrands',
      place: 'bar',
      isSearchable: true,
      isPlain: true,
      query: catalogFilters.brands,
      options: ({ results }) => results.map(byName),
    }),
    model_id: reference({
      label: 'autos:filter.model',
      any: 'autos:filter.allModels',
      parent: 'brand_id',
      isSearchable: true,
      isPlain: true,
      query: catalogFilters.models,
      options: ({ results }) => results.map(byName),
    }),
    price: money({
      label: 'autos:filter.price',
      from: 'autos:filter.priceFrom',
      to: 'autos:filter.priceTo',
      place: 'large',
    }),
    year: range({
      label: 'autos:filter.year',
      from: 'autos:filter.yearFrom',
      to: 'autos:filter.yearTo',
      isGrouped: false,
    }),
    mileage: range({
      label: 'autos:filter.mileage',
      from: 'autos:filter.mileageFrom',
      to: 'autos:filter.mileageTo',
    }),
    condition: oneOf({
      label: 'autos:filter.condition',
      options: {
        excellent: 'autos:condition.excellent',
        good: 'autos:condition.good',
        average: 'autos:condition.average',
        repair: 'autos:condition.repair',
      },
    }),
    transmission: reference({
      label: 'autos:filter.transmission',
      query: catalogFilters.options,
      options: ({ transmission }, language) => transmission.map(byOption(language)),
    }),
    fuel_type: reference({
      label: 'autos:filter.fuel',
      query: catalogFilters.options,
      options: ({ fuel_type }, language) => fuel_type.map(byOption(language)),
    }),
    region: reference({
      label: 'autos:filter.region',
      isSearchable: true,
      query: lookupQueries.regions,
      options: ({ results }, language) => results.map(byOption(language)),
    }),
    photo: oneOf({
      label: 'autos:filter.photo',
      isPlain: true,
      options: { with: 'autos:filter.withPhoto', without: 'autos:filter.withoutPhoto' },
    }),
    can_refresh: flag({ label: 'autos:filter.canRefresh', no: 'autos:filter.cannotRefresh' }),
    expires_within: preset({
      label: 'autos:filter.expiresSoon',
      value: expiryWarning / day,
    }),
    days_in_salon_from: preset({ label: 'autos:filter.longInSalon', value: longInSalon }),
    market: oneOf({
      label: 'autos:filter.market',
      options: {
        low: 'autos:market.low',
        great: 'autos:market.great',
        good: 'autos:market.good',
        high: 'autos:market.high',
        no_analysis: 'autos:filter.noAnalysis',
      },
    }),
    // Needs `autos.costs`: links of the statistics set them.
    stock_band: oneOf({
      label: 'autos:filter.stock',
      place: 'url',
      options: {
        all: 'autos:filter.band.all',
        days_0_30: 'autos:filter.band.days_0_30',
        days_31_60: 'autos:filter.band.days_31_60',
        days_61_90: 'autos:filter.band.days_61_90',
        days_over_90: 'autos:filter.band.days_over_90',
      },
    }),
    stock_figure: oneOf({
      label: 'autos:filter.figure.label',
      place: 'url',
      options: {
        money: 'autos:filter.figure.money',
        margin: 'autos:filter.figure.margin',
        without_sale: 'autos:filter.figure.without_sale',
      },
    }),
    has_cost: flag({
      label: 'autos:filter.hasCost',
      no: 'autos:filter.hasNoCost',
      place: 'url',
    }),
  },
  // Cards come in rows of 2, 3 or 4, so 12 fills every row.
  { size: { cards: 12, table: 24 } },
);

export type AutosState = ListState<typeof autoFilters>;

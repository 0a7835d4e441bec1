import type { ImportField } from '@karvon/api/main';

const costs: readonly ImportField[] = [
  'purchase_price',
  'purchase_currency',
  'purchased_on',
  'purchase_source',
];

const names = [
  'brand',
  'car_model',
  'vin',
  'external_id',
  'year',
  'price',
  'currency',
  'mileage',
  'generation',
  'modification',
  'position',
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'color',
  'number_of_owners',
  'condition',
  'description',
  'photos',
  'avtosalon',
  'is_karvon_nasiya',
  'is_trade_in',
  ...costs,
] as const;

/** In the order of the select. Those of the purchase require `autos.costs`. */
export const importFields: readonly { field: ImportField; isCost: boolean }[] = names.map(
  (field) => ({ field, isCost: costs.includes(field) }),
);

export const isImportField = (text: string): text is ImportField =>
  names.some((field) => field === text);

import type { AutoCreate, AutoUpdate, AutoFields } from './auto-types';

/** Every field that a dealer fills in: its path in the contract and its column. Photos are in a table of their own. */
export const fieldColumns = {
  'core_car.brand': 'brand_id',
  'core_car.car_model': 'car_model_id',
  'core_car.generation': 'generation_id',
  'core_car.modification': 'modification_id',
  'core_car.position': 'position_id',
  'core_car.year': 'year',
  'core_car.body_type': 'body_type_id',
  'core_car.fuel_type': 'fuel_type_id',
  'core_car.transmission': 'transmission_id',
  'core_car.drive_unit': 'drive_unit_id',
  'core_car.color': 'color_id',
  'core_car.paint_condition': 'paint_condition_id',
  'core_car.mileage': 'mileage',
  'core_car.number_of_owners': 'number_of_owners',
  'core_car.used_car': 'used_car',
  'core_car.vin': 'vin',
  'core_car.description': 'description',
  'core_car.media_tools': 'media_tools',
  'core_car.external_body_kit': 'external_body_kit',
  'core_car.optics': 'optics',
  'core_car.salon': 'salon',
  'core_car.services': 'services',
  avtosalon: 'avtosalon_id',
  region: 'region_id',
  district: 'district_id',
  condition: 'condition',
  currency: 'currency',
  price: 'price',
  price_from: 'price_from',
  price_to: 'price_to',
  cip_price: 'cip_price',
  cip_certificate_price: 'cip_certificate_price',
  vat_price: 'vat_price',
  time_from: 'time_from',
  time_to: 'time_to',
  additional_phones: 'additional_phones',
  barter: 'barter',
  is_trade_in: 'is_trade_in',
  is_karvon_nasiya: 'is_karvon_nasiya',
  is_cheaper: 'is_cheaper',
  owner_warranty: 'owner_warranty',
  passed_customs_clearance: 'passed_customs_clearance',
  is_available_for_rent_to_own: 'is_available_for_rent_to_own',
  terms_of_rent: 'terms_of_rent',
  changed_part: 'changed_part',
} as const satisfies Record<string, keyof AutoFields>;

export type FieldPath = keyof typeof fieldColumns;

export const fieldPaths: readonly FieldPath[] = Object.keys(fieldColumns).filter(
  (path): path is FieldPath => path in fieldColumns,
);

/** What the lists of options are called, in the contract and as columns. */
export const optionLists = [
  'media_tools',
  'external_body_kit',
  'optics',
  'salon',
  'services',
] as const;

/** What moderation demands besides a photo (specification §5). */
export const requiredFields = [
  'core_car.brand',
  'core_car.car_model',
  'core_car.generation',
  'core_car.year',
  'core_car.body_type',
  'core_car.fuel_type',
  'core_car.transmission',
  'core_car.drive_unit',
  'core_car.color',
  'avtosalon',
  'region',
  'condition',
  'currency',
  'price',
] as const satisfies readonly FieldPath[];

/** The identity of the car: a change of it, or of the photos, wants a moderator's eye again (decisions §4). */
export const identityFields = [
  'core_car.brand',
  'core_car.car_model',
  'core_car.generation',
  'core_car.modification',
  'core_car.year',
  'core_car.vin',
] as const satisfies readonly FieldPath[];

/** What an unfilled listing holds. */
export const emptyFields: Omit<AutoFields, 'brand_id' | 'car_model_id'> = {
  generation_id: null,
  modification_id: null,
  position_id: null,
  year: null,
  body_type_id: null,
  fuel_type_id: null,
  transmission_id: null,
  drive_unit_id: null,
  color_id: null,
  paint_condition_id: null,
  mileage: null,
  number_of_owners: null,
  used_car: true,
  vin: null,
  description: null,
  media_tools: [],
  external_body_kit: [],
  optics: [],
  salon: [],
  services: [],
  avtosalon_id: null,
  region_id: null,
  district_id: null,
  condition: null,
  currency: 'UZS',
  price: null,
  price_from: null,
  price_to: null,
  cip_price: null,
  cip_certificate_price: null,
  vat_price: null,
  time_from: null,
  time_to: null,
  additional_phones: [],
  barter: false,
  is_trade_in: false,
  is_karvon_nasiya: false,
  is_cheaper: false,
  owner_warranty: false,
  passed_customs_clearance: false,
  is_available_for_rent_to_own: false,
  terms_of_rent: null,
  changed_part: [],
};

const withoutUndefined = (values: object): Partial<AutoFields> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The columns that a request sets; what it leaves out is not in the result. */
export function columnsOf(body: AutoCreate | AutoUpdate): Partial<AutoFields> {
  const {
    car_id: _car,
    trade_in_auto_id: _tradeIn,
    application_id: _application,
    core_car = {},
    photos: _photos,
    ...listing
  } = { car_id: 0, trade_in_auto_id: 0, application_id: 0, ...body };
  const { avtosalon, region, district, ...plain } = listing;
  const { brand, car_model, generation, modification, position, ...car } = core_car;
  const { body_type, fuel_type, transmission, drive_unit, color, paint_condition, ...plainCar } =
    car;
  return withoutUndefined({
    ...plainCar,
    ...plain,
    brand_id: brand,
    car_model_id: car_model,
    generation_id: generation,
    modification_id: modification,
    position_id: position,
    body_type_id: body_type,
    fuel_type_id: fuel_type,
    transmission_id: transmission,
    drive_unit_id: drive_unit,
    color_id: color,
    paint_condition_id: paint_condition,
    avtosalon_id: avtosalon,
    region_id: region,
    district_id: district,
  });
}

const coreColumns = new Set<string>(
  fieldPaths.filter((path) => path.startsWith('core_car.')).map((path) => fieldColumns[path]),
);

/** The car itself, which a new listing of it takes over. */
export const coreOf = (fields: AutoFields): Partial<AutoFields> =>
  Object.fromEntries(Object.entries(fields).filter(([column]) => coreColumns.has(column)));

/** Whether two values of a column are the same; lists by their content and order. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Paths whose values differ. */
export const changedPaths = (before: AutoFields, after: AutoFields): FieldPath[] =>
  fieldPaths.filter((path) => !isSame(before[fieldColumns[path]], after[fieldColumns[path]]));

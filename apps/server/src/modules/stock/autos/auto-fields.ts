import type { Row } from '../../../platform/db/tables';
import { valueAt } from '../../../platform/values/value-at';
import type { CsvColumn } from '../../../platform/http/csv';
import { csvValue } from '../../../platform/http/field-map';
import type { Texts } from '../../../platform/values/language';
import type { AutoCreate, AutoUpdate } from './auto-types';

type AutoColumns = Row<'autos'>;

/** Column, empty value, and heading when the file shows it as stored. */
type Field = {
  [Column in keyof AutoColumns]: readonly [
    Column,
    empty?: Readonly<AutoColumns[Column]>,
    heading?: Texts,
  ];
}[keyof AutoColumns];

/**
 * Every field that a dealer edits: its path in the contract and its column; ids of other tables end in `_id`. Photos have their own table.
 * Creating, changing, showing, the history and the file read this map.
 */
const fields = {
  'core_car.brand': ['brand_id'],
  'core_car.car_model': ['car_model_id'],
  'core_car.generation': ['generation_id', null],
  'core_car.modification': ['modification_id', null],
  'core_car.position': ['position_id', null],
  'core_car.year': ['year', null, { ru: 'Год', uz: 'Yili' }],
  'core_car.body_type': ['body_type_id', null],
  'core_car.fuel_type': ['fuel_type_id', null],
  'core_car.transmission': ['transmission_id', null],
  'core_car.drive_unit': ['drive_unit_id', null],
  'core_car.color': ['color_id', null],
  'core_car.paint_condition': ['paint_condition_id', null],
  'core_car.mileage': ['mileage', null, { ru: 'Пробег, км', uz: 'Yurgani, km' }],
  'core_car.number_of_owners': ['number_of_owners', null],
  'core_car.used_car': ['used_car', true],
  'core_car.vin': ['vin', null, { ru: 'VIN', uz: 'VIN' }],
  'core_car.description': ['description', null],
  'core_car.media_tools': ['media_tools', []],
  'core_car.external_body_kit': ['external_body_kit', []],
  'core_car.optics': ['optics', []],
  'core_car.salon': ['salon', []],
  'core_car.services': ['services', []],
  avtosalon: ['avtosalon_id', null],
  region: ['region_id', null],
  district: ['district_id', null],
  condition: ['condition', null],
  currency: ['currency', 'UZS', { ru: 'Валюта', uz: 'Valyuta' }],
  price: ['price', null, { ru: 'Цена', uz: 'Narxi' }],
  price_from: ['price_from', null],
  price_to: ['price_to', null],
  cip_price: ['cip_price', null],
  cip_certificate_price: ['cip_certificate_price', null],
  vat_price: ['vat_price', null],
  time_from: ['time_from', null],
  time_to: ['time_to', null],
  additional_phones: ['additional_phones', []],
  barter: ['barter', false],
  is_trade_in: ['is_trade_in', false],
  is_karvon_nasiya: ['is_karvon_nasiya', false],
  is_cheaper: ['is_cheaper', false],
  owner_warranty: ['owner_warranty', false],
  passed_customs_clearance: ['passed_customs_clearance', false],
  is_available_for_rent_to_own: ['is_available_for_rent_to_own', false],
  terms_of_rent: ['terms_of_rent', null],
  changed_part: ['changed_part', []],
} as const satisfies Record<string, Field>;

type Fields = typeof fields;
export type FieldPath = keyof Fields;
type FieldColumn = Fields[FieldPath][0];

export type AutoFields = Pick<AutoColumns, FieldColumn>;

export const fieldPaths: readonly FieldPath[] = Object.keys(fields).filter(
  (path): path is FieldPath => path in fields,
);

export const columnOf = (path: FieldPath): FieldColumn => fields[path][0];

export const optionLists = [
  'media_tools',
  'external_body_kit',
  'optics',
  'salon',
  'services',
] as const;

/** Fields that moderation requires, besides a photo (specification §5). */
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

/** Fields that identify the car. A change of these or of the photos requires moderation again (decisions §4). */
export const identityFields = [
  'core_car.brand',
  'core_car.car_model',
  'core_car.generation',
  'core_car.modification',
  'core_car.year',
  'core_car.vin',
] as const satisfies readonly FieldPath[];

const byColumn = (paths: readonly FieldPath[], valueOf: (path: FieldPath) => unknown) =>
  Object.fromEntries(paths.map((path) => [columnOf(path), valueOf(path)]));

function emptyColumns(): Omit<AutoFields, 'brand_id' | 'car_model_id'>;
function emptyColumns(): object {
  return byColumn(fieldPaths, (path) => fields[path][1]);
}

export const emptyFields = emptyColumns();

export const fieldAt = (source: object, path: FieldPath): unknown =>
  valueAt(source, path.split('.'));

/** Omitted fields are not in the result. */
export const columnsOf = (body: Partial<AutoCreate> | AutoUpdate): Partial<AutoFields> =>
  byColumn(
    fieldPaths.filter((path) => fieldAt(body, path) !== undefined),
    (path) => fieldAt(body, path),
  );

export function fieldsOf(row: AutoColumns): AutoFields;
export function fieldsOf(row: AutoColumns): object {
  return byColumn(fieldPaths, (path) => row[columnOf(path)]);
}

/** Fields whose column has the same name: the contract shows them as stored. */
type Plain<Prefix extends string> = {
  [Path in FieldPath]: `${Prefix}${Fields[Path][0]}` extends Path ? Fields[Path][0] : never;
}[FieldPath];

/** Null is absent in the contract. */
type Shown<Value> = null extends Value ? Exclude<Value, null> | undefined : Value;

/** With `core_car.` the fields of the car. */
export function plainFields<Prefix extends '' | 'core_car.'>(
  row: AutoColumns,
  prefix: Prefix,
): { [Column in Plain<Prefix>]: Shown<AutoColumns[Column]> };
export function plainFields(row: AutoColumns, prefix: string): object {
  const plain = fieldPaths.filter((path) => path === `${prefix}${columnOf(path)}`);
  return byColumn(plain, (path) => row[columnOf(path)] ?? undefined);
}

type Headed = {
  [Path in FieldPath]: Fields[Path] extends readonly [unknown, unknown, Texts] ? Path : never;
}[FieldPath];

export const cellOf = (path: Headed): CsvColumn<Pick<AutoColumns, Fields[Headed][0]>> => ({
  ...fields[path][2],
  value: (row) => csvValue(row[fields[path][0]]),
});

const coreColumns = new Set<string>(
  fieldPaths.filter((path) => path.startsWith('core_car.')).map(columnOf),
);

/** Fields that a new listing of the same car reuses. */
export const coreOf = (fields: AutoFields): Partial<AutoFields> =>
  Object.fromEntries(Object.entries(fields).filter(([column]) => coreColumns.has(column)));

/** Lists are compared by content and order. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

export const changedPaths = (before: AutoFields, after: AutoFields): FieldPath[] =>
  fieldPaths.filter((path) => !isSame(before[columnOf(path)], after[columnOf(path)]));

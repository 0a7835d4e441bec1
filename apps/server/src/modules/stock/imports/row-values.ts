import type { Language } from '../../../platform/values/language';
import type { Currency } from '../../../platform/values/money';
import { norm } from '../../../platform/values/text-norm';
import {
  currencyOf,
  dateOf,
  mileageOf,
  moneyOf,
  numberOf,
  photosOf,
  textOf,
  yearOf,
  yesNoOf,
} from './cells';
import { readVin } from '../vin/vin-rules';
import { letterOf } from './columns';
import type { CellError, HeaderCurrencies, ImportField, Import } from './import-types';
import type { Cell } from './sheet-worker';

const longest = { text: 5000, external_id: 64, shown: 200 };

/** Parsed cells of a row. Null is an empty cell; fields without a column are absent. */
export interface RowValues {
  texts: Partial<
    Record<
      | 'brand'
      | 'car_model'
      | 'generation'
      | 'modification'
      | 'position'
      | 'body_type'
      | 'fuel_type'
      | 'transmission'
      | 'drive_unit'
      | 'color'
      | 'condition'
      | 'avtosalon'
      | 'description'
      | 'vin'
      | 'external_id'
      | 'purchase_source',
      string | null
    >
  >;
  numbers: Partial<Record<'year' | 'mileage' | 'number_of_owners', number | null>>;
  flags: Partial<Record<'is_karvon_nasiya' | 'is_trade_in', boolean | null>>;
  price?: { amount: number; currency: Currency | undefined; text: string } | null;
  purchase_price?: { amount: number; currency: Currency | undefined; text: string } | null;
  purchased_on?: string | null;
  photos?: string[];
}

export interface ReadRow {
  values: RowValues;
  errors: CellError[];
  /** Address of the cell of a field. */
  cellOf: (field: ImportField) => { cell?: string; value?: string };
}

/** Texts that are taken as they are. */
type PlainField = Exclude<keyof RowValues['texts'], 'vin' | 'external_id'>;

const textFields: ReadonlySet<string> = new Set<PlainField>([
  'brand',
  'car_model',
  'generation',
  'modification',
  'position',
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'color',
  'condition',
  'avtosalon',
  'description',
  'purchase_source',
]);
const isTextField = (field: ImportField): field is PlainField => textFields.has(field);

/** The texts of a row before they are looked up. */
export function readRow(
  cells: readonly Cell[],
  row: number,
  {
    mapping,
    now,
    localOrigin,
    headerCurrencies,
  }: {
    mapping: Import['mapping'];
    now: Date;
    localOrigin: string | undefined;
    headerCurrencies: HeaderCurrencies;
  },
): ReadRow {
  const values: RowValues = { texts: {}, numbers: {}, flags: {} };
  const errors: CellError[] = [];
  const columns = new Map(mapping.map(({ field, column }) => [field, column]));
  const cellOf = (field: ImportField) => {
    const column = columns.get(field);
    if (column === undefined) return {};
    const value = textOf(cells[column]).slice(0, longest.shown);
    return { cell: `${letterOf(column)}${row}`, ...(value !== '' && { value }) };
  };
  const reject = (field: ImportField, code: CellError['code'], params?: CellError['params']) =>
    errors.push({ field, code, ...cellOf(field), ...(params && { params }) });

  const currencies: Partial<Record<'currency' | 'purchase_currency', Currency | undefined>> = {
    currency: headerCurrencies.price,
    purchase_currency: headerCurrencies.purchase_price,
  };
  for (const field of ['currency', 'purchase_currency'] as const) {
    const cell = cells[columns.get(field) ?? -1] ?? null;
    if (textOf(cell) === '') continue;
    const currency = currencyOf(cell);
    if (currency === undefined) reject(field, 'not_known');
    else currencies[field] = currency;
  }

  function money(field: 'price' | 'purchase_price', cell: Cell, column: Currency | undefined) {
    const parsed = moneyOf(cell);
    if (parsed === undefined) {
      reject(field, 'not_number');
      return;
    }
    values[field] = {
      amount: parsed.amount,
      currency: parsed.currency ?? column,
      text: textOf(cell).slice(0, longest.shown),
    };
  }

  function readField(field: ImportField, cell: Cell) {
    const text = textOf(cell);
    const isEmpty = text === '';
    if (isTextField(field)) {
      if (text.length > longest.text) reject(field, 'too_long');
      else values.texts[field] = isEmpty ? null : text;
      return;
    }
    switch (field) {
      case 'vin': {
        const read = isEmpty ? undefined : readVin(text);
        if (read !== undefined && 'code' in read) {
          const { code, suggestion } = read;
          reject(field, code, suggestion === undefined ? undefined : { vin: suggestion });
        }
        values.texts.vin = read !== undefined && 'vin' in read ? read.vin : null;
        return;
      }
      case 'external_id':
        if (text.length > longest.external_id) reject(field, 'too_long');
        else values.texts.external_id = isEmpty ? null : text;
        return;
      case 'year':
      case 'mileage':
      case 'number_of_owners': {
        if (isEmpty) {
          values.numbers[field] = null;
          return;
        }
        const value =
          field === 'year'
            ? yearOf(cell, now.getUTCFullYear())
            : field === 'mileage'
              ? mileageOf(cell)
              : numberOf(/^\d/.test(text) ? (/^\d+/.exec(text)?.[0] ?? null) : cell);
        if (value === undefined) reject(field, field === 'year' ? 'not_year' : 'not_number');
        else values.numbers[field] = value;
        return;
      }
      case 'price':
        if (isEmpty) values.price = null;
        else money(field, cell, currencies.currency);
        return;
      case 'purchase_price':
        if (isEmpty) values.purchase_price = null;
        else money(field, cell, currencies.purchase_currency);
        return;
      case 'purchased_on': {
        const day = isEmpty ? null : dateOf(cell);
        if (day === undefined) reject(field, 'not_date');
        else values.purchased_on = day;
        return;
      }
      case 'is_karvon_nasiya':
      case 'is_trade_in': {
        const value = isEmpty ? null : yesNoOf(cell);
        if (value === undefined) reject(field, 'not_known');
        else values.flags[field] = value;
        return;
      }
      case 'photos': {
        const addresses = photosOf(cell, localOrigin);
        if (addresses === undefined) reject(field, 'photo_address');
        else if (addresses.length > 0) values.photos = addresses;
        return;
      }
      default:
    }
  }

  for (const { column, field } of mapping) {
    const cell = cells[column] ?? null;
    if (typeof cell === 'object' && cell !== null) reject(field, 'formula_empty');
    else readField(field, cell);
  }
  return { values, errors, cellOf };
}

const sources: readonly (readonly [string, readonly string[]])[] = [
  ['trade_in', ['trade-in', 'трейд-ин']],
  ['person', ['частник', 'физлицо', 'jismoniy shaxs']],
  ['auction', ['аукцион', 'auksion']],
  ['import', ['импорт', 'import']],
  ['distributor', ['дистрибьютор', 'distribyutor', 'завод']],
  ['dealer', ['дилер', 'diler']],
  ['commission', ['комиссия', 'komissiya']],
];

export const sourceOf = (text: string): string | undefined =>
  sources.find(([code, names]) => [code, ...names].some((name) => norm(name) === norm(text)))?.[0];

/** Names of all sources in a file. */
export const sourceNames = (language: Language): string[] =>
  sources.flatMap(([code]) => sourceName(code, language) ?? []);

/** The name of a source in a file. */
export const sourceName = (code: string, language: Language): string | null => {
  const [, names = []] = sources.find(([known]) => known === code) ?? [];
  return names.find((name) => /^[a-z]/.test(name) === (language === 'uz')) ?? names[0] ?? null;
};

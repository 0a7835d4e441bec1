import type { Texts } from '../values/language';
import { valueAt } from '../values/value-at';
import type { CsvColumn, CsvValue } from './csv';

/** Column, heading in the file, and how a text is written there. */
type Field<Row> = readonly [
  column: keyof Row & string,
  heading?: Texts,
  cell?: (text: string) => CsvValue,
];

type Fields<Row> = Readonly<Record<string, Field<Row>>>;

type Columns<Map extends Fields<never>, Values> = {
  [Name in keyof Map & keyof Values as Map[Name][0]]: Values[Name];
};

/** Null is absent in the contract. */
type Shown<Value> = null extends Value ? Exclude<Value, null> | undefined : Value;

/** Fields whose column has the same name: the contract shows them as stored. */
type Plain<Map extends Fields<never>> = {
  [Name in keyof Map]: Map[Name][0] extends Name ? Name : never;
}[keyof Map];

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

export const csvValue = (value: unknown): CsvValue =>
  typeof value === 'string' || typeof value === 'number' || value instanceof Date ? value : null;

/** Creating, changing, showing and the file read one map, so that a new field is one line of it. */
export function fieldMap<Row extends object>() {
  return <const Map extends Fields<Row>>(map: Map) => {
    const entries = Object.entries<Field<Row>>(map);

    function columnsOf<Values extends object>(values: Values): Columns<Map, Values>;
    function columnsOf(values: object): object {
      return Object.fromEntries(
        entries.map(([name, [column]]) => [column, trimmed(valueAt(values, [name]))]),
      );
    }

    function fieldsOf(row: Row): { [Name in keyof Map]: Row[Map[Name][0]] };
    function fieldsOf(row: Row): object {
      return Object.fromEntries(entries.map(([name, [column]]) => [name, row[column]]));
    }

    function shown(row: Row): { [Name in Plain<Map> & keyof Row]: Shown<Row[Name]> };
    function shown(row: Row): object {
      const plain = entries.filter(([name, [column]]) => name === column);
      return Object.fromEntries(plain.map(([name, [column]]) => [name, row[column] ?? undefined]));
    }

    /** @param name of a field with a heading; rows have its value under its column */
    function cell(name: keyof Map & string): CsvColumn<object> {
      const [column, heading, write] = map[name] ?? [];
      if (column === undefined || heading === undefined) throw new Error(`${name} has no heading.`);
      return {
        ...heading,
        value(row) {
          const value = valueAt(row, [column]);
          return typeof value === 'string' && write !== undefined ? write(value) : csvValue(value);
        },
      };
    }

    return {
      /** Texts are trimmed; omitted fields are undefined and keep their values. */
      columnsOf,
      fieldsOf,
      shown,
      cell,
      /** Keeps the order of the map. */
      cells: () =>
        entries.filter(([, [, heading]]) => heading !== undefined).map(([name]) => cell(name)),
    };
  };
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { allRows } from '../../../platform/http/csv';
import { csvAsWorkbook } from '../../../platform/http/workbook';
import { requireActing } from '../../../platform/http/permissions';
import type { Access } from '../../../platform/values/access';
import type { QueryOf } from '../../../platform/values/contract';
import type { Language } from '../../../platform/values/language';
import { conditionLabels, yesNo } from '../autos/auto-labels';
import type { AutosListService } from '../autos/autos-list.service';
import { costFields, fieldNames, importFields } from './columns';
import type { ImportField } from './import-types';
import { sourceName } from './row-values';

type Value = string | number | null;
type ListedCar = Record<ImportField | 'id', Value>;

/** Rows of one query. */
const batch = 500;

const named = (column: string, language: Language) =>
  sql`(select ${sql.ref(`o.name_${language}`)} from options o where o.id = ${sql.ref(`a.${column}`)})`;

async function carsOf(db: Db, ids: readonly number[], language: Language): Promise<ListedCar[]> {
  const { rows } = await sql<ListedCar>`
    select a.id, a.vin, a.external_id, b.name as brand, m.name as car_model, g.name as generation,
      mo.name as modification, ${sql.ref(`p.name_${language}`)} as position, a.year, a.mileage, a.number_of_owners,
      ${named('body_type_id', language)} as body_type, ${named('fuel_type_id', language)} as fuel_type,
      ${named('transmission_id', language)} as transmission, ${named('drive_unit_id', language)} as drive_unit,
      ${named('color_id', language)} as color, a.condition, a.price, a.currency, a.description,
      null as photos, s.name as avtosalon, a.is_karvon_nasiya, a.is_trade_in,
      pu.price as purchase_price, pu.currency as purchase_currency, pu.purchased_on, pu.source as purchase_source
    from autos a
    join brands b on b.id = a.brand_id
    join car_models m on m.id = a.car_model_id
    left join generations g on g.id = a.generation_id
    left join modifications mo on mo.id = a.modification_id
    left join positions p on p.id = a.position_id
    left join avtosalons s on s.id = a.avtosalon_id
    left join purchases pu on pu.auto_id = a.id
    where a.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], a.id)`.execute(
    db.current,
  );
  return rows;
}

const isCondition = (text: unknown): text is keyof typeof conditionLabels =>
  typeof text === 'string' && Object.hasOwn(conditionLabels, text);

function cellOf(field: ImportField, value: unknown, language: Language): Value {
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'][language];
  if (field === 'condition' && isCondition(value)) return conditionLabels[value][language];
  if (field === 'purchase_source' && typeof value === 'string') return sourceName(value, language);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

export function createCarFiles(db: Db, list: Pick<AutosListService, 'csv'>) {
  return {
    csv: list.csv,

    /** Cars in the columns of the template, so that the file can be corrected and imported. Photos stay as they are. @throws Problem 403 */
    async workbook(access: Access, query: QueryOf<'exportAutos'>, language: Language) {
      const { with_costs } = query;
      if (with_costs) requireActing(access, 'autos.costs');
      const { name, rows } = await list.csv(access, query, language);
      const listed = await allRows(rows);
      const cars: ListedCar[] = [];
      for (let at = 0; at < listed.length; at += batch) {
        const ids = listed.slice(at, at + batch).map(({ id }) => id);
        cars.push(...(await carsOf(db, ids, language)));
      }
      const fields = fieldNames.filter((field) => with_costs || !costFields.has(field));
      return csvAsWorkbook({
        name,
        columns: fields.map((field) => ({
          ...importFields[field],
          value: (car: ListedCar) => cellOf(field, car[field], language),
        })),
        rows: cars,
        language,
      });
    },
  };
}

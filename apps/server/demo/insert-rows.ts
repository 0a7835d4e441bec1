import { type Selectable, sql } from 'kysely';
import type { Db } from '../src/platform/db/client';
import type { Database } from '../src/platform/db/tables';

/** Sends one statement. All rows have the columns of the first. */
export async function insertRows<Table extends keyof Database & string>(
  db: Db,
  table: Table,
  rows: readonly Partial<Selectable<Database[Table]>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(db.current);
}

type NumberedTable =
  | 'autos'
  | 'avtosalons'
  | 'chat_messages'
  | 'chat_rooms'
  | 'lead_contacts'
  | 'lead_events'
  | 'leads';

/** Ids for rows that refer to each other before they are stored. */
export async function takeIds(db: Db, table: NumberedTable, count: number) {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)
  `.execute(db.current);
  return rows.map(({ id }) => id);
}

import type { Pool } from 'pg';
import { columnsOf } from './many-cars.ts';

export interface DealerSize {
  cars: number;
  rooms: number;
  messages: number;
  leads: number;
}

const firstId = 5_000_000;

export const tokenOf = (dealer: number): string => `bench-load-dealer-${String(dealer)}`;
export const idOf = (dealer: number): number => firstId + dealer;

async function copied(pool: Pool, table: string, provided: Readonly<Record<string, string>>) {
  const columns = await columnsOf(pool, table, ['id']);
  return {
    names: columns.join(', '),
    values: columns
      .map((column) => provided[column.replaceAll('"', '')] ?? `sample.${column}`)
      .join(', '),
  };
}

/**
 * Creates dealers directly in the database. A second call with a higher number adds the rest.
 * @param owner owner of the sample rows
 * @param to total number of dealers
 */
export async function openDealers(
  pool: Pool,
  owner: number,
  { from, to }: { from: number; to: number },
  size: DealerSize,
): Promise<void> {
  const ids = `generate_series(${String(firstId + from)}, ${String(firstId + to - 1)}) as d(id)`;
  const own = `business_user_id = ${String(owner)}`;
  const one = async (table: string, provided: Record<string, string>, where: string) => {
    const { names, values } = await copied(pool, table, provided);
    const id = provided['id'];
    await pool.query(
      `insert into ${table} (${id === undefined ? '' : 'id, '}${names}) overriding system value
       select ${id === undefined ? '' : `${id}, `}${values} from ${ids}
       cross join (select * from ${table} where ${where} order by id limit 1) sample`,
    );
  };
  const phone = `'+99895' || lpad((d.id - ${String(firstId)})::text, 7, '0')`;
  await one(
    'business_users',
    { id: 'd.id', phone, username: `'load' || d.id`, profile_pic: 'null' },
    `id = ${String(owner)}`,
  );
  await one('businesses', { id: 'd.id' }, `id = ${String(owner)}`);
  await one(
    'members',
    {
      business_user_id: 'd.id',
      user_id: 'd.id',
      phone,
      invitation_token: 'null',
      avtosalons: `'{}'`,
      profile_pic: 'null',
    },
    `${own} and role = 'owner'`,
  );
  await pool.query(
    `insert into sessions (token_hash, business_user_id, device, address, created_at, last_used_at, expires_at)
     select sha256(convert_to('bench-load-dealer-' || (d.id - ${String(firstId)}), 'UTF8')), d.id, '', '127.0.0.1', now(), now(), now() + interval '20 days'
     from ${ids}`,
  );
  await one(
    'avtosalons',
    { business_user_id: 'd.id', id: 'd.id' },
    `${own} and deleted_at is null`,
  );
  await copyCars(pool, owner, ids, size.cars);
  await copyChats(pool, ids, size);
  await copyLeads(pool, owner, ids, size.leads);
  await pool.query('vacuum (analyze)');
  await pool.query('checkpoint');
}

async function copyCars(pool: Pool, owner: number, ids: string, cars: number): Promise<void> {
  const { names, values } = await copied(pool, 'autos', {
    business_user_id: 'd.id',
    avtosalon_id: 'd.id',
    vin: 'null',
    sale_lead_id: 'null',
    created_at: `now() - make_interval(mins => (d.id + g * 997) % 250000)`,
  });
  await pool.query(
    `insert into autos (${names}) select ${values} from ${ids}
     cross join generate_series(0, ${String(cars - 1)}) g
     join (select row_number() over (order by id) - 1 as n, count(*) over () as total, * from autos
       where business_user_id = ${String(owner)} and status <> 'deleted') sample on sample.n = (g * 7 + d.id) % sample.total`,
  );
  const totals = await columnsOf(pool, 'auto_totals', ['auto_id', 'business_user_id']);
  await pool.query(
    `insert into auto_totals (auto_id, business_user_id, ${totals.join(', ')})
     select a.id, a.business_user_id, ${totals.map((column) => `t.${column}`).join(', ')}
     from autos a join ${ids} on a.business_user_id = d.id
     cross join (select * from auto_totals where business_user_id = ${String(owner)} limit 1) t
     on conflict (auto_id) do nothing`,
  );
}

async function copyChats(pool: Pool, ids: string, { rooms, messages }: DealerSize): Promise<void> {
  await pool.query(
    `insert into chat_rooms (business_user_id, external_id, room_type, username, auto_id, avtosalon_id, search, message_count, viewed_autos, created_at, updated_at)
     select d.id, 'load-' || d.id || '-' || g, 'buyer', 'Покупатель ' || g, a.id, d.id, 'покупатель ' || g, ${String(messages)}, '{}',
       now() - make_interval(mins => (d.id * 31 + g * 977) % 200000), now() - make_interval(mins => (d.id * 31 + g * 977) % 200000)
     from ${ids} cross join generate_series(0, ${String(rooms - 1)}) g
     cross join lateral (select id from autos where business_user_id = d.id order by id offset g % 20 limit 1) a`,
  );
  await pool.query(
    `insert into chat_messages (room_id, author, client_id, text, created_at, read_at)
     select r.id, case g % 3 when 0 then 'business' else 'client' end, 'load-' || g,
       g || ': ' || repeat('машина в салоне, можно посмотреть ', 1 + (g * 7 % 5)),
       r.created_at + make_interval(mins => g), now()
     from chat_rooms r join ${ids} on r.business_user_id = d.id cross join generate_series(1, ${String(messages)}) g`,
  );
  await pool.query(
    `update chat_rooms r set last_message_id = (select max(m.id) from chat_messages m where m.room_id = r.id)
     from ${ids} where r.business_user_id = d.id`,
  );
  await pool.query(
    `insert into chat_streams (business_id, epoch, seq, unread_total)
     select d.id, 'load', 0, 0 from ${ids} on conflict do nothing`,
  );
}

async function copyLeads(pool: Pool, owner: number, ids: string, leads: number): Promise<void> {
  const { names, values } = await copied(pool, 'leads', {
    business_user_id: 'd.id',
    avtosalon_id: 'd.id',
    room_id: 'null',
    responsible_id: 'null',
    campaign_id: 'null',
    campaign_position: 'null',
    campaign_language: 'null',
    external_id: 'null',
    auto_id: 'a.id',
    phone: `'+99891' || lpad(((d.id * 40 + g) % 10000000)::text, 7, '0')`,
  });
  await pool.query(
    `insert into leads (${names}) select ${values} from ${ids}
     cross join generate_series(0, ${String(leads - 1)}) g
     cross join lateral (select id from autos where business_user_id = d.id order by id offset g % 20 limit 1) a
     join (select row_number() over (order by id) - 1 as n, count(*) over () as total, * from leads
       where business_user_id = ${String(owner)} and type <> 'room') sample on sample.n = (g + d.id) % sample.total`,
  );
  await pool.query(
    `insert into lead_contacts (business_user_id, lead_id, type, source, call_answered, call_duration, created_at)
     select l.business_user_id, l.id, l.type, l.source, l.call_answered, l.call_duration, l.created_at
     from leads l join ${ids} on l.business_user_id = d.id
     where not exists (select from lead_contacts c where c.lead_id = l.id)`,
  );
}

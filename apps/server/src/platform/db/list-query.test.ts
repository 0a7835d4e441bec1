import { businessAccess } from '../values/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { longestFile, listQuery } from './list-query';
import { NotFound, TooManyRows } from './errors';
import { ownedTable } from './owned-table';
import type { Owner } from '../values/owner';

let test: TestApp;
let mine: Owner;
let empty: Owner;

interface Row {
  id: number;
  client_name: string;
  salon: string | null;
}
interface Filters {
  source?: 'listing' | 'search' | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
type Ordering = 'created_at' | '-created_at' | 'client_name' | '-client_name' | 'unanswered';

const rows = [
  ['Aziz', 'new', 'listing', '2026-07-01'],
  ['Bobur', 'contacted', 'listing', '2026-07-02'],
  ['Dilshod', 'new', 'search', '2026-07-03'],
  ['', 'new', 'listing', '2026-07-04'],
] as const;

const list = () =>
  listQuery<Row, Filters, Ordering, 'new' | 'contacted'>(test.db, {
    table: 'leads',
    alias: 'l',
    live: sql`l.type <> 'room'`,
    where({ source, q, from, to }, is) {
      is.equal('l.source', source);
      is.days('l.created_at', from, to);
      is.search(q, 'l');
    },
    orders: {
      created_at: 'l.created_at',
      client_name: {
        asc: sql`l.client_name = '', l.client_name, l.id`,
        desc: sql`l.client_name = '', l.client_name desc, l.id desc`,
      },
      unanswered: { asc: sql`l.contacted_at is not null, l.id` },
    },
    defaultOrdering: '-created_at',
    select: sql`l.id, l.client_name, s.name as salon`,
    joins: sql`left join avtosalons s on s.id = l.avtosalon_id`,
    statuses: { column: 'l.status', none: { new: 0, contacted: 0 } },
  });

beforeAll(async () => {
  test = await createTestApp();
  mine = (await test.signIn()).dealer.owner;
  empty = (await test.signIn()).dealer.owner;
  const other = (await test.signIn()).dealer.owner;
  const leads = ownedTable(test.db, 'leads');
  for (const owner of [mine, other]) {
    for (const [client_name, status, source, day] of rows) {
      // Just after midnight in Tashkent: the day before in UTC.
      const created_at = new Date(`${day}T00:30:00+05:00`);
      await leads.insert(businessAccess(owner), {
        type: 'leads',
        status,
        source,
        client_name,
        search: ` ${client_name.toLowerCase()}`,
        created_at,
        last_contact_at: created_at,
        contacted_at: status === 'contacted' ? created_at : null,
      });
    }
  }
});
afterAll(() => test.close());

const names = (page: { rows: Row[] }) => page.rows.map(({ client_name }) => client_name);
const first = { page: 1, size: 20 };

describe('a page', () => {
  it('holds the rows of one business, the default order first', async () => {
    const page = await list().page(businessAccess(mine), first);
    expect(names(page)).toEqual(['', 'Dilshod', 'Bobur', 'Aziz']);
    expect(page.rows[0]).toEqual({ id: expect.any(Number), client_name: '', salon: null });
    expect(await list().page(businessAccess(empty), first)).toEqual({
      rows: [],
      count: 0,
      statuses: { new: 0, contacted: 0 },
    });
  });

  it('follows the one before without a gap, under every order', async () => {
    for (const [ordering, all] of [
      ['created_at', ['Aziz', 'Bobur', 'Dilshod', '']],
      ['client_name', ['Aziz', 'Bobur', 'Dilshod', '']],
      ['-client_name', ['Dilshod', 'Bobur', 'Aziz', '']],
      ['unanswered', ['Aziz', 'Dilshod', '', 'Bobur']],
    ] as const) {
      const pages = [1, 2, 3].map((page) =>
        list().page(businessAccess(mine), { ordering, page, size: 2 }),
      );
      const read = await Promise.all(pages);
      expect(read.flatMap(names)).toEqual(all);
      expect(read[2]).toMatchObject({ rows: [], count: 4 });
    }
  });

  it('counts the filtered rows, and its tabs regardless of the selected one', async () => {
    expect(
      await list().page(businessAccess(mine), { ...first, status: 'new', source: 'listing' }),
    ).toMatchObject({
      rows: [{ client_name: '' }, { client_name: 'Aziz' }],
      count: 2,
      statuses: { new: 2, contacted: 1 },
    });
    const both = await list().page(businessAccess(mine), {
      ...first,
      status: ['new', 'contacted'],
      size: 1,
    });
    expect(both).toMatchObject({ rows: [{}], count: 4 });
  });

  it('takes the days of Tashkent, both included', async () => {
    const days = { from: '2026-07-02', to: '2026-07-03' };
    expect(names(await list().page(businessAccess(mine), { ...first, ...days }))).toEqual([
      'Dilshod',
      'Bobur',
    ]);
  });

  it('finds a text in either script', async () => {
    expect(names(await list().page(businessAccess(mine), { ...first, q: 'дилш' }))).toEqual([
      'Dilshod',
    ]);
  });
});

it('gives one row as the list has it, to its owner alone', async () => {
  const [row] = await list().first(businessAccess(mine), { ordering: 'client_name' }, 1);
  expect(row).toMatchObject({ client_name: 'Aziz' });
  expect(await list().require(businessAccess(mine), row?.id ?? 0)).toEqual(row);
  await expect(list().require(businessAccess(empty), row?.id ?? 0)).rejects.toBeInstanceOf(
    NotFound,
  );
});

it('gives a file up to the contract’s length; a longer one says that, not that a field is wrong', async () => {
  const { owner } = (await test.signIn()).dealer;
  const add = (count: number) =>
    test.db.pool.query(
      `insert into leads (business_user_id, type, status, source, client_name, search, created_at, last_contact_at)
       select $1, 'leads', 'new', 'listing', '', '', now(), now() from generate_series(1, $2)`,
      [owner, count],
    );
  await add(longestFile);
  const batches = await list().file(businessAccess(owner), {});
  for await (const [row] of batches) {
    expect(row).toMatchObject({ client_name: '' });
    break;
  }
  await add(1);
  await expect(list().file(businessAccess(owner), {})).rejects.toBeInstanceOf(TooManyRows);
});

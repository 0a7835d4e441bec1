import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const store = (phone: string) =>
  database.db.current.insertInto('sms_outbox').values({ phone, text: 'x' }).execute();
const phones = async () =>
  (await database.db.current.selectFrom('sms_outbox').select('phone').orderBy('id').execute()).map(
    ({ phone }) => phone,
  );

it('reads int8 and numeric as numbers and dates as texts', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select 9007199254740991::int8 as big, 1.5::numeric as part, '2026-07-05'::date as day, array[1,2]::int8[] as list
  `.execute(database.db.current);
  expect(rows[0]).toEqual({
    big: 9_007_199_254_740_991,
    part: 1.5,
    day: '2026-07-05',
    list: [1, 2],
  });
});

it('keeps what succeeded when an inner transaction fails and is caught', async () => {
  const { db } = database;
  const called: string[] = [];
  await db.transaction(async () => {
    await store('outer');
    db.afterCommit(() => called.push('outer'));
    await db
      .transaction(async () => {
        await store('inner');
        db.afterCommit(() => called.push('inner'));
        throw new Error('inner');
      })
      .catch(() => undefined);
    expect(called).toEqual([]);
  });
  expect(await phones()).toEqual(['outer']);
  expect(called).toEqual(['outer']);
});

it('takes everything back when the outer one fails', async () => {
  const { db } = database;
  const before = await phones();
  await expect(
    db.transaction(async () => {
      await store('lost');
      await db.transaction(() => store('lost too'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await phones()).toEqual(before);
});

it('runs deferred work last, by its order, inside of the transaction', async () => {
  const { db } = database;
  const called: string[] = [];
  await db.transaction(async () => {
    db.beforeCommit(2, async () => {
      await store('second');
      called.push('second');
    });
    db.beforeCommit(1, async () => {
      called.push('first');
    });
    await db
      .transaction(async () => {
        db.beforeCommit(0, () => store('never'));
        throw new Error('inner');
      })
      .catch(() => undefined);
    db.afterCommit(() => called.push('after'));
    called.push('work');
  });
  expect(called).toEqual(['work', 'first', 'second', 'after']);
  expect(await phones()).toContain('second');
  expect(await phones()).not.toContain('never');
});

it('runs the same deferred work once for all ids of one order', async () => {
  const { db } = database;
  const calls: [readonly number[], number][] = [];
  const work = async (ids: readonly number[], order: number) => void calls.push([ids, order]);
  await db.transaction(async () => {
    db.beforeCommit(2, work, 7);
    db.beforeCommit(1, work, 5);
    await db
      .transaction(async () => {
        db.beforeCommit(1, work, 6);
        throw new Error('inner');
      })
      .catch(() => undefined);
    db.beforeCommit(1, work, 8);
    db.beforeCommit(1, work, 5);
  });
  expect(calls).toEqual([
    [[5, 8], 1],
    [[7], 2],
  ]);
});

it('rolls everything back when deferred work fails, and requires a transaction', async () => {
  const { db } = database;
  const before = await phones();
  await expect(
    db.transaction(async () => {
      db.beforeCommit(1, () => Promise.reject(new Error('late')));
      await store('lost to the late one');
    }),
  ).rejects.toThrow('late');
  expect(await phones()).toEqual(before);
  expect(() => db.beforeCommit(1, () => store('outside'))).toThrow('transaction');
});

it('reads one state in a snapshot despite concurrent commits, and rejects writes', async () => {
  const { db } = database;
  await db.snapshot(async () => {
    const before = await phones();
    await db.detached(() => store('meanwhile'));
    expect(await phones()).toEqual(before);
  });
  expect(await phones()).toContain('meanwhile');
  await expect(db.snapshot(() => store('in a snapshot'))).rejects.toThrow('read-only');
});

it('runs deferred work after a snapshot', async () => {
  const { db } = database;
  const called: string[] = [];
  await db.snapshot(async () => {
    await db.snapshot(phones);
    db.afterCommit(() => called.push('read'));
    expect(called).toEqual([]);
  });
  expect(called).toEqual(['read']);
});

it('sees in a snapshot what the surrounding transaction wrote', async () => {
  const { db } = database;
  await db.transaction(async () => {
    await store('mine');
    expect(await db.snapshot(phones)).toContain('mine');
  });
});

const addKey = async (name: string) => {
  const values = { name, key: Buffer.from('key') };
  await database.db.current.insertInto('auth_keys').values(values).execute();
};

it('runs a transaction again whose check another one overtook', async () => {
  const { db } = database;
  const runs: string[] = [];
  const committed: number[] = [];
  await db.transaction(async () => {
    const known = await db.current
      .selectFrom('auth_keys')
      .where('name', '=', 'race')
      .selectAll()
      .executeTakeFirst();
    const run = runs.push(known === undefined ? 'free' : 'taken');
    db.afterCommit(() => committed.push(run));
    if (known !== undefined) return;
    await db.detached(() => addKey('race'));
    await addKey('race');
  });
  expect(runs).toEqual(['free', 'taken']);
  expect(committed).toEqual([2]);
});

it('reports a taken value that no check looks for', async () => {
  await addKey('once');
  await expect(database.db.transaction(() => addKey('once'))).rejects.toThrow('duplicate key');
});

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toProblem } from '../http/error-handler';
import { openSilentLine } from '../../testing/silent-line';
import { type TestDatabase, createTestDatabase } from '../../testing/test-database';
import { type Db, createDb } from './client';

const limits = { wait: 3000, statement: 600, silence: 1000, idleTransaction: 400 };

let database: TestDatabase;
let line: Awaited<ReturnType<typeof openSilentLine>>;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  line = await openSilentLine(database.connection);
  const connection = { ...database.connection, host: line.host, port: line.port };
  db = createDb({ connection, maxConnections: 4, limits });
});
afterEach(async () => {
  await db.close();
  await line.close();
});

const ask = () => sql`select 1`.execute(db.current);
const askAll = () => Promise.all([ask(), ask(), ask(), ask()]);
const sleepFor = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db.current);
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => toProblem(error).status,
  );

describe('a line to the database that falls silent', () => {
  it('is given up after its limit, idle connections and those in transactions too', async () => {
    await askAll();
    line.silence();
    const from = performance.now();
    // The first failure also drops the three idle connections.
    expect(await statusOf(db.transaction(ask))).toBe(503);
    await askAll();
    expect(performance.now() - from).toBeLessThan(2 * limits.silence);
  });

  it('costs a transaction in the middle one limit, not another for its rollback', async () => {
    const from = performance.now();
    const work = db.transaction(async () => {
      await ask();
      line.silence();
      await ask();
    });
    expect(await statusOf(work)).toBe(503);
    expect(performance.now() - from).toBeLessThan(1.8 * limits.silence);
  });

  it('costs a prepared statement of the pool the same', async () => {
    await askAll();
    line.silence();
    expect(await statusOf(db.pool.query('select 1'))).toBe(503);
    await askAll();
  });

  it('does not hold up the end', async () => {
    const { promise: isOpen, resolve } = Promise.withResolvers<void>();
    const work = statusOf(
      db.withPatience(60_000, () =>
        db.transaction(async () => {
          await ask();
          line.silence();
          resolve();
          await ask();
        }),
      ),
    );
    await isOpen;
    const from = performance.now();
    await db.close();
    expect(performance.now() - from).toBeLessThan(2500);
    expect(await work).toBe(503);
  });
});

describe('a statement that takes too long', () => {
  it('is cancelled, and its connection goes on', async () => {
    expect(await statusOf(sleepFor(2))).toBe(503);
    expect(db.pool.totalCount).toBe(1);
    await ask();
    expect(db.pool.totalCount).toBe(1);
  });

  it('may take longer where it is expected, and only there', async () => {
    const patient = () => db.withPatience(5000, () => db.transaction(() => sleepFor(1.1)));
    expect(await statusOf(patient())).toBe(200);
    expect(await statusOf(sleepFor(2))).toBe(503);
  });
});

it('a transaction in which nothing happens is ended', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const { promise: isOpen, resolve } = Promise.withResolvers<void>();
  void db
    .transaction(async () => {
      await ask();
      resolve();
      await never;
    })
    .catch(() => undefined);
  await isOpen;
  const open = async () => {
    const { rows } = await database.db.pool.query(
      `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    return rows.length;
  };
  await expect.poll(open, { interval: 20 }).toBe(1);
  await expect.poll(open, { interval: 50 }).toBe(0);
});

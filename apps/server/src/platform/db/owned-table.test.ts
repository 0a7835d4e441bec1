import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockWaits } from '../../testing/lock-waits';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { NotFound, VersionConflict } from './errors';
import { ownedTable } from './owned-table';
import { type Access, businessAccess } from '../values/access';
import type { Owner } from '../values/owner';

let test: TestApp;
let mine: Owner;
let theirs: Owner;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  mine = (await test.signIn()).dealer.owner;
  theirs = (await test.signIn()).dealer.owner;
});

const replies = () => ownedTable(test.db, 'chat_templates');
const salons = () => ownedTable(test.db, 'avtosalons', { versioned: true, softDelete: true });
const reply = (title: string) => ({ title, text: 'Bunyodkor 42', position: 0 });

async function addSalon(access: Access, name = 'Karvon') {
  const now = test.clock.now();
  const { id: image } = await ownedTable(test.db, 'images').insert(access, {
    id: `salon${access.owner}`,
    purpose: 'avtosalon',
    name: 'front.jpg',
    width: 320,
    height: 200,
    bytes: 1000,
    sha256: name,
    phash: null,
    created_at: now,
    stored_at: now,
  });
  return salons().insert(access, {
    name,
    phone: '+998712007001',
    region_id: 1,
    district_id: null,
    address: 'Bunyodkor 42',
    latitude: 41.2,
    longitude: 69.2,
    opening_time: '09:00',
    closing_time: '20:00',
    logo: image,
    facade_photo: image,
    status: 'active',
    search: name,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  });
}

const shown = ({ name, version }: { name: string; version: number }) => ({ name, version });

it('keeps the rows of a business from every other', async () => {
  const { id } = await replies().insert(businessAccess(theirs), reply('theirs'));
  expect(await replies().find(businessAccess(mine), id)).toBeUndefined();
  expect(await replies().all(businessAccess(mine))).toEqual([]);
  const attempts = [
    () => replies().require(businessAccess(mine), id),
    () => replies().lock(businessAccess(mine), id),
    () => replies().update(businessAccess(mine), id, { title: 'mine' }),
    () => replies().update(businessAccess(mine), id, {}),
    () => replies().delete(businessAccess(mine), id),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toBeInstanceOf(NotFound);
  expect(await replies().require(businessAccess(theirs), id)).toMatchObject({ title: 'theirs' });
});

it('finds by columns: one value, one of several, none', async () => {
  const one = await replies().insert(businessAccess(mine), { ...reply('one'), position: 1 });
  const two = await replies().insert(businessAccess(mine), { ...reply('two'), position: 2 });
  await replies().insert(businessAccess(theirs), reply('one'));
  expect(await replies().find(businessAccess(mine), { title: 'two' })).toEqual(two);
  expect(
    await replies().all(businessAccess(mine), { title: ['one', 'two'], position: undefined }),
  ).toEqual([one, two]);
  expect(await replies().all(businessAccess(mine), { title: [] })).toEqual([]);
  const { id } = await addSalon(businessAccess(mine));
  expect(await salons().all(businessAccess(mine), { district_id: null })).toMatchObject([{ id }]);
  expect(await salons().all(businessAccess(mine), { district_id: 102 })).toEqual([]);
});

it('stores sent values and leaves the others to the table', async () => {
  const stored = await addSalon(businessAccess(mine));
  expect(stored).toMatchObject({ business_user_id: mine, version: 1, district_id: null });
  const changed = await salons().update(businessAccess(mine), stored.id, {
    name: 'Sergeli',
    address: undefined,
  });
  expect(changed).toEqual({ ...stored, name: 'Sergeli', version: 2 });
});

it('inserts nothing beside a row with the same unique value', async () => {
  const image = {
    id: 'same',
    purpose: 'chat' as const,
    name: '',
    width: 1,
    height: 1,
    bytes: 1,
    sha256: '',
    phash: null,
    created_at: test.clock.now(),
    stored_at: null,
  };
  const images = ownedTable(test.db, 'images');
  expect(await images.insertNew(businessAccess(mine), image)).toMatchObject({ id: 'same' });
  expect(await images.insertNew(businessAccess(theirs), image)).toBeUndefined();
});

describe('versions', () => {
  const expected = (version: number) => ({ version, current: shown });

  it('accept one of two concurrent changes, and return the current row to the other', async () => {
    const { id } = await addSalon(businessAccess(mine));
    const results = await Promise.allSettled(
      ['a', 'b'].map((name) => salons().update(businessAccess(mine), id, { name }, expected(1))),
    );
    const done = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(done).toMatchObject([{ version: 2 }]);
    expect(failed).toMatchObject([
      { name: 'VersionConflict', current: { name: done[0]?.name, version: 2 } },
    ]);
  });

  it('are compared under the lock too, which holds others off until the end', async () => {
    const { id } = await addSalon(businessAccess(mine));
    let other: Promise<unknown> = Promise.resolve();
    await test.db.transaction(async () => {
      await salons().lock(businessAccess(mine), id, expected(1));
      other = test.db.detached(() =>
        salons().update(businessAccess(mine), id, { name: 'b' }, expected(1)),
      );
      other.catch(() => undefined);
      await expect.poll(() => lockWaits(test.db)).toBe(1);
      await salons().update(businessAccess(mine), id, { name: 'a' });
    });
    await expect(other).rejects.toBeInstanceOf(VersionConflict);
    await expect(salons().lock(businessAccess(mine), id, expected(1))).rejects.toMatchObject({
      current: { name: 'a', version: 2 },
    });
  });
});

it('passes over rows that were deleted and kept', async () => {
  const { id } = await addSalon(businessAccess(mine));
  const gone = await salons().update(businessAccess(mine), id, { deleted_at: test.clock.now() });
  expect(gone.version).toBe(2);
  expect(await salons().find(businessAccess(mine), id)).toBeUndefined();
  await expect(salons().update(businessAccess(mine), id, { name: 'x' })).rejects.toBeInstanceOf(
    NotFound,
  );
  const all = ownedTable(test.db, 'avtosalons', { versioned: true, softDelete: false });
  expect(await all.update(businessAccess(mine), id, { deleted_at: null })).toMatchObject({
    version: 3,
  });
  expect(await salons().find(businessAccess(mine), id)).toBeDefined();
});

it('does not compile without what the columns ask for', () => {
  // @ts-expect-error -- avtosalons have a version that every change must raise
  expect(() => ownedTable(test.db, 'avtosalons', { softDelete: true })).not.toThrow();
  // @ts-expect-error -- brands are everybody's
  expect(() => ownedTable(test.db, 'brands')).not.toThrow();
  const id: number = mine;
  // @ts-expect-error -- a number is no business until something says so
  expect(() => replies().find(id, 0)).not.toThrow();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { loadCatalogue } from '../data/load-catalogue';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { syncCatalogue } from './catalog-sync';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const named = z.object({ results: z.array(z.object({ id: z.number(), name: z.string() })) });
const names = (body: unknown) => named.parse(body).results.map((row) => row.name);

describe('listBrands', () => {
  it('responds with all brands, popular ones first', async () => {
    const { status, body } = await test.call('listBrands');
    expect(status).toBe(200);
    expect(body.count).toBeGreaterThanOrEqual(35);
    const popular = body.results.map((row: { popular: boolean }) => row.popular);
    expect(popular).toEqual(popular.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
    expect(popular).toContain(false);
  });

  it.each(['Шевроле', 'shevrole', 'CHEVROLET', 'chevrolett', 'cehvrolet', ' chev '])(
    'finds Chevrolet by "%s"',
    async (q) => {
      const { body } = await test.call('listBrands', { query: { q } });
      expect(names(body)[0]).toBe('Chevrolet');
    },
  );

  it.each(['???', 'qwertyuiop', '%', "' or 1=1 --"])('finds nothing by "%s"', async (q) => {
    const { body } = await test.call('listBrands', { query: { q } });
    expect(body).toEqual({ count: 0, results: [] });
  });

  it('pages, and responds with the popular ones or the others alone', async () => {
    const all = await test.call('listBrands', { query: { size: 500 } });
    const second = await test.call('listBrands', { query: { size: 5, page: 2 } });
    expect(names(second.body)).toEqual(names(all.body).slice(5, 10));
    const beyond = await test.call('listBrands', { query: { page: 900 } });
    expect(beyond.body).toEqual({ count: all.body.count, results: [] });
    const popular = await test.call('listBrands', { query: { popular: true } });
    const others = await test.call('listBrands', { query: { popular: false } });
    expect(popular.body.count + others.body.count).toBe(all.body.count);
  });

  it('rejects invalid numbers', async () => {
    const { status, body } = await test.call('listBrands', { query: { size: 501 } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.errors).toEqual([{ field: 'size', code: 'too_large', params: { max: 500 } }]);
  });
});

describe('listModels', () => {
  it.each([
    ['кобальт', 'Cobalt'],
    ['chevrolet cobalt', 'Cobalt'],
    ['шевроле кобальт', 'Cobalt'],
    ['chevrolet cobolt', 'Cobalt'],
    ['kobalt', 'Cobalt'],
  ])('finds by "%s"', async (q, name) => {
    const { body } = await test.call('listModels', { query: { q } });
    expect(names(body)[0]).toBe(name);
  });

  it('responds with the models of one brand, by name', async () => {
    const { body } = await test.call('listModels', { query: { brand_id: 1, size: 500 } });
    expect(new Set(body.results.map((row: { brand_id: number }) => row.brand_id))).toEqual(
      new Set([1]),
    );
    expect(names(body)).toContain('Cobalt');
    const byBrand = await test.call('listModels', { query: { q: 'chevrolet', size: 500 } });
    expect(byBrand.body.count).toBeGreaterThanOrEqual(body.count);
  });

  it('has years and counts', async () => {
    const { body } = await test.call('listModels', { query: { q: 'cobalt' } });
    expect(body.results[0]).toMatchObject({
      year_from: expect.any(Number),
      generations_count: expect.any(Number),
    });
  });
});

describe('listGenerations, listModifications, listPositions', () => {
  it('lead from a model to its positions', async () => {
    const generations = await test.call('listGenerations', { query: { car_model_id: 101 } });
    const years = generations.body.results.map((row: { year_start: number }) => row.year_start);
    expect(years).toEqual(years.toSorted((a: number, b: number) => b - a));
    const in2015 = await test.call('listGenerations', { query: { car_model_id: 101, year: 2015 } });
    expect(in2015.body.results.map((row: { id: number }) => row.id)).toContain(1011);
    const none = await test.call('listGenerations', { query: { car_model_id: 101, year: 1950 } });
    expect(none.body.count).toBe(0);

    const modifications = await test.call('listModifications', { query: { generation_id: 1011 } });
    expect(modifications.body.results[0]).toMatchObject({
      generation_id: 1011,
      specifications: { volume_litres: 1.5, horse_power: 106 },
    });
    const positions = await test.call('listPositions', {
      query: { generation_id: 1011, modification_id: modifications.body.results[0].id },
    });
    expect(positions.body.results[0]).toMatchObject({
      translations: { ru: { name: 'LS' }, uz: { name: 'LS' } },
    });
    const elsewhere = await test.call('listPositions', {
      query: { generation_id: 1012, modification_id: modifications.body.results[0].id },
    });
    expect(elsewhere.body.count).toBe(0);
  });
});

describe('listRegions, listOptions', () => {
  it('has all 14 regions, Tashkent city first', async () => {
    const { body } = await test.call('listRegions');
    expect(body.count).toBe(14);
    expect(body.results[0].translations.uz.name).toBe('Toshkent shahri');
    for (const region of body.results) expect(region.districts.length).toBeGreaterThan(0);
  });

  it('has every set of options', async () => {
    const { body } = await test.call('listOptions');
    for (const set of Object.values(body)) expect(set).not.toEqual([]);
  });
});

describe('caching', () => {
  it.each([
    'listBrands',
    'listModels',
    'listGenerations',
    'listModifications',
    'listPositions',
    'listRegions',
    'listOptions',
  ] as const)('%s answers 304 to who has it already', async (operation) => {
    const first = await test.call(operation);
    expect(first.headers['cache-control']).toContain('max-age=300');
    const headers = { 'if-none-match': first.headers['etag'] ?? '' };
    const again = await test.call(operation, { headers });
    expect(again.status).toBe(304);
    const other = await test.call(operation, { headers: { 'if-none-match': '"c0"' } });
    expect(other.status).toBe(200);
  });
});

describe('syncCatalogue', () => {
  it('writes nothing while the files are the same', async () => {
    expect(await syncCatalogue(test.db)).toBe(false);
  });

  it('holds what the files hold, brings changed rows back and hides what left them', async () => {
    const { db } = test;
    const { brands } = await loadCatalogue();
    const own = await db.current
      .insertInto('brands')
      .values({ name: 'Own', country: null, logo: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.current.updateTable('brands').set({ name: 'X' }).where('id', '=', 1).execute();
    await db.current
      .insertInto('brands')
      .values({ id: 999, name: 'Gone', country: null, logo: null })
      .execute();
    await db.current.updateTable('catalog_state').set({ files_hash: 'older' }).execute();

    expect(await syncCatalogue(db)).toBe(true);
    const rows = await db.current.selectFrom('brands').select(['id', 'name', 'hidden']).execute();
    expect(rows).toHaveLength(brands.length + 2);
    expect(rows).toContainEqual({ id: 1, name: 'Chevrolet', hidden: false });
    expect(rows).toContainEqual({ id: 999, name: 'Gone', hidden: true });
    expect(rows).toContainEqual({ id: own.id, name: 'Own', hidden: false });
    expect(own.id).toBeGreaterThanOrEqual(10_000_000);
  });
});

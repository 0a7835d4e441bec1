import type { Deps } from '../../../platform/deps';
import { findBrands, findModels, spellingsOf } from './catalog-search';
import { toCatalogue } from './catalog.mapper';
import { catalogueVersion, readCatalogue } from './catalog.repository';

/** Maximum delay until changes of another instance are noticed; ms. */
const recheckAfter = 15_000;

const byId = <T extends { id: number }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row] as const));

async function readIndex({ db, media }: Pick<Deps, 'db' | 'media'>, version: number) {
  const stored = await readCatalogue(db);
  const content = toCatalogue(stored, media);
  const aliasesOf = (kind: 'brand' | 'model') => {
    const aliases = new Map<number, string[]>();
    for (const row of stored.aliases.filter((alias) => alias.kind === kind)) {
      aliases.set(row.subject_id, [...(aliases.get(row.subject_id) ?? []), row.alias]);
    }
    return aliases;
  };
  return {
    version,
    ...content,
    spellings: {
      brands: spellingsOf(stored.brands, aliasesOf('brand')),
      models: spellingsOf(stored.models, aliasesOf('model')),
    },
    /** Every row by id, including hidden ones: existing cars still show their names. */
    rows: {
      brands: byId(stored.brands),
      models: byId(stored.models),
      generations: byId(stored.generations),
      modifications: byId(stored.modifications),
      positions: byId(stored.positions),
      options: byId(stored.options),
      regions: byId(stored.regions),
      districts: byId(stored.districts),
    },
  };
}

export type CatalogIndex = Awaited<ReturnType<typeof readIndex>>;

const passes = <T>(filter: T | undefined, value: T) => filter === undefined || filter === value;

export function createCatalogService(deps: Pick<Deps, 'db' | 'media'>) {
  const { db } = deps;
  let index: Promise<CatalogIndex> | undefined;
  let checkedAt = 0;

  /** Other instances' changes appear within 15 s. */
  async function current(): Promise<CatalogIndex> {
    const now = performance.now();
    if (index !== undefined && now - checkedAt < recheckAfter) return index;
    checkedAt = now;
    const version = await catalogueVersion(db);
    if (index === undefined || (await index).version !== version) {
      index = readIndex(deps, version);
      // A failed read is retried by the next call.
      index.catch(() => {
        index = undefined;
      });
    }
    return index;
  }

  return {
    current,

    /** Invalidates the cache. Call it after a change of the catalogue is committed. */
    changed(): void {
      index = undefined;
    },

    async brands({ q = '', popular }: { q?: string | undefined; popular?: boolean | undefined }) {
      const { brands, spellings, tag } = await current();
      const rows = brands.filter((row) => passes(popular, row.popular));
      return { tag, rows: q.trim() === '' ? rows : findBrands(rows, spellings.brands, q) };
    },

    async models({ q = '', brand_id }: { q?: string | undefined; brand_id?: number | undefined }) {
      const { models, spellings, tag } = await current();
      const rows = models.filter((row) => passes(brand_id, row.brand_id));
      return { tag, rows: q.trim() === '' ? rows : findModels(rows, spellings, q) };
    },

    async generations(filter: { car_model_id?: number | undefined; year?: number | undefined }) {
      const { generations, tag } = await current();
      const { year, car_model_id } = filter;
      const isMadeIn = (row: { year_start: number; year_stop?: number }) =>
        year === undefined || (row.year_start <= year && year <= (row.year_stop ?? 9999));
      const rows = generations.filter(
        (row) => passes(car_model_id, row.car_model_id) && isMadeIn(row),
      );
      return { tag, rows };
    },

    async modifications({ generation_id }: { generation_id?: number | undefined }) {
      const { modifications, tag } = await current();
      return { tag, rows: modifications.filter((row) => passes(generation_id, row.generation_id)) };
    },

    /** A trim level without a modification applies to all modifications of its generation. */
    async positions(filter: {
      generation_id?: number | undefined;
      modification_id?: number | undefined;
    }) {
      const { positions, rows: all, tag } = await current();
      const { generation_id, modification_id } = filter;
      const made =
        modification_id === undefined ? undefined : all.modifications.get(modification_id);
      const rows = positions.filter(
        (row) =>
          passes(generation_id, row.generation_id) &&
          (modification_id === undefined ||
            (row.modification_id ?? modification_id) === modification_id) &&
          (modification_id === undefined || row.generation_id === made?.generation_id),
      );
      return { tag, rows };
    },
  };
}

export type CatalogService = ReturnType<typeof createCatalogService>;

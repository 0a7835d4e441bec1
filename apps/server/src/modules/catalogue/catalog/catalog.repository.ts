import type { Db } from '../../../platform/db/client';

/** Some 5,000 rows. */
export async function readCatalogue(db: Db) {
  const { current } = db;
  const [brands, models, generations, modifications, positions, options, regions, districts] =
    await Promise.all([
      current.selectFrom('brands').selectAll().orderBy('name').execute(),
      current.selectFrom('car_models').selectAll().orderBy('name').execute(),
      current.selectFrom('generations').selectAll().orderBy('id').execute(),
      current.selectFrom('modifications').selectAll().orderBy('id').execute(),
      current.selectFrom('positions').selectAll().orderBy('sort').orderBy('id').execute(),
      current.selectFrom('options').selectAll().orderBy('sort').execute(),
      current.selectFrom('regions').selectAll().orderBy('sort').execute(),
      current.selectFrom('districts').selectAll().orderBy('sort').execute(),
    ]);
  const aliases = await current.selectFrom('catalog_aliases').selectAll().execute();
  const photos = await current
    .selectFrom('generations as g')
    .innerJoin('images as i', 'i.id', 'g.photo')
    .select(['i.id', 'i.name', 'i.width', 'i.height'])
    .execute();
  return {
    brands,
    models,
    generations,
    modifications,
    positions,
    options,
    regions,
    districts,
    aliases,
    photos,
  };
}

export type StoredCatalogue = Awaited<ReturnType<typeof readCatalogue>>;

/** Grows with every change; 0 while the catalogue is empty. */
export async function catalogueVersion(db: Db): Promise<number> {
  const row = await db.current.selectFrom('catalog_state').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

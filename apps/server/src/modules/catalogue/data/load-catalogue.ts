import { catalogue, type Catalogue } from './catalogue-schema';

export type {
  Catalogue,
  CatalogueBrand,
  CatalogueGeneration,
  CatalogueModel,
  CatalogueModification,
  CatalogueOptions,
} from './catalogue-schema';

/**
 * Lowest id of rows that people add (approved proposals). Lower ids belong to the files here and never change.
 * A model's id is its brand's × 100 + n, a generation's its model's × 10 + n. Ids of modifications and positions are their generation's × 100 + n.
 */
export const firstOwnId = 10_000_000;

/** Loads the files (half a megabyte) only here, so that a start without seeding is fast. @throws ZodError for an invalid file */
export async function loadCatalogue(): Promise<Catalogue> {
  const [brands, regions, options, aliases] = await Promise.all([
    import('./brands.json', { with: { type: 'json' } }),
    import('./regions.json', { with: { type: 'json' } }),
    import('./options.json', { with: { type: 'json' } }),
    import('./aliases.json', { with: { type: 'json' } }),
  ]);
  return catalogue.parse({
    brands: brands.default,
    regions: regions.default,
    options: options.default,
    aliases: aliases.default,
  });
}

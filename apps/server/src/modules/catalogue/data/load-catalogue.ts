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
 * The lowest id for rows that people add (approved proposals): everything below belongs to the files here, whose ids never
 * change. A model's id is its brand's × 100 + n, a generation's its model's × 10 + n, a modification's and a position's
 * its generation's × 100 + n.
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

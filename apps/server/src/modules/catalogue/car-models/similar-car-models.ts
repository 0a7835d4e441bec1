import { norm, normCompact } from '../../../platform/values/text-norm';
import type { Image } from '../../../platform/media/image';
import type { CatalogIndex } from '../catalog/catalog.service';
import { typos } from '../catalog/typos';
import type { SimilarCarModel } from './car-model-types';

const leastSimilarity = 0.6;
const mostRows = 20;

/** Ignores case, script and spaces. */
export const isSameName = (a: string, b: string): boolean => normCompact(a) === normCompact(b);

/** From 0 to 1, for normalised names: by the typos between them, or by one being part of the other. */
export function likeness(a: string, b: string): number {
  const [left, right] = [a.replaceAll(' ', ''), b.replaceAll(' ', '')];
  const longest = Math.max(left.length, right.length);
  if (longest === 0) return 0;
  if (left === right) return 1;
  const byTypos = 1 - typos(left, right, longest) / longest;
  const [few, many] = [a.split(' '), b.split(' ')].toSorted((x, y) => x.length - y.length);
  const isPart = few !== undefined && few.every((term) => many?.includes(term) === true);
  const byPart = isPart ? 0.6 + (0.39 * Math.min(left.length, right.length)) / longest : 0;
  return Math.max(byTypos, byPart);
}

const rounded = (similarity: number) => Math.floor(similarity * 100) / 100;

interface Asked {
  brand_id?: number | undefined;
  name: string;
  /** Id of the model when `name` is that of a generation. */
  car_model_id?: number | undefined;
}

interface Found {
  row: SimilarCarModel;
  photo: string | null;
}

function similarModels({ brand_id, name }: Asked, catalog: CatalogIndex): Found[] {
  const query = norm(name);
  return catalog.models.flatMap((model): Found[] => {
    const brand = catalog.rows.brands.get(model.brand_id);
    if (brand === undefined || (brand_id !== undefined && model.brand_id !== brand_id)) return [];
    const terms = [norm(model.name), ...(catalog.spellings.models.get(model.id)?.terms ?? [])];
    const similarity = rounded(Math.max(...terms.map((term) => likeness(term, query))));
    const years = catalog.rows.models.get(model.id);
    const newest = catalog.generations.find(
      ({ id, car_model_id }) =>
        car_model_id === model.id && catalog.rows.generations.get(id)?.photo != null,
    );
    const row = {
      kind: 'model' as const,
      brand: { id: brand.id, name: brand.name },
      car_model: { id: model.id, name: model.name },
      year_from: years?.year_from ?? 1950,
      year_to: years?.year_to ?? undefined,
      similarity,
      is_exact: isSameName(model.name, name),
    };
    const photo =
      newest === undefined ? null : (catalog.rows.generations.get(newest.id)?.photo ?? null);
    return [{ row, photo }];
  });
}

function similarGenerations({ name, car_model_id }: Asked, catalog: CatalogIndex): Found[] {
  const query = norm(name);
  return catalog.generations.flatMap((generation): Found[] => {
    if (generation.car_model_id !== car_model_id) return [];
    const model = catalog.rows.models.get(generation.car_model_id);
    const brand = catalog.rows.brands.get(model?.brand_id ?? 0);
    if (model === undefined || brand === undefined) return [];
    const row = {
      kind: 'generation' as const,
      brand: { id: brand.id, name: brand.name },
      car_model: { id: model.id, name: model.name },
      generation: { id: generation.id, name: generation.name },
      year_from: generation.year_start,
      year_to: catalog.rows.generations.get(generation.id)?.year_stop ?? undefined,
      similarity: rounded(likeness(norm(generation.name), query)),
      is_exact: isSameName(generation.name, name),
    };
    return [{ row, photo: catalog.rows.generations.get(generation.id)?.photo ?? null }];
  });
}

/** The most similar first. */
export async function findSimilar(
  asked: Asked,
  catalog: CatalogIndex,
  show: (ids: readonly (string | null)[]) => Promise<Map<string, Image>>,
): Promise<SimilarCarModel[]> {
  const all =
    asked.car_model_id === undefined
      ? similarModels(asked, catalog)
      : similarGenerations(asked, catalog);
  const found = all
    .filter(({ row }) => row.similarity >= leastSimilarity)
    .toSorted((a, b) => b.row.similarity - a.row.similarity)
    .slice(0, mostRows);
  const images = await show(found.map(({ photo }) => photo));
  return found.map(({ row, photo }) => {
    const image = images.get(photo ?? '');
    return image === undefined ? row : { ...row, photo: image };
  });
}

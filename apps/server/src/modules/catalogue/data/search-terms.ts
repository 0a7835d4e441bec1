import type { Catalogue } from './catalogue-schema';
import { norm, normCompact } from '../../../platform/values/text-norm';

export type SearchTerm = { kind: 'brand' | 'model'; id: number; term: string };

/**
 * Spellings of brands and models: the name, its aliases, and both without spaces. A term may mean
 * several models ("нексия" is Chevrolet's, Daewoo's and UzDaewoo's).
 */
export function searchTerms({
  brands,
  aliases,
}: Pick<Catalogue, 'brands' | 'aliases'>): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const add = (kind: SearchTerm['kind'], id: number, spellings: readonly string[]) => {
    const distinct = new Set(spellings.flatMap((text) => [norm(text), normCompact(text)]));
    for (const term of distinct) if (term !== '') terms.push({ kind, id, term });
  };
  const brandAliases = new Map(aliases.brands.map((entry) => [entry.id, entry.aliases]));
  const modelAliases = new Map(aliases.models.map((entry) => [entry.id, entry.aliases]));
  for (const brand of brands) {
    add('brand', brand.id, [brand.name, ...(brandAliases.get(brand.id) ?? [])]);
    for (const model of brand.models) {
      add('model', model.id, [model.name, ...(modelAliases.get(model.id) ?? [])]);
    }
  }
  return terms;
}

import { norm, normCompact } from '../../../platform/values/text-norm';
import { typos } from './typos';

interface Named {
  id: number;
  name: string;
}

export interface Spellings {
  id: number;
  /** Normalised spellings: the name, its aliases, and both without spaces. */
  terms: readonly string[];
}

function fit(term: string, query: string): number {
  if (term === query) return 100;
  if (term.startsWith(query)) return 80;
  if (term.includes(` ${query}`)) return 70;
  return query.length > 1 && term.includes(query) ? 50 : 0;
}

/** Allows some typos; 0 = too many. */
function fitWithTypos(term: string, query: string): number {
  const allowed = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
  if (allowed === 0) return 0;
  const found = Math.min(
    typos(term, query, allowed),
    // For a partly typed word, the typo may be in the typed part.
    term.length > query.length ? typos(term.slice(0, query.length), query, allowed) + 0.5 : 99,
  );
  return found > allowed + 0.5 ? 0 : 30 - 5 * found;
}

type Fit = typeof fit;

const best = (terms: readonly string[], queries: readonly string[], measure: Fit) =>
  Math.max(0, ...terms.flatMap((term) => queries.map((query) => measure(term, query))));

const formsOf = (text: string) => [...new Set([norm(text), normCompact(text)])];

export function spellingsOf(
  rows: readonly Named[],
  aliases: ReadonlyMap<number, readonly string[]>,
): Map<number, Spellings> {
  return new Map(
    rows.map(({ id, name }) => [
      id,
      { id, terms: [...new Set([name, ...(aliases.get(id) ?? [])].flatMap(formsOf))] },
    ]),
  );
}

/** Best first. Equal scores keep their order. */
function ranked<T>(rows: readonly T[], score: (row: T) => number): T[] {
  return rows
    .map((row) => ({ row, score: score(row) }))
    .filter((entry) => entry.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map((entry) => entry.row);
}

/** Allows typos only when there is no match without. */
function find<T>(rows: readonly T[], score: (row: T, measure: Fit) => number): T[] {
  const found = ranked(rows, (row) => score(row, fit));
  return found.length > 0 ? found : ranked(rows, (row) => score(row, fitWithTypos));
}

/** Finds brands by any spelling, in Latin or Cyrillic; best first. */
export function findBrands<T extends { id: number }>(
  rows: readonly T[],
  spellings: ReadonlyMap<number, Spellings>,
  q: string,
): T[] {
  const queries = formsOf(q);
  if (queries.includes('')) return [];
  return find(rows, (row, measure) => best(spellings.get(row.id)?.terms ?? [], queries, measure));
}

/** Finds models by any spelling, also with the brand in front ("шевроле кобальт"), or by the brand alone; best first. */
export function findModels<T extends { id: number; brand_id: number }>(
  rows: readonly T[],
  spellings: {
    brands: ReadonlyMap<number, Spellings>;
    models: ReadonlyMap<number, Spellings>;
  },
  q: string,
): T[] {
  const queries = formsOf(q);
  if (queries.includes('')) return [];
  const queryTerms = norm(q).split(' ');
  /** Each way to read the first words as the brand and the rest as the model. */
  const splits = queryTerms.slice(1).map((_, index) => ({
    brand: formsOf(queryTerms.slice(0, index + 1).join(' ')),
    model: formsOf(queryTerms.slice(index + 1).join(' ')),
  }));
  // Computed once per brand and not for each of its models.
  const known = new Map<string, number>();
  const brandFit = (id: number, texts: readonly string[], measure: Fit) => {
    const key = `${id} ${texts[0]} ${measure.name}`;
    const score = known.get(key) ?? best(spellings.brands.get(id)?.terms ?? [], texts, measure);
    known.set(key, score);
    return score;
  };
  return find(rows, (row, measure) => {
    const terms = spellings.models.get(row.id)?.terms ?? [];
    const joined = splits.map(({ brand, model }) => {
      const first = brandFit(row.brand_id, brand, measure) || brandFit(row.brand_id, brand, fit);
      return first === 0
        ? 0
        : Math.min(first, best(terms, model, measure) || best(terms, model, fit));
    });
    const brandAlone = brandFit(row.brand_id, queries, measure);
    return Math.max(best(terms, queries, measure), ...joined, brandAlone >= 80 ? 40 : 0);
  });
}

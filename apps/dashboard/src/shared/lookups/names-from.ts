import type { GeneratedQuery } from '../resource/query/generated-query';
import type { FormatContext } from '../resource/form/form-definition';

type Named = { id: number; name: string } | { id: number; full_name: string };

/**
 * Formats ids as names, for a draft or a comparison.
 * @example avtosalons: referencesField({ label: 'employees:form.salons', format: namesFrom(lookupQueries.avtosalons) })
 */
export const namesFrom =
  <List extends { results: readonly Named[] }>(query: () => GeneratedQuery<List>) =>
  (ids: number | null | readonly number[], { loaded }: Pick<FormatContext<never>, 'loaded'>) => {
    const chosen = new Set([ids].flat());
    return (loaded(query())?.results ?? [])
      .filter(({ id }) => chosen.has(id))
      .map((row) => ('name' in row ? row.name : row.full_name))
      .join(', ');
  };

import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/use-language';
import type { FilterOption, ReferenceFilter } from './filter-kinds';
import type { FilterValues } from './filter-values';

/** Options of a filter in the current language. Empty while loading. @param isReady false while other data loads first */
export function useReferenceOptions(
  filter: ReferenceFilter,
  state: FilterValues,
  isReady: boolean,
): readonly FilterOption[] {
  const language = useLanguage();
  const parent = filter.parent === undefined ? undefined : state[filter.parent];
  const id = typeof parent === 'number' ? parent : undefined;
  const hasParent = filter.parent === undefined || id !== undefined;
  const query = { ...filter.query(id), enabled: isReady && hasParent };
  const { data } = useQuery(query);
  return data === undefined ? [] : filter.options(data, language);
}

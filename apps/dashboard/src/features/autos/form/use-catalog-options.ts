import type { CatalogOptions, OptionReference } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { catalogQueries } from '../../../shared/lookups/catalog-queries';

export type OptionSet = Exclude<
  keyof CatalogOptions,
  'number_of_owners' | 'condition' | 'changed_part'
>;

export function nameOf(option: Pick<OptionReference, 'translations'>, language: Language): string {
  return option.translations[language].name;
}

export interface CatalogLabels {
  isLoading: boolean;
  of: (set: OptionSet) => { value: number; label: string }[];
  owners: { value: number; label: string }[];
  parts: { value: string; label: string }[];
  /** Undefined when nothing is chosen or the catalogue no longer has the id. */
  label: (set: OptionSet, id: number | null) => string | undefined;
}

export function useCatalogLabels(language?: Language): CatalogLabels {
  const onScreen = useLanguage();
  const shown = language ?? onScreen;
  const { data, isPending } = useQuery(catalogQueries.options());
  const of = (set: OptionSet) =>
    (data?.[set] ?? []).map((option) => ({ value: option.id, label: nameOf(option, shown) }));
  return {
    isLoading: isPending,
    of,
    owners: (data?.number_of_owners ?? []).map(({ value, translations }) => ({
      value,
      label: nameOf({ translations }, shown),
    })),
    parts: (data?.changed_part ?? []).map((option) => ({
      value: option.code,
      label: nameOf(option, shown),
    })),
    label: (set, id) => of(set).find(({ value }) => value === id)?.label,
  };
}

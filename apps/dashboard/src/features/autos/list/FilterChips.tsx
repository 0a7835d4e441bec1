import type { Avtosalon, OptionReference } from '@karvon/api/main';
import {
  useListBrands,
  useListModels,
  useListOptions,
  useListRegions,
} from '@karvon/api/main/catalog';
import { Button } from '@karvon/ui/Button';
import { Chip } from '@karvon/ui/Chip';
import { useTranslation } from 'react-i18next';
import { currencyLabel } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ListSearch } from '../../../shared/table/use-list-search';
import { optionName } from '../auto-labels';
import { rangeText } from './filter-text';
import { groupsOn, isNarrowed, without, type AutosSearch, type FilterGroup } from './list-search';

const hour = 3_600_000;

/** The filters that are on, each with its cross. */
export function FilterChips({
  state,
  change,
  avtosalons,
  onReset,
}: Pick<ListSearch<AutosSearch>, 'state' | 'change'> & {
  avtosalons: readonly Avtosalon[];
  onReset: () => void;
}) {
  const { t } = useTranslation(['autos']);
  const groupText = useGroupText(state, avtosalons);
  return (
    <>
      {groupsOn(state).map((group) => (
        <Chip
          key={group}
          aria-label={t('filter.remove', { name: groupText(group) })}
          onRemove={() => change(without(group))}
        >
          {groupText(group)}
        </Chip>
      ))}
      {isNarrowed(state) && (
        <Button variant="ghost" size="sm" onPress={onReset}>
          {t('filter.reset')}
        </Button>
      )}
    </>
  );
}

const name = (list: readonly { id: number; name: string }[] | undefined, id: number | undefined) =>
  list?.find((each) => each.id === id)?.name;

/** Words of a filter with its value. Catalogue names are asked for only where a filter needs them. */
function useGroupText(
  state: AutosSearch,
  avtosalons: readonly Avtosalon[],
): (group: FilterGroup) => string {
  const { t } = useTranslation(['autos', 'format']);
  const language = useLanguage();
  const { brand_id, model_id, region, transmission, fuel_type } = state;
  const brands = useListBrands({}, { query: { enabled: brand_id !== undefined, staleTime: hour } })
    .data?.results;
  const models = useListModels(
    { brand_id },
    { query: { enabled: brand_id !== undefined && model_id !== undefined, staleTime: hour } },
  ).data?.results;
  const hasOption = transmission !== undefined || fuel_type !== undefined;
  const options = useListOptions({ query: { enabled: hasOption, staleTime: hour } }).data;
  const regions = useListRegions({ query: { enabled: region !== undefined, staleTime: hour } }).data
    ?.results;

  const named = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? name : t('filter.named', { name, value });
  const option = (list: readonly OptionReference[] | undefined, id: number | undefined) => {
    const found = list?.find((each) => each.id === id);
    return found && optionName(found, language);
  };

  return (group) => {
    switch (group) {
      case 'ids':
        return named(t('filter.ids'), String(state.ids?.length ?? 0));
      case 'avtosalon':
        return named(t('filter.salon'), name(avtosalons, state.avtosalon));
      case 'brand':
        return name(brands, brand_id) ?? t('filter.brand');
      case 'model':
        return name(models, model_id) ?? t('filter.model');
      case 'price': {
        const unit = currencyLabel(state.currency ?? 'UZS', language);
        return named(
          t('filter.price'),
          rangeText(t, language, state.price_from, state.price_to, { unit }),
        );
      }
      case 'year':
        return named(
          t('filter.year'),
          rangeText(t, language, state.year_from, state.year_to, { isYear: true }),
        );
      case 'mileage':
        return named(
          t('filter.mileage'),
          rangeText(t, language, state.mileage_from, state.mileage_to),
        );
      case 'photo':
        return t(state.photo === 'without' ? 'filter.withoutPhoto' : 'filter.withPhoto');
      case 'condition':
        return named(t('filter.condition'), state.condition && t(`condition.${state.condition}`));
      case 'region':
        return named(t('filter.region'), option(regions, region));
      case 'transmission':
        return named(t('filter.transmission'), option(options?.transmission, transmission));
      case 'fuel_type':
        return named(t('filter.fuel'), option(options?.fuel_type, fuel_type));
      case 'can_refresh':
        return t('filter.canRefresh');
      case 'expires_within':
        return t('filter.expiresSoon');
      case 'days_in_salon_from':
        return t('filter.longInSalon');
    }
    return group satisfies never;
  };
}

import type { Avtosalon, OptionReference } from '@karvon/api/main';
import {
  useListBrands,
  useListModels,
  useListOptions,
  useListRegions,
} from '@karvon/api/main/catalog';
import { Button } from '@karvon/ui/Button';
import { Checkbox } from '@karvon/ui/Checkbox';
import { Dialog } from '@karvon/ui/Dialog';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ListSearch } from '../../../shared/table/use-list-search';
import { expiryWarning, longInSalon } from '../auto-rules';
import { optionName } from '../auto-labels';
import { FilterRanges } from './FilterRanges';
import { conditions, orderings, type AutosSearch } from './list-search';

const hour = 3_600_000;
/** Stands for "any" in a choice: ids begin with 1. */
const any = 0;

/** All filters in one window. They are tried here and applied together, so that the list is asked once. */
export function FiltersDrawer({
  state,
  change,
  avtosalons,
  onReset,
  onClose,
}: Pick<ListSearch<AutosSearch>, 'state' | 'change'> & {
  avtosalons: readonly Avtosalon[];
  onReset: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['autos', 'common']);
  const language = useLanguage();
  const [draft, setDraft] = useState(state);
  const set = (part: Partial<AutosSearch>) => setDraft((now) => ({ ...now, ...part }));
  const cached = { query: { staleTime: hour } };
  const brands = useListBrands({}, cached).data?.results ?? [];
  const hasBrand = draft.brand_id !== undefined;
  const models =
    useListModels({ brand_id: draft.brand_id }, { query: { enabled: hasBrand, staleTime: hour } })
      .data?.results ?? [];
  const options = useListOptions(cached).data;
  const regions = useListRegions(cached).data?.results ?? [];

  const isWrong = [
    [draft.price_from, draft.price_to],
    [draft.year_from, draft.year_to],
    [draft.mileage_from, draft.mileage_to],
  ].some(([from, to]) => from !== undefined && to !== undefined && from > to);

  const choices = (list: readonly OptionReference[] | undefined) => [
    { value: any, label: t('filter.any') },
    ...(list ?? []).map((each) => ({ value: each.id, label: optionName(each, language) })),
  ];
  const byName = (list: readonly { id: number; name: string }[], all: string) => [
    { value: any, label: all },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const idOf = (value: number) => (value === any ? undefined : value);
  const search = {
    searchLabel: t('common:search'),
    clearLabel: t('common:clear'),
    emptyText: t('common:nothingFound'),
  };

  return (
    <Dialog
      placement="end"
      isOpen
      title={t('common:filters')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button
            onPress={() => {
              onReset();
              onClose();
            }}
          >
            {t('filter.reset')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isWrong}
            onPress={() => {
              const { page: _page, ...filters } = draft;
              change(filters);
              onClose();
            }}
          >
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Select
          label={t('ordering.label')}
          value={draft.ordering ?? orderings[0]}
          options={orderings.map((value) => ({ value, label: t(`ordering.${value}`) }))}
          onChange={(value) => set({ ordering: value === orderings[0] ? undefined : value })}
        />
        <Select
          label={t('filter.salon')}
          value={draft.avtosalon ?? any}
          options={byName(avtosalons, t('filter.allSalons'))}
          onChange={(value) => set({ avtosalon: idOf(value) })}
        />
        <Select
          {...search}
          label={t('filter.brand')}
          value={draft.brand_id ?? any}
          options={byName(brands, t('filter.allBrands'))}
          onChange={(value) => set({ brand_id: idOf(value), model_id: undefined })}
        />
        <Select
          {...search}
          label={t('filter.model')}
          isDisabled={!hasBrand}
          value={draft.model_id ?? any}
          options={byName(models, t('filter.allModels'))}
          onChange={(value) => set({ model_id: idOf(value) })}
        />
        <FilterRanges draft={draft} set={set} />
        <Select
          label={t('filter.condition')}
          value={draft.condition ?? 'any'}
          options={[
            { value: 'any' as const, label: t('filter.any') },
            ...conditions.map((value) => ({ value, label: t(`condition.${value}`) })),
          ]}
          onChange={(value) => set({ condition: value === 'any' ? undefined : value })}
        />
        <Select
          label={t('filter.transmission')}
          value={draft.transmission ?? any}
          options={choices(options?.transmission)}
          onChange={(value) => set({ transmission: idOf(value) })}
        />
        <Select
          label={t('filter.fuel')}
          value={draft.fuel_type ?? any}
          options={choices(options?.fuel_type)}
          onChange={(value) => set({ fuel_type: idOf(value) })}
        />
        <Select
          {...search}
          label={t('filter.region')}
          value={draft.region ?? any}
          options={choices(regions)}
          onChange={(value) => set({ region: idOf(value) })}
        />
        <Select
          label={t('filter.photo')}
          value={draft.photo ?? 'any'}
          options={[
            { value: 'any' as const, label: t('filter.any') },
            { value: 'with' as const, label: t('filter.withPhoto') },
            { value: 'without' as const, label: t('filter.withoutPhoto') },
          ]}
          onChange={(value) => set({ photo: value === 'any' ? undefined : value })}
        />
        <Stack gap={2}>
          <Checkbox
            isSelected={draft.can_refresh === true}
            onChange={(isOn) => set({ can_refresh: isOn ? true : undefined })}
          >
            {t('filter.canRefresh')}
          </Checkbox>
          <Checkbox
            isSelected={draft.expires_within !== undefined}
            onChange={(isOn) =>
              set({ expires_within: isOn ? expiryWarning / 86_400_000 : undefined })
            }
          >
            {t('filter.expiresSoon')}
          </Checkbox>
          <Checkbox
            isSelected={draft.days_in_salon_from !== undefined}
            onChange={(isOn) => set({ days_in_salon_from: isOn ? longInSalon : undefined })}
          >
            {t('filter.longInSalon')}
          </Checkbox>
        </Stack>
      </Stack>
    </Dialog>
  );
}

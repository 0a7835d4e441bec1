import { useListBrands, useListModels } from '@karvon/api/main/catalog';
import { Button } from '@karvon/ui/Button';
import { Drawer } from '@karvon/ui/Drawer';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const hour = 3_600_000;
/** Stands for "any" in a choice: ids begin with 1. */
const any = 0;

/** What narrows the list by the car. */
export interface CarFilter {
  mark: number | undefined;
  model: number | undefined;
}

/** Brand and model of the car that is written about; choosing a brand clears the model (specification §2). */
export function RoomFiltersDrawer({
  value,
  onApply,
  onClose,
}: {
  value: CarFilter;
  onApply: (filter: CarFilter) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const [draft, setDraft] = useState(value);
  const cached = { query: { staleTime: hour } };
  const brands = useListBrands({}, cached).data?.results ?? [];
  const hasBrand = draft.mark !== undefined;
  const models =
    useListModels({ brand_id: draft.mark }, { query: { enabled: hasBrand, staleTime: hour } }).data
      ?.results ?? [];
  const byName = (list: readonly { id: number; name: string }[], all: string) => [
    { value: any, label: all },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const idOf = (id: number) => (id === any ? undefined : id);
  const search = {
    searchLabel: t('common:search'),
    clearLabel: t('common:clear'),
    emptyText: t('common:nothingFound'),
  };
  const apply = (filter: CarFilter) => {
    onApply(filter);
    onClose();
  };
  return (
    <Drawer
      isOpen
      title={t('common:filters')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={() => apply({ mark: undefined, model: undefined })}>
            {t('filter.reset')}
          </Button>
          <Button variant="primary" onPress={() => apply(draft)}>
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Select
          {...search}
          label={t('filter.brand')}
          value={draft.mark ?? any}
          options={byName(brands, t('filter.allBrands'))}
          onChange={(id) => setDraft({ mark: idOf(id), model: undefined })}
        />
        <Select
          {...search}
          label={t('filter.model')}
          isDisabled={!hasBrand}
          {...(!hasBrand && { description: t('filter.brandFirst') })}
          value={draft.model ?? any}
          options={byName(models, t('filter.allModels'))}
          onChange={(id) => setDraft((now) => ({ ...now, model: idOf(id) }))}
        />
      </Stack>
    </Drawer>
  );
}

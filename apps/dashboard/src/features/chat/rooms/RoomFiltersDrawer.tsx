import { Button } from '@karvon/ui/Button';
import { Checkbox } from '@karvon/ui/Checkbox';
import { Dialog } from '@karvon/ui/Dialog';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomFilterStatus, RoomTypeFilter } from '../../../shared/chat/chat-queries';
import { chatQueries } from '../queries';

/** Id of "any": other ids begin with 1. */
const any = 0;

export interface RoomFilter {
  status: RoomFilterStatus;
  type: RoomTypeFilter;
  mark: number | undefined;
  model: number | undefined;
  telegram: true | undefined;
}

export function RoomFiltersDrawer({
  value,
  onApply,
  onReset,
  onClose,
}: {
  value: RoomFilter;
  onApply: (filter: RoomFilter) => void;
  onReset: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const [draft, setDraft] = useState(value);
  const brands = useQuery(chatQueries.brands()).data?.results ?? [];
  const hasBrand = draft.mark !== undefined;
  const models = useQuery(chatQueries.models(draft.mark)).data?.results ?? [];
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
            onPress={() => {
              onApply(draft);
              onClose();
            }}
          >
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Checkbox
          isSelected={draft.status === 'read'}
          onChange={(isRead) => setDraft((now) => ({ ...now, status: isRead ? 'read' : 'ALL' }))}
        >
          {t('filter.read')}
        </Checkbox>
        <Checkbox
          isSelected={draft.telegram === true}
          onChange={(isOn) => setDraft((now) => ({ ...now, telegram: isOn || undefined }))}
        >
          {t('filter.telegram')}
        </Checkbox>
        <Select
          label={t('filter.type')}
          value={draft.type}
          options={[
            { value: 'ALL', label: t('filter.allTypes') },
            { value: 'buyer', label: t('filter.buyer') },
            { value: 'visitor', label: t('filter.visitor') },
          ]}
          onChange={(type) => setDraft((now) => ({ ...now, type }))}
        />
        <Select
          {...search}
          label={t('filter.brand')}
          value={draft.mark ?? any}
          options={byName(brands, t('filter.allBrands'))}
          onChange={(id) => setDraft((now) => ({ ...now, mark: idOf(id), model: undefined }))}
        />
        <Select
          {...search}
          label={t('filter.model')}
          isDisabled={!hasBrand}
          description={!hasBrand ? t('filter.brandFirst') : undefined}
          value={draft.model ?? any}
          options={byName(models, t('filter.allModels'))}
          onChange={(id) => setDraft((now) => ({ ...now, model: idOf(id) }))}
        />
      </Stack>
    </Dialog>
  );
}

import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Stack } from '@karvon/ui/Stack';
import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { changeOf, type AnyState } from './define-filters';
import type { FilterDefinition } from './filter-state';
import type { FilterValues } from './filter-values';
import { isWrongFilter } from './filter-text';
import { FilterControl } from './FilterControl';
import { OrderingSelect } from './OrderingSelect';
import type { ListControls } from './use-list-state';

export interface FilterDrawerProps {
  definition: FilterDefinition;
  controls: ListControls<AnyState>;
  onClose: () => void;
}

/** Applies all changes together, so that the list is requested once. */
export function FilterDrawer({ definition, controls, onClose }: FilterDrawerProps) {
  const t = useText();
  const { state, change, reset } = controls;
  const [draft, setDraft] = useState<FilterValues>(state);
  const filters = Object.entries(definition);
  const isWrong = filters.some(([name, filter]) => isWrongFilter(name, filter, draft));
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
              reset();
              onClose();
            }}
          >
            {t('common:filter.reset')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isWrong}
            onPress={() => {
              change({ ...draft, page: 1 });
              onClose();
            }}
          >
            {t('common:filter.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {filters.map(([name, filter]) => {
          const set = (part: FilterValues) =>
            setDraft((now) => ({ ...now, ...changeOf(definition, name, part) }));
          if (filter.kind === 'ordering') {
            return (
              <OrderingSelect key={name} name={name} filter={filter} state={draft} change={set} />
            );
          }
          return 'place' in filter && filter.place === 'url' ? null : (
            <FilterControl key={name} name={name} filter={filter} state={draft} change={set} />
          );
        })}
      </Stack>
    </Dialog>
  );
}

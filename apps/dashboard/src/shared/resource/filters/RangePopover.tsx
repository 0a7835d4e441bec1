import { Button } from '@karvon/ui/Button';
import { Popover } from '@karvon/ui/Popover';
import { Stack } from '@karvon/ui/Stack';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/use-text';
import type { MoneyFilter, RangeFilter } from './filter-kinds';
import type { FilterValues } from './filter-values';
import type { FilterFieldProps } from './FilterSelect';
import { boundsOf, isWrongRange } from './filter-text';
import { RangeFields } from './RangeFields';

type RangeProps = FilterFieldProps<RangeFilter | MoneyFilter>;

/** Open from the start, since the press on the trigger loaded it. */
export function RangePopover({ trigger, ...props }: RangeProps & { trigger: ReactElement }) {
  const t = useText();
  return (
    <Popover defaultOpen trigger={trigger} aria-label={t(props.filter.label)}>
      {(close) => <RangePanel {...props} onDone={close} />}
    </Popover>
  );
}

function RangePanel({ name, filter, state, change, onDone }: RangeProps & { onDone: () => void }) {
  const t = useText();
  const [draft, setDraft] = useState<FilterValues>(state);
  const { from, to } = boundsOf(name, draft);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrongRange(from, to)) return;
        const hasBound = from !== undefined || to !== undefined;
        change({
          [`${name}_from`]: from,
          [`${name}_to`]: to,
          ...(filter.kind === 'money' && { currency: hasBound ? draft['currency'] : undefined }),
        });
        onDone();
      }}
    >
      <Stack gap={3}>
        <RangeFields
          columns={1}
          name={name}
          filter={filter}
          state={draft}
          change={(part) => setDraft((now) => ({ ...now, ...part }))}
        />
        <Button type="submit" variant="primary" isFullWidth>
          {t('common:filter.apply')}
        </Button>
      </Stack>
    </form>
  );
}

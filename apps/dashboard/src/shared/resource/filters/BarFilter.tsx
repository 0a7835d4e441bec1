import { Button } from '@karvon/ui/Button';
import { Text } from '@karvon/ui/Text';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useText } from '../../i18n/use-text';
import { lazyNamed } from '../routes/lazy-named';
import type { AnyFilter, MoneyFilter, RangeFilter } from './filter-kinds';
import { ChoiceSelect, ReferenceSelect, type FilterFieldProps } from './FilterSelect';
import { moneyText, rangeText } from './filter-text';

const RangePopover = lazyNamed(() => import('./RangePopover'), 'RangePopover');
const ChoicesField = lazyNamed(() => import('./FilterControl'), 'ChoicesField');
const DatesField = lazyNamed(() => import('./FilterControl'), 'DatesField');

export function BarFilter({
  filter,
  isReady,
  ...rest
}: FilterFieldProps<AnyFilter> & {
  /** False while the rows load. Options load after them. */
  isReady: boolean;
}) {
  const props = { ...rest, isInBar: true } as const;
  switch (filter.kind) {
    case 'choice':
    case 'yesNo':
      return <ChoiceSelect filter={filter} {...props} />;
    case 'reference':
      return <ReferenceSelect filter={filter} isReady={isReady} {...props} />;
    case 'range':
    case 'money':
      return <RangeButton filter={filter} {...props} />;
    case 'choices':
      return (
        <Suspense fallback={null}>
          <ChoicesField filter={filter} {...props} />
        </Suspense>
      );
    case 'dates':
      return (
        <Suspense fallback={null}>
          <DatesField filter={filter} {...props} />
        </Suspense>
      );
    default:
      return null;
  }
}

function RangeButton(props: FilterFieldProps<RangeFilter | MoneyFilter>) {
  const { name, filter, state } = props;
  const t = useText();
  const language = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const text =
    filter.kind === 'money'
      ? moneyText(name, state, { t, language })
      : rangeText(name, state, { t, language, isGrouped: filter.isGrouped ?? true });
  const button = (
    <Button variant="picker" iconEnd={ChevronDown} onPress={() => setWanted(true)}>
      {text === '' ? <Text tone="subtle">{t(filter.label)}</Text> : text}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <RangePopover trigger={button} {...props} />
    </Suspense>
  );
}

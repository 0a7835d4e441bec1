import { Select } from '@karvon/ui/Select';
import { useText } from '../../i18n/use-text';
import { initialOrdering } from './define-filters';
import type { OrderingFilter } from './filter-kinds';
import type { FilterFieldProps } from './FilterSelect';

export function OrderingSelect({
  name,
  filter,
  state,
  change,
  isInBar = false,
}: FilterFieldProps<OrderingFilter<string>>) {
  const t = useText();
  const label = t(filter.label);
  const options = Object.entries(filter.options);
  const first = initialOrdering(filter, state) ?? '';
  const value = state[name];
  return (
    <Select
      {...(isInBar ? { 'aria-label': label } : { label })}
      value={typeof value === 'string' ? value : first}
      options={options.map(([option, text]) => ({ value: option, label: t(text) }))}
      onChange={(option) => change({ [name]: option === first ? undefined : option })}
    />
  );
}

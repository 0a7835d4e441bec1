import { Checkbox } from '@karvon/ui/Checkbox';
import { DateRangePicker } from '@karvon/ui/DateRangePicker';
import { Select } from '@karvon/ui/Select';
import { useText } from '../../i18n/use-text';
import { AppliedDates } from './AppliedDates';
import { dayEntries } from './filter-entries';
import type { AnyFilter, ChoicesFilter, DatesFilter, DaysFilter } from './filter-kinds';
import { spanOf } from './filter-text';
import { ChoiceSelect, ReferenceSelect, type FilterFieldProps } from './FilterSelect';
import { RangeFields } from './RangeFields';

/** Renders nothing for filters that are set elsewhere. */
export function FilterControl({ filter, ...props }: FilterFieldProps<AnyFilter>) {
  const t = useText();
  const { name, state, change } = props;
  switch (filter.kind) {
    case 'choice':
    case 'yesNo':
      return <ChoiceSelect filter={filter} {...props} />;
    case 'reference':
      return <ReferenceSelect filter={filter} {...props} />;
    case 'range':
    case 'money':
      return <RangeFields filter={filter} {...props} />;
    case 'choices':
      return <ChoicesField filter={filter} {...props} />;
    case 'dates':
    case 'days':
      return <DatesField filter={filter} {...props} />;
    case 'flag':
      return (
        <Checkbox
          isSelected={state[name] === true}
          onChange={(isOn) => change({ [name]: isOn ? true : undefined })}
        >
          {t(filter.label)}
        </Checkbox>
      );
    case 'preset':
      return (
        <Checkbox
          isSelected={state[name] !== undefined}
          onChange={(isOn) => change({ [name]: isOn ? filter.value : undefined })}
        >
          {t(filter.label)}
        </Checkbox>
      );
    case 'text':
    case 'tabs':
    case 'ordering':
    case 'ids':
    case 'number':
      return null;
  }
  return filter satisfies never;
}

export function ChoicesField({
  name,
  filter,
  state,
  change,
  isInBar = false,
}: FilterFieldProps<ChoicesFilter<string>>) {
  const t = useText();
  const label = t(filter.label);
  const options = Object.entries(filter.options);
  const chosen = [state[name] ?? []].flat();
  return (
    <Select
      selectionMode="multiple"
      {...(isInBar ? { 'aria-label': label } : { label })}
      placeholder={t(filter.any ?? (isInBar ? filter.label : 'common:filter.any'))}
      value={options.map(([value]) => value).filter((value) => chosen.some((one) => one === value))}
      options={options.map(([value, text]) => ({ value, label: t(text) }))}
      onChange={(values) => change({ [name]: values.length === 0 ? undefined : values })}
    />
  );
}

export function DatesField({
  name,
  filter,
  state,
  change,
  isInBar = false,
}: FilterFieldProps<DatesFilter | DaysFilter>) {
  const t = useText();
  const label = t(filter.label);
  const entries = dayEntries(name, filter);
  const value = spanOf(name, filter, state);
  const set = (from: string | undefined, to: string | undefined) =>
    change({ [entries.from]: from, [entries.to]: to });
  if (isInBar)
    return (
      <AppliedDates
        aria-label={label}
        value={value || null}
        onChange={(span) => set(span?.start, span?.end)}
      />
    );
  return (
    <DateRangePicker
      label={label}
      value={value}
      onChange={(span) => (span === '' ? set('', '') : set(span?.start, span?.end))}
    />
  );
}

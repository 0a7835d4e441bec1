import { Select } from '@karvon/ui/Select';
import { useText } from '../../i18n/use-text';
import type { ChoiceFilter, ReferenceFilter, YesNoFilter } from './filter-kinds';
import type { FilterValues } from './filter-values';
import { useReferenceOptions } from './use-reference-options';

/** Key of "any": ids begin with 1, and no value of the contract is empty. */
const anyId = 0;
const noId = -1;
const anyOption = '';

export interface FilterFieldProps<Filter> {
  name: string;
  filter: Filter;
  /** The list's state, or the unapplied state of the drawer. */
  state: FilterValues;
  change: (part: FilterValues) => void;
  /** True when the label is for screen readers only. */
  isInBar?: boolean;
}

export function ChoiceSelect({
  name,
  filter,
  state,
  change,
  isInBar = false,
}: FilterFieldProps<ChoiceFilter<string> | YesNoFilter>) {
  const t = useText();
  const options =
    filter.kind === 'yesNo'
      ? ([
          ['true', filter.yes],
          ['false', filter.no],
        ] as const)
      : Object.entries(filter.options);
  const any = filter.kind === 'choice' ? filter.any : undefined;
  const label = t(filter.label);
  const value = state[name];
  return (
    <Select
      {...(isInBar ? { 'aria-label': label, placeholder: t(any ?? filter.label) } : { label })}
      value={value === undefined ? (isInBar ? null : anyOption) : String(value)}
      options={[
        { value: anyOption, label: t(any ?? (isInBar ? filter.label : 'common:filter.any')) },
        ...options.map(([option, text]) => ({ value: option, label: t(text) })),
      ]}
      onChange={(option) =>
        change({
          [name]:
            option === anyOption ? undefined : filter.kind === 'yesNo' ? option === 'true' : option,
        })
      }
    />
  );
}

export function ReferenceSelect({
  name,
  filter,
  state,
  change,
  isInBar = false,
  isReady = true,
}: FilterFieldProps<ReferenceFilter> & {
  /** False while the rows load, which come first. @default true */
  isReady?: boolean;
}) {
  const t = useText();
  const { parent, any, none, isSearchable = false } = filter;
  const parentId = parent === undefined ? undefined : state[parent];
  const hasParent = parent === undefined || parentId !== undefined;
  const options = useReferenceOptions(filter, state, isReady);
  const label = t(filter.label);
  const value = state[name] === 'none' ? noId : Number(state[name] ?? anyId);
  const entryOf = (id: number) => (id === noId ? 'none' : none === undefined ? id : String(id));
  return (
    <Select
      {...(isInBar ? { 'aria-label': label, placeholder: t(any ?? filter.label) } : { label })}
      {...(isSearchable && {
        searchLabel: t('common:search'),
        clearLabel: t('common:clear'),
        emptyText: t('common:nothingFound'),
      })}
      isDisabled={!hasParent}
      value={value !== anyId ? value : isInBar ? null : anyId}
      options={[
        { value: anyId, label: t(any ?? 'common:filter.any') },
        ...(none === undefined ? [] : [{ value: noId, label: t(none) }]),
        ...options,
      ]}
      onChange={(id) => change({ [name]: id === anyId ? undefined : entryOf(id) })}
    />
  );
}

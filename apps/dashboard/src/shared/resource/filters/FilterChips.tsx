import { Button } from '@karvon/ui/Button';
import { Chip } from '@karvon/ui/Chip';
import { Suspense } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useText } from '../../i18n/use-text';
import { filtersOn, without, type AnyState } from './define-filters';
import type { AnyFilter, NumberFilter, ReferenceFilter } from './filter-kinds';
import type { FilterDefinition } from './filter-state';
import type { FilterValues } from './filter-values';
import { dayEntries } from './filter-entries';
import { datesText, moneyText, rangeText } from './filter-text';
import type { ListControls } from './use-list-state';
import { useReferenceOptions } from './use-reference-options';

export interface FilterChipsProps {
  definition: FilterDefinition;
  controls: ListControls<AnyState>;
}

export function FilterChips({ definition, controls }: FilterChipsProps) {
  const t = useText();
  const { state, change, reset } = controls;
  return (
    <>
      {filtersOn(definition, state).map((name) => {
        const filter = definition[name];
        const remove = () => change(without(definition, name));
        if (filter === undefined) return null;
        if (filter.kind === 'reference')
          return (
            <ReferenceChip key={name} name={name} filter={filter} state={state} onRemove={remove} />
          );
        return <PlainChip key={name} name={name} filter={filter} state={state} onRemove={remove} />;
      })}
      <Button variant="ghost" size="sm" onPress={reset}>
        {t('common:filter.reset')}
      </Button>
    </>
  );
}

interface OneChipProps<Filter> {
  name: string;
  filter: Filter;
  state: FilterValues;
  onRemove: () => void;
}

function PlainChip({
  name,
  filter,
  state,
  onRemove,
}: OneChipProps<Exclude<AnyFilter, ReferenceFilter>>) {
  const t = useText();
  const language = useLanguage();
  const label = t(filter.label);
  switch (filter.kind) {
    case 'yesNo':
      return (
        <FilterChip text={t(state[name] === true ? filter.yes : filter.no)} onRemove={onRemove} />
      );
    case 'range': {
      const { isGrouped = true } = filter;
      const value = rangeText(name, state, { t, language, isGrouped });
      return <FilterChip name={label} text={value} onRemove={onRemove} />;
    }
    case 'money':
      return (
        <FilterChip
          name={label}
          text={moneyText(name, state, { t, language })}
          onRemove={onRemove}
        />
      );
    case 'dates':
    case 'days': {
      const { from, to } = dayEntries(name, filter);
      const value = datesText({ from: state[from], to: state[to] }, { t, language });
      return <FilterChip name={label} text={value} onRemove={onRemove} />;
    }
    case 'choice':
    case 'choices': {
      const chosen = [state[name] ?? []].flat();
      const value = Object.entries(filter.options)
        .filter(([option]) => chosen.some((one) => one === option))
        .map(([, text]) => t(text))
        .join(', ');
      return filter.kind === 'choice' && filter.isPlain === true ? (
        <FilterChip text={value} onRemove={onRemove} />
      ) : (
        <FilterChip name={label} text={value} onRemove={onRemove} />
      );
    }
    case 'ids':
      return (
        <FilterChip
          name={label}
          text={String([state[name] ?? []].flat().length)}
          onRemove={onRemove}
        />
      );
    case 'number':
      return filter.none !== undefined && state[name] === 'none' ? (
        <FilterChip text={t(filter.none)} onRemove={onRemove} />
      ) : (
        <RowChip {...filter} id={Number(state[name])} onRemove={onRemove} />
      );
    case 'flag':
      return (
        <FilterChip
          text={filter.no !== undefined && state[name] === false ? t(filter.no) : label}
          onRemove={onRemove}
        />
      );
    case 'preset':
    case 'text':
    case 'tabs':
    case 'ordering':
      return <FilterChip text={label} onRemove={onRemove} />;
  }
  return filter satisfies never;
}

function ReferenceChip({ name, filter, state, onRemove }: OneChipProps<ReferenceFilter>) {
  const t = useText();
  const options = useReferenceOptions(filter, state, true);
  const chosen = state[name];
  const value =
    chosen === 'none' && filter.none !== undefined
      ? t(filter.none)
      : options.find((option) => option.value === Number(chosen))?.label;
  const label = t(filter.label);
  if (filter.isPlain === true) return <FilterChip text={value ?? label} onRemove={onRemove} />;
  return <FilterChip name={label} text={value ?? ''} onRemove={onRemove} />;
}

interface RowChipProps extends NumberFilter {
  id: number;
  onRemove: () => void;
}

function RowChip({ label, Name, id, onRemove }: RowChipProps) {
  const t = useText();
  const chip = (text: string) => <FilterChip name={t(label)} text={text} onRemove={onRemove} />;
  if (Name === undefined) return chip(String(id));
  return (
    <Suspense fallback={chip('')}>
      <Name id={id}>{chip}</Name>
    </Suspense>
  );
}

function FilterChip({
  name,
  text,
  onRemove,
}: {
  name?: string;
  text: string;
  onRemove: () => void;
}) {
  const t = useText();
  const shown =
    name === undefined
      ? text
      : text === ''
        ? name
        : t('common:filter.named', { name, value: text });
  return (
    <Chip aria-label={t('common:filter.remove', { name: shown })} onRemove={onRemove}>
      {shown}
    </Chip>
  );
}

import type { AutoRef } from '@karvon/api/main';
import { ComboBox } from '@karvon/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import type { NamedBoundField } from '../../shared/resource/form/define-form';
import { applicationQueries } from './queries';

export interface DesiredCarFieldProps extends NamedBoundField<number | null> {
  /** The car that is named already. */
  known?: AutoRef | undefined;
}

/** The dealership's car that the buyer wants, found while typing. */
export function DesiredCarField({ onChange, known, ...field }: DesiredCarFieldProps) {
  const t = useText();
  const named = known !== undefined && field.value === known.id ? known : undefined;
  const [typed, setTyped] = useState(named?.title ?? '');
  const wanted = useDeferredValue(typed === known?.title ? '' : typed);
  const { data, isFetching } = useQuery(applicationQueries.autos(wanted));
  const items = (data?.results ?? []).map(({ id, brand, car_model, year, avtosalon }) => ({
    value: id,
    label: [`${brand.name} ${car_model.name}`, year].filter(Boolean).join(', '),
    ...(avtosalon && { description: avtosalon.name }),
  }));
  return (
    <ComboBox
      {...field}
      items={items}
      {...(named && { selectedItem: { value: named.id, label: named.title } })}
      inputValue={typed}
      isLoading={isFetching || (wanted !== typed && typed !== known?.title)}
      emptyText={t('common:nothingFound')}
      loadingText={t('common:loading')}
      openLabel={t('common:select')}
      onInputChange={setTyped}
      onChange={onChange}
    />
  );
}

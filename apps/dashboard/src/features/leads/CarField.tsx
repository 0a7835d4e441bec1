import { ComboBox } from '@karvon/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import type { NamedBoundField } from '../../shared/resource/form/define-form';
import { leadQueries } from './queries';

/** One of the dealership's cars on sale, found while typing. */
export function CarField({ onChange, ...field }: NamedBoundField<number | null>) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const { data, isFetching } = useQuery(leadQueries.autos(wanted));
  const items = (data?.results ?? []).map(({ id, brand, car_model, year, avtosalon }) => ({
    value: id,
    label: [`${brand.name} ${car_model.name}`, year].filter(Boolean).join(', '),
    ...(avtosalon && { description: avtosalon.name }),
  }));
  return (
    <ComboBox
      {...field}
      items={items}
      inputValue={typed}
      isLoading={isFetching || wanted !== typed}
      emptyText={t('common:nothingFound')}
      loadingText={t('common:loading')}
      openLabel={t('common:select')}
      onInputChange={setTyped}
      onChange={onChange}
    />
  );
}

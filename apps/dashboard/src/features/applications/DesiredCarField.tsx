import type { AutoList, AutoRef } from '@karvon/api/main';
import { ComboBox } from '@karvon/ui/ComboBox';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Currency } from '../../shared/format/money';
import { useText } from '../../shared/i18n/use-text';
import type { NamedBoundField } from '../../shared/resource/form/define-form';
import { applicationQueries } from './queries';

export interface DesiredCarFieldProps extends NamedBoundField<number | null> {
  known?: AutoRef | undefined;
}

export function foundCar(
  client: QueryClient,
  id: number,
): { title: string; price: number | undefined; currency: Currency } | undefined {
  for (const [, page] of client.getQueriesData<Partial<AutoList>>({
    queryKey: applicationQueries.cars[0],
  })) {
    const found = page?.results?.find((one) => one.id === id);
    if (found !== undefined) {
      const { price, currency } = found;
      return { title: titleOf(found), price, currency };
    }
  }
  return undefined;
}

const titleOf = ({ brand, car_model, year }: AutoList['results'][number]): string =>
  [`${brand.name} ${car_model.name}`, year].filter(Boolean).join(', ');

export function DesiredCarField({ onChange, known, ...field }: DesiredCarFieldProps) {
  const t = useText();
  const named = known !== undefined && field.value === known.id ? known : undefined;
  const [typed, setTyped] = useState(named?.title ?? '');
  const wanted = useDeferredValue(typed === known?.title ? '' : typed);
  const { data, isFetching } = useQuery(applicationQueries.autos(wanted));
  const items = (data?.results ?? []).map((car) => ({
    value: car.id,
    label: titleOf(car),
    ...(car.avtosalon && { description: car.avtosalon.name }),
  }));
  return (
    <ComboBox
      {...field}
      items={items}
      selectedItem={named ? { value: named.id, label: named.title } : undefined}
      inputValue={typed}
      isLoading={isFetching || (wanted !== typed && typed !== known?.title)}
      placeholder={t('common:select')}
      emptyText={t('common:nothingFound')}
      loadingText={t('common:loading')}
      openLabel={t('common:select')}
      onInputChange={setTyped}
      onChange={onChange}
    />
  );
}

import { fixtures } from '@karvon/api/fixtures';
import { getGetRateQueryKey } from '@karvon/api/main/rates';
import { createQueryClient } from '@karvon/api/query-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { startI18n } from '../../../../shared/i18n/i18n';
import { openAt } from '../../../../testing/place-resource';
import type { AutoFormValues } from '../auto-fields';
import { autoForm } from '../auto-definition';
import { ConvertAmounts } from './ConvertAmounts';

function Price() {
  const form = useForm<AutoFormValues>({
    defaultValues: { ...autoForm.empty(), currency: 'USD', price: 12_900, price_from: 12_000 },
  });
  const { price, price_from, currency } = useWatch({ control: form.control });
  return (
    <FormProvider {...form}>
      <ConvertAmounts />
      <output>{[price, price_from, currency].join()}</output>
      <button type="button" onClick={() => form.setValue('currency', 'UZS')}>
        UZS
      </button>
      <button type="button" onClick={() => form.setValue('currency', 'USD')}>
        USD
      </button>
    </FormProvider>
  );
}

afterEach(cleanup);

it('another currency keeps the digits, and offers to convert all amounts until they change', async () => {
  await startI18n(['common', 'auto-form']);
  const client = createQueryClient();
  client.setQueryData(getGetRateQueryKey(), { ...fixtures.getRate, rate: 12_000 });
  openAt('/', [{ path: '/', Component: Price }], client);
  const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();
  const shows = (values: string) =>
    waitFor(() => expect(document.querySelector('output')?.textContent).toBe(values));
  const offer = /154.800.000/;
  await screen.findByRole('button', { name: 'UZS' });
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
  press('UZS');
  await screen.findByRole('button', { name: offer });
  await shows('12900,12000,UZS');
  press('USD');
  await waitFor(() => expect(screen.queryByRole('button', { name: offer })).toBeNull());
  press('UZS');
  await screen.findByRole('button', { name: offer });
  press(offer);
  await shows('154800000,144000000,UZS');
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
});

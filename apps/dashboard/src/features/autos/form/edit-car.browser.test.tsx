import { fixtures } from '@karvon/api/fixtures';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { saveProfile } from '../../../shared/session/profile';
import { bodiesOf, failWith, paramsOf, serve } from '../../../testing/mock-service';
import { openAt } from '../../../testing/place-resource';
import { Edit } from './AutoFormPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../../testing/mock-service')).respond,
}));

const car = fixtures.getAuto;
const options = fixtures.listOptions;
const [part] = options.changed_part;

const open = (ofOptions: () => unknown, differs: object = {}) => {
  serve({
    [`GET /main/autos/${String(car.id)}`]: {
      ...car,
      changed_part: [{ part: part?.code, change: 'painted' }],
      ...differs,
    },
    'GET /main/catalog/options': ofOptions,
    'GET /main/catalog/regions': fixtures.listRegions,
    'GET /main/avtosalons': fixtures.listAvtosalons,
    'GET /main/catalog/generations': fixtures.listGenerations,
    'GET /main/catalog/modifications': fixtures.listModifications,
    'GET /main/catalog/positions': fixtures.listPositions,
    'GET /main/catalog/brands': fixtures.listBrands,
    'GET /main/catalog/models': fixtures.listModels,
    'GET /main/rates': fixtures.getRate,
    'GET /search/price-position': fixtures.getPricePosition,
  });
  openAt(paths.autos.edit(car.id), [{ path: '/dashboard/autos/edit/:id', Component: Edit }]);
};

beforeAll(() => startI18n(['common', 'auto-form', 'errors', 'format']));
beforeEach(() => saveProfile(fixtures.login));
afterEach(cleanup);

it('waits for the lists with names of the car’s values, and shows no codes meanwhile', async () => {
  const asked = Promise.withResolvers<typeof options>();
  open(() => asked.promise);
  const form = screen.findByText(i18n.t('auto-form:fields.price'), {}, { timeout: 500 });
  await expect(form).rejects.toThrow(/Unable to find/);
  expect(screen.queryByText(String(part?.code))).toBeNull();
  asked.resolve(options);
  expect(await screen.findByText(String(part?.translations.ru.name))).toBeDefined();
});

it('opens without a failed list, and keeps typed values while the list is retried', async () => {
  let isDown = true;
  const again = Promise.withResolvers<typeof options>();
  open(() => (isDown ? failWith({ kind: 'forbidden', status: 403 })() : again.promise));
  const price = await screen.findByDisplayValue('219 000 000');
  await userEvent.fill(price, '200000000');
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: i18n.t('common:retry') }));
  again.resolve(options);
  expect(await screen.findByText(String(part?.translations.ru.name))).toBeDefined();
  expect(screen.getByDisplayValue('200 000 000')).toBe(price);
});

// Fault: the form counted the car among its own comparables, 26 where its page said 25.
it('does not compare a car with itself', async () => {
  open(() => options);
  await screen.findByDisplayValue('219 000 000');
  await waitFor(() =>
    expect(paramsOf('GET /search/price-position').at(-1)).toMatchObject({ auto_id: car.id }),
  );
});

// Fault: a negative mileage was sent to the market's price while typing, and rejected.
it('requests no market price for a negative mileage', async () => {
  open(() => options);
  const field = await screen.findByLabelText(i18n.t('auto-form:fields.mileage'));
  const asked = () => paramsOf('GET /search/price-position');
  await userEvent.fill(field, '-5');
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('mileage'));
  await userEvent.fill(field, '7');
  await waitFor(() => expect(asked().at(-1)).toHaveProperty('mileage', 7));
});

// Fault: a used car went to moderation without mileage and without a question.
it('asks before a used car without mileage goes to moderation, and leads to the field', async () => {
  const { mileage: _, ...core_car } = car.core_car;
  const differs = { core_car, status: 'ne_active', allowed_transitions: ['moderation'] };
  open(() => options, differs);
  const name = i18n.t('auto-form:footer.submit');
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(
    await screen.findByRole('button', { name: i18n.t('auto-form:noMileage.fill') }),
  );
  const field = screen.getByLabelText(i18n.t('auto-form:fields.mileage'));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(bodiesOf(`POST /main/autos/${String(car.id)}/transitions`)).toEqual([]);
});

import { fixtures } from '@karvon/api/fixtures';
import type { VinCheck } from '@karvon/api/main';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { i18n, startI18n } from '../../../../shared/i18n/i18n';
import { paths } from '../../../../shared/paths';
import { saveProfile } from '../../../../shared/session/profile';
import { bodiesOf, failWith, paramsOf, serve } from '../../../../testing/mock-service';
import { openAt } from '../../../../testing/place-resource';
import { Create } from '../AutoFormPage';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../../../testing/mock-service')).respond,
}));

const vin = 'XWBJF69VJPA012345';
const [generation] = fixtures.listGenerations.results;
if (generation === undefined) throw new Error('no generation');
const brand = { id: 1, name: 'Chevrolet' };
const model = { id: 101, name: 'Cobalt' };
const plain: VinCheck = {
  vin,
  check_digit: 'none',
  years: [],
  is_taken: false,
  is_elsewhere: false,
};

async function type(checks: Record<string, Partial<VinCheck>>, text = vin) {
  serve({
    ...Object.fromEntries(
      Object.entries(checks).map(([of, facts]) => [`GET /main/vin/${of}`, { ...plain, ...facts }]),
    ),
    'GET /main/catalog/options': fixtures.listOptions,
    'GET /main/catalog/regions': fixtures.listRegions,
    'GET /main/avtosalons': fixtures.listAvtosalons,
    'GET /main/catalog/generations': {
      count: 1,
      results: [{ ...generation, car_model_id: 101, year_start: 2012, year_stop: 2026 }],
    },
    'GET /main/catalog/modifications': fixtures.listModifications,
    'GET /main/catalog/positions': fixtures.listPositions,
    'GET /main/catalog/brands': fixtures.listBrands,
    'GET /main/catalog/models': fixtures.listModels,
    'GET /main/rates': fixtures.getRate,
    'GET /search/price-position': fixtures.getPricePosition,
    'POST /main/autos': failWith({
      kind: 'conflict',
      status: 409,
      code: 'vin_taken',
      fieldErrors: [{ field: 'core_car.vin', code: 'vin_taken' }],
    }),
  });
  openAt(paths.autos.create, [{ path: '/dashboard/autos/create', Component: Create }]);
  await userEvent.fill(await vinField(), text);
}

const vinField = () => screen.findByLabelText(i18n.t('auto-form:fields.vin'));
const comboBox = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const brandField = () => comboBox(i18n.t('auto-form:fields.brand'));
const modelField = () => comboBox(i18n.t('auto-form:fields.car_model'));

beforeAll(() => startI18n(['common', 'auto-form', 'errors', 'format']));
beforeEach(() => saveProfile(fixtures.login));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('fills empty fields, says so, and clears them by one press', async () => {
  await type({ [vin]: { brand, car_model: model, years: [2023] } });
  await screen.findByText(`${i18n.t('auto-form:vin.by')}: Chevrolet, Cobalt, 2023`);
  expect((await brandField()).textContent).toContain('Chevrolet');
  expect((await modelField()).textContent).toContain('Cobalt');
  expect(screen.getAllByText(i18n.t('auto-form:vin.by'))).toHaveLength(3);
  const line = screen.getByText(/: Chevrolet, Cobalt, 2023$/).parentElement ?? document.body;
  await userEvent.click(within(line).getByRole('button', { name: i18n.t('common:clear') }));
  expect((await brandField()).textContent).not.toContain('Chevrolet');
  expect(screen.queryByText(i18n.t('auto-form:vin.by'))).toBeNull();
  expect(await vinField()).toHaveProperty('value', vin);
});

it('offers the years where several are possible', async () => {
  await type({ [vin]: { brand, car_model: model, years: [2012, 2026] } });
  await userEvent.click(await screen.findByRole('button', { name: '2026' }));
  await screen.findByText(`${i18n.t('auto-form:vin.by')}: Chevrolet, Cobalt, 2026`);
  expect(screen.queryByRole('button', { name: '2012' })).toBeNull();
  await waitFor(() =>
    expect(paramsOf(`GET /main/vin/${vin}`).at(-1)).toMatchObject({ car_model_id: 101 }),
  );
});

it('reads Cyrillic twins, and offers 1 and 0 for letters that no VIN has', async () => {
  const typed = vin.replace('PA0', 'PAO');
  // Х and В are Cyrillic here.
  await type(
    { [typed]: { vin: undefined, suggestion: vin }, [vin]: { brand } },
    `ХWВ${typed.slice(3)}`,
  );
  const name = i18n.t('auto-form:vin.maybe', { vin });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await vinField()).toHaveProperty('value', vin);
  await screen.findByText(`${i18n.t('auto-form:vin.by')}: Chevrolet`);
});

it('warns of a wrong check digit until it is ticked off', async () => {
  await type({ [vin]: { check_digit: 'wrong' } });
  await screen.findByText(i18n.t('auto-form:vin.check'));
  await userEvent.click(screen.getByText(i18n.t('auto-form:vin.right')));
  expect(screen.queryByText(i18n.t('auto-form:vin.check'))).toBeNull();
});

it('links to the own car, and says of others only that a moderator checks', async () => {
  await type({ [vin]: { is_taken: true, own: { id: 5012, name: 'Chevrolet Tracker, 2024' } } });
  const name = i18n.t('auto-form:vin.own', { car: 'Chevrolet Tracker, 2024' });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(paths.autos.view(5012));
  cleanup();
  await type({ [vin]: { is_elsewhere: true } });
  await screen.findByText(i18n.t('auto-form:vin.other'));
});

it('shows at the field that the VIN is taken', async () => {
  await type({ [vin]: { brand, car_model: model } });
  await screen.findByText(`${i18n.t('auto-form:vin.by')}: Chevrolet, Cobalt`);
  await userEvent.click(screen.getByRole('button', { name: i18n.t('auto-form:footer.saveDraft') }));
  await screen.findByText(i18n.t('errors:vin_taken'));
  expect(document.activeElement).toBe(await vinField());
  expect(bodiesOf('POST /main/autos')).toHaveLength(1);
});

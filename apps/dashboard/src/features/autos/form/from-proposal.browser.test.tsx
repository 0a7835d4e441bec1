import { fixtures } from '@karvon/api/fixtures';
import type { CarModelProposal } from '@karvon/api/main';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { paths } from '../../../shared/paths';
import { saveProfile } from '../../../shared/session/profile';
import { serve } from '../../../testing/mock-service';
import { openAt } from '../../../testing/place-resource';
import { FromProposal } from './FromProposal';

vi.mock('@karvon/api/http', async (original) => ({
  ...(await original<object>()),
  request: (await import('../../../testing/mock-service')).respond,
}));

const approved: CarModelProposal = {
  ...fixtures.getCarModel,
  status: 'approved',
  brand: { ...fixtures.getCarModel.brand, name: 'JETOUR' },
  car_model: { ...fixtures.getCarModel.car_model, name: 'T-2 (new)' },
  catalog: { brand_id: 7, car_model_id: 70 },
};
const [brand] = fixtures.listBrands.results;
const [model] = fixtures.listModels.results;

beforeAll(() => startI18n(['common', 'auto-form', 'errors', 'format']));
beforeEach(() => saveProfile(fixtures.login));
afterEach(cleanup);

it('prefills a car with the catalogue’s names of an existing or merged model', async () => {
  serve({
    [`GET /main/car-models/${String(approved.id)}`]: approved,
    'GET /main/catalog/brands': {
      ...fixtures.listBrands,
      results: [{ ...brand, id: 7, name: 'Jetour' }],
    },
    'GET /main/catalog/models': {
      ...fixtures.listModels,
      results: [{ ...model, id: 70, name: 'T2' }],
    },
  });
  openAt(paths.autos.create, [
    {
      path: paths.autos.create,
      Component: () => (
        <FromProposal id={approved.id}>
          {(known, banner) => (
            <>
              {banner}
              <p>{`${String(known?.core_car.brand?.name)} / ${String(known?.core_car.car_model?.name)}`}</p>
            </>
          )}
        </FromProposal>
      ),
    },
  ]);
  expect(await screen.findByText('Jetour / T2')).toBeDefined();
  expect(screen.getByText(/Jetour T2/)).toBeDefined();
  expect(screen.queryByText(/JETOUR|T-2/)).toBeNull();
});

import { ApiError } from '@karvon/api/errors';
import { fixtures } from '@karvon/api/fixtures';
import type { CarModelProposal, CarModelProposalCreate, Image } from '@karvon/api/main';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearDrafts } from '../../shared/form/draft-store';
import { i18n, startI18n } from '../../shared/i18n/i18n';
import { paths } from '../../shared/paths';
import { saveProfile } from '../../shared/session/profile';
import { openAt } from '../../testing/place-resource';
import { Create } from './ProposalFormPage';

const calls = vi.hoisted(() => ({
  create: vi.fn<(body: CarModelProposalCreate, key: string) => Promise<CarModelProposal>>(),
  one: vi.fn<() => Promise<CarModelProposal>>(),
  similar: vi.fn<(asked: { name: string }) => Promise<unknown>>(),
  upload: vi.fn<() => Promise<Image>>(),
}));
vi.mock('@karvon/api/main/images', () => ({ uploadImage: calls.upload }));
vi.mock('./queries', async (original) => {
  const real = await original<typeof import('./queries')>();
  const { proposalQueries: queries } = real;
  return {
    ...real,
    proposalQueries: {
      ...queries,
      one: (id: number) => ({ ...queries.one(id), queryFn: calls.one }),
      page: (state: Parameters<typeof queries.page>[0]) => ({
        ...queries.page(state),
        queryFn: () => Promise.resolve(fixtures.listCarModels),
      }),
      similar: (asked: Parameters<typeof queries.similar>[0]) => ({
        ...queries.similar(asked),
        queryFn: () => calls.similar(asked),
      }),
    },
    proposalCalls: { ...real.proposalCalls, create: calls.create },
  };
});
vi.mock('../../shared/lookups/catalog-queries', async (original) => {
  const real = await original<typeof import('../../shared/lookups/catalog-queries')>();
  const { catalogQueries: queries } = real;
  const having = <Row extends { name: string }>(results: readonly Row[], q: string) =>
    results.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return {
    catalogQueries: {
      ...queries,
      options: () => ({
        ...queries.options(),
        queryFn: () => Promise.resolve(fixtures.listOptions),
      }),
      searchBrands: (q: string) => ({
        ...queries.searchBrands(q),
        queryFn: () =>
          Promise.resolve({ count: 3, results: having(fixtures.listBrands.results, q) }),
      }),
      searchModels: (brand: number | undefined, q: string) => ({
        ...queries.searchModels(brand, q),
        queryFn: () =>
          Promise.resolve({ count: 3, results: having(fixtures.listModels.results, q) }),
      }),
      generations: (model: number | undefined) => ({
        ...queries.generations(model),
        queryFn: () => Promise.resolve(fixtures.listGenerations),
      }),
    },
  };
});

/** A declined proposal whose fields are all valid, except for the moderator's reason. */
const declined: CarModelProposal = {
  ...fixtures.getCarModel,
  id: 305,
  status: 'declined',
  brand: { id: 3, name: 'Chevrolet' },
  car_model: { name: 'Sail X', year_from: 2024, year_to: 2025 },
  allowed_actions: ['correct'],
  reasons: [
    {
      field: 'generation.photo',
      code: 'photo_not_of_car',
      text_ru: 'На фото другая машина',
      text_uz: 'Suratda boshqa mashina',
    },
  ],
};
const t = i18n.getFixedT(null, 'car-control');
const list = 'list of proposals';

function open(search: string) {
  cleanup();
  return openAt(`${paths.carControl.create}${search}`, [
    { path: paths.carControl.create, Component: Create },
    { path: paths.carControl.index, Component: () => <p>{list}</p> },
  ]);
}
const correct = () => open('?from=305');
const section = async (name: 'brand' | 'model' | 'generation' | 'specs') =>
  within(await screen.findByRole('region', { name: t(`section.${name}`) }));
const box = async (name: 'model_name' | 'generation_name') =>
  screen.findByRole('textbox', { name: new RegExp(t(`fields.${name}`)) });
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: t('submit') }));
const option = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('option', { name }));
const kindOf = async (of: 'model' | 'generation', label: 'new' | 'newGeneration' | 'fromCatalog') =>
  (await section(of)).getByRole('radio', { name: t(label) });
const brand = async (typed: string) => {
  const field = (await section('brand')).getByRole('combobox');
  await userEvent.fill(field, typed);
};

const replacePhoto = async () => {
  const generation = await section('generation');
  const arrival = Promise.withResolvers<Image>();
  calls.upload.mockReturnValue(arrival.promise);
  const remove = i18n.t('image.remove', { name: t('fields.photo') });
  await userEvent.click(await generation.findByRole('button', { name: remove }));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('No field for a file.');
    return found;
  });
  fireEvent.change(input, {
    target: { files: [new File(['photo'], 'car.jpg', { type: 'image/jpeg' })] },
  });
  return { generation, arrival };
};

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 500);
  });

beforeAll(async () => {
  await page.viewport(1440, 1000);
  await startI18n(['common', 'car-control', 'errors', 'format']);
});
beforeEach(async () => {
  saveProfile(fixtures.login);
  sessionStorage.clear();
  await clearDrafts();
  calls.create.mockReset().mockResolvedValue({ ...fixtures.getCarModel, id: 312 });
  calls.one.mockReset().mockResolvedValue(declined);
  calls.similar.mockReset().mockResolvedValue({ results: [], count: 0 });
  calls.upload.mockReset();
});
afterEach(cleanup);

it('opens a correction with the reason at its field, and sends the corrected proposal', async () => {
  const router = correct();
  const generation = await section('generation');
  expect(await generation.findByText('На фото другая машина')).toBeVisible();
  await userEvent.fill(await box('model_name'), 'Sail X2');
  await submit();
  expect(await screen.findByText(list)).toBeVisible();
  expect(router.state.location.search).toBe('?id=312');
  expect(calls.create.mock.calls[0]?.[0]).toMatchObject({
    previous_id: 305,
    brand: 3,
    car_model: { name: 'Sail X2', year_from: 2024, year_to: 2025 },
  });
});

it('opens a pending proposal of the same car', async () => {
  const router = correct();
  await box('model_name');
  calls.create.mockRejectedValue(
    new ApiError({ kind: 'conflict', status: 409, code: 'already_proposed', conflictsWith: 311 }),
  );
  await submit();
  expect(await screen.findByText(t('proposed'))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: t('open') }));
  expect(await screen.findByText(list)).toBeVisible();
  expect(router.state.location.search).toBe('?id=311');
});

it('submits after the upload of a photo is complete', async () => {
  correct();
  const { arrival } = await replacePhoto();
  await waitFor(() => expect(calls.upload).toHaveBeenCalled());
  await submit();
  expect(await screen.findByRole('button', { name: new RegExp(t('uploading')) })).toBeVisible();
  expect(calls.create).not.toHaveBeenCalled();
  arrival.resolve({ id: 'arr1ved00', url: '/media/a.webp', thumbnail: '/media/a.thumb.webp' });
  expect(await screen.findByText(list)).toBeVisible();
  expect(calls.create.mock.calls[0]?.[0].generation).toMatchObject({ photo: 'arr1ved00' });
});

it('keeps a photo whose upload failed with a retry, and submits nothing', async () => {
  correct();
  const { generation, arrival } = await replacePhoto();
  await submit();
  arrival.reject(
    new ApiError({
      kind: 'validation',
      status: 422,
      fieldErrors: [{ field: 'file', code: 'image_too_small' }],
    }),
  );
  expect(await generation.findByText(i18n.t('errors:image_too_small'))).toBeVisible();
  expect(await screen.findByRole('button', { name: t('submit') })).toBeVisible();
  expect(calls.create).not.toHaveBeenCalled();
});

it('shows similar entries while the name is typed, and takes one', async () => {
  calls.similar.mockImplementation(({ name }) =>
    Promise.resolve(name === 'T2 i-DM' ? fixtures.listSimilarCarModels : { results: [], count: 0 }),
  );
  open('?q=T2');
  expect(await screen.findByText(t('noSimilar'))).toBeVisible();
  await userEvent.fill(await box('model_name'), 'T2 i-DM');
  const rail = within(await screen.findByRole('region', { name: t('candidates') }));
  await userEvent.click(
    await rail.findByRole('button', { name: t('chooseName', { name: 'Jetour T2' }) }),
  );
  expect(await kindOf('model', 'fromCatalog')).toBeChecked();
  expect((await section('brand')).getByRole('combobox')).toHaveValue('Jetour');
  const years = i18n.t('car-control:modelYears', { years: '' }).trim();
  expect((await section('model')).getByText(new RegExp(years))).toBeVisible();
});

it('warns at the name of an existing model, and still submits', async () => {
  const [first] = fixtures.listSimilarCarModels.results;
  calls.similar.mockResolvedValue({
    count: 1,
    results: [{ ...first, car_model: { id: 29, name: 'Sail X' }, is_exact: true, similarity: 1 }],
  });
  correct();
  const model = await section('model');
  expect(await model.findByText(t('alreadyThere'))).toBeVisible();
  expect(model.getByRole('button', { name: t('chooseThis') })).toBeVisible();
  await submit();
  expect(await screen.findByText(list)).toBeVisible();
});

it('clears model and generation with another brand', async () => {
  open('?brand_id=3&model_id=31');
  const model = await section('model');
  expect(await model.findByRole('combobox')).toHaveValue('Tracker');
  await userEvent.click(await kindOf('generation', 'fromCatalog'), { force: true });
  await brand('Kia');
  await option('Kia');
  expect((await section('model')).getByRole('combobox')).toHaveValue('');
});

it.each([1440, 360])('proposes a brand that is missing by its name, at %i px', async (width) => {
  await page.viewport(width, 1000);
  open('?brand_id=3&model_id=31');
  await userEvent.click(await kindOf('generation', 'fromCatalog'), { force: true });
  await userEvent.click((await section('brand')).getByRole('combobox'));
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[role=combobox]');
    if (found === null) throw new Error('No field to type in.');
    return found;
  });
  await userEvent.fill(input, 'Xpeng');
  await userEvent.click(await screen.findByText(t('noBrand', { name: 'Xpeng' })));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await settled();
  expect(screen.queryByRole('listbox')).toBeNull();
  const field = (await section('brand')).getByRole('combobox');
  await waitFor(() =>
    expect(field instanceof HTMLInputElement ? field.value : field.textContent).toContain('Xpeng'),
  );
  expect((await section('brand')).getByText(t('newBrand'))).toBeVisible();
  expect(await kindOf('model', 'new')).toBeChecked();
  expect(await kindOf('model', 'fromCatalog')).toBeDisabled();
  expect(await kindOf('generation', 'newGeneration')).toBeChecked();
  await page.viewport(1440, 1000);
});

it('requires a photo of a catalogue generation only when it has none', async () => {
  open('?brand_id=3&model_id=31');
  await userEvent.click(await kindOf('generation', 'fromCatalog'), { force: true });
  const generation = await section('generation');
  const take = async (name: RegExp) => {
    await userEvent.click(generation.getByRole('combobox'));
    await option(name);
  };
  await take(/^II /);
  expect(generation.queryByText(t('photoHint'))).toBeNull();
  await take(/^I /);
  expect(await generation.findByText(t('photoHint'))).toBeVisible();
  await submit();
  expect(await generation.findByText(i18n.t('errors:car_photo_required'))).toBeVisible();
});

it('warns of years outside the model’s, and sends them', async () => {
  calls.one.mockResolvedValue({
    ...declined,
    generation: { ...declined.generation, year_start: 2023 },
  });
  correct();
  const said = t('outsideModel', { years: '' }).trim();
  expect(await screen.findByText(new RegExp(said))).toBeVisible();
  await submit();
  expect(await screen.findByText(list)).toBeVisible();
});

it('shows that an electric car has no engine volume, and sends none', async () => {
  correct();
  const specs = await section('specs');
  await userEvent.click(specs.getByRole('combobox', { name: new RegExp(t('fields.fuel_type')) }));
  await option('Электро');
  const volume = specs.getByRole('textbox', { name: new RegExp(t('fields.volume_litres')) });
  expect(volume).toBeDisabled();
  expect(specs.getByText(t('noVolume'))).toBeVisible();
  await submit();
  expect(await screen.findByText(list)).toBeVisible();
  expect(calls.create.mock.calls[0]?.[0].specifications).toMatchObject({
    fuel_type: 24,
    volume_litres: 0,
  });
});

it('sends the current year as the last year of a model still made', async () => {
  correct();
  const model = await section('model');
  await userEvent.click(model.getByRole('checkbox', { name: t('stillMade') }), { force: true });
  await submit();
  expect(await screen.findByText(list)).toBeVisible();
  const year_to = new Date().getFullYear();
  expect(calls.create.mock.calls[0]?.[0].car_model).toMatchObject({ year_to });
});

it('offers the years from the current one down to 1950, newest first', async () => {
  open('');
  const model = await section('model');
  await userEvent.click(model.getByRole('combobox', { name: new RegExp(t('fields.year_from')) }));
  const [newest] = await screen.findAllByRole('option');
  expect(newest).toHaveAccessibleName(String(new Date().getFullYear()));
  const search = await screen.findByLabelText(i18n.t('search'));
  await userEvent.fill(search, '1950');
  expect(await screen.findByRole('option', { name: '1950' })).toBeVisible();
  await userEvent.fill(search, '1949');
  expect(await screen.findByRole('option', { name: i18n.t('nothingFound') })).toBeVisible();
});

it('returns to the draft of the car that waits for the proposal', async () => {
  open('?brand_id=3&model_id=31&return=draft');
  await userEvent.click(await kindOf('generation', 'fromCatalog'), { force: true });
  await userEvent.click((await section('generation')).getByRole('combobox'));
  await option(/^II /);
  const specs = await section('specs');
  for (const box of specs.getAllByRole('combobox')) {
    // oxlint-disable-next-line no-await-in-loop -- one list is open at a time
    await userEvent.click(box);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? box);
  }
  for (const box of specs.getAllByRole('textbox'))
    // oxlint-disable-next-line no-await-in-loop -- in the order of the form
    await userEvent.fill(box, '2');
  await submit();
  // At most five toasts are shown at once, and those of other tests may delay this one.
  const action = await screen.findByRole('button', { name: t('toDraft') });
  expect(action).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { serviceKey } from '../product/server-process.ts';
import { addSalon, call, enter, idInAddress, moderate, newDealer, type Json } from './dealer.ts';
import { choose, complete, field, give } from './fields.ts';
import { photo } from './images.ts';
import type { Translate } from './texts.ts';

const marketplace = (method: string, path: string, body?: object): Promise<Json> =>
  call(method, `/main/marketplace${path}`, {
    headers: { 'x-service-key': serviceKey, 'idempotency-key': crypto.randomUUID() },
    ...(body !== undefined && { body }),
  });

const putUp = async (year: number): Promise<number> => {
  const get = async (path: string) => (await call('GET', path)).results;
  const brand_id = (await get('/main/catalog/brands?q=Chevrolet'))[0].id;
  const model_id = (await get(`/main/catalog/models?brand_id=${brand_id}&q=Cobalt`))[0].id;
  const generation = (await get(`/main/catalog/generations?car_model_id=${model_id}`)).find(
    ({ year_start, year_stop }: Json) => year_start <= year && year <= (year_stop ?? year),
  );
  const options = await call('GET', '/main/catalog/options');
  const first = (set: string) => options[set][0].id;
  const { id } = await marketplace('POST', '/trade-in-autos', {
    external_id: crypto.randomUUID(),
    client_name: 'Улугбек',
    phone: `+99891${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`,
    car: {
      brand: 'Chevrolet',
      car_model: 'Cobalt',
      brand_id,
      model_id,
      generation: generation.id,
      year,
      mileage: 31_000,
      fuel_type: first('fuel_type'),
      transmission: first('transmission'),
      drive_unit: first('drive_unit'),
      color: first('color'),
      condition: 'good',
    },
    region: (await call('GET', '/main/catalog/regions')).results[0].id,
    asking_price: 140_000_000,
    currency: 'UZS',
    open_until: new Date(Date.now() + 10 * 86_400_000).toISOString(),
  });
  return id;
};

const putOnSale = async (page: Page, t: Translate) => {
  await page.getByRole('button', { name: t('auto-form:footer.submit') }).click();
  const id = await idInAddress(page, /\/autos\/view\/\d+$/);
  await moderate(id, 'approve');
  await page.reload();
  await expect(page.getByText(t('autos:status.active'), { exact: true })).toBeVisible();
  return id;
};

export const fromBidToStock = async (page: Page, t: Translate) => {
  const dealer = await newDealer();
  await addSalon(dealer, 'Karvon Chilonzor');
  // A unique year, since all dealers of the run see the offered cars.
  const year = t('trade-in:bid') === 'Предложить' ? 2020 : 2021;
  const id = await putUp(year);
  await enter(page, dealer);

  const bid = `${t('trade-in:bid')}: Chevrolet Cobalt, ${String(year)}`;
  await page.goto('/dashboard/trade-in/autos?ordering=-created_at');
  await page.getByRole('link', { name: bid }).first().click();
  const drawer = page.getByRole('dialog');
  await field(drawer, t('trade-in:form.price')).fill('125000000');
  await drawer.getByRole('button', { name: t('trade-in:form.send') }).click();
  await expect(page.getByText(/125\u00A0000\u00A0000/).first()).toBeVisible();
  await expect(drawer).toBeHidden();

  const [offer] = (await marketplace('GET', `/trade-in-autos/${String(id)}/offers`)).results;
  await marketplace('POST', `/offers/${String(offer.id)}/decision`, { decision: 'accepted' });
  await page.goto(`/dashboard/trade-in/offer-list/${String(id)}`);
  await expect(page.getByRole('link', { name: new RegExp(t('trade-in:call')) })).toHaveAttribute(
    'href',
    /^tel:\+99891/,
  );
  await page.getByRole('link', { name: t('trade-in:inspect') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('applications:schedule') })
    .click();

  const application = page.getByRole('dialog', { name: 'Улугбек' });
  await expect(field(application, t('applications:price'))).toHaveValue(/^125\D000\D000$/);
  await field(application, t('applications:price')).fill('123000000');
  await application.getByRole('radio', { name: t('applications:approve') }).check({ force: true });
  await application.getByRole('button', { name: t('common:save') }).click();
  await expect(application).toBeHidden();

  await page.goto(`/dashboard/trade-in/offer-list/${String(id)}`);
  await page.getByRole('link', { name: t('trade-in:toApplication') }).click();
  await application.getByRole('link', { name: t('applications:makeListing'), exact: true }).click();
  const f = (name: string) => t(`auto-form:fields.${name}`);
  await expect(field(page, f('mileage'))).toHaveValue(/^31\D000$/);
  await choose(page, f('body_type'));
  await field(page, f('price')).fill('139000000');
  await give(page, t('auto-form:photos.add'), [await photo('car.jpg')]);
  const auto = await putOnSale(page, t);

  // Offer and listing link to each other, and the listing cannot be created again.
  await page.goto(`/dashboard/trade-in/offer-list/${String(id)}`);
  await expect(page.getByRole('link', { name: t('trade-in:toListing') })).toHaveAttribute(
    'href',
    `/dashboard/autos/view/${String(auto)}`,
  );
  await expect(page.getByRole('link', { name: t('trade-in:makeListing') })).toHaveCount(0);
};

/** @param begins in the form of a car, whose draft then keeps the typed values, or in car control */
export const fromMissingModelToSale = async (
  page: Page,
  t: Translate,
  begins: 'car' | 'proposal',
) => {
  const dealer = await newDealer();
  await addSalon(dealer, 'Karvon Sergeli');
  await enter(page, dealer);
  const name = `Sail ${String(Date.now() % 1_000_000)}`;
  const f = (key: string) => t(`car-control:fields.${key}`);
  const chooseIn = async (section: string, label: string, option: string) => {
    const region = page.getByRole('region', { name: t(`car-control:section.${section}`) });
    await region.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
  };

  const c = (key: string) => t(`auto-form:fields.${key}`);

  if (begins === 'car') {
    await page.goto('/dashboard/autos/create');
    await complete(page, c('brand'), 'Chevrolet');
    await field(page, c('mileage')).fill('4000');
    await page.getByRole('link', { name: t('auto-form:model.propose') }).click();
    await page.getByRole('button', { name: t('common:leave.leave') }).click();
    await expect(page).toHaveURL(/car-control\/create\?.*return=draft/);
  } else {
    await page.goto('/dashboard/car-control/create');
    await complete(page, f('brand'), 'Chevrolet');
  }
  await field(page, f('model_name')).fill(name);
  await chooseIn('model', f('year_from'), '2024');
  await chooseIn('model', f('year_to'), '2025');
  await field(page, f('generation_name')).fill('I');
  await chooseIn('generation', f('year_start'), '2024');
  await chooseIn('generation', f('year_stop'), '2025');
  await give(page, t('car-control:addPhoto'), [await photo('generation.jpg')]);
  for (const set of ['fuel_type', 'transmission', 'drive', 'body_type'])
    // oxlint-disable-next-line no-await-in-loop -- one list is open at a time
    await choose(page, f(set));
  await field(page, f('horse_power')).fill('105');
  await field(page, f('volume_litres')).fill('1,5');
  await page.getByRole('button', { name: t('car-control:submit') }).click();
  await expect(page).toHaveURL(/car-control\?id=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('id'));

  await marketplace('POST', `/car-models/${String(id)}/moderation`, { decision: 'approved' });
  await page.goto('/dashboard/car-control');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('car-control:addCar') })
    .click();
  await expect(
    page.getByText(t('auto-form:model.fromProposal', { name: `Chevrolet ${name}, I` })),
  ).toBeVisible();
  if (begins === 'car') {
    await page.getByRole('button', { name: t('common:draft.restore') }).click();
    await expect(field(page, c('mileage'))).toHaveValue(/^4\D000$/);
  } else await field(page, c('mileage')).fill('4000');
  await choose(page, c('year'), '2024');
  await choose(page, c('color'));
  await page
    .getByRole('radio', { name: t('auto-form:condition.excellent') })
    .check({ force: true });
  await field(page, c('price')).fill('189000000');
  await give(page, t('auto-form:photos.add'), [await photo('car.jpg')]);
  await putOnSale(page, t);
};

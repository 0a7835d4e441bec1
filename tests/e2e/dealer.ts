import { expect, type Page } from '@playwright/test';
import { serviceKey } from '../product/server-process.ts';
import { demoDealer } from '../product/sign-in.ts';
import { codeFor, newNumber } from './phones.ts';
import { photo } from './images.ts';
import { ownAddress, server } from './test.ts';

export const password = 'uzum-anor-77';

interface CallOptions {
  token?: string;
  body?: object | FormData;
  headers?: Record<string, string>;
  url?: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- what the service returns is checked against the contract elsewhere
export type Json = any;

export const call = async (
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Json> => {
  const { token, body, headers = {}, url = server.url() } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': ownAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
};

export interface Dealer {
  id: number;
  token: string;
  number: string;
  profile: string;
}

const signedIn = (session: Json, number: string): Dealer => ({
  id: session.business_user.id,
  token: session.access,
  number,
  profile: JSON.stringify({
    access: session.access,
    business_user: { id: session.business_user.id },
  }),
});

const register = async (
  number: string,
  account: { full_name: string; accept_invitation?: true },
  url = server.url(),
  dataDir = server.dataDir(),
): Promise<Dealer> => {
  const phone = `+998${number}`;
  await call('POST', '/main/auth/code', { url, body: { phone, purpose: 'sign_in' } });
  const code = await codeFor(number, dataDir);
  // The message is visible just before its code is valid; only a program is that quick.
  let ticket = '';
  await expect(async () => {
    const body = { phone, purpose: 'sign_in', code };
    ({ ticket } = await call('POST', '/main/auth/code/verify', { url, body }));
  }).toPass();
  const session = await call('POST', '/main/auth/register', {
    url,
    body: { ticket, password, terms_version: '2026-11-29', ...account },
  });
  return signedIn(session, number);
};

export const newDealer = (url = server.url(), dataDir = server.dataDir()): Promise<Dealer> =>
  register(newNumber(), { full_name: 'Жасур Каримов' }, url, dataDir);

export const addColleague = async ({ token }: Dealer, full_name: string): Promise<Dealer> => {
  const number = newNumber();
  await call('POST', '/main/employees', {
    token,
    body: { full_name, phone: `+998${number}`, role: 'seller', avtosalons: [] },
  });
  return register(number, { full_name, accept_invitation: true });
};

export const demo = async (): Promise<Dealer> =>
  signedIn(await call('POST', '/main/auth/login', { body: demoDealer }), demoDealer.phone.slice(4));

export const enter = async (page: Page, dealer: Dealer) => {
  await page.goto('/favicon.svg');
  await page.evaluate((profile) => localStorage.setItem('profile-values', profile), dealer.profile);
};

const upload = async (token: string, purpose: string, url?: string): Promise<string> => {
  // A small photo, since processing a large one takes 0.2 s of a core.
  const { buffer, name, mimeType } = await photo('front.jpg', 640, 400);
  const body = new FormData();
  body.set('purpose', purpose);
  body.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const { id } = await call('POST', '/main/images', { token, body, ...(url && { url }) });
  return id;
};

export const addSalon = async (
  { token }: Dealer,
  name: string,
  url = server.url(),
): Promise<Json> => {
  const { results } = await call('GET', '/main/catalog/regions', { url });
  return call('POST', '/main/avtosalons', {
    token,
    url,
    body: {
      name,
      phone: `+99871${String(2_000_000 + Math.floor(Math.random() * 900_000))}`,
      region: results[0].id,
      district: results[0].districts[0].id,
      address: 'улица Бунёдкор, 42',
      latitude: 41.31,
      longitude: 69.24,
      opening_time: '09:00',
      closing_time: '20:00',
      logo: await upload(token, 'avtosalon', url),
      facade_photo: await upload(token, 'avtosalon', url),
      status: 'active',
    },
  });
};

export const addCar = async (
  { token }: Dealer,
  salon: Json,
  {
    photos = 1,
    url = server.url(),
    vin,
    ...over
  }: { photos?: number; url?: string; price?: number; vin?: string } = {},
): Promise<Json> => {
  const get = async (path: string) => (await call('GET', path, { url })).results;
  const brand = (await get('/main/catalog/brands?q=Chevrolet'))[0].id;
  const car_model = (await get(`/main/catalog/models?brand_id=${brand}&q=Cobalt`))[0].id;
  const generation = (await get(`/main/catalog/generations?car_model_id=${car_model}`))[0];
  const options = await call('GET', '/main/catalog/options', { url });
  const first = (set: string) => options[set][0].id;
  const ids = await Promise.all(Array.from({ length: photos }, () => upload(token, 'auto', url)));
  return call('POST', '/main/autos', {
    token,
    url,
    body: {
      core_car: {
        brand,
        car_model,
        generation: generation.id,
        year: Math.min(generation.year_stop ?? 2024, 2024),
        body_type: first('body_type'),
        fuel_type: first('fuel_type'),
        transmission: first('transmission'),
        drive_unit: first('drive_unit'),
        color: first('color'),
        mileage: 30_000,
        ...(vin !== undefined && { vin }),
      },
      avtosalon: salon.id,
      region: salon.region.id,
      condition: 'good',
      currency: 'UZS',
      price: 140_000_000,
      photos: ids,
      ...over,
    },
  });
};

export const move = (
  { token }: Dealer,
  id: number,
  to: string,
  { url = server.url(), ...details }: { url?: string; sale?: object } = {},
): Promise<Json> =>
  call('POST', `/main/autos/${String(id)}/transitions`, { token, url, body: { to, ...details } });

export const moderate = (
  id: number,
  decision: 'approve' | 'decline',
  reasons: object[] = [],
  url = server.url(),
) =>
  call('POST', `/main/marketplace/autos/${String(id)}/moderation`, {
    url,
    headers: { 'x-service-key': serviceKey },
    body: { decision, role: 'moderator', reasons },
  });

export const addActiveCar = async (
  dealer: Dealer,
  salon: Json,
  photos = 1,
  over: { url?: string; price?: number; vin?: string } = {},
): Promise<Json> => {
  const { url = server.url() } = over;
  const car = await addCar(dealer, salon, { photos, ...over });
  await move(dealer, car.id, 'moderation', { url });
  await moderate(car.id, 'approve', [], url);
  return car;
};

export const idInAddress = async (page: Page, pattern: RegExp): Promise<number> => {
  await expect(page).toHaveURL(pattern);
  return Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
};

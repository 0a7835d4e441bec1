import type { ResponseOf } from '../src/platform/values/contract';
import { randomBytes } from 'node:crypto';
import type { Language } from '../src/platform/values/language';
import { type Owner, founderOf, ownerOf } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import { createDealer } from '../src/modules/identity/auth/create-dealer';
import data from './dealers.json' with { type: 'json' };

export interface DemoShowroom {
  name: string;
  phone: string;
  region_id: number;
  district_id: number | null;
  address: string;
  latitude: number;
  longitude: number;
  opening_time: string;
  closing_time: string;
  additional_phones?: string[];
  weekday_hours?: ResponseOf<'getAvtosalon'>['weekday_hours'];
  /** Names of images. @default facade the logo */
  logo: string;
  facade?: string;
}

/** A demo dealership. Its buyers write in its language. */
export interface Dealership {
  id: Owner;
  phone: string;
  password: string;
  full_name: string;
  language: Language;
  company: { company_name: string; tin: string; email: string; telegram: string };
  showrooms: readonly DemoShowroom[];
  /** Share of the first dealership's cars, leads and chats. */
  share: number;
}

const { password, market } = data;

export const dealerships: Readonly<Record<Language, Dealership>> = {
  ru: { ...data.ru, id: ownerOf(data.ru.id), password, language: 'ru' },
  // Its id is below the first dealership's, so that later ids do not change.
  uz: { ...data.uz, id: ownerOf(data.uz.id), password, language: 'uz' },
};

const { id, phone, full_name } = dealerships.ru;

/** The server prints this login when it starts. */
export const demoDealer = { id, phone, password, full_name };

/** Another dealership, whose cars form the market for price comparison. */
export interface MarketDealer {
  phone: string;
  full_name: string;
  showroom: DemoShowroom;
}

export const marketDealers: readonly MarketDealer[] = market.map(
  ({ full_name: name, phone: own, showroom_phone, ...showroom }, index) => ({
    full_name: name,
    phone: own,
    showroom: {
      ...showroom,
      phone: showroom_phone,
      district_id: null,
      address: 'Mustaqillik ko‘chasi, 1',
      opening_time: '09:00',
      closing_time: '19:00',
      logo: `logo-market-${index + 1}`,
    },
  }),
);

/** @returns its id */
export async function openDemoAccount(
  deps: Deps,
  { id, phone, password, full_name, language, company }: Dealership,
): Promise<Owner> {
  const owner = await createDealer(deps, { id, phone, password, full_name, language });
  await deps.db.current
    .updateTable('business_users')
    .set(company)
    .where('id', '=', founderOf(owner))
    .execute();
  return owner;
}

/** The password is unknown. @returns its id */
export const openMarketAccount = (deps: Deps, { phone, full_name }: MarketDealer) =>
  createDealer(deps, {
    phone,
    full_name,
    password: randomBytes(24).toString('base64url'),
    language: 'uz',
  });

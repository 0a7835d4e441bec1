import type { ResponseOf } from '../src/platform/values/contract';
import { randomBytes } from 'node:crypto';
import type { Language } from '../src/platform/values/language';
import { type Owner, founderOf, ownerOf } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import { createDealer } from '../src/modules/identity/auth/create-dealer';

/** The server prints this login when it starts. */
export const demoDealer = {
  id: ownerOf(20_418),
  phone: '+998901234567',
  password: 'karvon-demo',
  full_name: 'Жасур Каримов',
} as const;

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

/** Three showrooms in Tashkent; ids of regions and districts are the catalogue's. */
export const demoShowrooms: readonly DemoShowroom[] = [
  {
    name: 'Karvon Chilonzor',
    phone: '+998712007001',
    region_id: 1,
    district_id: 102,
    address: 'Bunyodkor shoh ko‘chasi, 42',
    latitude: 41.2756,
    longitude: 69.2036,
    opening_time: '09:00',
    closing_time: '20:00',
    additional_phones: ['+998901007001'],
    logo: 'logo-gate',
    facade: 'facade-gate',
  },
  {
    name: 'Karvon Yunusobod',
    phone: '+998712007002',
    region_id: 1,
    district_id: 112,
    address: 'Amir Temur shoh ko‘chasi, 129',
    latitude: 41.366,
    longitude: 69.288,
    opening_time: '09:00',
    closing_time: '19:00',
    weekday_hours: [{ weekday: 7, opening_time: '10:00', closing_time: '17:00' }],
    logo: 'logo-gallery',
    facade: 'facade-gallery',
  },
  {
    name: 'Karvon Sergeli',
    phone: '+998712007003',
    region_id: 1,
    district_id: 106,
    address: 'Yangi Sergeli ko‘chasi, 7',
    latitude: 41.227,
    longitude: 69.222,
    opening_time: '08:00',
    closing_time: '18:00',
    logo: 'logo-sun',
    facade: 'facade-sun',
  },
];

/** Another dealership, whose cars form the market for price comparison. */
export interface MarketDealer {
  phone: string;
  full_name: string;
  showroom: DemoShowroom;
}

const marketPlaces = [
  ['Аброр Юлдашев', 'Yo‘ldosh Avto', 1, 41.2921, 69.1784],
  ['Дилноза Рахимова', 'Rahim Motors', 1, 41.3262, 69.3338],
  ['Олег Ким', 'Kim Auto', 2, 41.0167, 69.3417],
  ['Шерзод Тошматов', 'Samarqand Avto Bozor', 11, 39.6547, 66.9758],
  ['Мадина Эргашева', 'Farg‘ona Motors', 5, 40.3842, 71.7843],
  ['Улугбек Назаров', 'Buxoro Avto', 4, 39.7747, 64.4286],
] as const;

export const marketDealers: readonly MarketDealer[] = marketPlaces.map(
  ([full_name, name, region_id, latitude, longitude], index) => ({
    full_name,
    phone: `+99893500110${index + 1}`,
    showroom: {
      name,
      phone: `+99871202110${index + 1}`,
      region_id,
      district_id: null,
      address: 'Mustaqillik ko‘chasi, 1',
      latitude,
      longitude,
      opening_time: '09:00',
      closing_time: '19:00',
      logo: `logo-market-${index + 1}`,
    },
  }),
);

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

export const dealerships: Readonly<Record<Language, Dealership>> = {
  ru: {
    ...demoDealer,
    language: 'ru',
    company: {
      company_name: 'Karvon Motors MChJ',
      tin: '305678912',
      email: 'info@karvon-motors.uz',
      telegram: 'karvon_motors',
    },
    showrooms: demoShowrooms,
    share: 1,
  },
  uz: {
    // Below the first dealership's id, so that later ids do not change.
    id: ownerOf(20_401),
    phone: '+998901234568',
    password: demoDealer.password,
    full_name: 'Shahzod Yo‘ldoshev',
    language: 'uz',
    company: {
      company_name: 'Humo Avto MChJ',
      tin: '306789123',
      email: 'info@humo-avto.uz',
      telegram: 'humo_avto',
    },
    showrooms: [
      {
        name: 'Humo Avto Samarqand',
        phone: '+998662007001',
        region_id: 11,
        district_id: null,
        address: 'Universitet xiyoboni, 15',
        latitude: 39.6508,
        longitude: 66.9654,
        opening_time: '09:00',
        closing_time: '19:00',
        logo: 'logo-sun',
        facade: 'facade-sun',
      },
      {
        name: 'Humo Avto Toshkent',
        phone: '+998712007009',
        region_id: 1,
        district_id: 112,
        address: 'Bog‘ishamol ko‘chasi, 220',
        latitude: 41.3475,
        longitude: 69.3245,
        opening_time: '09:00',
        closing_time: '20:00',
        logo: 'logo-gallery',
        facade: 'facade-gallery',
      },
    ],
    share: 0.3,
  },
};

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

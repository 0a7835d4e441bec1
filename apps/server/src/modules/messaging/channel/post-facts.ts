import type { Language } from '../../../platform/values/language';
import type { Currency } from '../../../platform/values/money';
import { groupPhone } from '../../../platform/values/phone';
import { groupDigits } from '../../foundation/notifications/group-digits';
import type { AutoData } from '../../stock/autos/auto-types';
import { postTexts } from './post-texts';
import type { Run } from './rich-text';
import type { Facts } from './template';

export interface Salon {
  name: string;
  phone: string;
  address: string;
}

interface FactsInput {
  auto: AutoData;
  salon: Salon | undefined;
  /** Price before it was lowered. */
  oldPrice: number | null;
  link: string;
}

const one = (text: string | undefined): Run[] =>
  text === undefined || text === '' ? [] : [{ text }];

const money = (amount: number, currency: Currency, language: Language) =>
  `${groupDigits(amount)}\u00A0${postTexts[language].currency[currency]}`;

export const carName = ({ core_car }: AutoData) =>
  `${core_car.brand.name} ${core_car.car_model.name}`;

/** `Cobalt, 2024 · 133 000 000 сум`. */
export function shortLine({ core_car, price, currency }: AutoData, language: Language): string {
  const { car_model, year } = core_car;
  const car = year === undefined ? car_model.name : `${car_model.name}, ${year}`;
  return price === undefined ? car : `${car} · ${money(price, currency, language)}`;
}

export function factsOf({ auto, salon, oldPrice, link }: FactsInput, language: Language): Facts {
  const texts = postTexts[language];
  const { core_car, price, currency } = auto;
  const named = (option: AutoData['region']) => one(option?.translations[language].name);
  const { media_tools, external_body_kit, optics, salon: cabin, services } = core_car;
  const options = [media_tools, external_body_kit, optics, cabin, services].flat();
  const now = price === undefined ? [] : one(money(price, currency, language));
  const struck: Run[] =
    oldPrice === null || price === undefined
      ? []
      : [{ text: groupDigits(oldPrice), kind: 'strike' }, { text: ' ' }];
  return {
    car: one(carName(auto)),
    year: one(core_car.year?.toString()),
    price: [...struck, ...now],
    price_usd:
      currency === 'USD' || auto.price_usd === undefined
        ? []
        : one(money(auto.price_usd, 'USD', language)),
    nasiya: auto.is_karvon_nasiya ? one(texts.nasiya) : [],
    mileage:
      core_car.mileage === undefined
        ? []
        : one(`${groupDigits(core_car.mileage)}\u00A0${texts.km}`),
    gearbox: named(core_car.transmission),
    fuel: named(core_car.fuel_type),
    colour: named(core_car.color),
    region: named(auto.region),
    options: one(options.map(({ translations }) => translations[language].name).join(', ')),
    description: one(core_car.description?.trim()),
    showroom: one(salon?.name),
    address: one(salon?.address),
    phone: salon === undefined ? [] : one(groupPhone(salon.phone)),
    link: one(link),
  };
}

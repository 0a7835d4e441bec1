import type { Currency } from '../../../platform/values/money';
import type { Language } from '../../../platform/values/language';
import type { PostText } from './channel-types';

interface PostTexts {
  write: string;
  view: string;
  others: string;
  sold: string;
  reserved: string;
  closed: string;
  nasiya: string;
  km: string;
  currency: Readonly<Record<Currency, string>>;
}

export const postTexts: Readonly<Record<Language, PostTexts>> = {
  ru: {
    write: 'Написать',
    view: 'Смотреть',
    others: 'Другие машины',
    sold: 'ПРОДАНО',
    reserved: 'Бронь',
    closed: 'Снято с продажи',
    nasiya: 'Рассрочка (насия)',
    km: 'км',
    currency: { UZS: 'сум', USD: 'у.е.' },
  },
  uz: {
    write: 'Yozish',
    view: 'Ko‘rish',
    others: 'Boshqa mashinalar',
    sold: 'SOTILDI',
    reserved: 'Bron',
    closed: 'Sotuvdan olingan',
    nasiya: 'Nasiya',
    km: 'km',
    currency: { UZS: 'so‘m', USD: 'y.e.' },
  },
};

export const defaultText: PostText = {
  ru: `*{car}, {year}*
*{price}* · {price_usd}
Пробег {mileage} · {gearbox} · {fuel}
{colour}, {region}
{nasiya}

{description}
{showroom}, {address}
{link}`,
  uz: `*{car}, {year}*
*{price}* · {price_usd}
Yurgani {mileage} · {gearbox} · {fuel}
{colour}, {region}
{nasiya}

{description}
{showroom}, {address}
{link}`,
};

import { expect, test } from 'vitest';
import { calculationText, languageOf } from './calculation';

const application = {
  current_car: {
    title: 'Chevrolet Spark, 2019',
    brand: 'Chevrolet',
    car_model: 'Spark',
    year: 2019,
    photos: [],
  },
  desired_car: { id: 1, title: 'Chevrolet Tracker, 2023' },
  price: 94_000_000,
  market_price: 96_000_000,
  surcharge: 125_000_000,
  currency: 'UZS',
  status: 'scheduled',
  scheduled_at: '2025-11-21T06:00:00Z',
  avtosalon: { id: 31, name: 'Karvon Chilonzor' },
} as const;
const car = { ...application, current_car: { ...application.current_car, photos: [] } };
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

test('has price, surcharge and inspection in the language of the buyer', () => {
  expect(plain(calculationText(car, 'ru'))).toBe(
    'Ваша машина Chevrolet Spark, 2019 – 94 000 000 сум\nДоплата за Chevrolet Tracker, 2023 – 125 000 000 сум\nОсмотр 21 ноября в 11:00, Karvon Chilonzor',
  );
  expect(plain(calculationText(car, 'uz'))).toBe(
    'Chevrolet Spark, 2019 avtomobilingiz – 94 000 000 so‘m\nChevrolet Tracker, 2023 uchun qo‘shimcha to‘lov – 125 000 000 so‘m\nKo‘rik 21-noyabr soat 11:00 da, Karvon Chilonzor',
  );
});

test('uses the market price before an agreement, names our surcharge, and omits a missing price', () => {
  const { price: _price, ...open } = car;
  expect(plain(calculationText(open, 'ru'))).toContain('по рынку – около 96 000 000 сум');
  const dear = { ...car, status: 'approved' as const, surcharge: -3_000_000 };
  expect(plain(calculationText(dear, 'ru'))).toBe(
    'Ваша машина Chevrolet Spark, 2019 – 94 000 000 сум\nМы доплачиваем вам 3 000 000 сум',
  );
  const { market_price: _market, ...unknown } = open;
  expect(calculationText(unknown, 'ru')).toBeUndefined();
});

test('treats a name in Latin letters as Uzbek', () => {
  expect(languageOf({ client_name: 'Дилноза' })).toBe('ru');
  expect(languageOf({ client_name: 'Rustam Nazarov' })).toBe('uz');
});

import { expect, test } from 'vitest';
import { readPlace } from './place';

const tashkent: [number, number] = [41.311081, 69.240562];

test.each<[text: string, place: [number, number] | undefined]>([
  ['41.311081, 69.240562', tashkent],
  ['41.311081,69.240562', tashkent],
  ['41.311081 69.240562', tashkent],
  ['41,311081; 69,240562', tashkent],
  ['41,311081, 69,240562', tashkent],
  ['41,311081 69,240562', tashkent],
  ['(41.311081, 69.240562)', tashkent],
  ['41.311081°, 69.240562°', tashkent],
  ['41.311081°N 69.240562°E', tashkent],
  ['41°18\'39.9"N 69°14\'26.0"E', [41.311083, 69.240556]],
  ['41° 18′ 39,9″ с. ш., 69° 14′ 26″ в. д.', [41.311083, 69.240556]],
  ['https://www.google.com/maps/@41.311081,69.240562,17z', tashkent],
  ['https://maps.google.com/?q=41.311081,69.240562', tashkent],
  ['https://www.google.com/maps/search/?api=1&query=41.311081%2C69.240562', tashkent],
  [
    'https://www.google.com/maps/place/Amir+Temur/@41.3,69.2,15z/data=!3m1!4b1!4m6!3m5!8m2!3d41.311081!4d69.240562',
    tashkent,
  ],
  ['https://www.google.com/maps/place/41.311081,69.240562/@41.3,69.2,15z', tashkent],
  ['https://yandex.uz/maps/10335/tashkent/?ll=69.240562%2C41.311081&z=16', tashkent],
  ['https://yandex.ru/maps/?ll=69.2,41.3&pt=69.240562,41.311081&z=16', tashkent],
  [
    'https://yandex.uz/maps/?ll=69.2%2C41.3&whatshere%5Bpoint%5D=69.240562%2C41.311081&z=17',
    tashkent,
  ],
  ['https://2gis.uz/tashkent/geo/69.240562%2C41.311081', tashkent],
  ['https://2gis.uz/tashkent/firm/70000001/69.240562,41.311081?m=69.2,41.3/16', tashkent],
  ['https://2gis.uz/tashkent?m=69.240562%2C41.311081%2F16.5', tashkent],
  ['Наш салон: https://maps.google.com/?q=41.311081,69.240562', tashkent],
  ['https://maps.app.goo.gl/AbCdEf', undefined],
  ['https://go.2gis.com/abcde', undefined],
  ['https://example.com/?q=41.311081,69.240562', undefined],
  ['41.311081', undefined],
  ['41,311081', undefined],
  ['41 311 081', undefined],
  ['141.3, 69.2', undefined],
  ['Ташкент', undefined],
  ['https://yandex.uz/maps/?ll=%zz', undefined],
])('%s', (text, place) => {
  const found = readPlace(text);
  expect(found && [found.latitude, found.longitude]).toEqual(place);
});

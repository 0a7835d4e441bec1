import type { FeedExportRow, ListedCar } from './feed-exports.repository';

export interface FeedCar extends ListedCar {
  /** The listing on the buyers' site; undefined without `LISTING_URL`. */
  url: string | undefined;
}

/** Name of the JSON format, with its version. */
export const stockFormat = 'karvon.stock.v1';

const orAbsent = <Value>(value: Value | null | undefined) => value ?? undefined;

/** @param car only with a VIN that the feed may show */
function jsonCar(car: FeedCar) {
  return {
    id: String(car.id),
    url: car.url,
    updated_at: car.updated_at.toISOString(),
    vin: orAbsent(car.vin),
    brand: car.brand,
    model: car.model,
    generation: orAbsent(car.generation),
    modification: orAbsent(car.modification),
    position: orAbsent(car.position),
    year: orAbsent(car.year),
    body_type: orAbsent(car.body_type),
    fuel_type: orAbsent(car.fuel_type),
    transmission: orAbsent(car.transmission),
    drive_unit: orAbsent(car.drive_unit),
    color: orAbsent(car.color),
    mileage: orAbsent(car.mileage),
    owners: orAbsent(car.owners),
    condition: orAbsent(car.condition),
    price: orAbsent(car.price),
    currency: car.currency,
    nasiya: car.is_karvon_nasiya,
    trade_in: car.is_trade_in,
    description: orAbsent(car.description),
    showroom: orAbsent(car.showroom),
    region: orAbsent(car.region),
    photos: car.photos,
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Characters that XML 1.0 forbids. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const element = (name: string, value: string | number | null | undefined) =>
  value == null || value === '' ? '' : `<${name}>${escaped(String(value))}</${name}>`;

const xmlCar = (car: FeedCar) =>
  [
    '<car>',
    element('unique_id', car.id),
    element('url', car.url),
    element('date', car.updated_at.toISOString()),
    element('vin', car.vin),
    element('mark_id', car.brand),
    element('folder_id', car.model),
    element('generation', car.generation),
    element('modification_id', car.modification),
    element('complectation', car.position),
    element('year', car.year),
    element('body_type', car.body_type),
    element('engine_type', car.fuel_type),
    element('gearbox', car.transmission),
    element('drive', car.drive_unit),
    element('color', car.color),
    element('run', car.mileage),
    element('owners_number', car.owners),
    element('state', car.condition),
    element('price', car.price),
    element('currency', car.currency),
    element('description', car.description),
    element('showroom', car.showroom),
    element('region', car.region),
    '<images>',
    ...car.photos.map((photo) => element('image', photo)),
    '</images>',
    '</car>',
  ].join('');

export function documentOf(format: FeedExportRow['format'], cars: readonly FeedCar[]): string {
  if (format === 'json')
    return JSON.stringify({ format: stockFormat, cars: cars.map(jsonCar) }, undefined, 1);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<data><cars>\n${cars.map(xmlCar).join('\n')}\n</cars></data>\n`;
}

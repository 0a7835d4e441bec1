import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { textOf as cellText } from '../imports/cells';
import { readVin } from '../vin/vin-rules';
import { stockFormat } from './feed-document';

export type FoundFormat = 'cars' | 'ads' | 'json';

/** Fields of an import that a feed fills, in the order of its cells. */
export const feedFields = [
  'external_id',
  'vin',
  'brand',
  'car_model',
  'generation',
  'modification',
  'position',
  'year',
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'color',
  'mileage',
  'number_of_owners',
  'condition',
  'price',
  'currency',
  'description',
  'photos',
] as const;
type Field = (typeof feedFields)[number];
type FeedCell = string | number | null;

export interface ReadFeed {
  format: FoundFormat;
  rows: FeedCell[][];
}

/** No known format, or damaged. */
export class FeedUnreadable extends Error {}

const longestText = 5000;
const mostPhotos = 30;
/** Elements within each other. Each path is joined, so that depth costs time. */
const mostDepth = 20;
/** Characters given to the parser at once; other requests run in between. */
const pieceSize = 256 * 1024;

type Names = Readonly<Record<string, Field>>;

/** Names of elements in lower case. */
const elements: Readonly<Record<'cars' | 'ads', { path: string; names: Names; photo: string }>> = {
  cars: {
    path: 'data/cars/car',
    photo: 'images/image',
    names: {
      unique_id: 'external_id',
      vin: 'vin',
      mark_id: 'brand',
      folder_id: 'car_model',
      generation: 'generation',
      modification_id: 'modification',
      complectation: 'position',
      year: 'year',
      body_type: 'body_type',
      engine_type: 'fuel_type',
      gearbox: 'transmission',
      drive: 'drive_unit',
      color: 'color',
      run: 'mileage',
      owners_number: 'number_of_owners',
      state: 'condition',
      price: 'price',
      currency: 'currency',
      description: 'description',
    },
  },
  ads: {
    path: 'ads/ad',
    photo: 'images/image',
    names: {
      id: 'external_id',
      vin: 'vin',
      make: 'brand',
      model: 'car_model',
      generation: 'generation',
      modification: 'modification',
      complectation: 'position',
      year: 'year',
      bodytype: 'body_type',
      fueltype: 'fuel_type',
      transmission: 'transmission',
      drivetype: 'drive_unit',
      color: 'color',
      kilometrage: 'mileage',
      owners: 'number_of_owners',
      condition: 'condition',
      price: 'price',
      currency: 'currency',
      description: 'description',
    },
  },
};

const jsonNames: Readonly<Record<string, Field>> = {
  id: 'external_id',
  vin: 'vin',
  brand: 'brand',
  model: 'car_model',
  generation: 'generation',
  modification: 'modification',
  position: 'position',
  year: 'year',
  body_type: 'body_type',
  fuel_type: 'fuel_type',
  transmission: 'transmission',
  drive_unit: 'drive_unit',
  color: 'color',
  mileage: 'mileage',
  owners: 'number_of_owners',
  condition: 'condition',
  price: 'price',
  currency: 'currency',
  description: 'description',
};

type Car = Partial<Record<Field, FeedCell>>;

const rowOf = (car: Car, photos: readonly string[]): FeedCell[] =>
  feedFields.map((field) =>
    field === 'photos' ? photos.slice(0, mostPhotos).join(' ') || null : (car[field] ?? null),
  );

/** Text by its byte order mark, else by the encoding that XML declares, else UTF-8. */
function textOf(content: Buffer): string {
  const start = content.subarray(0, 200).toString('latin1');
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : declared, { fatal: true }).decode(content);
  } catch {
    throw new FeedUnreadable('encoding');
  }
}

async function readXml(text: string): Promise<ReadFeed> {
  const parser = new SaxesParser();
  const path: string[] = [];
  const rows: FeedCell[][] = [];
  let format: 'cars' | 'ads' | undefined;
  let car: Car = {};
  let photos: string[] = [];
  let written = '';
  const fail = (why: string) => {
    throw new FeedUnreadable(why);
  };
  parser.on('error', ({ message }) => fail(message));
  parser.on('doctype', () => fail('a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name.toLowerCase());
    if (path.length > mostDepth) fail('too deep');
    written = '';
    const at = path.join('/');
    if (format === undefined)
      format = at === elements.cars.path ? 'cars' : at === elements.ads.path ? 'ads' : undefined;
    if (format === undefined) return;
    const { path: root, photo } = elements[format];
    if (at === root) {
      car = {};
      photos = [];
    }
    const url = Object.entries(attributes).find(([key]) => key.toLowerCase() === 'url')?.[1];
    if (at === `${root}/${photo}` && typeof url === 'string') photos.push(url.trim());
  });
  const add = (piece: string) => {
    if (written.length <= longestText) written += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const at = path.join('/');
    path.pop();
    if (format === undefined) return;
    const { path: root, names, photo } = elements[format];
    const value = written.trim();
    written = '';
    if (at === root) rows.push(rowOf(car, photos));
    else if (at === `${root}/${photo}` && value !== '') photos.push(value);
    else if (at.startsWith(`${root}/`)) {
      const name = at.slice(root.length + 1);
      const field = Object.hasOwn(names, name) ? names[name] : undefined;
      if (field !== undefined && value !== '') car[field] = value;
    }
  });
  for (let start = 0; start < text.length; start += pieceSize) {
    parser.write(text.slice(start, start + pieceSize));
    await setImmediate();
  }
  parser.close();
  if (format === undefined) {
    // An empty list has the root of its format.
    if (/<data[\s/>]/i.test(text.slice(0, 2000))) return { format: 'cars', rows };
    if (/<ads[\s/>]/i.test(text.slice(0, 2000))) return { format: 'ads', rows };
    throw new FeedUnreadable('no known format');
  }
  return { format, rows };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(text: string): ReadFeed {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new FeedUnreadable('no JSON');
  }
  if (!isRecord(document) || document['format'] !== stockFormat || !Array.isArray(document['cars']))
    throw new FeedUnreadable('no known format');
  const rows = document['cars'].map((entry: unknown) => {
    if (!isRecord(entry)) throw new FeedUnreadable('a car that is none');
    const car: Car = {};
    for (const [name, field] of Object.entries(jsonNames)) {
      const value = entry[name];
      if (typeof value === 'string' && value.trim() !== '')
        car[field] = value.trim().slice(0, longestText + 1);
      else if (typeof value === 'number') car[field] = value;
    }
    const list: unknown[] = Array.isArray(entry['photos']) ? entry['photos'] : [];
    return rowOf(
      car,
      list.filter((photo) => typeof photo === 'string'),
    );
  });
  return { format: 'json', rows };
}

/** @throws FeedUnreadable */
export async function readFeedContent(content: Buffer): Promise<ReadFeed> {
  const text = textOf(content);
  const first = text.trimStart()[0];
  if (first === '<') {
    try {
      return await readXml(text);
    } catch (error) {
      throw error instanceof FeedUnreadable ? error : new FeedUnreadable(String(error));
    }
  }
  return readJson(text);
}

const keyFields = {
  number: feedFields.indexOf('external_id'),
  vin: feedFields.indexOf('vin'),
};

/** The car's number in the feed, else its VIN, both as an import stores them. */
export const keyOf = (row: readonly FeedCell[]): string | undefined => {
  const number = cellText(row[keyFields.number]);
  if (number !== '') return number;
  const vin = cellText(row[keyFields.vin]);
  if (vin === '') return undefined;
  const read = readVin(vin);
  return 'vin' in read ? read.vin : vin;
};

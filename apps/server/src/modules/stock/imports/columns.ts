import { normCompact } from '../../../platform/values/text-norm';
import type { Texts } from '../../../platform/values/language';
import type { Currency } from '../../../platform/values/money';
import { currencyOf, textOf } from './cells';
import type { ImportField } from './import-types';
import type { Cell } from './sheet-worker';

interface FieldColumn extends Texts {
  /** Other headers of the field, in any script. */
  also: readonly string[];
}

/** Headings of the template, and what dealers call them. */
export const importFields: Readonly<Record<ImportField, FieldColumn>> = {
  external_id: {
    ru: 'Ваш номер',
    uz: 'Raqamingiz',
    also: [
      'инв №',
      'инв номер',
      'инвентарный номер',
      'номер',
      '№',
      'код',
      'артикул',
      'id',
      'stock',
      'stock no',
      'stock number',
      'external id',
      'unique id',
      'kod',
    ],
  },
  brand: {
    ru: 'Марка',
    uz: 'Marka',
    also: ['бренд', 'brand', 'make', 'mark id', 'brend', 'марка авто', 'производитель'],
  },
  car_model: {
    ru: 'Модель',
    uz: 'Model',
    also: [
      'model',
      'модель авто',
      'folder id',
      'автомобиль',
      'авто',
      'машина',
      'mashina',
      'avtomobil',
      'car',
      'название',
      'наименование',
    ],
  },
  generation: { ru: 'Поколение', uz: 'Avlod', also: ['generation', 'кузов поколение'] },
  modification: {
    ru: 'Модификация',
    uz: 'Modifikatsiya',
    also: ['modification', 'мотор', 'двигатель', 'dvigatel', 'engine'],
  },
  position: {
    ru: 'Позиция',
    uz: 'Pozitsiya',
    also: ['комплектация', 'komplektatsiya', 'position', 'trim', 'комплект'],
  },
  year: {
    ru: 'Год',
    uz: 'Yili',
    also: ['год выпуска', 'г.в.', 'гв', 'year', 'yil', 'ishlab chiqarilgan yili', 'год вып'],
  },
  vin: {
    ru: 'VIN',
    uz: 'VIN',
    also: [
      'vin номер',
      'vin код',
      'вин',
      'вин код',
      'вин номер',
      'номер кузова',
      'шасси',
      'vin raqam',
      'vin kod',
    ],
  },
  price: {
    ru: 'Цена',
    uz: 'Narxi',
    also: [
      'цена продажи',
      'стоимость',
      'прайс',
      'price',
      'narx',
      'sotuv narxi',
      'цена сум',
      'цена уе',
      'цена usd',
      'sum',
      'сумма',
    ],
  },
  currency: { ru: 'Валюта', uz: 'Valyuta', also: ['currency', 'вал'] },
  mileage: {
    ru: 'Пробег, км',
    uz: 'Yurgani, km',
    also: [
      'пробег',
      'километраж',
      'mileage',
      'run',
      'probeg',
      'yurgan',
      'yurgani',
      'kilometrage',
      'км',
      'odometer',
    ],
  },
  body_type: { ru: 'Кузов', uz: 'Kuzov', also: ['тип кузова', 'body', 'body type', 'kuzov turi'] },
  fuel_type: {
    ru: 'Топливо',
    uz: 'Yoqilg‘i',
    also: ['тип топлива', 'fuel', 'fuel type', 'yoqilgi turi'],
  },
  transmission: {
    ru: 'Коробка',
    uz: 'Uzatmalar qutisi',
    also: ['кпп', 'коробка передач', 'трансмиссия', 'transmission', 'gearbox', 'karobka', 'uzatma'],
  },
  drive_unit: { ru: 'Привод', uz: 'Yuritma', also: ['drive', 'тип привода', 'privod'] },
  color: { ru: 'Цвет', uz: 'Rangi', also: ['color', 'colour', 'rang', 'цвет кузова'] },
  number_of_owners: {
    ru: 'Владельцев',
    uz: 'Egalari soni',
    also: [
      'владельцы',
      'число владельцев',
      'количество владельцев',
      'owners',
      'egalari',
      'кол во владельцев',
    ],
  },
  condition: { ru: 'Состояние', uz: 'Holati', also: ['condition', 'holat'] },
  description: {
    ru: 'Описание',
    uz: 'Tavsif',
    also: ['description', 'текст', 'комментарий к объявлению', 'tavsifi'],
  },
  photos: {
    ru: 'Фото по ссылкам',
    uz: 'Suratlar havolasi',
    also: [
      'фото',
      'фотографии',
      'photos',
      'photo',
      'images',
      'image',
      'ссылки на фото',
      'surat',
      'suratlar',
      'rasm',
      'rasmlar',
      'foto',
    ],
  },
  avtosalon: {
    ru: 'Автосалон',
    uz: 'Avtosalon',
    also: ['салон', 'филиал', 'площадка', 'showroom', 'salon', 'filial'],
  },
  is_karvon_nasiya: {
    ru: 'Karvon Nasiya',
    uz: 'Karvon Nasiya',
    also: ['насия', 'рассрочка', 'nasiya', 'muddatli tolov'],
  },
  is_trade_in: {
    ru: 'Trade-in',
    uz: 'Trade-in',
    also: ['трейд ин', 'трейдин', 'обмен', 'tradein'],
  },
  purchase_price: {
    ru: 'Купили за',
    uz: 'Xarid narxi',
    also: [
      'закуп',
      'закупка',
      'цена закупки',
      'закупочная цена',
      'себестоимость',
      'purchase price',
      'cost',
      'tannarx',
      'xarid',
    ],
  },
  purchase_currency: {
    ru: 'Валюта покупки',
    uz: 'Xarid valyutasi',
    also: ['валюта закупки', 'purchase currency'],
  },
  purchased_on: {
    ru: 'Дата покупки',
    uz: 'Xarid sanasi',
    also: [
      'дата закупки',
      'куплена',
      'purchased on',
      'purchase date',
      'дата прихода',
      'xarid kuni',
    ],
  },
  purchase_source: {
    ru: 'Откуда',
    uz: 'Qayerdan',
    also: ['источник', 'поставщик', 'purchase source', 'source'],
  },
};

export const costFields: ReadonlySet<ImportField> = new Set([
  'purchase_price',
  'purchase_currency',
  'purchased_on',
  'purchase_source',
]);

export const isImportField = (text: string): text is ImportField =>
  Object.hasOwn(importFields, text);

export const fieldNames: readonly ImportField[] = Object.keys(importFields).filter(isImportField);

/** Cells of a template's sample rows. They are not imported. */
export const sampleMark: Texts = { ru: 'пример', uz: 'namuna' };

const sampleTexts = new Set(Object.values(sampleMark));

export const isSample = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => sampleTexts.has(textOf(cell).toLowerCase()));

const byHeader = new Map(
  fieldNames.flatMap((field) => {
    const { ru, uz, also } = importFields[field];
    return [field, ru, uz, ...also].map((header) => [normCompact(header), field] as const);
  }),
);

/** Currency and unit after a comma or in brackets are not a part of the header. */
const withoutUnit = (header: string) => header.replace(/\(.*?\)|,.*$/gu, '');

/** The currency of a money column by its header: «Цена, у.е.», «Price (USD)». */
export const currencyOfHeader = (header = ''): Currency | undefined =>
  currencyOf(header.replaceAll(/[()]/g, ' '));

function byContent(samples: readonly string[]): ImportField | undefined {
  const filled = samples.filter((text) => text !== '');
  if (filled.length === 0) return undefined;
  if (filled.every((text) => /^[A-HJ-NPR-Z0-9]{17}$/iu.test(text) && /\d/.test(text))) return 'vin';
  return filled.every((text) => text.startsWith('https://')) ? 'photos' : undefined;
}

/** One column per field: the first that fits by header, else by content. */
export function guessMapping(
  columns: readonly { header: string; samples: readonly string[] }[],
): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const take = (field: ImportField | undefined) => {
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const named = columns.map(({ header }) =>
    take(byHeader.get(normCompact(header)) ?? byHeader.get(normCompact(withoutUnit(header)))),
  );
  return columns.map(({ samples }, index) => named[index] ?? take(byContent(samples)));
}

/** A row needs brand and model, or VIN, or the dealership's number. */
export const isEnough = (mapping: readonly (ImportField | null)[]): boolean => {
  const has = (field: ImportField) => mapping.includes(field);
  return has('vin') || has('external_id') || (has('brand') && has('car_model'));
};

/** `F` for 5, `AB` for 27. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest < 0 ? '' : letterOf(rest)}${String.fromCharCode(65 + (index % 26))}`;
}

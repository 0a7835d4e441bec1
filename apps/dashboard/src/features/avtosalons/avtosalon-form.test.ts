import { describe, expect, it } from 'vitest';
import { avtosalonForm, type AvtosalonValues } from './avtosalon-definition';
import { holdsIn, nearestRegion } from './place';

const image = (id: string) =>
  ({ state: 'ready', id, url: `/media/${id}.webp`, thumbnail: `/media/${id}.thumb.webp` }) as const;

const filled: AvtosalonValues = {
  name: 'Karvon Chilonzor',
  phone: '+998712001031',
  region: 1,
  district: 104,
  address: 'Bunyodkor shoh ko‘chasi, 42',
  latitude: 41.2756,
  longitude: 69.2034,
  opening_time: '09:00',
  closing_time: '20:00',
  logo: image('logo'),
  facade_photo: image('front'),
  status: 'active',
};

const codes = async (part: Partial<AvtosalonValues>) => {
  const all = Object.entries(await avtosalonForm.rules({ ...filled, ...part }, 'save'));
  return Object.fromEntries(all.filter(([, code]) => code !== undefined));
};

describe('rules', () => {
  it('takes a complete showroom', async () => expect(await codes({})).toEqual({}));

  it('asks for everything that the specification requires', async () => {
    expect(
      Object.keys(await codes({ ...avtosalonForm.empty(), opening_time: '', closing_time: '' })),
    ).toEqual([
      'name',
      'phone',
      'logo',
      'facade_photo',
      'region',
      'address',
      'latitude',
      'longitude',
      'opening_time',
      'closing_time',
    ]);
  });

  it('rejects a place outside of the country, and closing before opening', async () => {
    expect(await codes({ latitude: 55.75, longitude: 37.6, closing_time: '08:00' })).toEqual({
      latitude: 'outside_uzbekistan',
      longitude: 'outside_uzbekistan',
      closing_time: 'time_order',
    });
  });
});

describe('requests', () => {
  it('trims texts and leaves a missing district out', () => {
    const request = avtosalonForm.toCreate({ ...filled, name: ' Karvon ', district: null });
    expect(request).toMatchObject({ name: 'Karvon' });
    expect(request).not.toHaveProperty('district');
  });

  it('sends only what was changed', () => {
    expect(avtosalonForm.toUpdate({ ...filled, closing_time: '21:00' }, filled)).toEqual({
      closing_time: '21:00',
    });
    expect(avtosalonForm.toUpdate({ ...filled, logo: image('new') }, filled)).toEqual({
      logo: 'new',
    });
  });

  it('clears a district by null', () => {
    expect(avtosalonForm.toUpdate({ ...filled, district: null }, filled)).toEqual({
      district: null,
    });
  });

  it('sends nothing when nothing was changed', () => {
    expect(
      avtosalonForm.toUpdate({ ...filled, name: 'Karvon Chilonzor ' }, filled),
    ).toBeUndefined();
  });
});

it('sends an image of a draft again that was not sent then', () => {
  const draft = { ...filled, logo: { state: 'failed', key: 'k1', name: 'logo.png' } as const };
  expect(avtosalonForm.files?.(draft)).toEqual(['k1']);
  expect(avtosalonForm.restore?.(draft).logo).toMatchObject({ state: 'uploading', key: 'k1' });
});

it('says of an image that was swept that it is gone', () => {
  expect(avtosalonForm.codeOf?.('logo', 'unknown_reference')).toBe('image_gone');
  expect(avtosalonForm.codeOf?.('region', 'unknown_reference')).toBe('unknown_reference');
});

const region = (id: number, latitude: number, longitude: number) => ({
  id,
  latitude,
  longitude,
  translations: { ru: { name: `${id}` }, uz: { name: `${id}` } },
  districts: [],
});

describe('the pin', () => {
  const tashkent = region(1, 41.31, 69.24);
  const samarkand = region(8, 39.65, 66.97);
  const all = [tashkent, samarkand];

  it('knows the nearest region', () => {
    expect(nearestRegion({ latitude: 40, longitude: 67 }, all)).toBe(samarkand);
  });

  it('holds in the region that it was put in, and in no other', () => {
    const pin = { latitude: 39.7, longitude: 67.01 };
    expect(holdsIn(samarkand, pin, all)).toBe(true);
    expect(holdsIn(tashkent, pin, all)).toBe(false);
  });
});

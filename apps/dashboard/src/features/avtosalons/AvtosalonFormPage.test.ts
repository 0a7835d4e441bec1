import { describe, expect, it } from 'vitest';
import { avtosalonForm, type AvtosalonValues } from './avtosalon-definition';
import { holdsIn, nearestRegion } from './place';

const image = (id: string) =>
  ({ state: 'ready', id, url: `/media/${id}.webp`, thumbnail: `/media/${id}.thumb.webp` }) as const;

const filled: AvtosalonValues = {
  name: 'Karvon Chilonzor',
  phone: '+998712001031',
  additional_phones: [],
  region: 1,
  district: 104,
  address: 'Bunyodkor shoh ko‘chasi, 42',
  latitude: 41.2756,
  longitude: 69.2034,
  opening_time: '09:00',
  closing_time: '20:00',
  weekday_hours: [],
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

  it('requires all fields of the specification', async () => {
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

  it('rejects a place outside of the country', async () => {
    expect(await codes({ latitude: 55.75, longitude: 37.6 })).toEqual({
      latitude: 'outside_uzbekistan',
      longitude: 'outside_uzbekistan',
    });
  });

  it('accepts hours past midnight and round the clock', async () => {
    expect(await codes({ closing_time: '02:00' })).toEqual({});
    expect(await codes({ opening_time: '00:00', closing_time: '00:00' })).toEqual({});
  });

  it('reports the invalid number and time', async () => {
    const own = { weekday: 6, isOpen: true, opening_time: '25:00', closing_time: '' };
    const closed = { weekday: 7, isOpen: false, opening_time: '25:00', closing_time: '' };
    expect(
      await codes({
        additional_phones: ['+998901234567', '+998901234567', '+99890'],
        weekday_hours: [closed, own],
      }),
    ).toEqual({
      'additional_phones.1': 'duplicate',
      'additional_phones.2': 'invalid_phone',
      'weekday_hours.1.opening_time': 'time_invalid',
      'weekday_hours.1.closing_time': 'required',
    });
  });
});

describe('requests', () => {
  it('trims texts and omits a missing district', () => {
    const request = avtosalonForm.toCreate({ ...filled, name: ' Karvon ', district: null });
    expect(request).toMatchObject({ name: 'Karvon' });
    expect(request).not.toHaveProperty('district');
  });

  it('sends only changed fields', () => {
    expect(avtosalonForm.toUpdate({ ...filled, closing_time: '21:00' }, filled)).toEqual({
      closing_time: '21:00',
    });
    expect(avtosalonForm.toUpdate({ ...filled, logo: image('new') }, filled)).toEqual({
      logo: 'new',
    });
  });

  it('sends days with other hours from Monday, and a day off without times', () => {
    const times = { opening_time: '10:00', closing_time: '18:00' };
    const days = [
      { weekday: 7, isOpen: false, ...times },
      { weekday: 6, isOpen: true, ...times },
    ];
    expect(avtosalonForm.toUpdate({ ...filled, weekday_hours: days }, filled)).toEqual({
      weekday_hours: [{ weekday: 6, ...times }, { weekday: 7 }],
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

it('uploads an image of a draft that was not uploaded before', () => {
  const draft = { ...filled, logo: { state: 'failed', key: 'k1', name: 'logo.png' } as const };
  expect(avtosalonForm.files?.(draft)).toEqual(['k1']);
  expect(avtosalonForm.restore?.(draft).logo).toMatchObject({ state: 'uploading', key: 'k1' });
});

it('reports an image that the server has deleted', () => {
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

  it('is valid only in its own region', () => {
    const pin = { latitude: 39.7, longitude: 67.01 };
    expect(holdsIn(samarkand, pin, all)).toBe(true);
    expect(holdsIn(tashkent, pin, all)).toBe(false);
  });
});

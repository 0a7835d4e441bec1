import { describe, expect, it } from 'vitest';
import {
  emptyAvtosalon,
  parseAvtosalonDraft,
  toRequest,
  toUpdate,
  type AvtosalonFormValues,
} from './avtosalon-form-values';
import { avtosalonProblems, avtosalonSchema } from './avtosalon-schema';
import { holdsIn, nearestRegion } from './place';

const picture = (id: string) =>
  ({ state: 'ready', id, url: `/media/${id}.webp`, thumbnail: `/media/${id}.thumb.webp` }) as const;

const unsent = (state: 'uploading' | 'failed') => ({ state, key: 'k1', name: 'logo.png' });

const filled: AvtosalonFormValues = {
  version: 3,
  name: 'Karvon Chilonzor',
  phone: '+998712001031',
  region: 1,
  district: 104,
  address: 'Bunyodkor shoh ko‘chasi, 42',
  latitude: 41.2756,
  longitude: 69.2034,
  opening_time: '09:00',
  closing_time: '20:00',
  logo: picture('logo'),
  facade_photo: picture('front'),
  status: 'active',
  attempt: null,
};

const isPhone = () => true;
const codes = (part: Partial<AvtosalonFormValues>) =>
  Object.fromEntries(
    avtosalonProblems({ ...filled, ...part }, isPhone).map(({ field, code }) => [field, code]),
  );

describe('rules', () => {
  it('takes a whole showroom', () => expect(codes({})).toEqual({}));

  it('asks for everything that the specification requires', () => {
    expect(avtosalonProblems(emptyAvtosalon, isPhone).map(({ field }) => field)).toEqual([
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

  it.each([
    ['09:00', '09:00', 'time_order'],
    ['20:00', '09:00', 'time_order'],
    ['09:00', '24:00', 'time_invalid'],
    ['09:00', '9:3', 'time_invalid'],
  ])('refuses %s to %s', (opening_time, closing_time, code) => {
    expect(codes({ opening_time, closing_time })).toEqual({ closing_time: code });
  });

  it('takes a name of spaces for none', () =>
    expect(codes({ name: '  ' })).toEqual({ name: 'required' }));

  it('says that a picture is still on its way, or was not sent', () => {
    expect(codes({ logo: unsent('uploading'), facade_photo: unsent('failed') })).toEqual({
      logo: 'picture_uploading',
      facade_photo: 'picture_failed',
    });
  });

  it('refuses a place outside of the country', () => {
    expect(codes({ latitude: 55.75, longitude: 37.6 })).toEqual({
      latitude: 'outside_uzbekistan',
      longitude: 'outside_uzbekistan',
    });
  });
});

const isTaken = async (phone: string) =>
  (await avtosalonSchema.safeParseAsync({ ...filled, phone })).success;

describe('phone', () => {
  it.each(['33', '50', '55', '77', '20', '88', '90', '71'])('knows the prefix %s', async (prefix) =>
    expect(await isTaken(`+998${prefix}1234567`)).toBe(true),
  );

  it.each(['+998901234', '+998001234567', '+79161234567', '901234567'])(
    'refuses %s',
    async (phone) => expect(await isTaken(phone)).toBe(false),
  );
});

describe('requests', () => {
  it('trims words and leaves a missing district out', () => {
    const request = toRequest({ ...filled, name: ' Karvon ', district: null });
    expect(request.name).toBe('Karvon');
    expect(request).not.toHaveProperty('district');
  });

  it('sends only what was changed', () => {
    expect(toUpdate({ ...filled, closing_time: '21:00' }, filled)).toEqual({
      closing_time: '21:00',
    });
    expect(toUpdate({ ...filled, logo: picture('new') }, filled)).toEqual({ logo: 'new' });
  });

  it('clears a district by null', () => {
    expect(toUpdate({ ...filled, district: null }, filled)).toEqual({ district: null });
  });

  it('sends nothing when nothing was changed', () => {
    expect(toUpdate({ ...filled, name: 'Karvon Chilonzor ' }, filled)).toBeUndefined();
  });
});

describe('drafts', () => {
  it.each(['uploading', 'failed'] as const)('sends a picture that was %s again', (state) => {
    const draft = parseAvtosalonDraft({ ...filled, logo: unsent(state) });
    expect(draft).toEqual({ ...filled, logo: unsent('uploading') });
  });

  it('forgets a picture on its way of which nothing was kept', () => {
    const draft = parseAvtosalonDraft({ ...filled, logo: { state: 'uploading' } });
    expect(draft).toEqual({ ...filled, logo: null });
  });

  it('keeps the creation whose answer never came, and takes a draft of before there were any', () => {
    const attempt = { key: 'first', body: toRequest(filled) };
    expect(parseAvtosalonDraft({ ...filled, attempt })?.attempt).toEqual(attempt);
    const { attempt: _, ...earlier } = filled;
    expect(parseAvtosalonDraft(earlier)).toEqual(filled);
  });

  it.each([null, 'x', {}, { ...filled, name: 5 }])('throws away %j', (values) => {
    expect(parseAvtosalonDraft(values)).toBeUndefined();
  });
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

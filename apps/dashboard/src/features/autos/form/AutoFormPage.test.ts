import { describe, expect, it } from 'vitest';
import type { Auto } from '@karvon/api/main';
import { fieldOf, orderOf, sectionState } from './auto-fields';
import { autoForm, draftProblems, missingProblems } from './auto-definition';
import type { AutoFormValues } from './auto-fields';
import { completenessOf } from './completeness';
import { changedPaths } from './save/remoderation';

const reference = (id: number) => ({
  id,
  translations: { ru: { name: `имя ${id}` }, uz: { name: `nom ${id}` } },
});

const auto: Auto = {
  id: 5012,
  version: 7,
  status: 'active',
  car_id: 7012,
  core_car: {
    id: 7012,
    brand: { id: 3, name: 'Chevrolet' },
    car_model: { id: 31, name: 'Tracker' },
    generation: { id: 88, name: 'II' },
    year: 2023,
    body_type: reference(11),
    fuel_type: reference(21),
    transmission: reference(26),
    drive_unit: reference(31),
    color: reference(41),
    mileage: 24_500,
    used_car: true,
    vin: 'XWBMC5E12PA012345',
    description: 'Один хозяин',
    media_tools: [reference(101)],
    external_body_kit: [],
    optics: [],
    salon: [],
    services: [],
  },
  avtosalon: { id: 31, name: 'Karvon Chilonzor' },
  region: reference(1),
  condition: 'excellent',
  currency: 'UZS',
  price: 219_000_000,
  additional_phones: ['+998935550142'],
  barter: false,
  is_trade_in: true,
  is_karvon_nasiya: true,
  is_cheaper: false,
  owner_warranty: false,
  passed_customs_clearance: true,
  is_available_for_rent_to_own: false,
  photos: [{ id: 'q7', url: '/media/q7.webp', thumbnail: '/media/q7.thumb.webp' }],
  changed_part: [{ part: 'hood', change: 'painted' }],
  views: 0,
  likes: 0,
  calls: 0,
  chats: 0,
  leads: 0,
  days_in_salon: 0,
  created_at: '2025-11-08T06:12:00Z',
  status_changed_at: '2025-11-08T06:12:00Z',
  reasons: [],
  allowed_transitions: [],
  can_edit: true,
  can_refresh: false,
  telegram_posts: [],
  allowed_telegram: [],
};

const hasNone = () => false;
const complete = () => autoForm.from(auto);
const found = (problems: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(problems).filter(([, code]) => code !== undefined));
const codes = (values: AutoFormValues) =>
  found({ ...draftProblems(values), ...missingProblems(values) });

describe('rules', () => {
  it('requires all fields that moderation needs', () => {
    expect(Object.keys(codes(autoForm.empty())).toSorted()).toEqual(
      [
        'avtosalon',
        'condition',
        'core_car.body_type',
        'core_car.brand',
        'core_car.car_model',
        'core_car.color',
        'core_car.drive_unit',
        'core_car.fuel_type',
        'core_car.generation',
        'core_car.transmission',
        'core_car.year',
        'photos',
        'price',
        'region',
      ].toSorted(),
    );
    expect(codes(complete())).toEqual({});
  });

  it('requires only brand and model of a draft', () => {
    expect(Object.keys(found(draftProblems(autoForm.empty())))).toEqual([
      'core_car.brand',
      'core_car.car_model',
    ]);
  });

  // Fault: in the first hours of a year in Tashkent, the device's year rejected a car of the next one.
  it('allows the year after the one in Tashkent', () => {
    const values = complete();
    values.core_car.year = 2028;
    const newYear = new Date('2026-12-31T20:00:00Z');
    const yearBefore = new Date('2026-12-31T18:00:00Z');
    expect(found(draftProblems(values, newYear))).toEqual({});
    expect(found(draftProblems(values, yearBefore))).toHaveProperty(['core_car.year']);
  });

  it.each<[string, string, (values: AutoFormValues) => void]>([
    ['price', 'price_positive', (values) => (values.price = 0)],
    ['price_from', 'price_order', (values) => (values.price_from = 220_000_000)],
    ['price_to', 'price_order', (values) => (values.price_to = 218_000_000)],
    ['core_car.mileage', 'mileage_minimum', (values) => (values.core_car.mileage = -1)],
    ['core_car.vin', 'vin_invalid', (values) => (values.core_car.vin = 'XWBMC5E12PA01234O')],
    ['core_car.year', 'year_in_future', (values) => (values.core_car.year = 2999)],
    ['time_to', 'required', (values) => (values.time_from = '09:00')],
    [
      'time_from',
      'time_invalid',
      (values) => Object.assign(values, { time_from: '9', time_to: '10:00' }),
    ],
    ['additional_phones.0', 'invalid_phone', (values) => (values.additional_phones = ['+99890'])],
    [
      'additional_phones.0',
      'phone_long_or_foreign',
      (values) => (values.additional_phones = ['+9989012345678', '+77011234567']),
    ],
    [
      'additional_phones.1',
      'duplicate',
      (values) => (values.additional_phones = ['+998935550142', '+998935550142']),
    ],
    ['photos', 'photos_min', (values) => (values.photos = [])],
    [
      'core_car.description',
      'max_length:5000',
      (values) => (values.core_car.description = 'ё'.repeat(5001)),
    ],
  ])('%s: %s', (field, code, change) => {
    const values = complete();
    change(values);
    expect(codes(values)).toEqual({ [field]: code });
  });

  it('does not require a field that cannot be chosen yet', () => {
    const problems = Object.keys(autoForm.rules(autoForm.empty(), 'moderation'));
    expect(problems).toContain('core_car.brand');
    for (const waiting of ['core_car.car_model', 'core_car.year', 'core_car.generation'])
      expect(problems).not.toContain(waiting);
  });
});

describe('requests', () => {
  it('creates with filled fields only', () => {
    const values = autoForm.empty();
    values.core_car.brand = { id: 3, name: 'Chevrolet' };
    values.core_car.car_model = { id: 31, name: 'Tracker' };
    const body = autoForm.toCreate(values);
    expect(body?.core_car).toMatchObject({ brand: 3, car_model: 31, used_car: true });
    expect(body).not.toHaveProperty('price');
    expect(JSON.stringify(body)).not.toContain('null');
  });

  it('omits photos that are not uploaded', () => {
    const values = complete();
    values.photos.push({ key: 'local', name: 'IMG_1.jpg', image: null });
    expect(autoForm.toCreate(values)?.photos).toEqual(['q7']);
  });

  it('sends changed fields and clears emptied ones', () => {
    const values = complete();
    expect(autoForm.toUpdate(values, complete())).toBeUndefined();
    values.price = null;
    values.core_car.vin = ' ';
    values.core_car.mileage = 25_000;
    values.terms_of_rent = 'forgotten in a closed part';
    const update = autoForm.toUpdate(values, complete());
    expect(update).toEqual({ price: null, core_car: { vin: null, mileage: 25_000 } });
    expect(changedPaths(update ?? {})).toEqual(['core_car.vin', 'core_car.mileage', 'price']);
  });
});

describe('completeness', () => {
  it('is 0 for nothing and 100 for everything', () => {
    const empty = autoForm.empty();
    expect(completenessOf(empty).score).toBe(3);
    // Fault: the rail counted «12 обязательных полей», the bar «9 полей нужно исправить».
    const [first] = completenessOf(empty).items;
    expect(first).toMatchObject({
      check: 'required',
      missing: Object.keys(autoForm.rules(empty, 'moderation')).length,
    });
    const values = complete();
    Object.assign(values.core_car, {
      modification: 1,
      position: 1,
      number_of_owners: 0,
      paint_condition: 1,
      description: 'о'.repeat(200),
      optics: [1, 2, 3, 4],
    });
    values.photos = Array.from({ length: 10 }, (_, at) => ({
      key: `${at}`,
      name: '',
      image: null,
    }));
    expect(completenessOf(values)).toEqual({ score: 100, items: [] });
  });

  it('lists what would raise it, largest gain first', () => {
    const values = complete();
    values.photos = values.photos.slice(0, 1);
    const { items } = completenessOf(values);
    expect(items[0]).toEqual({ check: 'photos', gain: 18, missing: 9 });
    expect(items.find(({ check }) => check === 'options')).toEqual({
      check: 'options',
      gain: 9,
      missing: 4,
    });
    expect(items.some(({ check }) => check === 'required' || check === 'vin')).toBe(false);
  });
});

describe('fields', () => {
  it('finds the field of a path of the server', () => {
    expect(fieldOf('core_car.media_tools.3')).toBe('core_car.media_tools');
    expect(fieldOf('changed_part.0.part')).toBe('changed_part');
    expect(fieldOf('photos.2')).toBe('photos');
    expect(fieldOf('core_car')).toBe('core_car.brand');
    expect(fieldOf('car_id')).toBeUndefined();
    expect(fieldOf('')).toBeUndefined();
    expect(orderOf('core_car.brand')).toBeLessThan(orderOf('price'));
  });

  it('returns the progress of a section', () => {
    expect(sectionState('model', autoForm.empty(), hasNone)).toBe('empty');
    expect(sectionState('model', complete(), hasNone)).toBe('done');
    expect(sectionState('photos', complete(), (field) => field === 'photos')).toBe('error');
  });
});

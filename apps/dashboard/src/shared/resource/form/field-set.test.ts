import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { imageField } from '../../photos/image-field-kind';
import {
  choiceField,
  dayField,
  numberField,
  optionalTextField,
  phoneField,
  referenceField,
  switchField,
  textField,
} from './field-kinds';
import { fieldSet } from './field-set';

const body = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  note: z.optional(z.string()),
  phone: z.string(),
  region: z.int(),
  district: z.optional(z.int()),
  position: z.object({ latitude: z.number().check(z.gte(37), z.lte(46)) }),
  tin: z.optional(z.string().check(z.maxLength(9), z.regex(/^\d{9}$/))),
  status: z.enum(['active', 'inactive']),
  photo: z.optional(z.string()),
});

const set = fieldSet(body, {
  name: textField({ label: 'common:add' }),
  note: textField({ label: 'common:add', isAsTyped: true }),
  phone: phoneField({ label: 'common:add' }),
  region: referenceField({ label: 'common:add' }),
  district: referenceField({ label: 'common:add' }),
  'position.latitude': numberField({ label: 'common:add' }),
  tin: optionalTextField({ label: 'common:add', invalid: 'tin_invalid' }),
  status: choiceField(['active', 'inactive'], { label: 'common:add' }),
  photo: imageField({ label: 'common:add' }),
  isSure: switchField(),
});

const photo = { id: 'a1', url: '/media/a1.webp', thumbnail: '/media/a1.thumb.webp' };
const entity = {
  name: 'Uzum',
  phone: '+998901234567',
  region: { id: 1 },
  position: { latitude: 41.2 },
  status: 'inactive',
  photo,
};
const failed = { state: 'failed', key: 'k1', name: 'a.jpg' } as const;

it('reads properties of an entity, with empty values for absent ones', () => {
  const values = set.from(entity);
  expect(values).toMatchObject({ name: 'Uzum', note: '', region: 1, district: null });
  expect(values).toMatchObject({ status: 'inactive', photo: { state: 'ready', id: 'a1' } });
  expect(set.values.safeParse(values).success).toBe(true);
});

it('sends trimmed texts, and omits empty choices', () => {
  const values = { ...set.from(entity), name: ' Uzum ', note: ' as typed\n', photo: failed };
  expect(set.body(values)).toEqual({
    name: 'Uzum',
    note: ' as typed\n',
    phone: '+998901234567',
    region: 1,
    position: { latitude: 41.2 },
    status: 'inactive',
  });
});

it('returns errors in the order of the screen', async () => {
  const found = Object.entries(await set.rules({ ...set.empty(), photo: failed }));
  expect(found.filter(([, code]) => code !== undefined)).toEqual([
    ['name', 'required'],
    ['phone', 'required'],
    ['region', 'required'],
    ['position.latitude', 'required'],
    ['photo', 'image_failed'],
  ]);
});

it('takes limits from the contract', () => {
  expect(set.problems({ ...set.from(entity), name: '  ', tin: ' ' })).toEqual({ name: 'required' });
  expect(
    set.problems({
      ...set.from(entity),
      name: 'Karvon',
      position: { latitude: 50 },
      tin: '1234567890',
    }),
  ).toEqual({ name: 'max_length:5', 'position.latitude': 'max:46', tin: 'tin_invalid' });
  expect(set.problems({ ...set.from(entity), position: { latitude: Number.NaN } })).toEqual({
    'position.latitude': 'invalid_value',
  });
  expect(set.fields).toMatchObject({
    name: { isRequired: true, maxLength: 5 },
    district: { isRequired: false },
    status: { isRequired: false },
  });
  expect(set.fields).not.toHaveProperty('isSure');
});

it('sends changed fields, and null for a cleared one', () => {
  const before = set.from({ ...entity, district: { id: 7 } });
  const after = { ...before, district: null, position: { latitude: 41.5 } };
  expect(set.changes(after, before)).toEqual({ district: null, position: { latitude: 41.5 } });
  expect(set.changes(before, before)).toBeUndefined();
});

it.each([
  ['position.latitude', 'position.latitude'],
  ['photo.0', 'photo'],
  ['position', undefined],
  ['toString', undefined],
])('finds the field of the path %s', (path, field) => {
  expect(set.fieldOf(path)).toBe(field);
});

it('keeps the file of an image that was not uploaded, and retries it from a draft', () => {
  const values = { ...set.from(entity), photo: failed };
  expect(set.files(values)).toEqual(['k1']);
  expect(set.restore(values).photo).toMatchObject({ state: 'uploading' });
});

it('does not send an incomplete day, and drops it only in a draft', async () => {
  const days = fieldSet(z.object({ until: z.optional(z.iso.date()) }), {
    until: dayField({ label: 'common:add' }),
  });
  expect(days.problems({ until: '' })).toEqual({ until: 'date_incomplete' });
  expect(await days.rules({ until: '' })).toEqual({ until: 'date_incomplete' });
  expect(days.problems({ until: null })).toEqual({});
  expect(days.problems({ until: '2026-12-01' })).toEqual({});
  expect(days.restore({ until: '' })).toEqual({ until: null });
});

import { expect, it } from 'vitest';
import { imageField } from '../../photos/image-field-kind';
import { choiceField, numberField, phoneField, referenceField, textField } from './field-kinds';
import { fieldSet } from './field-set';

const set = fieldSet({
  name: textField({ label: 'common:add', isRequired: true, max: 5 }),
  note: textField({ label: 'common:add', isAsTyped: true }),
  phone: phoneField({ label: 'common:add' }),
  region: referenceField({ label: 'common:add', isRequired: true }),
  district: referenceField({ label: 'common:add' }),
  latitude: numberField({ label: 'common:add', format: String }),
  status: choiceField(['active', 'inactive'], { label: 'common:add' }),
  photo: imageField({ label: 'common:add' }),
});

const photo = { id: 'a1', url: '/media/a1.webp', thumbnail: '/media/a1.thumb.webp' };
const entity = {
  name: 'Uzum',
  phone: '+998901234567',
  region: { id: 1 },
  latitude: 41.2,
  status: 'inactive',
  photo,
};
const failed = { state: 'failed', key: 'k1', name: 'a.jpg' } as const;

it('takes from an entity what it has, and nothing for what it has not', () => {
  const values = set.from(entity);
  expect(values).toMatchObject({ name: 'Uzum', note: '', region: 1, district: null });
  expect(values).toMatchObject({ status: 'inactive', photo: { state: 'ready', id: 'a1' } });
  expect(set.values.safeParse(values).success).toBe(true);
});

it('sends texts without the blanks around them, and leaves out what is not chosen', () => {
  const values = { ...set.from(entity), name: ' Uzum ', note: ' as typed\n', photo: failed };
  expect(set.body(values)).toEqual({
    name: 'Uzum',
    note: ' as typed\n',
    phone: '+998901234567',
    region: 1,
    latitude: 41.2,
    status: 'inactive',
  });
});

it('says what is wrong in the order of the screen', async () => {
  const found = Object.entries(await set.rules({ ...set.empty(), photo: failed }));
  expect(found.filter(([, code]) => code !== undefined)).toEqual([
    ['name', 'required'],
    ['phone', 'required'],
    ['region', 'required'],
    ['latitude', 'required'],
    ['photo', 'image_failed'],
  ]);
  expect(await set.rules({ ...set.from(entity), name: 'Karvon' })).toMatchObject({
    name: 'max_length:5',
  });
});

it('keeps the file of an image that is not sent, and tries it again from a draft', () => {
  const values = { ...set.from(entity), photo: failed };
  expect(set.files(values)).toEqual(['k1']);
  expect(set.restore(values).photo).toMatchObject({ state: 'uploading' });
});

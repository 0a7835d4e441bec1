import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields';
import { compareValues, mergeValues } from './compare-values';
import { closestField, wrongFields } from './field-values';
import type { FormFields } from './form-definition';
import { readProgress } from './save-progress';

interface Values {
  name: string;
  car: { brand: number | null; media: number[] };
  photos: { id: string; isSent: boolean }[];
}
const fields: FormFields<Values> = {
  name: { label: 'common:add', maxLength: 20 },
  'car.brand': { label: 'common:add' },
  'car.media': { label: 'common:add' },
  photos: {
    label: 'common:add',
    identity: (photos) => photos.flatMap(({ id, isSent }) => (isSent ? id : [])),
    merge: (mine, theirs) => [...theirs, ...mine.filter(({ isSent }) => !isSent)],
  },
};
const values = (part: Partial<Values> = {}): Values => ({
  name: 'Karvon',
  car: { brand: 1, media: [] },
  photos: [],
  ...part,
});

describe('a comparison', () => {
  it('lists who changed which field, in the order of the screen', () => {
    const mine = values({ name: 'Karvon 2', car: { brand: 2, media: [] } });
    const theirs = values({ car: { brand: 3, media: [5] } });
    expect(compareValues(fields, values(), mine, theirs)).toEqual([
      { field: 'name', isMine: true, isTheirs: false },
      { field: 'car.brand', isMine: true, isTheirs: true },
      { field: 'car.media', isMine: false, isTheirs: true },
    ]);
  });

  it('counts both sides as changed when the loaded entity is unknown', () => {
    const theirs = values({ name: 'Chorsu' });
    expect(compareValues(fields, undefined, values(), theirs)).toEqual([
      { field: 'name', isMine: true, isTheirs: true },
    ]);
  });

  it('ignores surrounding spaces, and differences that a field ignores', () => {
    const mine = values({ name: ' Karvon ', photos: [{ id: 'a', isSent: false }] });
    expect(compareValues(fields, values(), mine, values())).toEqual([]);
  });

  it('takes the chosen fields from the server and keeps the others', () => {
    const mine = values({ name: 'Mine', photos: [{ id: 'mine', isSent: false }] });
    const theirs = values({
      name: 'Theirs',
      car: { brand: 3, media: [] },
      photos: [{ id: 'theirs', isSent: true }],
    });
    const choices = new Map([
      ['name', 'mine'],
      ['car.brand', 'theirs'],
      ['photos', 'theirs'],
    ] as const);
    const merged = mergeValues(fields, mine, theirs, choices);
    expect(merged).toEqual({
      name: 'Mine',
      car: { brand: 3, media: [] },
      photos: [...theirs.photos, ...mine.photos],
    });
    expect(mine.car.brand).toBe(1);
  });
});

describe('errors', () => {
  it('counts each field once, in the order of the screen', () => {
    const wrong = { type: 'rule' };
    const errors = { car: { media: [undefined, wrong] }, name: wrong };
    expect(wrongFields(fields, errors)).toEqual(['name', 'car.media']);
  });

  it.each([
    ['car.media.3', 'car.media'],
    ['photos.0.id', 'photos'],
    ['name', 'name'],
    ['car', undefined],
    ['toString', undefined],
  ])('finds the field of the path %s', (path, field) => {
    expect(closestField(fields, path)).toBe(field);
  });
});

describe('a change', () => {
  it('has changed fields, and null for cleared ones', () => {
    const before: { name: string; district?: number } = { name: 'Karvon', district: 3 };
    const after = { name: 'Karvon' };
    expect(changedFields(before, after)).toEqual({ district: null });
    expect(changedFields(before, { ...before })).toBeUndefined();
  });
});

describe('the progress of a save', () => {
  const parse = (stored: unknown) => (stored === 'values' ? 'values' : undefined);

  it('is restored from a draft', () => {
    const attempt = { key: 'k', body: { name: 'Karvon' } };
    expect(readProgress({ attempt }, parse)).toEqual({ attempt });
    const base = { id: 1, version: 2, values: 'values' };
    expect(readProgress({ base, attempt }, parse)).toEqual({ base });
  });

  it.each([
    null,
    'x',
    {},
    { attempt: { key: 5, body: {} } },
    { base: { id: 1, version: 2, values: 5 } },
  ])('is nothing where %j was stored', (stored) =>
    expect(readProgress(stored, parse)).toBeUndefined(),
  );
});

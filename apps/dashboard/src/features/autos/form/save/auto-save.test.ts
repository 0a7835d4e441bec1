import { describe, expect, it } from 'vitest';
import type { AutoFormValues } from '../auto-fields';
import { proposedSide } from '../../../../shared/form/conflict';
import { compareValues, mergeValues } from '../../../../shared/resource/form/compare-values';
import { autoForm } from '../auto-definition';
import { remoderationCauses } from './remoderation';

const rules = { fields: ['core_car.year', 'photos'], price_min: 80, price_max: 120 };
const before = { price: 100, currency: 'UZS', photos: ['a', 'b'] } as const;

describe('remoderation', () => {
  it.each<
    [string, Parameters<typeof remoderationCauses>[1], number, string[] | undefined, boolean]
  >([
    ['nothing that matters', { core_car: { mileage: 5 } }, 100, undefined, false],
    ['the identity', { core_car: { year: 2020 } }, 100, ['core_car.year'], false],
    ['the same photos in another order', { photos: ['b', 'a'] }, 100, undefined, false],
    ['another photo', { photos: ['a', 'c'] }, 100, ['photos'], false],
    ['a price within 20 %', { price: 120 }, 120, undefined, false],
    ['a price beyond', { price: 121 }, 121, [], true],
    ['a price below', { price: 79 }, 79, [], true],
  ])('%s', (_, update, price, fields, isPrice) => {
    const causes = remoderationCauses(rules, update, before, { price, currency: 'UZS' }, 12_100);
    expect(causes?.fields).toEqual(fields);
    expect(causes?.price?.after.price).toBe(isPrice ? price : undefined);
    expect(causes?.price?.change).toBe(isPrice ? price / 100 - 1 : undefined);
  });

  it('compares different currencies by the rate, and asks without one', () => {
    const after = { price: 1, currency: 'USD' } as const;
    expect(remoderationCauses(rules, { currency: 'USD' }, before, after, 100)).toBeUndefined();
    expect(remoderationCauses(rules, { currency: 'USD' }, before, after, 200)?.price).toMatchObject(
      { before: { price: 100, currency: 'UZS' }, after, change: undefined },
    );
    expect(
      remoderationCauses(rules, { currency: 'USD' }, before, after, undefined)?.price,
    ).toBeDefined();
  });

  it('never asks when the listing has no rules', () => {
    expect(
      remoderationCauses(undefined, { photos: [] }, before, { price: 1, currency: 'UZS' }, 1),
    ).toBeUndefined();
  });
});

function form(change: (values: AutoFormValues) => void): AutoFormValues {
  const values = autoForm.empty();
  values.price = 100;
  change(values);
  return values;
}

describe('differences', () => {
  const base = form(() => undefined);
  const mine = form((values) => {
    values.price = 110;
    values.core_car.vin = 'MINE';
    values.photos = [{ key: 'local', name: 'a.jpg', image: null }];
  });
  const theirs = form((values) => {
    values.price = 90;
    values.core_car.description = 'their words';
  });

  it('lists each differing field with who changed it', () => {
    expect(compareValues(autoForm.fields, base, mine, theirs)).toEqual([
      { field: 'core_car.vin', isMine: true, isTheirs: false },
      { field: 'price', isMine: true, isTheirs: true },
      { field: 'core_car.description', isMine: false, isTheirs: true },
    ]);
  });

  it('preselects nothing for a field that both changed', () => {
    expect(compareValues(autoForm.fields, base, mine, theirs).map(proposedSide)).toEqual([
      'mine',
      undefined,
      'theirs',
    ]);
  });

  it('takes exactly the chosen values and keeps pending files', () => {
    const merged = mergeValues(
      autoForm.fields,
      mine,
      theirs,
      new Map([
        ['price', 'theirs'],
        ['core_car.vin', 'mine'],
        ['core_car.description', 'theirs'],
        ['photos', 'theirs'],
      ]),
    );
    expect(merged.price).toBe(90);
    expect(merged.core_car).toMatchObject({ vin: 'MINE', description: 'their words' });
    expect(merged.photos.map(({ key }) => key)).toEqual(['local']);
  });
});

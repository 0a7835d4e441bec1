import { fixtures } from '@karvon/api/fixtures';
import { describe, expect, it } from 'vitest';
import { fillTemplate, templateValues, unfilledNames } from './fill-template';

describe('a quick reply', () => {
  it('takes the text of its room', () => {
    const [room] = fixtures.listRooms.results;
    if (room === undefined) throw new Error('The contract has an example.');
    const values = templateValues(room.car, 'Чиланзар, 19-44', 'ru');
    const { text, missing } = fillTemplate('{car} за {price}. Мы здесь: {address}. {car}!', values);
    expect(text.replaceAll('\u00A0', ' ')).toBe(
      'Chevrolet Tracker, 2023 за 219 000 000 сум. Мы здесь: Чиланзар, 19-44. Chevrolet Tracker, 2023!',
    );
    expect(missing).toEqual([]);
  });

  it('keeps placeholders without a value, and names them', () => {
    const { text, missing } = fillTemplate(
      '{car}: {price}',
      templateValues(undefined, undefined, 'uz'),
    );
    expect([text, missing]).toEqual(['{car}: {price}', ['car', 'price']]);
    expect(unfilledNames(text)).toEqual(['car', 'price']);
  });

  it('does not interpret placeholders or patterns in values', () => {
    expect(fillTemplate('{car} {price}', { car: '$& {price}', price: '1' }).text).toBe(
      '$& {price} 1',
    );
    expect(fillTemplate('{other} {}', {}).missing).toEqual([]);
  });
});

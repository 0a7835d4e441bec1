import { describe, expect, it } from 'vitest';
import { checkDigit, makerOf, modelYears, readVin } from './vin-rules';

describe('a typed VIN', () => {
  it.each([
    ['XWBJF69VJPA012345', { vin: 'XWBJF69VJPA012345' }],
    ['xwbjf69vjpa012345', { vin: 'XWBJF69VJPA012345' }],
    [' XWBJF69VJPA012345 ', { vin: 'XWBJF69VJPA012345' }],
    ['XWB JF69VJPA 012345', { vin: 'XWBJF69VJPA012345' }],
    ['XWB-JF69VJPA-012345', { vin: 'XWBJF69VJPA012345' }],
    // Х, В, Р and А are Cyrillic here.
    ['ХWВJF69VJРА012345', { vin: 'XWBJF69VJPA012345' }],
    ['12345678901234560', { vin: '12345678901234560' }],
    ['XWBJF69VJPA01234', { code: 'vin_length' }],
    ['XWBJF69VJPA0123456', { code: 'vin_length' }],
    ['', { code: 'vin_length' }],
    ['XWBJF69VJPAO12345', { code: 'vin_letters', suggestion: 'XWBJF69VJPA012345' }],
    // О is Cyrillic here.
    ['XWBJF69VJPAО12345', { code: 'vin_letters', suggestion: 'XWBJF69VJPA012345' }],
    ['XWBJF69VJPAI2345Q', { code: 'vin_letters', suggestion: 'XWBJF69VJPA123450' }],
    ['XWBJF69VJPAЖ12345', { code: 'vin_letters' }],
    ['XWBJF69VJPAЖO2345', { code: 'vin_letters' }],
  ])('%j gives %j', (text, result) => {
    expect(readVin(text)).toEqual(result);
  });
});

describe('the check digit', () => {
  it.each([
    ['1HGCM82633A004352', 'right'],
    ['1M8GDM9AXKP042788', 'right'],
    ['1HGCM82643A004352', 'wrong'],
    ['5GZCZ43D13S812715', 'right'],
    ['LJCPCBLCX11000237', 'right'],
    ['LJCPCBLC011000237', 'wrong'],
    ['11111111111111111', 'right'],
    // Other countries have no check digit.
    ['XWBJF69VJPA012345', 'none'],
    ['KNAG341ABPA550913', 'none'],
    ['WVWZZZ1JZXW000001', 'none'],
    ['6T1BF3EK0AX123456', 'none'],
  ])('of %s is %s', (vin, result) => {
    expect(checkDigit(vin)).toBe(result);
  });
});

describe('model years of sign 10', () => {
  const years = (sign: string) => modelYears(`XWBJF69VJ${sign}A012345`, 2026);
  it.each([
    ['A', [1980, 2010]],
    ['R', [1994, 2024]],
    ['V', [1997, 2027]],
    // 2028 is too far ahead.
    ['W', [1998]],
    ['Y', [2000]],
    ['1', [2001]],
    ['9', [2009]],
    // Signs that no year has.
    ['0', []],
    ['U', []],
    ['Z', []],
  ])('%s may be %j', (sign, all) => {
    expect(years(sign)).toEqual(all);
  });

  it('are more after 30 years', () => {
    expect(modelYears('XWBJF69VJAA012345', 2040)).toEqual([1980, 2010, 2040]);
  });
});

it('a maker of few vehicles has signs 12–14 as well', () => {
  expect(makerOf('XWBJF69VJPA012345')).toBe('XWB');
  expect(makerOf('X89123456P0AB1234')).toBe('X89AB1');
});

// Checks every number of Uzbekistan's plan in every common format, wherever the product reads one.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { fromE164, groupPhone, phoneMask, readInput, toE164 } from '@karvon/ui/phone-text';
import { phoneRule } from '../../apps/dashboard/src/shared/form/field-rules';
import { formatPhone } from '../../apps/dashboard/src/shared/format/phone';
import { requireRealPhone } from '../../apps/server/src/modules/identity/members/real-phone';
import { phoneCell, phonePiece, searchedPhone } from '../../apps/server/src/platform/values/phone';

/** Nine digits for each possible first five of mobile and fixed numbers. The ends resemble prefixes. */
const numbers = Array.from({ length: 100_000 }, (_, at) => String(at).padStart(5, '0'))
  .map((prefix, at) => `${prefix}${['8776', '9989', '0000'][at % 3] ?? ''}`)
  .filter((number) =>
    /MOBILE|FIXED_LINE/.test(parsePhoneNumberFromString(`+998${number}`)?.getType() ?? ''),
  );

const grouped = (number: string) =>
  number.replace(/^(\d\d)(\d{3})(\d\d)(\d\d)$/, (_, ...groups) => groups.slice(0, 4).join(' '));

const forms: Readonly<Record<string, (number: string) => string>> = {
  'nine digits': (number) => number,
  'in groups': grouped,
  'E.164': (number) => `+998${number}`,
  international: (number) => `+998 ${grouped(number)}`,
  'with brackets and dashes': (number) =>
    `+998 (${number.slice(0, 2)}) ${number.slice(2, 5)}-${number.slice(5, 7)}-${number.slice(7)}`,
  'of a spreadsheet': (number) => `998 ${grouped(number)}`,
  'without the plus': (number) => `998${number}`,
  'behind 00': (number) => `00998${number}`,
  'behind 8': (number) => `8${number}`,
  'behind 8 in groups': (number) => `8 ${grouped(number)}`,
  'with invisible characters': (number) =>
    `\u202A+998\u00A0${grouped(number).replaceAll(' ', '\u2009')}\u202C`,
  'with dots': (number) => grouped(number).replaceAll(' ', '.'),
  'of a link': (number) => `tel:+998${number}`,
  'in a text': (number) => `Тел 1: ${grouped(number)}`,
};

const misread = (read: (number: string) => string | undefined) =>
  numbers.filter((number) => read(number) !== `+998${number}`);

const pasted = (text: string, shown = '') => toE164(phoneMask.clean(readInput(shown, text)));

const typed = (text: string) =>
  [...text].reduce((shown, key) => groupPhone(phoneMask.clean(readInput(shown, shown + key))), '');

it('knows every prefix of the plan', () => expect(numbers.length).toBeGreaterThan(25_000));

describe('a field', () => {
  it.each(Object.entries(forms))('reads a number %s', (_, write) => {
    expect(misread((number) => pasted(write(number)))).toEqual([]);
    expect(misread((number) => pasted(write(number), '90 123 45 67'))).toEqual([]);
  });

  it('keeps a stored number, and shows it in groups', () => {
    expect(misread((number) => toE164(fromE164(`+998${number}`)))).toEqual([]);
    expect(
      misread((number) => toE164(phoneMask.clean(groupPhone(fromE164(`+998${number}`))))),
    ).toEqual([]);
    expect(misread((number) => formatPhone(`+998${number}`).replaceAll(/\s/g, ''))).toEqual([]);
  });

  it.each(['nine digits', 'E.164', 'without the plus'])(
    'reads a number that is typed: %s',
    (form) => {
      expect(
        misread((number) => toE164(phoneMask.clean(typed(forms[form]?.(number) ?? '')))),
      ).toEqual([]);
    },
  );

  it('makes no shorter number of one with a digit too many', () => {
    const cut = numbers.filter(
      (number) => toE164(phoneMask.clean(`${grouped(number)}7`)).length < 14,
    );
    expect(cut).toEqual([]);
  });

  it('reads a number that is typed behind 8, or says that it is too long', () => {
    const others = misread((number) => toE164(phoneMask.clean(typed(`8${number}`)))).filter(
      (number) => toE164(phoneMask.clean(typed(`8${number}`))) !== `+9988${number}`,
    );
    expect(others).toEqual([]);
  });

  it('lets a number of every prefix through', async () => {
    const few = numbers.filter((_, at) => at % 5 === 0);
    const rejected = await Promise.all(few.map((number) => phoneRule(`+998${number}`)));
    expect(few.filter((_, at) => rejected[at] !== undefined)).toEqual([]);
  });
});

describe('the server', () => {
  it.each(Object.entries(forms).filter(([form]) => !/link|text/.test(form)))(
    'searches for a number %s',
    (_, write) => {
      expect(misread((number) => `+998${searchedPhone(write(number))}`)).toEqual([]);
      expect(misread((number) => `+998${phonePiece(write(number)) ?? ''}`)).toEqual([]);
    },
  );

  it('sends codes to every number', () => {
    expect(() => {
      for (const number of numbers) requireRealPhone(`+998${number}`);
    }).not.toThrow();
  });

  it('writes a number into a file from which a field reads it', () => {
    expect(misread((number) => pasted(phoneCell(`+998${number}`)))).toEqual([]);
    expect(phoneCell('+998998887766')).toBe('998 99 888 77 66');
  });
});

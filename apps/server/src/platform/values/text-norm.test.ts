import { describe, expect, it } from 'vitest';

import { norm, normCompact } from './text-norm';

describe('norm', () => {
  it.each([
    ['кобальт', 'Cobalt'],
    ['Каптива', 'CAPTIVA'],
    ['матиз', 'Matiz'],
    ['БИД', 'BYD'],
    ['мерседес', 'Mercedes'],
    ['Кашкаи', 'Qashqai'],
    ['тойота', 'Toyota'],
    ['ёлка', 'елка'],
    ['Škoda', 'Skoda'],
    ['Фарғона', 'Farg‘ona'],
    ['Қўқон', 'Qo‘qon'],
  ])('finds %s by %s', (left, right) => {
    expect(norm(left)).toBe(norm(right));
  });

  it('treats all apostrophes of o‘ and g‘ as equal', () => {
    const written = ["Qo'qon", 'Qo‘qon', 'Qo’qon', 'Qoʻqon', 'Qoʼqon', 'Qo`qon', 'Qo´qon', 'qoqon'];
    expect(new Set(written.map(norm)).size).toBe(1);
  });

  it('keeps different names apart', () => {
    const names = [
      'Cobalt',
      'Captiva',
      'Chery',
      'Haval H5',
      'BMW X5',
      'Tracker',
      'Tracker 2',
      'Matiz',
    ];
    expect(new Set(names.map(norm)).size).toBe(names.length);
  });

  it('turns punctuation into one space and trims', () => {
    expect(norm('  Mercedes-Benz  (W213), 2.0 ')).toBe('mersedes benz v213 2 0');
    expect(norm('!?— ')).toBe('');
  });

  it.each(['Chevrolet Tracker 2', 'Джентра', 'Ёмкость', 'Accord', 'Cц', 'Qyzyl', 'ccc'])(
    'changes %s only once',
    (text) => {
      expect(norm(norm(text))).toBe(norm(text));
    },
  );
});

describe('normCompact', () => {
  it('joins words with and without a hyphen or a space', () => {
    expect(new Set(['CX-5', 'cx 5', 'Cx5'].map(normCompact)).size).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../testing/seeded-random';
import { captionOf, truncateText } from './caption';
import { postNumber } from './post-link';
import { defaultText } from './post-texts';
import { entitiesOf, richTextOf } from './rich-text';
import { nextSlot } from './slots';
import { type Facts, fill, isTemplate } from './template';

const one = (text: string) => (text === '' ? [] : [{ text }]);

const facts: Facts = {
  car: one('Chevrolet Cobalt'),
  year: one('2024'),
  price: [{ text: '139', kind: 'strike' }, { text: ' ' }, { text: '133 сум' }],
  price_usd: [],
  nasiya: [],
  mileage: one('18 000 км'),
  gearbox: [],
  fuel: one('бензин'),
  colour: [],
  region: [],
  options: [],
  description: one('Родной окрас.'),
  showroom: one('Karvon Motors'),
  address: [],
  phone: [],
  link: one('https://karvon.uz/a/5012'),
};
const textOf = (template: string) => richTextOf(fill(template, facts)).text;

describe('a template', () => {
  it('knows its variables and names the car', () => {
    expect(isTemplate(defaultText.ru)).toBe(true);
    expect(isTemplate(defaultText.uz)).toBe(true);
    expect(isTemplate('{price}')).toBe(false);
    expect(isTemplate('{car} {wheels}')).toBe(false);
    expect(isTemplate('{car} {}')).toBe(false);
  });

  it('loses lines and parts whose variables are empty', () => {
    expect(
      textOf('{car}\n{nasiya}\nПробег {mileage} · {gearbox} · {fuel}\n{colour}, {region}'),
    ).toBe('Chevrolet Cobalt\nПробег 18 000 км · бензин');
    expect(textOf('{car}\n\n{nasiya}\n\n{showroom}\n{phone}\n')).toBe(
      'Chevrolet Cobalt\n\nKarvon Motors',
    );
  });

  it('marks text between stars, and keeps a single star and those of values', () => {
    const { text, marks } = richTextOf(fill('*{car}, {year}*\n*{price}*', facts));
    expect(text).toBe('Chevrolet Cobalt, 2024\n139 133 сум');
    expect(marks).toEqual([
      { kind: 'bold', offset: 0, length: 16 },
      { kind: 'bold', offset: 18, length: 4 },
      { kind: 'strike', offset: 23, length: 3 },
      { kind: 'bold', offset: 26, length: 8 },
    ]);
    expect(textOf('5* {car}')).toBe('5* Chevrolet Cobalt');
    const starred = { ...facts, showroom: one('*Star* motors') };
    expect(richTextOf(fill('{showroom}', starred))).toEqual({ text: '*Star* motors', marks: [] });
  });
});

describe('a caption', () => {
  const pieces = [
    'o‘g‘il',
    'машина',
    '🚗',
    '👨‍👩‍👧',
    '<b>',
    '&amp;',
    '*',
    '\n',
    '{car}',
    'Ё',
    'a'.repeat(40),
  ];

  it('fits, is well formed, and keeps its marks inside, whatever the values are', () => {
    const random = createRandom(7);
    const pick = (from: readonly string[]) => from[random(from.length)] ?? '';
    for (let n = 0; n < 400; n += 1) {
      const textOf = (most: number) =>
        Array.from({ length: random(most) }, () => pick(pieces)).join(' ');
      const own = { ...facts, description: one(textOf(300)), options: one(textOf(120)) };
      const template = pick([
        defaultText.ru,
        '{car}\n{options}\n{description}',
        '*{car}* {description}',
      ]);
      const parts = [
        { template, facts: own },
        { template, facts: own },
      ].slice(0, 1 + (n % 2));
      const caption = captionOf({ parts, heading: pick(['ПРОДАНО', 'Bron']), limit: 1024 });
      expect(caption).toBeDefined();
      if (caption === undefined) continue;
      const { text, marks } = caption;
      expect(text.length).toBeLessThanOrEqual(1024);
      expect(text.isWellFormed()).toBe(true);
      expect(text).toContain('Chevrolet Cobalt');
      for (const { offset, length } of marks) {
        expect(length).toBeGreaterThan(0);
        expect(offset + length).toBeLessThanOrEqual(text.length);
        expect(text.slice(offset, offset + length).isWellFormed()).toBe(true);
      }
    }
  });

  it('loses the description, then the options, then the second language', () => {
    const long = (length: number) => 'слово '.repeat(length / 6).trim();
    const template = '{car}\n{options}\n{description}';
    const part = (options: number, description: number) => ({
      template,
      facts: { ...facts, options: one(long(options)), description: one(long(description)) },
    });
    const fit = (...parts: ReturnType<typeof part>[]) => captionOf({ parts, limit: 1024 });
    expect(fit(part(60, 600))?.cut).toEqual([]);
    const shortened = fit(part(60, 1200));
    expect(shortened?.cut).toEqual(['description']);
    expect(shortened?.text.endsWith('слово…')).toBe(true);
    expect(fit(part(1200, 600))?.cut).toEqual(['description', 'options']);
    const section = { template: `{car}\n${'x'.repeat(600)}`, facts };
    expect(captionOf({ parts: [section, section], limit: 1024 })?.cut).toEqual(['language']);
    const wider = { template: `{car}\n${'x'.repeat(1200)}`, facts };
    expect(captionOf({ parts: [wider], limit: 1024 })).toBeUndefined();
  });

  it('ends a shortened text at a word', () => {
    expect(truncateText('Один хозяин, родной окрас, камера', 28)).toBe(
      'Один хозяин, родной окрас…',
    );
    expect(truncateText('коротко', 28)).toBe('коротко');
    expect(truncateText('x'.repeat(60), 40)).toBe('');
  });

  it('links its last line to the bot', () => {
    const ending = { text: 'Написать', kind: 'link' } as const;
    const caption = captionOf({ parts: [{ template: '{car}', facts }], ending, limit: 1024 });
    expect(caption && entitiesOf(caption, 'https://t.me/bot')).toEqual([
      { type: 'text_link', offset: 17, length: 8, url: 'https://t.me/bot' },
    ]);
  });
});

describe('the next slot', () => {
  const hours = { from: '09:00', to: '21:00' };
  const at = (time: string) => new Date(`2026-07-05T${time}:00Z`);
  const slot = (now: string, taken: string[] = [], over = {}) =>
    nextSlot({ pause_minutes: 5, hours, ...over }, taken.map(at), at(now))
      .toISOString()
      .slice(0, 19);

  it('is ten seconds away, after the pause, and in the hours', () => {
    expect(slot('09:30')).toBe('2026-07-05T09:30:10');
    expect(slot('09:30', ['09:28'])).toBe('2026-07-05T09:33:00');
    expect(slot('09:30', ['09:28', '09:33', '09:38'])).toBe('2026-07-05T09:43:00');
    expect(slot('15:58', ['15:57'])).toBe('2026-07-06T04:00:00');
    expect(slot('01:00')).toBe('2026-07-05T04:00:00');
  });

  it('is before a post of a later time when the pause fits on both sides', () => {
    expect(slot('09:30', ['09:55'])).toBe('2026-07-05T09:30:10');
    expect(slot('09:30', ['09:29', '09:38', '09:55'])).toBe('2026-07-05T09:43:00');
    expect(slot('15:58', ['15:57', '16:30'])).toBe('2026-07-06T04:00:00');
  });

  it('may be at night', () => {
    const night = { hours: { from: '22:00', to: '02:00' } };
    expect(slot('18:30', [], night)).toBe('2026-07-05T18:30:10');
    expect(slot('22:00', [], night)).toBe('2026-07-06T17:00:00');
  });
});

describe('a link to a post', () => {
  const linkOf = (message: number) => `https://t.me/karvon_motors/${message}`;
  it.each([
    ['https://t.me/karvon_motors/118', 118],
    ['t.me/Karvon_Motors/118?single', 118],
    ['https://t.me/karvon_motors/118/', 118],
    ['https://t.me/other/118', undefined],
    ['https://t.me/karvon_motors', undefined],
    ['https://t.me/karvon_motors/0', undefined],
    ['', undefined],
  ])('%s', (link, number) => {
    expect(postNumber(link, linkOf)).toBe(number);
  });
});

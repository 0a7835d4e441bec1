import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('landing-first.js', import.meta.url), 'utf8');

function open(visit: { browser: string; chosen?: string; search?: string; page?: string }) {
  const { browser, chosen = null, search = '', page = 'ru' } = visit;
  const attributes: string[] = [];
  const went: string[] = [];
  runInNewContext(script, {
    URLSearchParams,
    document: {
      documentElement: { lang: page, setAttribute: (name: string) => attributes.push(name) },
    },
    localStorage: { getItem: (key: string) => (key === 'i18nextLng' ? chosen : null) },
    location: { search, hash: '', replace: (to: string) => went.push(to) },
    navigator: { languages: [browser, 'ru'] },
  });
  return { attributes, went };
}

it('offers Uzbek to a browser in Uzbek that has chosen no language', () => {
  expect(open({ browser: 'uz-UZ' })).toEqual({ attributes: ['data-offers-uzbek'], went: [] });
});

it.each([
  { browser: 'ru-RU' },
  { browser: 'en' },
  { browser: 'uz', chosen: 'ru' },
  { browser: 'uz', search: '?lng=ru' },
])('offers nothing to %j', (visit) => {
  expect(open(visit)).toEqual({ attributes: [], went: [] });
});

it('goes to the Uzbek page where that was chosen', () => {
  expect(open({ browser: 'ru', chosen: 'uz' }).went).toEqual(['/?lng=uz']);
});

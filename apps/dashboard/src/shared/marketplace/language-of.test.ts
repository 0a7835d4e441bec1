import { expect, it } from 'vitest';
import { languageOf } from './language-of';

it.each([
  ['Здравствуйте, машина ещё продаётся?', 'ru'],
  ['Qo‘ng‘iroq qiling', undefined],
  ['Cobalt 2024', undefined],
])('%s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

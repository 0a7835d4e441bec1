import { expect, it } from 'vitest';
import { withoutInvisible } from './visible-text';

it.each([
  ['nothing', ''],
  ['spaces', ' \u00A0\t\n'],
  ['zero-width signs', '\u200B\u200C\u200D\uFEFF\u2060'],
  ['marks of direction', '\u200E\u200F\u202E\u2066\u061C'],
  ['letters that are drawn as nothing', '\u3164\u115F\u034F\u2800'],
  ['variation selectors and tags', '\uFE0F\u{E0041}'],
  ['control characters', '\u0001\u007F'],
])('%s is an empty text', (_, text) => {
  expect(withoutInvisible(text)).toBe('');
});

it('a text of which something shows stays letter for letter', () => {
  for (const text of [' Karvon ', '\u200FКарим\u200B', 'o‘zbek', '0', '👨‍👩‍👧', '.'])
    expect(withoutInvisible(text)).toBe(text);
});

it('reaches into lists and objects, and not into a password', () => {
  const sent = {
    full_name: '\u200B',
    tags: ['\u200F', 'a'],
    password: '        ',
    age: 7,
    no: null,
  };
  expect(withoutInvisible(sent)).toEqual({
    full_name: '',
    tags: ['', 'a'],
    password: '        ',
    age: 7,
    no: null,
  });
});

it('does not use up the stack on what nests without end', () => {
  const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  expect(() => withoutInvisible({ name: deep })).not.toThrow();
});

import { expect, it } from 'vitest';
import { takeWarnings } from '../testing/warnings';
import { given } from './given';

interface Props {
  items: readonly string[];
  value: string;
  format: (value: number) => string;
  level: 1 | 2 | 3 | 4;
  note?: { text: string };
}
const needs = {
  items: 'list',
  value: 'text',
  format: 'words',
  level: 'level',
  note: 'optional',
} as const;
const well: Props = { items: ['a'], value: '', format: String, level: 1 };
/** As JSON that nobody looked at. */
const received = (bad: Record<string, unknown>): Props => ({ ...well, ...bad });

it('gives back the same props where all is well', () => {
  expect(given('Sample', well, needs)).toBe(well);
});

it.each([
  ['items', null, /`items` is null: give a list, `\[\]` while there is nothing/],
  ['items', 7, /`items` is number: give a list/],
  ['value', 7, /`value` is number: give a text/],
  ['format', null, /`format` is null: give it/],
  ['level', 9, /`level` is number: give 1, 2, 3 or 4/],
  ['note', null, /`note` is null: leave it out/],
])('tells the developer what to do about %s that is %s, and goes on', (name, bad, fix) => {
  const { items, value, format, level, note } = given('Sample', received({ [name]: bad }), needs);
  expect([...items, value, format(1), level, note]).not.toContain(bad);
  expect(takeWarnings()).toEqual([expect.stringMatching(fix)]);
});

it('answers every word of what is missing with nothing', () => {
  const sample = { labels: { author: { in: 'Дилноза' }, left: String } };
  const { labels } = given(
    'Sample',
    { ...sample, ...JSON.parse('{"labels":null}') },
    { labels: 'words' },
  );
  expect(`${String(labels.author.in)}${String(labels.left(3))}`).toBe('');
  takeWarnings();
});

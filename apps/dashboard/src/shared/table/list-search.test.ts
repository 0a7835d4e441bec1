import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { searchInteger, searchRecord, toSearch } from './list-search';

const schema = z.object({ room: searchInteger, q: z.optional(z.string()) });
const parse = (query: string) => schema.parse(searchRecord(new URLSearchParams(query)));

it('takes garbage as absent', () => {
  expect(parse('room=-3&tab=x')).toEqual({});
  expect(parse('room=x')).toEqual({});
});
it('omits defaults and empty values, and parses its own result', () => {
  expect(toSearch({ room: 7, q: '' }, { room: 7 }).toString()).toBe('');
  const state = parse('room=7&q=a%26b');
  expect(parse(toSearch(state).toString())).toEqual(state);
});

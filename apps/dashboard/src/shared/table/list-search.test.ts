import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  pagingSchema,
  searchFlag,
  searchInteger,
  searchOneOf,
  searchRecord,
  searchText,
  toSearch,
} from './list-search';

const schema = z.object({
  ...pagingSchema,
  status: searchOneOf(['active', 'expired']),
  brand_id: searchInteger,
  q: searchText,
  mine: searchFlag,
});
const parse = (query: string) => schema.parse(searchRecord(new URLSearchParams(query)));

it('takes garbage as absent', () => {
  expect(parse('page=-3&size=9999&status=<script>&brand_id=x&mine=yes')).toEqual({
    page: 1,
    size: 20,
  });
});
it('reads what is right', () => {
  expect(parse('page=2&size=50&status=active&brand_id=7&q=%20cobalt%20&mine=true')).toEqual({
    page: 2,
    size: 50,
    status: 'active',
    brand_id: 7,
    q: 'cobalt',
    mine: true,
  });
});
it('writes no defaults, and what it wrote is read again', () => {
  expect(toSearch(parse('page=1&size=20')).toString()).toBe('');
  const state = parse('page=2&status=expired&q=a%26b');
  expect(parse(toSearch(state).toString())).toEqual(state);
});

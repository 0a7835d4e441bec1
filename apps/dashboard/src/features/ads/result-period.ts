import type { ResultPeriod } from './queries';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Days of the address; garbage counts as absent. */
export function readPeriod(search: URLSearchParams): ResultPeriod {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return day.test(from) && day.test(to) && from <= to ? { from, to } : {};
}

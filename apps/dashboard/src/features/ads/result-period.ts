import { datesOf } from '../../shared/period';
import type { ResultPeriod } from './queries';

export function readPeriod(search: URLSearchParams): ResultPeriod {
  const days = datesOf(search.get('from'), search.get('to'));
  return days !== undefined && days.from <= days.to ? days : {};
}

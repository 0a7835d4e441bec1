import { useQuery } from '@tanstack/react-query';
import { lookupQueries } from '../lookups/queries';
import type { OpenHours } from './inspection-time';

/** Without any showroom. */
const usual: OpenHours = { opens: '08:00', closes: '21:30' };

/** When the showroom is open; from the first one that opens to the last one that closes where none is named. */
export function useOpenHours(avtosalon: number | undefined): OpenHours {
  const { data } = useQuery(lookupQueries.avtosalons());
  const all = data?.results ?? [];
  const named = all.filter(({ id }) => id === avtosalon);
  const salons = named.length > 0 ? named : all;
  const opens = salons.map(({ opening_time: time }) => time).toSorted();
  const closes = salons.map(({ closing_time: time }) => time).toSorted();
  return { opens: opens[0] ?? usual.opens, closes: closes.at(-1) ?? usual.closes };
}

import { useQuery } from '@tanstack/react-query';
import { lookupQueries } from '../lookups/queries';
import { hoursOn, isoWeekday, type OpenHours } from '../showroom/hours';

/** Hours when there is no showroom. */
const usual: OpenHours = { opens: '08:00', closes: '21:30' };

/** Returns a function that gives the showroom's hours on a date, undefined for a day off. Without a showroom it covers the hours of all. */
export function useOpenHours(
  avtosalon: number | undefined,
): (date: string | null) => OpenHours | undefined {
  const { data } = useQuery(lookupQueries.avtosalons());
  const all = data?.results ?? [];
  const named = all.filter(({ id }) => id === avtosalon);
  const salons = named.length > 0 ? named : all;
  return (date) => {
    if (salons.length === 0) return usual;
    const open = salons.flatMap((salon) => {
      const { opening_time: opens, closing_time: closes } = salon;
      return (date ? hoursOn(salon, isoWeekday(date)) : { opens, closes }) ?? [];
    });
    const [first] = open.map(({ opens }) => opens).toSorted();
    const isLate = open.some(({ opens, closes }) => closes <= opens);
    const last = isLate
      ? first
      : open
          .map(({ closes }) => closes)
          .toSorted()
          .at(-1);
    return first === undefined || last === undefined ? undefined : { opens: first, closes: last };
  };
}

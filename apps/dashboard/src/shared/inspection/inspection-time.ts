import { formatDateIso, formatTime } from '../format/date';

/** Tashkent has no summer time. */
const offset = '+05:00';

/** Times of day at which a car can be inspected, half an hour apart. */
export const inspectionTimes: readonly string[] = Array.from({ length: 27 }, (_, at) => {
  const hours = String(8 + Math.floor(at / 2)).padStart(2, '0');
  return `${hours}:${at % 2 === 0 ? '00' : '30'}`;
});

/** The times to choose from, with one that is planned already. */
export const timesWith = (time: string): readonly string[] =>
  inspectionTimes.includes(time) || time === ''
    ? inspectionTimes
    : [...inspectionTimes, time].toSorted();

/** Until noon, until five, and after. */
export const partOfDay = (time: string): 'morning' | 'day' | 'evening' =>
  time < '12:00' ? 'morning' : time < '17:00' ? 'day' : 'evening';

/** A day and a time in Tashkent as the contract's moment. */
export const toMoment = (day: string, time: string): string =>
  new Date(`${day}T${time}:00${offset}`).toISOString();

/** The day and the time of a moment in Tashkent; empty where there is none. */
export const ofMoment = (moment: string | undefined): { day: string | null; time: string } =>
  moment === undefined
    ? { day: null, time: '' }
    : { day: formatDateIso(moment), time: formatTime(moment) };

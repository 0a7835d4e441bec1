import { dayInTashkent, day } from '../../src/platform/values/clock';
import type { LeadType } from '../../src/modules/buyers/leads/lead-types';

export const monthDays = 30;

/** Leads by month, the last 30 days first: 1,350 in all, and a fifth fewer in the month before. */
export type LeadMonth = Readonly<Record<LeadType, number>>;

export const leadMonths: readonly LeadMonth[] = [
  { call: 198, leads: 69, room: 186 },
  { call: 158, leads: 55, room: 149 },
  { call: 234, leads: 81, room: 220 },
];

export const monthsOf = (share: number): readonly LeadMonth[] =>
  leadMonths.map(({ call, leads, room }) => ({
    call: Math.round(call * share),
    leads: Math.round(leads * share),
    room: Math.round(room * share),
  }));

export function daysAgo(at: Date, now: Date): number {
  return Math.round((Date.parse(dayInTashkent(now)) - Date.parse(dayInTashkent(at))) / day);
}

/** 0 for the last one. */
export const monthOf = (at: Date, now: Date): number => Math.floor(daysAgo(at, now) / monthDays);

import type { Application } from '@karvon/api/main';
import { useServerNow } from '../format/use-server-now';
import { timesWith, timesWithin, toMoment } from './inspection-time';
import { useBusyTimes, type PlannedInspection } from './use-busy-times';
import { useOpenHours } from './use-open-hours';

export interface TimeSlot {
  /** `11:00`. */
  time: string;
  isOver: boolean;
  planned: Application | undefined;
}

export function useTimeSlots(value: string, inspection: PlannedInspection): readonly TimeSlot[] {
  const now = useServerNow();
  const busy = useBusyTimes(inspection);
  const { day } = inspection;
  const times = timesWithin(useOpenHours(inspection.avtosalon)(day));
  return timesWith(times, value).map((time) => ({
    time,
    isOver: Boolean(day) && Date.parse(toMoment(day ?? '', time)) <= now,
    planned: busy.get(time),
  }));
}

export const plannedAt = (slots: readonly TimeSlot[], value: string): TimeSlot['planned'] =>
  slots.find(({ time }) => time === value)?.planned;

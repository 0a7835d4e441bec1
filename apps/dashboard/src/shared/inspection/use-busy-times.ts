import type { Application } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../format/date';
import { inspectionQueries } from './queries';

export interface PlannedInspection {
  /** `YYYY-MM-DD` in Tashkent. */
  day: string | null;
  responsible: number | null;
  except?: number | undefined;
  /** Showroom whose opening hours count. @default the hours of all showrooms */
  avtosalon?: number | undefined;
}

/** Other inspections of the responsible employee on a day, by time: `11:00`. */
export function useBusyTimes({
  day,
  responsible,
  except,
}: PlannedInspection): ReadonlyMap<string, Application> {
  const { data } = useQuery(inspectionQueries.ofDay(responsible, day));
  return new Map(
    (data?.results ?? []).flatMap((other) =>
      other.id === except || other.scheduled_at === undefined
        ? []
        : [[formatTime(other.scheduled_at), other] as const],
    ),
  );
}

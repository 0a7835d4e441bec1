import type { Application } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../format/date';
import { inspectionQueries } from './queries';

/** Whose inspection is planned, and when. */
export interface PlannedInspection {
  /** `YYYY-MM-DD` in Tashkent. */
  day: string | null;
  responsible: number | null;
  /** The application that is being planned: it is not in its own way. */
  except?: number | undefined;
  /** Showroom whose hours count; those of all without it. */
  avtosalon?: number | undefined;
}

/** Inspections that the responsible employee has on a day already, by their time: `11:00`. */
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

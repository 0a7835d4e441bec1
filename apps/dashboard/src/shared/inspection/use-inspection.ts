import { serverNow } from '@karvon/api/server-clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldMessage } from '../feedback/error-text';
import { formatDateIso } from '../format/date';
import { ofMoment, timesWithin, toMoment, usualTime } from './inspection-time';
import type { OpenHours } from '../showroom/hours';
import { inspectionQueries } from './queries';
import { useOpenHours } from './use-open-hours';
import { day } from '../time';

export interface Inspection {
  /** `YYYY-MM-DD`; empty while there is none. */
  day: string;
  time: string;
  responsible: number | null;
  avtosalon: number | undefined;
  error: string | undefined;
  change: (values: { day?: string | null; time?: string; responsible?: number | null }) => void;
  /** Returns the moment, or undefined after showing the error of one that has passed. */
  read: () => string | undefined;
}

interface Values {
  /** Undefined until the user chooses. @default the first open day */
  day: string | undefined;
  time: string | undefined;
  /** Undefined until the user chooses. @default the current user */
  responsible: number | null | undefined;
}

/** The first open day from tomorrow on; tomorrow when none opens within a week. */
function firstOpenDay(openHours: (date: string) => OpenHours | undefined): string {
  const days = Array.from({ length: 7 }, (_, at) => formatDateIso(serverNow() + (at + 1) * day));
  return days.find((date) => openHours(date) !== undefined) ?? days[0] ?? '';
}

export function useInspection(before: {
  scheduled_at?: string | undefined;
  responsible?: number | null | undefined;
  avtosalon?: number | undefined;
}): Inspection {
  const message = useFieldMessage();
  const { data: profile } = useQuery(inspectionQueries.me());
  const [values, setValues] = useState<Values>(() => {
    const known = ofMoment(before.scheduled_at);
    return {
      day: known.day ?? undefined,
      time: known.time === '' ? undefined : known.time,
      responsible: before.responsible ?? undefined,
    };
  });
  const [error, setError] = useState<string>();
  const openHours = useOpenHours(before.avtosalon);
  const date = values.day ?? firstOpenDay(openHours);
  const time = values.time ?? usualTime(timesWithin(openHours(date)));
  return {
    day: date,
    time,
    avtosalon: before.avtosalon,
    responsible:
      values.responsible === undefined ? (profile?.member?.id ?? null) : values.responsible,
    error,
    change: (next) => {
      setValues((now) => ({
        ...now,
        ...next,
        day: next.day === undefined ? now.day : (next.day ?? ''),
      }));
      setError(undefined);
    },
    read: () => {
      if (date === '' || time === '') {
        setError(message('required'));
        return undefined;
      }
      const at = toMoment(date, time);
      if (Date.parse(at) > serverNow()) return at;
      setError(message('time_in_past'));
      return undefined;
    },
  };
}

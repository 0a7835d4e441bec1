import { serverNow } from '@karvon/api/server-clock';
import { useState } from 'react';
import { useFieldMessage } from '../feedback/error-text';
import { formatDateIso } from '../format/date';
import { ofMoment, toMoment } from './inspection-time';

const day = 86_400_000;

export interface Inspection {
  day: string | null;
  time: string;
  responsible: number | null;
  error: string | undefined;
  change: (values: { day?: string | null; time?: string; responsible?: number | null }) => void;
  /** The moment; undefined where it is none in the future, and the fields say so. */
  read: () => string | undefined;
}

/** The fields of an inspection: what stands, or tomorrow at eleven. */
export function useInspection(before: {
  scheduled_at?: string | undefined;
  responsible?: number | null | undefined;
}): Inspection {
  const message = useFieldMessage();
  const [values, setValues] = useState(() => {
    const known = ofMoment(before.scheduled_at);
    return {
      day: known.day ?? formatDateIso(serverNow() + day),
      time: known.time === '' ? '11:00' : known.time,
      responsible: before.responsible ?? null,
    };
  });
  const [error, setError] = useState<string>();
  return {
    ...values,
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
      if (values.day === '') {
        setError(message('required'));
        return undefined;
      }
      const at = toMoment(values.day, values.time);
      if (Date.parse(at) > serverNow()) return at;
      setError(message('time_in_past'));
      return undefined;
    },
  };
}

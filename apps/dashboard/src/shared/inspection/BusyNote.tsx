import { Note } from '@karvon/ui/Note';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../format/date';
import { inspectionQueries } from './queries';

export interface BusyNoteProps {
  /** `YYYY-MM-DD` in Tashkent. */
  day: string | null;
  /** `11:00`. */
  time: string;
  responsible: number | null;
  /** The application that is being planned. */
  except?: number | undefined;
}

/** Says that the responsible person has another inspection then; it may be meant so. */
export function BusyNote({ day, time, responsible, except }: BusyNoteProps) {
  const { t } = useTranslation('applications');
  const { data } = useQuery(inspectionQueries.ofDay(responsible, day));
  const other = data?.results.find(
    ({ id, scheduled_at: at }) => id !== except && at !== undefined && formatTime(at) === time,
  );
  if (other === undefined) return null;
  const name = other.responsible?.full_name.split(' ')[0] ?? '';
  return <Note role="status">{t('busy', { name, time, car: other.current_car.title })}</Note>;
}

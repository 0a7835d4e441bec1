import type { Application } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';

export interface BusyNoteProps {
  /** `11:00`. */
  time: string;
  planned: Application | undefined;
}

export function BusyNote({ time, planned }: BusyNoteProps) {
  const { t } = useTranslation('applications');
  if (planned === undefined) return null;
  const name = planned.responsible?.full_name.split(' ')[0] ?? '';
  return (
    <Banner size="sm" role="status">
      {t('busy', { name, time, car: planned.current_car.title })}
    </Banner>
  );
}

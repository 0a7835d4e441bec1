import { serverOffset } from '@karvon/api/server-clock';
import { Timer } from '@karvon/ui/Timer';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { hour } from '../../shared/time';

export const lastHour = hour;

export function TimeLeft({
  since,
  until,
  label,
  doneLabel,
}: {
  since: string;
  until: string;
  label?: string;
  doneLabel?: string;
}) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  return (
    <Timer
      direction="down"
      at={until}
      serverOffset={serverOffset()}
      ring="left"
      total={Date.parse(until) - Date.parse(since)}
      dangerAt={lastHour}
      format={(left) => formatWait(left, language)}
      doneLabel={doneLabel ?? t('closed')}
      doneIcon={CalendarX}
      label={label}
    />
  );
}

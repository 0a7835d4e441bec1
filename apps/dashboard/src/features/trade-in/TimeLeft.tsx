import { serverOffset } from '@karvon/api/server-clock';
import { Countdown } from '@karvon/ui/Countdown';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { hour } from '../../shared/time';

/** Before its end a car cannot wait. */
export const lastHour = hour;

/** How long offers are taken, or one of them is valid. */
export function TimeLeft({
  since,
  until,
  label,
  doneLabel,
}: {
  since: string;
  until: string;
  /** Before the time. */
  label?: string;
  /** From the end on. @default «Приём предложений закончен» */
  doneLabel?: string;
}) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  return (
    <Countdown
      until={until}
      serverOffset={serverOffset()}
      ring="left"
      total={Date.parse(until) - Date.parse(since)}
      urgentUnder={lastHour}
      format={(left) => formatWait(left, language)}
      doneLabel={doneLabel ?? t('closed')}
      doneIcon={CalendarX}
      label={label}
    />
  );
}

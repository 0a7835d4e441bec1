import { serverOffset } from '@karvon/api/server-clock';
import { Countdown } from '@karvon/ui/Countdown';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { hour } from '../../shared/time';

/** Below this time, a car is urgent. */
export const lastHour = hour;

/** Countdown to the end of bidding or of an offer. */
export function TimeLeft({
  since,
  until,
  label,
  doneLabel,
}: {
  since: string;
  until: string;
  /** Text before the time. */
  label?: string;
  /** Text after the end. @default «Приём предложений закончен» */
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

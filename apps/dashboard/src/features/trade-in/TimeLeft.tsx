import { serverOffset } from '@karvon/api/server-clock';
import { Timer } from '@karvon/ui/Timer';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { hour } from '../../shared/time';

/** Below this time, a car is urgent. */
export const lastHour = hour;

/** The time left until the end of bidding or of an offer. */
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

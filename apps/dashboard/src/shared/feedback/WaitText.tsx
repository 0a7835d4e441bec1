import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../format/clock';
import { useSecondsLeft } from '../format/use-seconds-left';

export interface WaitTextProps {
  text: string;
  /** Milliseconds since 1970. */
  until: number;
  /** Text for screen readers with the initial time: a live region would announce every second. */
  spoken: string;
}

export function WaitText({ text, until, spoken }: WaitTextProps) {
  const { t } = useTranslation('errors');
  const left = useSecondsLeft(until);
  if (left === 0) return text;
  return (
    <>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true">{`${text} ${t('retryIn', { time: formatClock(left) })}`}</span>
    </>
  );
}

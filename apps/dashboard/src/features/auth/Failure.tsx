import { ApiError, isApiError } from '@karvon/api/errors';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../shared/feedback/error-words';
import { formatClock } from '../../shared/format/clock';
import * as css from './form.css';
import { useSecondsLeft } from './use-seconds-left';

export interface FailureProps {
  /** What a call failed with, less what stands at fields. */
  failure: unknown;
  /** Until when the server asked to wait, on this device's clock; the words go when it is over. */
  until: number | undefined;
}

/** What went wrong, above the button; counts down where the server said how long to wait. */
export function Failure({ failure, until }: FailureProps) {
  const { t } = useTranslation(['errors']);
  const words = useErrorWords();
  const left = useSecondsLeft(until);
  const isWait = until !== undefined && isApiError(failure, 'too_many');
  if (failure === undefined || (isWait && left === 0)) return null;
  const said = isWait ? new ApiError({ kind: 'too_many', code: failure.code }) : failure;
  return (
    <p className={css.failure}>
      <span role="alert">{words(said).text}</span>
      {/* Outside of the alert: it would be read out every second. */}
      {isWait && <span className={css.clock}> {t('retryIn', { time: formatClock(left) })}</span>}
    </p>
  );
}

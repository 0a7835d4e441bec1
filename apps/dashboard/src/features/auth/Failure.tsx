import { Banner } from '@karvon/ui/Banner';
import { Text } from '@karvon/ui/Text';
import { isApiError } from '@karvon/api/errors';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { formatClock } from '../../shared/format/clock';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';

export interface FailureProps {
  /** What a call failed with, less what is at fields. */
  failure: unknown;
  /** Until when the server asked to wait, on this device's clock; the text goes when it is over. */
  until: number | undefined;
}

/** What went wrong, above the button; counts down where the server said how long to wait. */
export function Failure({ failure, until }: FailureProps) {
  const { t } = useTranslation(['errors']);
  const errorText = useErrorText();
  const left = useSecondsLeft(until);
  const isWait = until !== undefined && isApiError(failure, 'too_many');
  if (failure === undefined || (isWait && left === 0)) return null;
  const { text, wait } = errorText(failure);
  return (
    <Banner size="sm" tone="danger">
      <span role="alert">{wait?.text ?? text}</span>
      {/* Outside of the alert: it would be read out every second. */}
      {isWait && (
        <Text size="sm" tone="inherit" isNumeric>
          {' '}
          {t('retryIn', { time: formatClock(left) })}
        </Text>
      )}
    </Banner>
  );
}

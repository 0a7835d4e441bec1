import { Banner } from '@karvon/ui/Banner';
import { Text } from '@karvon/ui/Text';
import { isApiError } from '@karvon/api/errors';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/feedback/error-text';
import { formatClock } from '../../shared/format/clock';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';

export interface FailureProps {
  /** Error of the page, without errors that fields show. */
  failure: unknown;
  /** End of the required wait, on this device's clock. The text disappears then. */
  until: number | undefined;
}

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
      {/* Outside of the alert, so that screen readers do not announce it every second. */}
      {isWait && (
        <Text size="sm" tone="inherit" isNumeric>
          {' '}
          {t('retryIn', { time: formatClock(left) })}
        </Text>
      )}
    </Banner>
  );
}

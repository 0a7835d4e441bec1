import { isApiError } from '@karvon/api/errors';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../feedback/ErrorMessage';
import { useErrorText } from '../../feedback/error-text';

export interface QueryFailedProps {
  error: Error;
  onRetry: () => unknown;
  isRetrying?: boolean;
  level?: 2 | 3;
}

/** Error of a query. A 404 has neither a number for support nor a retry button, since a retry cannot help. */
export function QueryFailed({ error, onRetry, isRetrying = false, level = 2 }: QueryFailedProps) {
  const { t } = useTranslation();
  const { title } = useErrorText()(error);
  const instance = isApiError(error) ? error.instance : undefined;
  if (isApiError(error, 'not_found'))
    return (
      <EmptyState
        level={level}
        title={t('routeError.notFoundRow')}
        description={t('routeError.notFoundText')}
      />
    );
  return (
    <EmptyState
      tone="danger"
      level={level}
      title={title}
      description={<ErrorMessage error={error} />}
      action={
        <Button isPending={isRetrying} onPress={() => void onRetry()}>
          {t('retry')}
        </Button>
      }
      reference={instance && t('routeError.reference', { instance })}
    />
  );
}

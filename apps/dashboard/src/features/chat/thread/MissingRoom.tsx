import { isApiError, type ApiError } from '@karvon/api/errors';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Pane } from '@karvon/ui/Pane';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';

/** In the thread's place: no such room, another dealer's, or one that could not be had. */
export function MissingRoom({
  error,
  onBack,
  onRetry,
}: {
  error: ApiError;
  onBack: () => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const errorText = useErrorText();
  const isNone = isApiError(error, 'not_found', 'validation');
  return (
    <Pane aria-label={t('thread.label')} tone="canvas" isCentered>
      <EmptyState
        tone="danger"
        title={isNone ? t('empty.noRoom') : t('failed.messages')}
        description={isNone ? t('empty.noRoomText') : errorText(error).text}
        action={
          isNone ? (
            <Button onPress={onBack}>{t('empty.toList')}</Button>
          ) : (
            <Button onPress={onRetry}>{t('common:retry')}</Button>
          )
        }
      />
    </Pane>
  );
}

import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useErrorText } from '../../../shared/feedback/error-text';
import { AutoEditFrame } from './AutoEditFrame';

/** In the form's place when its car could not be had. */
export function AutoEditFailed({ id, error }: { id: number; error: unknown }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  return (
    <AutoEditFrame id={id}>
      <EmptyState
        tone="danger"
        title={errorText(error).title}
        description={errorText(error).text}
        action={
          <Button isPending={state === 'loading'} onPress={() => void revalidate()}>
            {t('retry')}
          </Button>
        }
      />
    </AutoEditFrame>
  );
}

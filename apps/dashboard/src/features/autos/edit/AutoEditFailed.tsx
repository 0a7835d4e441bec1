import { Button } from '@karvon/ui/Button';
import { ErrorState } from '@karvon/ui/ErrorState';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useErrorWords } from '../../../shared/feedback/error-words';
import { AutoEditFrame } from './AutoEditFrame';

/** In the form's place when its car could not be had. */
export function AutoEditFailed({ id, error }: { id: number; error: unknown }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const { revalidate, state } = useRevalidator();
  return (
    <AutoEditFrame id={id}>
      <ErrorState
        title={words(error).title}
        description={words(error).text}
        action={
          <Button isPending={state === 'loading'} onPress={() => void revalidate()}>
            {t('retry')}
          </Button>
        }
      />
    </AutoEditFrame>
  );
}

import { Button } from '@karvon/ui/Button';
import { ErrorState } from '@karvon/ui/ErrorState';
import { Page } from '@karvon/ui/Page';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { useErrorWords } from '../../../shared/feedback/error-words';

/** In the form's place when its car could not be had. */
export function AutoEditFailed({ error }: { error: unknown }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const words = useErrorWords();
  const { revalidate, state } = useRevalidator();
  return (
    <Page title={t('editTitle')}>
      <ErrorState
        title={words(error).title}
        description={words(error).text}
        action={
          <Button isPending={state === 'loading'} onPress={() => void revalidate()}>
            {t('common:retry')}
          </Button>
        }
      />
    </Page>
  );
}

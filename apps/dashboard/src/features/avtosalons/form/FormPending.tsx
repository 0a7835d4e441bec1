import { Box } from '@karvon/ui/Box';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { ErrorState } from '@karvon/ui/ErrorState';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../shared/feedback/error-words';

/** In the form's place while what it needs loads, or when it could not be loaded. */
export function FormPending({
  title,
  error,
  retry,
}: {
  title: string;
  error: unknown;
  retry: () => unknown;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  return (
    <Page title={title}>
      {error === null ? (
        <div aria-busy>
          <Box maxWidth="form">
            <Stack>
              {[1, 2].map((place) => (
                <Card key={place}>
                  <Stack>
                    <Skeleton width="30%" height="20px" />
                    <Skeleton height="40px" radius="md" />
                    <Skeleton height="40px" radius="md" />
                    <Skeleton height="160px" radius="lg" />
                  </Stack>
                </Card>
              ))}
            </Stack>
          </Box>{' '}
        </div>
      ) : (
        <ErrorState
          title={words(error).title}
          description={words(error).text}
          action={<Button onPress={() => void retry()}>{t('retry')}</Button>}
        />
      )}
    </Page>
  );
}

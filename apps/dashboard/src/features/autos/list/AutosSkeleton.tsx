import { Card } from '@karvon/ui/Card';
import { CardGrid } from '@karvon/ui/CardGrid';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Box } from '@karvon/ui/Box';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { CardOutline } from './CardOutline';

const places = Array.from({ length: 12 }, (_, place) => place);

/** The list in outline, as cards or rows, while its first page is on its way. */
export function AutosSkeleton({ isTable }: { isTable: boolean }) {
  const { t } = useTranslation();
  if (isTable) {
    return (
      <Card padding="none" isClipped>
        <Box role="status" aria-label={t('loading')} padding={4}>
          <Stack gap={5}>
            {places.map((place) => (
              <Skeleton key={place} height="32px" />
            ))}
          </Stack>
        </Box>
      </Card>
    );
  }
  return (
    <CardGrid isBusy aria-label={t('loading')}>
      {places.map((place) => (
        <CardOutline key={place} />
      ))}
    </CardGrid>
  );
}

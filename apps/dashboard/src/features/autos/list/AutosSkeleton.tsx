import { Card } from '@karvon/ui/Card';
import { CardGrid } from '@karvon/ui/CardGrid';
import { Box } from '@karvon/ui/Box';
import { Inline } from '@karvon/ui/Inline';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from './CardSkeleton';

const places = Array.from({ length: 12 }, (_, place) => place);

/** The list as a skeleton, as cards or rows, while its first page is on its way. */
export function AutosSkeleton({ isTable }: { isTable: boolean }) {
  const { t } = useTranslation();
  if (isTable) {
    return (
      <Card padding="none" isClipped>
        <Box role="status" aria-label={t('loading')} padding={4}>
          <Stack gap={5}>
            {places.map((place) => (
              <RowSkeleton key={place} />
            ))}
          </Stack>
        </Box>
      </Card>
    );
  }
  return (
    <CardGrid isBusy aria-label={t('loading')}>
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </CardGrid>
  );
}

/** A row of the table: its box, the car in two lines, status, price, what to do next. */
function RowSkeleton() {
  return (
    <Inline gap={5} isWrapping={false}>
      <Skeleton width="18px" height="18px" />
      <Box flexGrow="true" minWidth={0}>
        <Stack gap={1}>
          <Skeleton width="40%" height="14px" />
          <Skeleton width="64%" />
        </Stack>
      </Box>
      <Skeleton width="92px" height="24px" />
      <Skeleton width="124px" height="14px" />
      <Skeleton width="100px" height="32px" />
    </Inline>
  );
}

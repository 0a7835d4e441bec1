import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Divider } from '@karvon/ui/Divider';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useText } from '../../i18n/use-text';

export function CardSkeleton() {
  return (
    <Card padding="none" isClipped>
      <Skeleton aspectRatio="2 / 1" radius="none" />
      <Box paddingBlock={8} paddingInline={4}>
        <Stack gap={3}>
          <Skeleton width="55%" height="20px" />
          <Skeleton width="85%" />
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </Stack>
      </Box>
    </Card>
  );
}

/** Header and rows as high as the table's, while its code loads. */
export function TableSkeleton({ rows }: { rows: number }) {
  const t = useText();
  return (
    <div role="status" aria-busy aria-label={t('common:loading')}>
      <Card padding="none" isClipped>
        <Box paddingInline={5} paddingBlock={3}>
          <Skeleton width="16%" height="13px" />
        </Box>
        <Divider />
        <Box paddingInline={5} paddingBlock={3}>
          <Stack gap={5}>
            {Array.from({ length: rows }, (_, at) => (
              <Stack key={at} gap={0.5}>
                <Skeleton width="32%" height="20px" />
                <Skeleton width="48%" height="18px" />
              </Stack>
            ))}
          </Stack>
        </Box>
      </Card>
    </div>
  );
}

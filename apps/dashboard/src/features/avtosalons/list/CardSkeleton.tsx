import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';

/** The shape of a showroom's card. */
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

import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';

/** A card of the list before there is anything to show in it. */
export function CardSkeleton() {
  return (
    <Card padding="none" isClipped>
      <Skeleton aspectRatio="2 / 1" radius="none" />
      <Box padding={4}>
        <Stack gap={3}>
          <Skeleton width="55%" height="18px" />
          <Skeleton width="75%" height="14px" />
          <Skeleton width="65%" height="22px" />
          <Inline justify="space-between" isWrapping={false}>
            <Skeleton width="40%" height="14px" />
            <Skeleton width="30%" height="14px" />
          </Inline>
        </Stack>
      </Box>
      <Box padding={4}>
        <Skeleton width="50%" height="20px" />
      </Box>
    </Card>
  );
}

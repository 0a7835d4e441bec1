import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';

export function CardIsLoading() {
  return (
    <Stack gap={3}>
      <Skeleton aspectRatio="2 / 1" radius="lg" />
      <Skeleton width="70%" height="20px" />
      <Skeleton width="40%" />
    </Stack>
  );
}

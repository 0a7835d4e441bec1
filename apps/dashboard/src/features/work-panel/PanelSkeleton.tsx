import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';

/** The panel before its data: tiles, two queues, the rail. */
export function PanelSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton height="92px" radius="lg" />
      <Columns ratio="aside" side={<Skeleton height="240px" radius="lg" />}>
        <Stack gap={4}>
          <QueueSkeleton />
          <QueueSkeleton />
        </Stack>
      </Columns>
    </Stack>
  );
}

function QueueSkeleton() {
  return (
    <Card>
      <Stack gap={4}>
        <Skeleton width="160px" height="22px" />
        <Skeleton height="44px" />
        <Skeleton height="44px" />
        <Skeleton height="44px" />
      </Stack>
    </Card>
  );
}

import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useIsPhone } from '../../shared/table/use-screen';

export function PanelSkeleton() {
  const isPhone = useIsPhone();
  return (
    <Stack gap={[4, 6]}>
      <Skeleton height={isPhone ? '114px' : '92px'} radius="lg" />
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

import { Card } from '@karvon/ui/Card';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Columns } from '@karvon/ui/Columns';
import { Stack } from '@karvon/ui/Stack';

const lines = ['60%', '40%', '75%', '55%', '70%'];

/** The facts and images of a car as a skeleton. */
export function AutoSkeleton() {
  return (
    <Columns
      ratio="3:2"
      side={
        <Card>
          <Stack gap={4}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} height="20px" />
            ))}
            <Skeleton height="40px" radius="md" />
          </Stack>
        </Card>
      }
    >
      <Skeleton aspectRatio="8 / 5" radius="lg" />
    </Columns>
  );
}

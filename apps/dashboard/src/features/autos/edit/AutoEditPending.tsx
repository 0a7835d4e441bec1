import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { AutoEditFrame } from './AutoEditFrame';

const sections = ['photos', 'car', 'price'] as const;

/** The form as a skeleton, while its car is on the way. */
export function AutoEditPending({ id }: { id: number }) {
  return (
    <AutoEditFrame id={id}>
      <div aria-busy>
        <Columns
          nav={
            <Stack gap={3}>
              {['80%', '60%', '70%', '50%'].map((width) => (
                <Skeleton key={width} width={width} height="20px" />
              ))}
            </Stack>
          }
          side={<Skeleton height="280px" radius="lg" />}
        >
          <Stack>
            {sections.map((section) => (
              <Card key={section}>
                <Stack>
                  <Skeleton width="30%" height="20px" />
                  <Skeleton height="40px" radius="md" />
                  <Skeleton height="40px" radius="md" />
                </Stack>
              </Card>
            ))}
          </Stack>
        </Columns>
      </div>
    </AutoEditFrame>
  );
}

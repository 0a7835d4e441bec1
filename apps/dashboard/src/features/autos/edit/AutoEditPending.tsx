import { Card } from '@karvon/ui/Card';
import { FormColumns } from '@karvon/ui/FormColumns';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { AutoEditFrame } from './AutoEditFrame';

const sections = ['photos', 'car', 'price'] as const;

/** The form in outline, while its car is on the way. */
export function AutoEditPending({ id }: { id: number }) {
  return (
    <AutoEditFrame id={id}>
      <div aria-busy>
        <FormColumns
          nav={
            <Stack gap={3}>
              {['80%', '60%', '70%', '50%'].map((width) => (
                <Skeleton key={width} width={width} height="20px" />
              ))}
            </Stack>
          }
          rail={<Skeleton height="280px" radius="lg" />}
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
        </FormColumns>
      </div>
    </AutoEditFrame>
  );
}

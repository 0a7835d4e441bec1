import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import type { ReactNode } from 'react';
import { QueryBoundary, type BoundaryQuery } from '../query/QueryBoundary';

export interface FormBoundaryProps<Data> {
  query: BoundaryQuery<Data>;
  title: string;
  backTo: string;
  hasRail?: boolean;
  children: (data: Data) => ReactNode;
}

/** The page of a form while its data loads or after it failed. Users can go back from it. */
export function FormBoundary<Data>(props: FormBoundaryProps<Data>) {
  const { query, title, backTo, hasRail = false, children } = props;
  return (
    <QueryBoundary
      query={query}
      skeleton={hasRail ? <RailSkeleton /> : <FormSkeleton />}
      page={{ title, backTo }}
    >
      {children}
    </QueryBoundary>
  );
}

function FormSkeleton() {
  return (
    <Box maxWidth="form">
      <Stack>
        {[1, 2].map((at) => (
          <Card key={at}>
            <Stack>
              <Skeleton width="30%" height="20px" />
              <Skeleton height="40px" radius="md" />
              <Skeleton height="40px" radius="md" />
              <Skeleton height="160px" radius="lg" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Box>
  );
}

function RailSkeleton() {
  return (
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
      <FormSkeleton />
    </Columns>
  );
}

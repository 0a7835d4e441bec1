import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import type { ReactNode } from 'react';
import { QueryBoundary, type BoundaryQuery } from '../query/QueryBoundary';

export interface FormBoundaryProps<Data> {
  /** What the form cannot be without. */
  query: BoundaryQuery<Data>;
  title: string;
  /** Where the arrow of a phone's title bar leads. */
  backTo: string;
  children: (data: Data) => ReactNode;
}

/** A form's page while what it needs is on its way, or did not come. One can go back from it, on a phone too. */
export function FormBoundary<Data>({ query, title, backTo, children }: FormBoundaryProps<Data>) {
  return (
    <QueryBoundary query={query} skeleton={<FormSkeleton />} page={{ title, backTo }}>
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

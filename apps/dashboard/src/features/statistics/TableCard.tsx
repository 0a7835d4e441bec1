import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import type { ReactNode } from 'react';

export function TableCard({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card padding="none" isClipped>
      <Box padding={[4, 5]}>
        <Inline justify="space-between">
          <Heading level={2} size="lg">
            {title}
          </Heading>
          {action}
        </Inline>
      </Box>
      {children}
    </Card>
  );
}

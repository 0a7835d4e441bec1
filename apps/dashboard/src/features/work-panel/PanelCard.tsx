import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import {
  QueueHeader,
  type QueueHeaderProps,
} from '../../shared/marketplace/QueueHeader/QueueHeader';
import { useId, type ReactNode } from 'react';

export interface PanelCardProps extends Omit<QueueHeaderProps, 'level' | 'titleId'> {
  id: string;
  children?: ReactNode;
}

export function PanelCard({ id, children, ...header }: PanelCardProps) {
  const titleId = useId();
  return (
    <Card id={id} padding="none" isClipped>
      <Box as="section" aria-labelledby={titleId}>
        <QueueHeader {...header} titleId={titleId} />
        {children}
      </Box>
    </Card>
  );
}

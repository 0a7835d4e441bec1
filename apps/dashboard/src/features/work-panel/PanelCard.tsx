import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { QueueHeader, type QueueHeaderProps } from '@karvon/ui/QueueHeader';
import { useId, type ReactNode } from 'react';

export interface PanelCardProps extends Omit<QueueHeaderProps, 'level' | 'titleId'> {
  /** Anchor: a tile leads here. */
  id: string;
  /** A `RowList` that reaches the edges. */
  children?: ReactNode;
}

/** A card of the panel whose rows reach its edges, below a title. */
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

import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { useId, type ReactNode } from 'react';

export interface PanelCardProps {
  /** Anchor: a tile leads here. */
  id: string;
  title: string;
  /** Beside the title: how many. */
  mark?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  /** A `RowList` that reaches the edges. */
  children: ReactNode;
}

/** A card of the panel whose rows reach its edges, below a title. */
export function PanelCard({ id, title, mark, action, children }: PanelCardProps) {
  const titleId = useId();
  return (
    <Card id={id} padding="none" isClipped>
      <Box as="section" aria-labelledby={titleId}>
        <Box paddingInline={4} paddingBlock={3}>
          <Inline justify="space-between" isWrapping={false} gap={3}>
            <Inline>
              <Heading level={2} size="lg" id={titleId}>
                {title}
              </Heading>
              {mark}
            </Inline>
            {action}
          </Inline>
        </Box>
        {children}
      </Box>
    </Card>
  );
}

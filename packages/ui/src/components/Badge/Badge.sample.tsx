import { Badge } from '@karvon/ui/Badge';
import { Inline } from '@karvon/ui/Inline';
import { CircleCheck, Clock } from 'lucide-react';

export function CarBadges() {
  return (
    <Inline>
      <Badge tone="success" icon={CircleCheck}>
        Активно
      </Badge>
      <Badge tone="info" icon={Clock}>
        На модерации
      </Badge>
      <Badge tone="outline">обмен</Badge>
      <Badge variant="count" count={7} aria-label="7 непрочитанных" />
    </Inline>
  );
}

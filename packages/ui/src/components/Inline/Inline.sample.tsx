import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';

export function CarHeader() {
  return (
    <Inline gap={3} justify="space-between">
      <Badge tone="success">Активно</Badge>
      <Button size="sm">Изменить</Button>
    </Inline>
  );
}

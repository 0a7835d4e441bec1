import { Card } from '@karvon/ui/Card';
import { Badge } from '@karvon/ui/Badge';
import { Link } from '@karvon/ui/Link';
import { Text } from '@karvon/ui/Text';

export function LeadsCard() {
  return (
    <Card
      title="Лиды"
      description="За сегодня"
      mark={<Badge variant="count" count={3} aria-label="3 новых" />}
      action={<Link href="/leads">Все лиды</Link>}
    >
      <Text as="p">Ответьте на новые в течение часа.</Text>
    </Card>
  );
}

import { Card } from '@karvon/ui/Card';
import { Counter } from '@karvon/ui/Counter';
import { Link } from '@karvon/ui/Link';
import { Text } from '@karvon/ui/Text';

export function LeadsCard() {
  return (
    <Card
      title="Лиды"
      description="За сегодня"
      mark={<Counter count={3} aria-label="3 новых" />}
      action={<Link href="/leads">Все лиды</Link>}
    >
      <Text as="p">Ответьте на новые в течение часа.</Text>
    </Card>
  );
}

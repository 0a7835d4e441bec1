import { Link } from '@karvon/ui/Link';
import { Text } from '@karvon/ui/Text';

export function RulesLink() {
  return (
    <Text as="p">
      Объявление проверит модератор.{' '}
      <Link href="/rules" isUnderlined target="_blank">
        Правила размещения
      </Link>
    </Text>
  );
}

import { Text } from '@karvon/ui/Text';
import { VisuallyHidden } from '@karvon/ui/VisuallyHidden';

export function CarCount() {
  return (
    <Text>
      <VisuallyHidden>Автомобилей в салоне:</VisuallyHidden> 148
    </Text>
  );
}

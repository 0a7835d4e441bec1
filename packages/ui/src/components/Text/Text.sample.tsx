import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';

export function CarSum() {
  return (
    <Stack gap={1}>
      <Text size="lg" weight="semibold" isNumeric>
        219 000 000 сум
      </Text>
      <Text size="sm" tone="muted">
        18 100 у.е. по курсу на сегодня
      </Text>
    </Stack>
  );
}

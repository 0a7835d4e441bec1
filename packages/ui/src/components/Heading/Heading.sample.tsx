import { Heading } from '@karvon/ui/Heading';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';

export function PricePart() {
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>Цена и условия</Heading>
      <Text as="p" tone="muted">
        Покупатели увидят цену в сумах и в у.е.
      </Text>
    </Stack>
  );
}

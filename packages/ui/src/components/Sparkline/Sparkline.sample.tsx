import { Inline } from '@karvon/ui/Inline';
import { Sparkline } from '@karvon/ui/Sparkline';
import { Text } from '@karvon/ui/Text';

export function LeadsTrend() {
  return (
    <Inline gap={3}>
      <Text isNumeric weight="semibold">
        22 лида
      </Text>
      <Sparkline aria-label="Растёт с 9 до 22" values={[9, 7, 11, 10, 16, 18, 22]} tone="success" />
    </Inline>
  );
}

import { Meter } from '@karvon/ui/Meter';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';

export function UploadProgress() {
  return (
    <Stack gap={2}>
      <Text size="sm">1,4 из 2,2 МБ</Text>
      <Meter
        role="progressbar"
        aria-label="Загружено"
        value={1.4 / 2.2}
        valueText="1,4 из 2,2 МБ"
      />
    </Stack>
  );
}

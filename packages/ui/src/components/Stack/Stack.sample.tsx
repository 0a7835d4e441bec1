import { Button } from '@karvon/ui/Button';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';

export function SavedCar() {
  return (
    <Stack gap={3} align={['stretch', 'flex-start']}>
      <Text as="p">Объявление сохранено.</Text>
      <Button variant="primary">На модерацию</Button>
    </Stack>
  );
}

import { Button } from '@karvon/ui/Button';
import { Popover } from '@karvon/ui/Popover';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';

export function PriceAdvice() {
  return (
    <Popover aria-label="Откуда цена" trigger={<Button variant="ghost">Откуда цена?</Button>}>
      {(close) => (
        <Stack gap={3} align="flex-start">
          <Text as="p">Средняя цена 38 похожих машин в Ташкенте за 30 дней.</Text>
          <Button size="sm" onPress={close}>
            Понятно
          </Button>
        </Stack>
      )}
    </Popover>
  );
}

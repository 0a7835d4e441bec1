import { Avatar } from '@karvon/ui/Avatar';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';

export function Buyer() {
  return (
    <Inline gap={3}>
      <Avatar id={2041} name="Дилноза Рашидова" src="/media/2041.webp" onlineLabel="в сети" />
      <Text weight="medium">Дилноза Рашидова</Text>
    </Inline>
  );
}

import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { Flag, MapPin } from 'lucide-react';

export function CarPlace() {
  return (
    <Inline>
      <Icon icon={MapPin} />
      <Text>Ташкент, Чиланзар</Text>
      <Icon icon={Flag} size={18} label="На вас пожаловались" />
    </Inline>
  );
}

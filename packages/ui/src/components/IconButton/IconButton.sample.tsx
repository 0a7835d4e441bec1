import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { Heart, Phone } from 'lucide-react';
import { useState } from 'react';

export function BuyerButtons() {
  const [isFavourite, setFavourite] = useState(false);
  return (
    <Inline>
      <IconButton icon={Phone} aria-label="Позвонить" href="tel:+998901234567" />
      <IconButton
        icon={Heart}
        aria-label="В избранном"
        isToggled={isFavourite}
        onPress={() => setFavourite(!isFavourite)}
      />
    </Inline>
  );
}

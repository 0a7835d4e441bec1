import { LoadMore } from '@karvon/ui/LoadMore';
import { useState } from 'react';

const count = 131;

export function MoreCars() {
  const [shown, setShown] = useState(20);
  return (
    <LoadMore
      label="Показать ещё"
      summary={`Показано ${shown} из ${count}`}
      hasMore={shown < count}
      onPress={() => setShown(Math.min(shown + 20, count))}
    />
  );
}

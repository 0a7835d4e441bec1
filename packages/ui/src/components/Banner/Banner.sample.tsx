import { Banner } from '@karvon/ui/Banner';
import { useState } from 'react';

export function LimitBanner() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Banner
      tone="warn"
      title="Осталось 3 объявления"
      action={{ label: 'Сменить тариф', href: '/plans' }}
      dismiss={{ label: 'Скрыть', onPress: () => setShown(false) }}
    >
      Лимит тарифа обновится 1 декабря.
    </Banner>
  );
}

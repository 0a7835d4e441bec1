import { Banner, BannerAction, BannerClose } from '@karvon/ui/Banner';
import { useState } from 'react';

export function LimitBanner() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Banner
      tone="warn"
      title="Осталось 3 объявления"
      action={<BannerAction href="/plans">Сменить тариф</BannerAction>}
      close={<BannerClose label="Скрыть" onPress={() => setShown(false)} />}
    >
      Лимит тарифа обновится 1 декабря.
    </Banner>
  );
}

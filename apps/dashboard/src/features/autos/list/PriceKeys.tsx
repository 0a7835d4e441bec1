import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowKeys } from '../../../shared/keys/row-keys';

/** E edits the price of the focused row. */
export function PriceKeys({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('autos');
  useRowKeys(frame, 'a[href*="/dashboard/autos/"]', {
    KeyE: {
      label: t('price.edit'),
      run: (link) => {
        const price = link
          ?.closest('tr, [role=row]')
          ?.querySelector<HTMLElement>('[role=link]:not([href])');
        price?.click();
        return price != null;
      },
    },
  });
  return null;
}

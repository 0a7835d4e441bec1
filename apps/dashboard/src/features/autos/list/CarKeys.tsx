import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRowKeys } from '../../../shared/keys/row-keys';
import { paths } from '../../../shared/paths';
import { useMember } from '../../../shared/session/member';
import { editablePrice } from './editable-price';

/** E edits the price of the focused row, T sends its car to a channel. */
export function CarKeys({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('autos');
  const navigate = useNavigate();
  const mayPost = useMember().may('telegram.post').ok;
  useRowKeys(frame, 'a[href*="/dashboard/autos/"]', {
    KeyE: {
      label: t('price.edit'),
      run: (link) => {
        const price = link?.closest('tr, [role=row]')?.querySelector<HTMLElement>(editablePrice);
        price?.click();
        return price != null;
      },
    },
    KeyT: mayPost
      ? {
          label: t('toChannel'),
          run: (link) => {
            const id = /\/view\/(\d+)/.exec(link?.href ?? '')?.[1];
            if (id === undefined) return false;
            void navigate(paths.channel.send([id]));
            return true;
          },
        }
      : undefined,
  });
  return null;
}

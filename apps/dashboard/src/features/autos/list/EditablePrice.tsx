import type { AutoSummary } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { useMember } from '../../../shared/session/member';
import { pricePair } from '../auto-labels';
import { autoTitle } from '../auto-rules';

const EditedPrice = lazyNamed(() => import('./EditedPrice'), 'EditedPrice');

/** A price that a press edits; plain text for members who may not change it. */
export function EditablePrice({ row }: { row: AutoSummary }) {
  const { t } = useTranslation('autos');
  const { price } = pricePair(row, useLanguage());
  const [isOpened, setOpened] = useState(false);
  const { may } = useMember();
  const isAllowed = may(row.status === 'ne_active' ? 'autos.edit' : 'autos.manage').ok;
  const text = <Inline isWrapping={false}>{price}</Inline>;
  if (price === undefined || !isAllowed || !row.can_edit) return text;
  const label = t('price.editOf', { price, car: autoTitle(row) });
  const link = (
    <Link variant="quiet" aria-label={label} onPress={() => setOpened(true)}>
      {price}
    </Link>
  );
  if (!isOpened) return link;
  return (
    <Suspense fallback={link}>
      <EditedPrice row={row} label={label}>
        {price}
      </EditedPrice>
    </Suspense>
  );
}

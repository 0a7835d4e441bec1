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

const PriceEditor = lazyNamed(() => import('./PriceEditor'), 'PriceEditor');

/** A price that a press edits; plain text for members who may not change it. */
export function EditablePrice({ row }: { row: AutoSummary }) {
  const { t } = useTranslation('autos');
  const { price } = pricePair(row, useLanguage());
  const [isEditing, setEditing] = useState(false);
  const { may } = useMember();
  const isAllowed = may(row.status === 'ne_active' ? 'autos.edit' : 'autos.manage').ok;
  const text = <Inline isWrapping={false}>{price}</Inline>;
  if (price === undefined || !isAllowed || !row.can_edit) return text;
  const label = t('price.editOf', { price, car: autoTitle(row) });
  const link = (
    <Link variant="quiet" aria-label={label} onPress={() => setEditing(true)}>
      {price}
    </Link>
  );
  if (!isEditing) return link;
  return (
    <Suspense fallback={link}>
      <PriceEditor row={row} onClose={() => setEditing(false)} />
    </Suspense>
  );
}

import { isApiError } from '@karvon/api/errors';
import type { Auto } from '@karvon/api/main';
import { BannerAction } from '@karvon/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateIso } from '../../../shared/format/date';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { saleQueries } from '../../../shared/sale/queries';
import { useMember } from '../../../shared/session/member';
import { titleOfAuto } from '../auto-rules';

// Loads with the first correction.
const SaleDialog = lazyNamed(() => import('../../../shared/sale/SaleDialog'), 'SaleDialog');

/** Managers correct the sale of a car. A car without one gets it later. */
export function SaleAction({ auto }: { auto: Auto }) {
  const { t } = useTranslation('stock');
  const { may } = useMember();
  const { data, error } = useQuery(saleQueries.one(auto.id));
  const [isOpen, setOpen] = useState(false);
  const isMissing = isApiError(error, 'not_found') && auto.status !== 'sold_on_karvon';
  if (!may(isMissing ? 'autos.edit' : 'autos.manage').ok || (!isMissing && data === undefined))
    return null;
  return (
    <>
      <BannerAction onPress={() => setOpen(true)}>
        {t(isMissing ? 'sale.later' : 'sale.fix')}
      </BannerAction>
      {isOpen && (
        <Suspense fallback={null}>
          <SaleDialog
            car={{
              ...auto,
              title: titleOfAuto(auto),
              leftOn: formatDateIso(Date.parse(auto.status_changed_at)),
            }}
            {...(isMissing
              ? { elsewhere: { leftAs: auto.status === 'archived' ? 'archived' : 'deactivated' } }
              : { sale: data })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

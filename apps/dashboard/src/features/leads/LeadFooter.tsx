import type { AutoRef, Lead } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { isDeleted } from './lead-labels';
import { leadCalls, leadQueries } from './queries';

// Loads with the first sale.
const SaleDialog = lazyNamed(() => import('../../shared/sale/SaleDialog'), 'SaleDialog');

/** Next steps after a talk: reserve, sell or trade in. Without icons, all three fit on one line. */
export function LeadFooter({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const isPhone = useIsPhone();
  return (
    <>
      {lead.car !== undefined && !isDeleted(lead.car) && <CarActions lead={lead} car={lead.car} />}
      <Button href={paths.tradeIn.applyLead(lead.id)}>
        {t(isPhone ? 'drawer.tradeInShort' : 'drawer.tradeIn')}
      </Button>
    </>
  );
}

function CarActions({ lead, car }: { lead: Lead; car: AutoRef }) {
  const { t } = useTranslation('leads');
  const { data: auto } = useQuery(leadQueries.auto(car.id));
  const [isSelling, setSelling] = useState(false);
  const invalidates = [...leadQueries.lists, ...leadQueries.autoLists];
  const reserve = useAction(leadCalls.transition, {
    success: () => ({ title: t('drawer.agreedDone'), description: car.title }),
    invalidates,
  });
  const allowed = auto?.allowed_transitions ?? [];
  return (
    <>
      {allowed.includes('barakami') && (
        <ReasonedButton
          isPending={reserve.isPending()}
          onPress={() => void reserve.run({ id: car.id, to: 'barakami', lead_id: lead.id })}
        >
          {t('drawer.agreed')}
        </ReasonedButton>
      )}
      {allowed.includes('sold_on_karvon') && (
        <Button onPress={() => setSelling(true)}>{t('drawer.sold')}</Button>
      )}
      {isSelling && auto !== undefined && (
        <Suspense fallback={null}>
          <SaleDialog
            car={{ ...car, price: auto.price, currency: auto.currency }}
            lead={{ id: lead.id, name: lead.client_name }}
            onClose={() => setSelling(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import type { TradeInAuto } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { Banner } from '@karvon/ui/Banner';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Dialog } from '@karvon/ui/Dialog';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AskDialog } from '../../shared/feedback/AskDialog';
import { formatMoney } from '../../shared/format/money';
import { formatPhone } from '../../shared/format/phone';
import { useLanguage } from '../../shared/i18n/use-language';
import { formatInspection } from '../../shared/inspection/inspection-time';
import { InspectionFields } from '../../shared/inspection/InspectionFields';
import { useInspection } from '../../shared/inspection/use-inspection';
import { useSubmitKey } from '../../shared/keys/page-keys';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useAction } from '../../shared/resource/use-action';
import { applicationCalls, applicationQueries } from './queries';

export function WonInspection({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['applications', 'common']);
  const query = useQuery(applicationQueries.won(id));
  if (query.data?.status === 'won') return <Planned car={query.data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('form.inspection')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="240px" />}>
        {() => <Banner tone="warn" title={t('notWon')} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Planned({ car, onClose }: { car: TradeInAuto; onClose: () => void }) {
  const { t } = useTranslation(['applications', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const inspection = useInspection({ avtosalon: car.my_offer?.avtosalon?.id });
  const { my_offer: offer, phone, client_name, market_price, rate } = car;
  const create = useAction(applicationCalls.create, {
    success: ({ scheduled_at: at }) => ({
      title: t('scheduledDone', { when: formatInspection(at ?? '', language, serverNow()) }),
      description: client_name,
    }),
    invalidates: [...applicationQueries.lists, ...applicationQueries.wonCars],
    idOf: () => car.id,
  });

  const send = async () => {
    const scheduled_at = inspection.read();
    if (scheduled_at === undefined || offer === undefined || create.isPending()) return;
    const { price, currency, avtosalon } = offer;
    const inCurrency = (sum: number) => (currency === 'UZS' ? sum : Math.round(sum / rate.rate));
    const outcome = await create.run({
      trade_in_auto_id: car.id,
      scheduled_at,
      price,
      currency,
      ...(market_price !== undefined && { market_price: inCurrency(market_price) }),
      ...(avtosalon && { avtosalon: avtosalon.id }),
      ...(inspection.responsible !== null && { responsible: inspection.responsible }),
    });
    if (outcome.status === 'done')
      void navigate(paths.tradeIn.application(outcome.result.id), { replace: true });
  };
  useSubmitKey(() => void send());

  return (
    <AskDialog
      title={t('form.inspection')}
      description={`${client_name} · ${car.car.title}`}
      onClose={onClose}
      action={{ label: t('schedule'), isPending: create.isPending(), onPress: send }}
    >
      <Stack gap={4}>
        <DefinitionList
          items={[
            { term: t('form.phone'), detail: phone && formatPhone(phone) },
            {
              term: t('price'),
              detail: offer && formatMoney(offer.price, offer.currency, language),
            },
          ]}
        />
        <InspectionFields inspection={inspection} />
      </Stack>
    </AskDialog>
  );
}

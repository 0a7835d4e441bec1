import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Page } from '@karvon/ui/Page';
import { Stack } from '@karvon/ui/Stack';
import { Tabs } from '@karvon/ui/Tabs';
import { CreditCard, Lock, Plus, Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdsTabs } from '../../shared/pay/AdsTabs';
import { paths } from '../../shared/paths';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { useMember } from '../../shared/session/member';
import { BalanceTiles } from './BalanceTiles';
import { CardTiles } from './CardTiles';
import { ledgerColumns } from './ledger-columns';
import { paymentColumns } from './payment-columns';
import { ledgerFilters, moneyCalls, moneyQueries, paymentFilters } from './queries';

const ledger = defineList({
  title: 'money:title',
  filters: ledgerFilters,
  page: moneyQueries.ledger,
  empty: { icon: Receipt, title: 'money:ledger.empty', text: 'money:ledger.emptyText' },
  columns: ledgerColumns,
  isLive: true,
  exportCsv: { fileName: 'ledger', call: moneyCalls.csv },
});

const payments = defineList({
  title: 'money:title',
  filters: paymentFilters,
  page: moneyQueries.payments,
  counts: ({ statuses }) => ({ statuses: { ...statuses } }),
  empty: { icon: CreditCard, title: 'money:payments.empty', text: 'money:payments.emptyText' },
  columns: paymentColumns,
  isLive: true,
  exportCsv: { fileName: 'payments', call: moneyCalls.paymentsCsv },
});

export function MoneyPage() {
  const { t } = useTranslation('money');
  const { ok } = useMember().may('payments.manage');
  if (ok) return <Money />;
  return (
    <Page title={t('title')}>
      <Stack>
        <AdsTabs current="campaigns" />
        <EmptyState icon={Lock} title={t('notPermitted')} description={t('notPermittedText')} />
      </Stack>
    </Page>
  );
}

function Money() {
  const { t } = useTranslation('money');
  const [search] = useSearchParams();
  const isPayments = search.get('rows') === 'payments';
  const parts = {
    mainAction: (
      <Button variant="primary" icon={Plus} href={paths.ads.create}>
        {t('newCampaign')}
      </Button>
    ),
    banners: (
      <Stack gap={3}>
        <AdsTabs current="money" />
        <BalanceTiles />
        <CardTiles />
        <Tabs
          aria-label={t('rows')}
          currentId={isPayments ? 'payments' : 'ledger'}
          items={[
            { id: 'ledger', label: t('ledger.title'), href: paths.ads.money },
            { id: 'payments', label: t('payments.title'), href: paths.ads.payments },
          ]}
        />
      </Stack>
    ),
  };
  return isPayments ? (
    <ListPage key="payments" list={payments} {...parts} />
  ) : (
    <ListPage key="ledger" list={ledger} {...parts} />
  );
}

import { Stack } from '@karvon/ui/Stack';
import { Receipt } from 'lucide-react';
import { defineList } from '../../shared/resource/list/define-list';
import { ListPage } from '../../shared/resource/list/ListPage';
import { AdsTabs } from '../../shared/pay/AdsTabs';
import { BalanceTiles } from './BalanceTiles';
import { CardTiles } from './CardTiles';
import { ledgerColumns } from './ledger-columns';
import { ledgerFilters, moneyCalls, moneyQueries } from './queries';

const ledger = defineList({
  title: 'money:title',
  filters: ledgerFilters,
  page: moneyQueries.ledger,
  empty: { icon: Receipt, title: 'money:ledger.empty', text: 'money:ledger.emptyText' },
  columns: ledgerColumns,
  exportCsv: { fileName: 'ledger', call: moneyCalls.csv },
});

/** The money of the business: balance, cards, and every movement. */
export const MoneyPage = () => (
  <ListPage
    list={ledger}
    banners={
      <Stack gap={3}>
        <AdsTabs current="money" />
        <BalanceTiles />
        <CardTiles />
      </Stack>
    }
  />
);

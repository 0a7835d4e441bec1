import type { Balance } from '@karvon/api/main';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Megaphone, PiggyBank, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { moneyQueries } from './queries';

/** What is free, what is in campaigns, what was spent; and the sum by which it can be checked. */
export function BalanceTiles() {
  const balance = useQuery(moneyQueries.balance());
  return (
    <QueryBoundary query={balance} skeleton={<Skeleton height="132px" />} level={3}>
      {(data) => <Tiles balance={data} />}
    </QueryBoundary>
  );
}

function Tiles({ balance }: { balance: Balance }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const money = (sum: number) => formatMoney(sum, 'UZS', language);
  const figure = (sum: number) => formatNumber(sum, language, 0);
  const { topped_up, refunded, free, held, reserved, spent, period } = balance;
  return (
    <Stack gap={2}>
      <StatTiles aria-label={t('balance')}>
        <StatTile icon={PiggyBank} label={t('free')} value={money(free)} />
        <StatTile icon={Megaphone} label={t('reserved')} value={money(reserved)} />
        <StatTile icon={Wallet} label={t('spent30')} value={money(period.spent)} />
      </StatTiles>
      {held > 0 && (
        <Text size="sm" tone="muted">
          {t('held', { money: money(held) })}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {t('sums', {
          toppedUp: figure(topped_up),
          refunded: figure(refunded),
          free: figure(free),
          reserved: figure(reserved),
          spent: figure(spent),
        })}
      </Text>
    </Stack>
  );
}

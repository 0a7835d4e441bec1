import type { Balance } from '@karvon/api/main';
import { icon } from '@karvon/ui/internal/icon-size';
import { Inline } from '@karvon/ui/Inline';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { StatTile, StatTiles } from '@karvon/ui/StatTile';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Megaphone, PiggyBank, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currencyLabel, formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { useIsPhone } from '../../shared/table/use-screen';
import { moneyQueries } from './queries';

export function BalanceTiles() {
  const balance = useQuery(moneyQueries.balance());
  const isPhone = useIsPhone();
  return (
    <QueryBoundary
      query={balance}
      skeleton={<Skeleton height={isPhone ? '360px' : '126px'} />}
      level={2}
    >
      {(data) => <Tiles balance={data} />}
    </QueryBoundary>
  );
}

function Tiles({ balance }: { balance: Balance }) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const figure = (sum: number) => formatNumber(sum, language, 0);
  const { free, held, reserved, period } = balance;
  const unit = currencyLabel('UZS', language);
  const spends = `${paths.ads.money}&kind=spend&from=${period.from}&to=${period.to}`;
  return (
    <Stack gap={2}>
      <StatTiles aria-label={t('balance')} footer={<Agreement balance={balance} />}>
        <StatTile
          icon={PiggyBank}
          label={t('free')}
          value={figure(free)}
          unit={unit}
          hasOwnRow
          href={paths.ads.freeMoney}
        />
        <StatTile
          icon={Megaphone}
          label={t('reserved')}
          value={figure(reserved)}
          unit={unit}
          hasOwnRow
          href={`${paths.ads.index}?status=active,paused,moderation`}
        />
        <StatTile
          icon={Wallet}
          label={t('spent30')}
          value={figure(period.spent)}
          unit={unit}
          hasOwnRow
          href={spends}
        />
      </StatTiles>
      {held > 0 && (
        <Text size="sm" tone="muted">
          {t('held', { money: formatMoney(held, 'UZS', language) })}
        </Text>
      )}
    </Stack>
  );
}

function Agreement({
  balance: { topped_up, refunded, free, reserved, spent },
}: {
  balance: Balance;
}) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const figure = (sum: number) => formatNumber(sum, language, 0);
  const isTrue = topped_up - refunded === free + reserved + spent;
  return (
    <Inline gap={2}>
      {isTrue && (
        <Text as="div" size="sm" weight="medium" tone="success">
          <Inline gap={1} isWrapping={false}>
            <CircleCheck {...icon.sm} />
            {t('agrees')}
          </Inline>
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
    </Inline>
  );
}

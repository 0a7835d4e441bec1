import type { AutoSummary } from '@karvon/api/main';
import { Popover } from '@karvon/ui/Popover';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailed } from '../../../shared/resource/query/QueryFailed';
import { autoTitle } from '../auto-rules';
import { MarketScale } from '../MarketScale';
import { priceQueries } from './queries';

/** The price of a row on the scale of comparable listings. */
export function MarketPopover({ row, trigger }: { row: AutoSummary; trigger: ReactElement }) {
  const { t } = useTranslation('autos');
  const title = `${t('market.title')}: ${autoTitle(row)}`;
  return (
    <Popover defaultOpen aria-label={title} trigger={trigger}>
      <Stack gap={3}>
        <Text weight="medium">{t('market.title')}</Text>
        <Scale row={row} />
      </Stack>
    </Popover>
  );
}

function Scale({ row }: { row: AutoSummary }) {
  const { t } = useTranslation('autos');
  const { data, error, refetch } = useQuery(priceQueries.position(row, row.price));
  if (data !== undefined) {
    const { position, comparables: count } = data;
    if (position === 'no_analysis') return <Text>{t('price.noAnalysis', { count })}</Text>;
    const label = t(`market.${position}`);
    return (
      <>
        <MarketScale position={data} label={label} />
        <Text size="sm" tone="muted">{`${label} · ${t('market.based', { count })}`}</Text>
      </>
    );
  }
  if (error !== null) return <QueryFailed error={error} onRetry={() => void refetch()} level={3} />;
  return <Skeleton width="280px" height="72px" radius="md" />;
}

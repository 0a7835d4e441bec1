import { Box } from '@karvon/ui/Box';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CellProps, CarText, TradeInAction, useIsGone } from './trade-in-cells';
import { Best, Market, Ours, Until, Wants } from './trade-in-figures';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Stack gap={0} align="flex-start">
      <Text size="sm" tone="muted" weight="regular">
        {term}
      </Text>
      {children}
    </Stack>
  );
}

/** A car as a phone's card: four sums side by side, and the one thing to do below them. */
export function TradeInCard({ row }: CellProps) {
  const { t } = useTranslation('trade-in');
  const isGone = useIsGone(row);
  return (
    <Box width="full">
      <Stack gap={3}>
        <Inline gap={3} isWrapping={false} align="flex-start">
          <Thumbnail size="lg" src={row.car.photos[0]?.thumbnail} isFaded={isGone} />
          <CarText row={row}>
            <Until row={row} />
          </CarText>
        </Inline>
        <Grid columns={2} gap={2}>
          <Fact term={t('col.wants')}>
            <Wants row={row} align="flex-start" />
          </Fact>
          <Fact term={t('col.market')}>
            <Market row={row} align="flex-start" />
          </Fact>
          <Fact term={t('col.ours')}>
            <Ours row={row} align="flex-start" />
          </Fact>
          <Fact term={t('col.best')}>
            <Best row={row} align="flex-start" />
          </Fact>
        </Grid>
        <TradeInAction row={row} isFullWidth />
      </Stack>
    </Box>
  );
}

import type { AutoSummary } from '@karvon/api/main';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { columnsOf, type CellFormat } from '../../../shared/resource/list/columns-of';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { pricePair, specsLine } from '../auto-labels';
import { autoTitle, longInSalon } from '../auto-rules';
import { targetOfCard } from '../actions/action-target';
import { FooterAction, useCardFooter } from './CardFooter';

interface CellProps {
  row: AutoSummary;
}

function CarCell({ row: auto }: CellProps) {
  const { t } = useTranslation(['autos', 'format']);
  const language = useLanguage();
  return (
    <Inline gap={2.5} isWrapping={false}>
      <Thumbnail size="sm" src={auto.cover?.thumbnail} />
      <Grid columns={1} gap={0.5}>
        <Link variant="quiet" isStretched href={paths.autos.view(auto.id)}>
          {autoTitle(auto)}
        </Link>
        <Text size="sm" tone="muted" weight="regular">
          {specsLine(auto, t, language) || t('card.noSpecs')}
        </Text>
      </Grid>
    </Inline>
  );
}

function PriceCell({ row }: CellProps) {
  const { t } = useTranslation('autos');
  const { price, other } = pricePair(row, useLanguage());
  return (
    <Stack gap={0.5} align="flex-end">
      {price === undefined ? t('card.noPrice') : <Inline isWrapping={false}>{price}</Inline>}
      {other !== undefined && (
        <Text size="sm" tone="muted">
          {other}
        </Text>
      )}
    </Stack>
  );
}

const seen = (row: AutoSummary, value: number, { language }: CellFormat) =>
  row.published_at === undefined ? '—' : formatNumber(value, language);

function DaysCell({ row: { days_in_salon } }: CellProps) {
  return (
    <Text tone={days_in_salon >= longInSalon ? 'warn' : 'inherit'} isNumeric>
      {formatNumber(days_in_salon, useLanguage())}
    </Text>
  );
}

function NextStep({ row: auto }: CellProps) {
  const { footer, content } = useCardFooter(auto);
  if ('action' in footer) return <FooterAction footer={footer} auto={targetOfCard(auto)} />;
  return (
    <Inline isWrapping={false}>
      <Text
        size="sm"
        tone={content.tone === undefined || content.tone === 'neutral' ? 'muted' : content.tone}
      >
        {content.text}
      </Text>
    </Inline>
  );
}

export const autoColumns = columnsOf<AutoSummary, 'autos:table'>('autos:table', {
  auto: { isRowHeader: true, width: '31%', Cell: CarCell },
  status: { Cell: ({ row }) => <CarStatusBadge status={row.status} /> },
  price: { align: 'end', sort: 'price', Cell: PriceCell },
  salon: {
    onPhone: 'hidden',
    isSecondary: 'laptop',
    text: (row) => row.avtosalon?.name ?? '—',
  },
  views: {
    isSecondary: 'laptop',
    align: 'end',
    sort: { falling: '-views' },
    text: (row, format) => seen(row, row.views, format),
  },
  calls: {
    isSecondary: true,
    align: 'end',
    sort: { falling: '-calls' },
    text: (row, format) => seen(row, row.calls, format),
  },
  days: { align: 'end', sort: 'days_in_salon', Cell: DaysCell },
  next: { width: '188px', Cell: NextStep },
});

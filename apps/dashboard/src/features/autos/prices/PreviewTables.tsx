import type { PricePreviewRow } from '@karvon/api/main';
import { Heading } from '@karvon/ui/Heading';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { Table, type RowId, type TableColumn } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { formatChange, formatNumber } from '../../../shared/format/number';
import { formatWait } from '../../../shared/format/relative-time';
import { useLanguage } from '../../../shared/i18n/use-language';
import { minute } from '../../../shared/time';
import { priceQueries } from '../list/queries';

/** Rows above which only visible ones are mounted. */
const longTable = 60;

function CarCell({ auto }: PricePreviewRow) {
  return (
    <Inline gap={2.5} isWrapping={false}>
      <Thumbnail size="sm" src={auto.photo?.thumbnail} />
      <Text weight="medium">{auto.title}</Text>
    </Inline>
  );
}

const positionTones = { low: 'accent', great: 'success', good: 'success', high: 'warn' } as const;

function MarketCell({ market }: PricePreviewRow) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  if (market?.percent_to === undefined) return '—';
  const { percent_from, percent_to, position } = market;
  const tone =
    position === undefined || position === 'no_analysis' ? 'inherit' : positionTones[position];
  return (
    <Text size="sm" tone={tone} isNumeric>
      {t('fromTo', {
        from: formatChange(percent_from / 100, language),
        to: formatChange(percent_to / 100, language),
      })}
    </Text>
  );
}

function Price({ of, amount }: { of: PricePreviewRow; amount: number | undefined }) {
  const language = useLanguage();
  if (amount === undefined) return '—';
  return of.currency === 'UZS'
    ? formatNumber(amount, language)
    : formatMoney(amount, of.currency, language);
}

function MarginCell({ margin }: PricePreviewRow) {
  const language = useLanguage();
  if (margin === undefined) return '—';
  return <Text tone={margin < 0 ? 'danger' : 'inherit'}>{formatNumber(margin, language)}</Text>;
}

const fromCell = (row: PricePreviewRow) => (
  <Text tone="muted">
    <Price of={row} amount={row.from} />
  </Text>
);
const toCell = (row: PricePreviewRow) => (
  <Text weight="medium">
    <Price of={row} amount={row.to} />
  </Text>
);
const marginCell = (row: PricePreviewRow) => <MarginCell {...row} />;
const carCell = (row: PricePreviewRow) => <CarCell {...row} />;
const marketCell = (row: PricePreviewRow) => <MarketCell {...row} />;

export interface PreviewTablesProps {
  rows: readonly PricePreviewRow[];
  selected: ReadonlySet<number>;
  /** @param of the rows that these ids were chosen from */
  onSelect: (ids: ReadonlySet<RowId>, of: readonly PricePreviewRow[]) => void;
  /** True while newer prices are computed. */
  isStale: boolean;
}

/** Prices that change, those that go to moderation, and why the others stay. */
export function PreviewTables({ rows, selected, onSelect, isStale }: PreviewTablesProps) {
  const { t } = useTranslation(['prices', 'common']);
  const language = useLanguage();
  const changing = rows.filter(({ code, remoderation }) => code === undefined && !remoderation);
  const away = rows.filter(({ code, remoderation }) => code === undefined && remoderation);
  const staying = rows.filter(({ code }) => code !== undefined);
  const { data: estimate } = useQuery(priceQueries.moderation(away.length > 0));
  const usual = estimate?.median_seconds;
  const columns: TableColumn<PricePreviewRow>[] = [
    { id: 'auto', header: t('auto'), isRowHeader: true, onPhone: 'title', cell: carCell },
    {
      id: 'was',
      header: t('was'),
      align: 'end',
      width: '124px',
      cell: fromCell,
    },
    {
      id: 'becomes',
      header: t('becomes'),
      align: 'end',
      width: '124px',
      cell: toCell,
    },
    { id: 'market', header: t('market'), width: '116px', cell: marketCell },
    ...(rows.some(({ margin }) => margin !== undefined)
      ? [
          {
            id: 'margin',
            header: t('margin'),
            align: 'end' as const,
            width: '112px',
            cell: marginCell,
          },
        ]
      : []),
  ];
  const table = (label: string, of: readonly PricePreviewRow[]) => (
    <Table
      aria-label={label}
      density="compact"
      columns={columns}
      rows={of}
      getRowId={({ auto }) => auto.id}
      {...(of.length > longTable && { height: '420px' })}
      selection={{
        selectedIds: new Set<RowId>(
          of.flatMap(({ auto }) => (selected.has(auto.id) ? [auto.id] : [])),
        ),
        onChange: (ids) => onSelect(ids, of),
        selectAllLabel: t('selectAll'),
        selectRowLabel: ({ auto }) => t('select', { car: auto.title }),
        startLabel: t('common:select'),
        endLabel: t('common:done'),
      }}
    />
  );
  return (
    <div aria-busy={isStale}>
      <Stack gap={5}>
        {changing.length > 0 && table(t('changes'), changing)}
        {away.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{t('away', { n: formatNumber(away.length, language) })}</Heading>
            <Text as="p" size="sm" tone="muted">
              {usual === undefined
                ? t('awayWhy')
                : t('awayWhyIn', { time: formatWait(Math.max(usual * 1000, minute), language) })}
            </Text>
            {table(t('away', { n: formatNumber(away.length, language) }), away)}
          </Stack>
        )}
        {staying.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{t('stay', { n: formatNumber(staying.length, language) })}</Heading>
            {staying.map(({ auto, code }) => (
              <Inline key={auto.id} gap={2} justify="space-between">
                <Text>{auto.title}</Text>
                <Text size="sm" tone="muted">
                  {code && t(`why.${code}`)}
                </Text>
              </Inline>
            ))}
          </Stack>
        )}
      </Stack>
    </div>
  );
}

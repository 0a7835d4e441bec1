import type { ProfitFigures, ProfitRow } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Table, type TableColumn } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/date';
import { formatNumber, formatPercent } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';

type Figure = Omit<TableColumn<ProfitFigures>, 'align'>;

/** A car with the day of its sale, and a link to its money. */
export function SoldCar({ row: { car, is_deleted, sold_on } }: { row: ProfitRow }) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  if (car === undefined) return null;
  const isDeleted = is_deleted === true;
  return (
    <Inline isWrapping={false} gap={3}>
      <Thumbnail src={car.photo?.thumbnail} isFaded={isDeleted} />
      <Stack gap={0}>
        {isDeleted ? (
          <Text tone="subtle">
            <s>{car.title}</s>
          </Text>
        ) : (
          <Link variant="quiet" href={`${paths.autos.view(car.id)}?tab=money`}>
            {car.title}
          </Link>
        )}
        <Text size="sm" tone="subtle">
          {[sold_on !== undefined && formatDate(sold_on, language), isDeleted && t('rows.deleted')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </Inline>
  );
}

const idOf = ({ by, month, car, seller }: ProfitRow) =>
  by === 'month' ? (month ?? '') : String((by === 'auto' ? car?.id : seller?.id) ?? 'none');

export function ProfitTable({
  label,
  nameHeader,
  rows,
  totals,
  hasSold = true,
  nameCell,
}: {
  label: string;
  nameHeader: string;
  rows: readonly ProfitRow[];
  totals: ProfitFigures;
  /** False where each row is one car. @default true */
  hasSold?: boolean;
  nameCell: (row: ProfitRow) => ReactNode;
}) {
  const { t } = useTranslation(['stock', 'statistics']);
  const language = useLanguage();
  const number = (value: number | undefined) =>
    value === undefined ? '—' : formatNumber(value, language, 0);
  const isUnknown = ({ sold, without_cost }: ProfitFigures) => sold === without_cost;
  const cost = (row: ProfitFigures) => (isUnknown(row) ? '—' : number(row.cost));
  const profit = (row: ProfitFigures) =>
    isUnknown(row) ? (
      <Text tone="subtle">{t('stats.noCost')}</Text>
    ) : (
      <Text tone={row.profit < 0 ? 'danger' : 'success'} weight="semibold" isNumeric>
        {number(row.profit)}
      </Text>
    );
  const percent = ({ profit_percent }: ProfitFigures) =>
    profit_percent === undefined ? '—' : formatPercent(profit_percent / 100, language);
  const figures: Figure[] = [
    { id: 'sold', header: t('stats.sold'), cell: ({ sold }) => number(sold) },
    {
      id: 'revenue',
      header: t(hasSold ? 'stats.revenue' : 'stats.price'),
      cell: ({ revenue }) => number(revenue),
    },
    { id: 'cost', header: t('money.cost'), cell: cost },
    { id: 'profit', header: t('money.profit'), cell: profit },
    { id: 'percent', header: '%', cell: percent },
    { id: 'days', header: t('statistics:days'), cell: ({ days }) => number(days) },
  ];
  const shown = hasSold ? figures : figures.slice(1);
  return (
    <Table
      aria-label={label}
      density={hasSold ? 'normal' : 'compact'}
      rows={rows}
      getRowId={idOf}
      emptyState={
        <Text as="p" tone="muted">
          {t('statistics:noData')}
        </Text>
      }
      totals={{
        label: t('statistics:total'),
        values: Object.fromEntries(shown.map(({ id, cell }) => [id, cell(totals)])),
      }}
      columns={[
        {
          id: 'name',
          header: nameHeader,
          isRowHeader: true,
          width: '30%',
          onPhone: 'title',
          cell: nameCell,
        },
        ...shown.map((figure): TableColumn<ProfitRow> => ({ ...figure, align: 'end' })),
      ]}
    />
  );
}

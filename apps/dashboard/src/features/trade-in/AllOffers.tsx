import type { OfferRow, TradeInAuto } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Table, type TableColumn } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateNear } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { OfferBadge } from './OfferBadge';
import { tradeInQueries } from './queries';
import { sumText } from './trade-in-cells';

export function AllOffers({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const query = useQuery(tradeInQueries.offers(car.id));
  return (
    <Card padding="none" isClipped>
      <Box padding={5}>
        <Heading level={2} size="lg">
          {t('allOffers')}
        </Heading>
      </Box>
      <QueryBoundary query={query} skeleton={<Skeleton height="120px" />} level={3}>
        {({ results }) =>
          results.length === 0 ? (
            <Box paddingInline={5} paddingBlock={4}>
              <Text tone="muted">{t('noOffers')}</Text>
            </Box>
          ) : (
            <OfferTable offers={results} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function OfferTable({ offers }: { offers: OfferRow[] }) {
  const { t } = useTranslation('trade-in');
  return (
    <Table<OfferRow>
      aria-label={t('allOffers')}
      density="compact"
      rows={offers}
      getRowId={({ id }) => id}
      columns={columns.map((column) =>
        toTableColumn(column, column.header === 'rank' ? '№' : t(`col.${column.header}`)),
      )}
    />
  );
}

interface CellProps {
  row: OfferRow;
}

const weightOf = ({ is_mine: isMine }: OfferRow) => (isMine ? 'semibold' : 'regular');

function Who({ row }: CellProps) {
  const { t } = useTranslation('trade-in');
  return <Text weight={weightOf(row)}>{t(row.is_mine ? 'you' : 'otherDealer')}</Text>;
}

function Price({ row }: CellProps) {
  const language = useLanguage();
  return (
    <Text weight={weightOf(row)} isNumeric>
      {sumText(row.price, row.currency, language)}
    </Text>
  );
}

interface OfferColumn extends Omit<TableColumn<OfferRow>, 'header' | 'cell'> {
  header: 'rank' | 'who' | 'price' | 'until' | 'status';
  Cell: ComponentType<CellProps>;
}

function toTableColumn({ Cell, ...column }: OfferColumn, header: string): TableColumn<OfferRow> {
  return { ...column, header, cell: (row) => <Cell row={row} /> };
}

const columns: readonly OfferColumn[] = [
  {
    id: 'rank',
    header: 'rank',
    width: '40px',
    onPhone: 'hidden',
    Cell: ({ row: { rank } }) => <Text isNumeric>{rank ?? '—'}</Text>,
  },
  { id: 'who', header: 'who', isRowHeader: true, Cell: Who },
  { id: 'price', header: 'price', align: 'end', Cell: Price },
  {
    id: 'until',
    header: 'until',
    // The table has a third of the page: on a laptop its words would wrap.
    isSecondary: 'laptop',
    Cell: ({ row }) => <Text isNumeric>{formatDateNear(row.valid_until)}</Text>,
  },
  {
    id: 'status',
    header: 'status',
    Cell: ({ row }) => <OfferBadge status={row.status} />,
  },
];

import type { AutoFigures, AutoFiguresList } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Dialog } from '@karvon/ui/Dialog';
import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { PaginationMore } from '@karvon/ui/Pagination';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Table } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { CsvButton } from '../../shared/resource/list/CsvButton';
import { usePagedQuery } from '../../shared/resource/list/use-paged-query';
import { QueryFailed } from '../../shared/resource/query/QueryFailed';
import { links } from './links';
import { statisticsCalls, statisticsQueries } from './queries';
import { useDates } from './use-dates';
import type { RowFigure, StatisticsState } from './use-statistics-search';

type Line =
  | { kind: 'car'; row: AutoFigures }
  | { kind: 'without_auto'; value: number }
  | { kind: 'rest'; value: number | undefined; count: number };

/** Rows of a figure. Their total equals the figure. */
export function RowsDrawer({
  figure,
  state,
  onClose,
}: {
  figure: RowFigure;
  state: StatisticsState;
  onClose: () => void;
}) {
  const { t } = useTranslation(['statistics', 'common']);
  const dates = useDates();
  const [page, setPage] = useState(1);
  const query = usePagedQuery<AutoFigures, AutoFiguresList>(
    (at) => statisticsQueries.rows(state, figure, at),
    page,
    'append',
  );
  const { rows, count, first, isLoading, isStale, error } = query;
  return (
    <Dialog
      isOpen
      placement="end"
      title={t(`figure.${figure}`)}
      description={dates.range(state)}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        first !== undefined &&
        count > 0 && (
          <>
            <Agreement figure={figure} state={state} total={first.totals[figure]} />
            <CsvButton
              fileName={`statistics-${figure}`}
              count={count}
              period={state}
              call={() => statisticsCalls.csv(state, figure)}
            />
          </>
        )
      }
    >
      {isLoading && <Skeleton height="320px" radius="md" />}
      {first === undefined && error !== null && <QueryFailed error={error} onRetry={query.retry} />}
      {first !== undefined && (
        <Stack gap={4}>
          <Rows figure={figure} state={state} rows={rows} count={count} first={first} />
          {count > rows.length && (
            <PaginationMore
              label={t('rows.more')}
              summary={t('rows.shown', { shown: rows.length, count })}
              hasMore
              isPending={isStale}
              onPress={() => setPage(page + 1)}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function Agreement({
  figure,
  state,
  total,
}: {
  figure: RowFigure;
  state: StatisticsState;
  total: number | undefined;
}) {
  const { t } = useTranslation('statistics');
  const { data: statistics } = useQuery(statisticsQueries.statistics(state));
  const { data: funnel } = useQuery(statisticsQueries.funnel(state));
  const onPage =
    figure === 'interest' || figure === 'impressions'
      ? funnel?.rows.find(({ step }) => step === figure)?.value
      : statistics?.figures[figure].value;
  if (total === undefined || total !== onPage) return null;
  return (
    <Box flexGrow="true" minWidth={0}>
      <Text as="div" size="sm" tone="success">
        <Inline gap={1} isWrapping={false}>
          <Icon icon={Check} />
          {t('rows.agrees')}
        </Inline>
      </Text>
    </Box>
  );
}

function Rows({
  figure,
  state,
  rows,
  count,
  first,
}: {
  figure: RowFigure;
  state: StatisticsState;
  rows: readonly AutoFigures[];
  count: number;
  first: AutoFiguresList;
}) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  // Undefined when the marketplace has not reported the figure: 0 would be wrong.
  const total = first.totals[figure];
  const valueOf = (line: Line) => (line.kind === 'car' ? line.row[figure] : line.value);
  const lines: Line[] = [
    ...rows.map((row) => ({ kind: 'car' as const, row })),
    ...(figure === 'interest' && first.without_auto !== undefined
      ? [{ kind: 'without_auto' as const, value: first.without_auto }]
      : []),
  ];
  const shown = lines.reduce((sum, line) => sum + (valueOf(line) ?? 0), 0);
  // Adds a row for the rest, so that the rows add up to the total.
  if (count > rows.length)
    lines.push({
      kind: 'rest',
      value: total === undefined ? undefined : total - shown,
      count: count - rows.length,
    });
  const number = (value: number | undefined) =>
    value === undefined ? '—' : formatNumber(value, language);
  const share = (value: number | undefined) =>
    value === undefined || total === undefined || total === 0
      ? '—'
      : formatPercent(value / total, language);
  const cell = (line: Line, text: string) => <Text tone={toneOf(line)}>{text}</Text>;
  return (
    <Table
      aria-label={t('rows.figure', { figure: t(`figure.${figure}`) })}
      density="compact"
      rows={lines}
      getRowId={(line) => (line.kind === 'car' ? line.row.car.id : line.kind)}
      totals={{
        label: t('total'),
        values: {
          value: number(total),
          share: share(total),
        },
      }}
      emptyState={<Text tone="muted">{t('noData')}</Text>}
      columns={[
        {
          id: 'car',
          header: t('car'),
          isRowHeader: true,
          onPhone: 'title',
          cell: carCell(state),
        },
        {
          id: 'value',
          header: t(`figure.${figure}`),
          align: 'end',
          cell: (line) => cell(line, number(valueOf(line))),
        },
        {
          id: 'share',
          header: t('share'),
          align: 'end',
          cell: (line) => cell(line, share(valueOf(line))),
        },
      ]}
    />
  );
}

const carCell = (state: StatisticsState) =>
  function CarOfLine(line: Line) {
    return <CarCell line={line} state={state} />;
  };

const toneOf = (line: Line) =>
  line.kind === 'rest' || (line.kind === 'car' && line.row.is_deleted)
    ? ('subtle' as const)
    : undefined;

function CarCell({ line, state }: { line: Line; state: StatisticsState }) {
  const { t } = useTranslation('statistics');
  if (line.kind === 'without_auto')
    return (
      <Link variant="quiet" href={links.leadsWithoutCar(state)}>
        {t('rows.withoutAuto')}
      </Link>
    );
  if (line.kind === 'rest')
    return <Text tone="subtle">{t('rows.rest', { count: line.count })}</Text>;
  const { car, is_deleted, avtosalon } = line.row;
  return (
    <Inline isWrapping={false} gap={3}>
      <Thumbnail src={car.photo?.thumbnail} isFaded={is_deleted} />
      <Stack gap={0}>
        {is_deleted ? (
          <Text tone="subtle">
            <s>{car.title}</s>
          </Text>
        ) : (
          <Link variant="quiet" href={links.car(car.id, state)}>
            {car.title}
          </Link>
        )}
        <Text size="sm" tone="subtle">
          {is_deleted ? t('rows.deleted') : (avtosalon?.name ?? t('noSalon'))}
        </Text>
      </Stack>
    </Inline>
  );
}

import type { ImportSummary } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Heading } from '@karvon/ui/Heading';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Table } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatDateTime, formatDay } from '../../shared/format/date';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { readPage } from '../../shared/resource/filters/define-filters';
import { ImportPages } from './ImportPages';
import { historySize, importQueries } from './queries';
import { UndoImport } from './UndoImport';

function FileCell({ id, file_name, rows }: ImportSummary) {
  const { t } = useTranslation('imports');
  return (
    <Stack gap={0.5}>
      <Link variant="quiet" href={paths.autos.import(id)}>
        <Text weight="medium">{file_name}</Text>
      </Link>
      <Text size="sm" tone="muted">
        {t('rows', { count: rows })}
      </Text>
    </Stack>
  );
}

function WhoCell({ by, created_at }: ImportSummary) {
  const language = useLanguage();
  return (
    <Stack gap={0.5}>
      <Text>{by.name}</Text>
      <Text size="sm" tone="muted">
        {formatDateTime(created_at, language)}
      </Text>
    </Stack>
  );
}

function StateCell({ status, undoable_until }: ImportSummary) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  return (
    <Stack gap={0.5}>
      <Text>{t(`status.${status}`)}</Text>
      {undoable_until !== undefined && (
        <Text size="sm" tone="muted">
          {t('undoUntil', { date: formatDay(undoable_until, language) })}
        </Text>
      )}
    </Stack>
  );
}

const fileCell = (row: ImportSummary) => <FileCell {...row} />;
const whoCell = (row: ImportSummary) => <WhoCell {...row} />;
const stateCell = (row: ImportSummary) => <StateCell {...row} />;
const undoCell = (row: ImportSummary) => <UndoImport data={row} isSmall />;

export function ImportHistory() {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const [search] = useSearchParams();
  const page = readPage(search.get('history'));
  const { data } = useQuery(importQueries.list(page));
  if (data === undefined) return null;
  const number = (value: number) => formatNumber(value, language);
  return (
    <Stack gap={3}>
      <Heading level={2}>{t('history')}</Heading>
      <Card padding="none">
        <Table
          aria-label={t('history')}
          rows={data.results}
          getRowId={({ id }) => id}
          renderActions={undoCell}
          actionsLabel={t('cols.actions')}
          emptyState={<Text tone="muted">{t('empty')}</Text>}
          columns={[
            {
              id: 'file',
              header: t('cols.file'),
              isRowHeader: true,
              onPhone: 'title',
              cell: fileCell,
            },
            {
              id: 'who',
              header: t('cols.who'),
              onPhone: 'line',
              cell: whoCell,
            },
            {
              id: 'created',
              header: t('lists.created'),
              align: 'end',
              width: '110px',
              cell: ({ counts }) => number(counts.created),
            },
            {
              id: 'updated',
              header: t('lists.updated'),
              align: 'end',
              width: '110px',
              cell: ({ counts }) => number(counts.updated),
            },
            {
              id: 'failed',
              header: t('tabs.failed'),
              align: 'end',
              width: '110px',
              cell: ({ counts }) => number(counts.failed),
            },
            {
              id: 'state',
              header: t('cols.state'),
              width: '220px',
              onPhone: 'line',
              cell: stateCell,
            },
          ]}
        />
      </Card>
      <ImportPages
        name="history"
        page={page}
        size={historySize}
        count={data.count}
        shown={data.results.length}
      />
    </Stack>
  );
}

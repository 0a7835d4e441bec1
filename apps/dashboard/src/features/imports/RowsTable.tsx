import type { Import, ImportRow } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Table, type TableSelection } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRowKeys } from '../../shared/keys/row-keys';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { readPage } from '../../shared/resource/filters/define-filters';
import { useUrlPanel } from '../../shared/resource/use-url-panel';
import { ImportPages } from './ImportPages';
import { importQueries, pageSize, type RowList } from './queries';
import { rowCells } from './row-texts';

const RowDrawer = lazyNamed(() => import('./RowDrawer'), 'RowDrawer');

/** Rows of an import with their plan. Those that write something can be left out. */
export function RowsTable({
  data,
  shown,
  onExclude,
}: {
  data: Import;
  shown: RowList | undefined;
  /** Undefined when rows can no longer be left out. */
  onExclude?: (rows: number[], excluded: boolean) => void;
}) {
  const { t } = useTranslation(['imports', 'common']);
  const [search] = useSearchParams();
  const page = readPage(search.get('page'));
  const { data: rows } = useQuery(importQueries.rows(data, { shown, page }));
  const panel = useUrlPanel('row');
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame, 'a[href*="row="]', {});
  if (rows === undefined) return <Skeleton height="320px" />;
  const isWritable = ({ result }: ImportRow) => result === 'new' || result === 'changed';
  const writable = rows.results.filter(isWritable);
  const selected = new Set(writable.filter((row) => !row.excluded).map((row) => row.row));
  const selection: TableSelection<ImportRow> | undefined = onExclude && {
    selectedIds: selected,
    onChange: (ids) => {
      const isIn = (row: ImportRow) => ids.has(row.row);
      const out = writable.filter((row) => !row.excluded && !isIn(row));
      const back = writable.filter((row) => row.excluded && isIn(row));
      if (out.length > 0)
        onExclude(
          out.map(({ row }) => row),
          true,
        );
      if (back.length > 0)
        onExclude(
          back.map(({ row }) => row),
          false,
        );
    },
    selectAllLabel: t('selectAll'),
    selectRowLabel: ({ row }) => t('selectRow', { row }),
    isSelectable: isWritable,
  };
  const open = rows.results.find(({ row }) => row === panel.id);
  return (
    <Stack gap={3}>
      <div ref={frame}>
        <Card padding="none">
          <Table
            aria-label={t('rowsOfFile')}
            rows={rows.results}
            getRowId={({ row }) => row}
            {...(selection && writable.length > 0 && { selection })}
            emptyState={<Text tone="muted">{t('noRows')}</Text>}
            columns={[
              {
                id: 'row',
                header: t('cols.row'),
                width: '72px',
                onPhone: 'detail',
                cell: ({ row }) => String(row),
              },
              {
                id: 'car',
                header: t('cols.car'),
                isRowHeader: true,
                width: '28%',
                onPhone: 'title',
                cell: rowCells.car,
              },
              {
                id: 'will',
                header: t(data.confirmed_at === undefined ? 'cols.will' : 'cols.state'),
                width: '160px',
                onPhone: 'line',
                cell: rowCells.will,
              },
              {
                id: 'detail',
                header: t('cols.detail'),
                onPhone: 'line',
                cell: rowCells.detail,
              },
            ]}
          />
        </Card>
      </div>
      {open && (
        <Suspense fallback={null}>
          <RowDrawer row={open} onClose={panel.close} />
        </Suspense>
      )}
      <ImportPages
        name="page"
        page={page}
        size={pageSize}
        count={rows.count}
        shown={rows.results.length}
      />
    </Stack>
  );
}

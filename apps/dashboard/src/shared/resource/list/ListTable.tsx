import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { CheckboxGroup } from '@karvon/ui/CheckboxGroup';
import { IconButton } from '@karvon/ui/IconButton';
import { Popover } from '@karvon/ui/Popover';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Table, type TableColumn } from '@karvon/ui/Table';
import { Columns3Cog, FoldVertical } from 'lucide-react';
import { use, type ComponentType } from 'react';
import { useServerNow } from '../../format/use-server-now';
import { useText, type Translate } from '../../i18n/use-text';
import { useMember } from '../../session/member';
import type { ListColumn, ListRow } from './define-list';
import { orderingOf, sortOf } from './list-order';
import { useChosenColumns } from './table-columns';
import { useCompactTables } from './table-density';
import type { Selection } from './use-selection';

export interface ListTableProps<Row> {
  /** Key of the list, under which its columns are chosen. */
  name: string;
  label: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[] | Promise<readonly ListColumn<Row>[]>;
  RowActions: ComponentType<{ row: Row }> | undefined;
  selection: Selection | undefined;
  selectLabel: ((row: Row, t: Translate) => string) | undefined;
  isUrgent: ((row: Row, now: number) => boolean) | undefined;
  ordering: string | undefined;
  onOrderingChange: (ordering: string | undefined) => void;
}

export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { name, label, rows, RowActions, selection, selectLabel, isUrgent } = props;
  const { ordering, onOrderingChange } = props;
  const t = useText();
  const now = useServerNow();
  const [isCompact] = useCompactTables();
  const declared = props.columns instanceof Promise ? use(props.columns) : props.columns;
  const columns = useShownColumns(name, declared);
  return (
    <Card padding="none" isClipped>
      <Table<Row>
        aria-label={label}
        density={isCompact ? 'compact' : 'normal'}
        columns={columns.map((column) => toTableColumn(column, t))}
        rows={rows}
        getRowId={({ id }) => id}
        sort={sortOf(columns, ordering)}
        onSortChange={(sort) => onOrderingChange(orderingOf(columns, sort))}
        sortLabels={{
          menu: t('common:sort'),
          ascending: t('common:list.ascending'),
          descending: t('common:list.descending'),
        }}
        {...(selection &&
          selectLabel && {
            selection: {
              selectedIds: selection.ids,
              onChange: (ids) => selection.set([...ids].map(Number)),
              selectAllLabel: t('common:list.selectAll'),
              selectRowLabel: (row) => selectLabel(row, t),
              startLabel: t('common:list.startSelecting'),
              endLabel: t('common:done'),
            },
          })}
        isRowUrgent={isUrgent ? (row: Row) => isUrgent(row, now) : undefined}
        {...(RowActions && {
          renderActions: (row: Row) => <RowActions row={row} />,
          actionsLabel: t('common:actions'),
        })}
      />
    </Card>
  );
}

type ColumnFrame = Omit<ListColumn<unknown>, 'Cell'>;

/** Without a choice, narrow screens leave out secondary columns. */
function useShownColumns<Column extends ColumnFrame>(
  list: string,
  columns: readonly Column[],
): readonly Column[] {
  const { may } = useMember();
  const [chosen] = useChosenColumns(list);
  const allowed = columns.filter(({ needs }) => needs === undefined || may(needs).ok);
  if (chosen === undefined) return allowed;
  return allowed
    .filter(({ id, isOptional }) => isOptional !== true || chosen.includes(id))
    .map((column) => ({ ...column, isSecondary: false }));
}

/** Chooses the optional columns of a list on this device. */
export function ColumnsButton(props: {
  name: string;
  columns: readonly ColumnFrame[] | Promise<readonly ColumnFrame[]>;
}) {
  const t = useText();
  const { may } = useMember();
  const declared = props.columns instanceof Promise ? use(props.columns) : props.columns;
  const [chosen, setChosen] = useChosenColumns(props.name);
  const optional = declared.filter(
    ({ isOptional, needs }) => isOptional === true && (needs === undefined || may(needs).ok),
  );
  if (optional.length === 0) return null;
  return (
    <Popover
      placement="bottom end"
      aria-label={t('common:list.columns')}
      trigger={<IconButton icon={Columns3Cog} aria-label={t('common:list.columns')} />}
    >
      <Stack gap={3}>
        <CheckboxGroup
          label={t('common:list.columns')}
          options={optional.map(({ id, header }) => ({ value: id, label: t(header) }))}
          value={chosen ?? optional.map(({ id }) => id)}
          onChange={setChosen}
        />
        <Button size="sm" isDisabled={chosen === undefined} onPress={() => setChosen(undefined)}>
          {t('common:list.usualColumns')}
        </Button>
      </Stack>
    </Popover>
  );
}

interface ListTableSkeletonProps {
  name: string;
  label: string;
  columns: readonly ColumnFrame[] | Promise<readonly ColumnFrame[]>;
  rows: number;
  hasSelection: boolean;
  hasActions: boolean;
}

const lineCell = () => <Skeleton height="18px" />;
const startCell = () => <TwoLines align="flex-start" />;
const endCell = () => <TwoLines align="flex-end" />;

function TwoLines({ align }: { align: 'flex-start' | 'flex-end' }) {
  return (
    <Stack gap={0.5} align={align}>
      <Skeleton width="72%" height="20px" />
      <Skeleton width="48%" height="18px" />
    </Stack>
  );
}

/** The header and the columns of the table, with rows of its height. */
export function ListTableSkeleton(props: ListTableSkeletonProps) {
  const { name, label, hasSelection, hasActions } = props;
  const t = useText();
  const [isCompact] = useCompactTables();
  const declared = props.columns instanceof Promise ? use(props.columns) : props.columns;
  const columns = useShownColumns(name, declared);
  const bar = (id: string, width: string): TableColumn<number> => ({
    id,
    header: '',
    width,
    onPhone: 'hidden',
    cell: lineCell,
  });
  return (
    <div role="status" aria-busy aria-label={t('common:loading')}>
      <div aria-hidden>
        <Card padding="none" isClipped>
          <Table<number>
            aria-label={label}
            density={isCompact ? 'compact' : 'normal'}
            rows={Array.from({ length: props.rows }, (_, at) => at)}
            getRowId={(row) => row}
            columns={[
              ...(hasSelection ? [bar('selection', '58px')] : []),
              ...columns.map(
                ({ header, sort: _sort, needs: _needs, isOptional: _isOptional, ...column }) => ({
                  ...column,
                  header: t(header),
                  onPhone: column.isRowHeader === true ? ('title' as const) : ('hidden' as const),
                  cell: column.align === 'end' ? endCell : startCell,
                }),
              ),
              ...(hasActions ? [bar('actions', '124px')] : []),
            ]}
          />
        </Card>
      </div>
    </div>
  );
}

export function DensityToggle() {
  const t = useText();
  const [isCompact, setCompact] = useCompactTables();
  return (
    <IconButton
      icon={FoldVertical}
      aria-label={t('common:list.compact')}
      isToggled={isCompact}
      onPress={() => setCompact(!isCompact)}
    />
  );
}

function toTableColumn<Row>(
  { Cell, header, sort, needs: _needs, isOptional: _isOptional, ...column }: ListColumn<Row>,
  t: Translate,
): TableColumn<Row> {
  return {
    ...column,
    header: t(header),
    isSortable: sort !== undefined,
    cell: (row) => <Cell row={row} />,
  };
}

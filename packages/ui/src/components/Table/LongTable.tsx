import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { rowAttribute } from '../../private/use-row-focus';
import { useRenderedRows } from '../../private/use-rendered-rows';
import { useVirtualRows } from '../../private/use-virtual-rows';
import type { RowId } from './table-column';
import * as long from './LongTable.css';
import { rowHeight } from './row-height';
import * as css from './Table.css';
import { TableRow, type TableRowOptions } from './TableRow';

interface LongTableProps<Row> {
  rows: readonly Row[];
  options: TableRowOptions<Row>;
  density: 'normal' | 'compact';
  /** Any CSS height of the box it scrolls in. */
  height: string;
  bar: ReactNode;
  head: ReactNode;
  footer: ReactNode;
}

/**
 * A table of thousands of rows. It mounts visible rows, placeholders for those that a frame has no time for, and the
 * focused row, so that keys continue from it.
 */
export function LongTable<Row>({
  rows,
  options,
  density,
  height,
  bar,
  head,
  footer,
}: LongTableProps<Row>) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { getRowId } = options;
  const [focusedId, setFocusedId] = useState<RowId | null>(null);
  const count = rows.length;
  const getKey = (index: number) => {
    const row = rows[index];
    return row === undefined ? index : getRowId(row);
  };
  const keptIndex = focusedId === null ? -1 : rows.findIndex((row) => getRowId(row) === focusedId);
  const virtual = useVirtualRows({
    scrollerRef,
    count,
    getKey,
    estimate: estimate[density],
    expectedHeight: height.endsWith('px') ? Number.parseFloat(height) : 0,
    keptIndex,
  });
  const rendered = useRenderedRows(virtual, keptIndex).rows;
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = Number(target.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? -1);
    const row = rows[index];
    if (row !== undefined) setFocusedId(getRowId(row));
  };
  const bottom = virtual.height - (rendered.at(-1)?.end ?? 0);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only follows the focus
    <div
      ref={scrollerRef}
      className={long.frame}
      style={{ height }}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedId(null);
      }}
    >
      {bar}
      <table
        {...as.table}
        aria-rowcount={count + (footer ? 2 : 1)}
        className={`${css.table} ${long.table}`}
      >
        {head}
        <tbody {...as.body} className={`${css.body} ${long.body}`}>
          <Gap density={density} height={rendered[0]?.start ?? 0} />
          {rendered.flatMap(({ index, key, start }, at) => {
            const row = rows[index];
            if (row === undefined) return [];
            const above = start - (rendered[at - 1]?.end ?? start);
            const line = (
              <TableRow
                key={key}
                ref={virtual.virtualizer.measureElement}
                row={row}
                index={index}
                {...options}
              />
            );
            // The gap next to a focused row that stays mounted. Most rows have none.
            return above > 0
              ? [<Gap key={`above ${key}`} density={density} height={above} />, line]
              : [line];
          })}
          <Gap density={density} height={bottom} />
        </tbody>
        {footer}
      </table>
    </div>
  );
}

// A table shown as cards loses its meaning in some screen readers unless the roles are written out.
const as = { table: { role: 'table' }, body: { role: 'rowgroup' } } as const;

const estimate = { normal: () => rowHeight.normal, compact: () => rowHeight.compact };

function Gap({ height, density }: Pick<LongTableProps<unknown>, 'density'> & { height: number }) {
  return height > 0 ? (
    <tr aria-hidden className={long.gap({ density })} style={{ height }} />
  ) : null;
}

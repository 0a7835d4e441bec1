import { Download, Rows3 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import * as css from './chart.css';
import { ChartTable, type ChartRow } from './ChartTable';
import { downloadTable } from './download-table';
import { useChartTexts } from './use-chart-texts';
import { useWidth } from './use-width';

/** What every chart with an axis takes. */
export interface ChartProps {
  /** What is rendered, for screen readers: «Просмотры и лиды по дням». */
  'aria-label': string;
  /** Heading at the left of the legend; without it the card around has one. */
  title?: string;
  /** Place of the title in the outline. @default 2 */
  level?: 2 | 3 | 4;
  /** Height of the drawing in pixels. The table takes as much, so that nothing moves. @default 240 */
  height?: number;
  /** The figures are on their way: the place is kept. @default false */
  isLoading?: boolean;
  /** Name of the file, without its extension, that a button saves the table as, in CSV. Without it there is no button. */
  downloadName?: string;
}

/** The words of a chart. */
export interface ChartLabels {
  /** Name of the button that shows the rows as a table: «Показать таблицей». */
  table: string;
  /** Head of the table's first column: «День». */
  row: string;
  /** What stands there when nothing can be rendered: «За этот период данных нет». */
  empty: string;
  /** In place of a figure that is missing. @default '—' */
  missing?: string;
}

interface ChartFrameProps extends ChartProps {
  labels: Pick<ChartLabels, 'table' | 'row' | 'empty'>;
  legend?: ReactNode;
  isEmpty: boolean;
  columns: readonly string[];
  /** Made when the table is asked for. */
  rows: () => readonly ChartRow[];
  /** Renders into the width of the box. */
  children: (width: number) => ReactNode;
}

/** Heading, legend, the button to the table, and a box that keeps its height whatever is in it. */
export function ChartFrame({
  'aria-label': label,
  title,
  level = 2,
  height = 240,
  isLoading = false,
  downloadName,
  labels,
  legend,
  isEmpty,
  columns,
  rows,
  children,
}: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const [box, width] = useWidth<HTMLDivElement>();
  const Title = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  const isRendered = !isEmpty && !isLoading;
  const texts = useChartTexts();
  const head = [labels.row, ...columns];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside: ruler and buttons have the focus
    <figure
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={css.figure}
      onKeyDown={(event) => {
        const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
        if (event.code === 'KeyT' && !hasModifier && isRendered) setTable(!isTable);
      }}
    >
      <div className={css.head}>
        {title !== undefined && <Title className={css.title}>{title}</Title>}
        {legend}
        <IconButton
          size="sm"
          icon={Rows3}
          aria-label={labels.table}
          isToggled={isTable && isRendered}
          isDisabled={!isRendered}
          onPress={() => setTable(!isTable)}
        />
        {downloadName !== undefined && (
          <IconButton
            size="sm"
            icon={Download}
            aria-label={texts.download}
            isDisabled={!isRendered}
            onPress={() => downloadTable(downloadName, head, rows())}
          />
        )}
      </div>
      <div ref={box} className={css.box} style={{ height }}>
        {isLoading ? (
          <Skeleton height="100%" radius="md" />
        ) : isEmpty ? (
          <p className={css.empty}>{labels.empty}</p>
        ) : isTable ? (
          <ChartTable label={label} head={head} rows={rows()} />
        ) : (
          width > 0 && children(width)
        )}
      </div>
    </figure>
  );
}

import { Download, Rows3 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import * as css from './chart.css';
import { ChartTable, type ChartRow } from './ChartTable';
import { downloadTable } from './download-table';
import { useChartTexts } from './use-chart-texts';
import { useWidth } from './use-width';

/** Props of every chart with axes. */
export interface ChartProps {
  /** Name of the chart, for screen readers: «Просмотры и лиды по дням». */
  'aria-label': string;
  /** Heading to the left of the legend. Leave it out if the card has a title. */
  title?: string;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** Height of the chart in pixels. The table has the same height. @default 240 */
  height?: number;
  /** Values are loading: the space is reserved. @default false */
  isLoading?: boolean;
  /** Name of the CSV file, without its extension. Without it there is no download button. */
  downloadName?: string;
}

/** Texts of a chart. */
export interface ChartLabels {
  /** Name of the table button: «Показать таблицей». */
  table: string;
  /** Header of the table’s first column: «День». */
  row: string;
  /** Message if there are no values: «За этот период данных нет». */
  empty: string;
  /** Replaces a missing value. @default '—' */
  missing?: string;
}

interface ChartFrameProps extends ChartProps {
  labels: Pick<ChartLabels, 'table' | 'row' | 'empty'>;
  legend?: ReactNode;
  isEmpty: boolean;
  columns: readonly string[];
  /** Called when the table is shown. */
  rows: () => readonly ChartRow[];
  /** Renders the chart at a width in pixels. */
  children: (width: number) => ReactNode;
}

/** Heading, legend, table button, and a box of constant height. */
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
  const [box, width] = useWidth<HTMLDivElement>(label);
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
        if (event.code !== 'KeyT' || hasModifier || !isRendered) return;
        // Move the focus before the ruler unmounts with the chart. Otherwise T would no longer work.
        event.currentTarget.querySelector<HTMLElement>('button[aria-pressed]')?.focus();
        setTable(!isTable);
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

import { useId } from 'react';
import { CategoryAxis, sideGap, ValueAxis, type Area } from '../../private/chart/Axes';
import { ChartTip } from '../../private/chart/ChartTip';
import {
  bars,
  dots,
  inks,
  marks,
  openDots,
  targetLine,
  type ChartColour,
} from '../../private/chart/colours.css';
import { LineMark } from '../../private/chart/Legend';
import * as plot from '../../private/chart/plot.css';
import { Ruler } from '../../private/chart/Ruler';
import { textWidth, thinLabels } from '../../private/chart/thin-labels';
import { drawable, niceTicks, partOf, rangeOf, type Ticks } from '../../private/chart/ticks';
import { areaPath, figuresOf, linePath, pieces, type PlacedRow } from './line-rows';
import * as css from './LineChart.css';

interface Line<Key extends string> {
  id: Key;
  label: string;
  axis?: 'start' | 'end';
  mark?: 'line' | 'bar';
  colour: ChartColour;
}

interface LinePlotProps<Key extends string> {
  label: string;
  width: number;
  height: number;
  lines: readonly Line<Key>[];
  rows: readonly PlacedRow<Key>[];
  formatValue: (value: number, series: Key) => string;
  formatDate: (at: string) => string;
  formatTick: (at: string) => string;
  say: (value: number | null | undefined, series: Key) => string;
  target: number | null;
  openEnd: boolean;
  onOpen: ((at: string) => void) | undefined;
}

const openEndRoom = 16;

export function LinePlot<Key extends string>(props: LinePlotProps<Key>) {
  const { label, width, height, lines, rows, formatDate, say, openEnd, onOpen } = props;
  const gradient = useId();
  const { area, axes, ends } = layout(props);
  const times = rows.map(({ time }) => time);
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  // Space for half a bar at both ends.
  const hasBars = lines.some(({ mark }) => mark === 'bar');
  const step = (area.right - area.left) / Math.max(1, rows.length - (hasBars ? 0 : 1));
  const barWidth = Math.max(2, Math.min(40, step * 0.65));
  const inset = hasBars ? step / 2 : 0;
  // Keeps the open points clear of the figures of the axis.
  const before = openEnd && !hasBars ? openEndRoom : 0;
  const xOf = (time: number) =>
    area.left +
    inset +
    (last > first ? (time - first) / (last - first) : 0.5) *
      (area.right - area.left - 2 * inset - before);
  const xs = times.map(xOf);
  const yOn = (ticks: Ticks, value: number) =>
    area.bottom - partOf(value, ticks) * (area.bottom - area.top);
  const ticksOf = (line: Line<Key>) => (line.axis === 'end' ? axes.end : axes.start) ?? axes.start;
  const paths = lines.map((line, index) => {
    const points = rows.map(({ values }, at) => {
      const value = drawable(values[line.id]);
      return value === null ? null : { x: xs[at] ?? 0, y: yOn(ticksOf(line), value) };
    });
    // The previous period is always complete.
    const isOpen = openEnd && line.colour !== 'previous';
    return {
      ...line,
      // Bars need no area.
      isFirst: index === 0 && line.mark !== 'bar',
      isBar: line.mark === 'bar',
      base: yOn(ticksOf(line), 0),
      points,
      closed: isOpen ? points.slice(0, -1) : points,
      open: isOpen ? points.at(-1) : null,
    };
  });
  const targetY = props.target === null ? undefined : yOn(axes.start, props.target);
  const zero = axes.start.low < 0 ? yOn(axes.start, 0) : null;
  const summary = (at: number) => {
    const row = rows[at];
    if (!row) return '';
    const figures = lines.map((line) => `${line.label} ${say(row.values[line.id], line.id)}`);
    return `${formatDate(row.at)}: ${figures.join(', ')}`;
  };
  return (
    <Ruler
      label={label}
      count={rows.length}
      nearest={(x) => nearest(xs, x)}
      say={summary}
      onOpen={
        onOpen &&
        ((at) => {
          const row = rows[at];
          if (row) onOpen(row.at);
        })
      }
    >
      {(at) => {
        const x = at === null ? undefined : xs[at];
        const row = at === null ? undefined : rows[at];
        return (
          <>
            <svg width={width} height={height} aria-hidden className={plot.svg}>
              <defs>
                <linearGradient
                  id={gradient}
                  x2="0"
                  y2="1"
                  className={inks[lines[0]?.colour ?? 'chart1']}
                >
                  <stop className={css.areaTop} />
                  <stop offset="1" className={css.areaEnd} />
                </linearGradient>
              </defs>
              <ValueAxis
                area={area}
                width={width}
                lines={axes.start.values.map((value) => yOn(axes.start, value))}
                start={ends.start}
                end={axes.end && ends.end}
                zero={zero}
              />
              <CategoryAxis
                labels={thinLabels(
                  rows.map((one, index) => ({ text: props.formatTick(one.at), x: xs[index] ?? 0 })),
                  area.right - area.left,
                )}
                y={height - 4}
                width={width}
                room={width / 3}
              />
              {paths
                .filter(({ isFirst }) => isFirst)
                .flatMap(({ closed, base }) => pieces(closed).map((piece) => areaPath(piece, base)))
                .map((d) => (
                  <path key={d} d={d} fill={`url(#${gradient})`} className={css.area} />
                ))}
              {paths
                .filter(({ isBar }) => isBar)
                .flatMap(({ id, colour, base, points }) =>
                  points.flatMap((point) =>
                    point === null
                      ? []
                      : [
                          <rect
                            key={`${id}-${String(point.x)}`}
                            x={point.x - barWidth / 2}
                            y={Math.min(point.y, base)}
                            width={barWidth}
                            height={Math.abs(base - point.y)}
                            rx={Math.min(3, barWidth / 4)}
                            className={bars[colour]}
                            data-bar
                          />,
                        ],
                  ),
                )}
              {/* The first line is rendered last, on top of the others. */}
              {paths
                .filter(({ isBar }) => !isBar)
                .toReversed()
                .map(({ id, axis, colour, closed, open }) => (
                  <g key={id}>
                    {open && (
                      <circle
                        cx={open.x}
                        cy={open.y}
                        r="4"
                        className={openDots[colour]}
                        data-open
                      />
                    )}
                    {pieces(closed).map((piece) => {
                      const [start] = piece;
                      // A point between two gaps is a dot, because a line of one point has no length.
                      return piece.length === 1 && start ? (
                        <circle
                          key={start.x}
                          cx={start.x}
                          cy={start.y}
                          r="4"
                          className={dots[colour]}
                        />
                      ) : (
                        <g key={start?.x}>
                          <path d={linePath(piece)} className={marks[colour]} />
                          {axis === 'end' &&
                            piece.map(({ x: left, y: top }) => (
                              <rect
                                key={left}
                                x={left - 3}
                                y={top - 3}
                                width="6"
                                height="6"
                                className={dots[colour]}
                                data-square
                              />
                            ))}
                        </g>
                      );
                    })}
                  </g>
                ))}
              {targetY !== undefined && (
                <path
                  d={`M${String(area.left)} ${String(targetY)}H${String(area.right)}`}
                  className={targetLine}
                  data-target
                />
              )}
              {x !== undefined && (
                <path
                  d={`M${String(x)} ${String(area.top)}V${String(area.bottom)}`}
                  className={plot.rulerLine}
                />
              )}
              {at !== null &&
                paths
                  .filter(({ isBar }) => !isBar)
                  .toReversed()
                  .map(({ id, colour, points }) => {
                    const point = points[at];
                    return (
                      point && (
                        <circle key={id} cx={point.x} cy={point.y} r="5" className={dots[colour]} />
                      )
                    );
                  })}
            </svg>
            {x !== undefined && row && (
              <ChartTip
                x={x}
                width={width}
                title={formatDate(row.at)}
                rows={lines.map(({ id, label: name, colour, mark, axis }) => ({
                  id,
                  mark: <LineMark colour={colour} mark={mark} axis={axis} />,
                  label: name,
                  value: say(row.values[id], id),
                }))}
              />
            )}
          </>
        );
      }}
    </Ruler>
  );
}

function layout<Key extends string>({
  lines,
  rows,
  width,
  height,
  formatValue,
  formatTick,
  target,
}: LinePlotProps<Key>) {
  const onEnd = lines.filter(({ axis }) => axis === 'end');
  const onStart = lines.filter(({ axis }) => axis !== 'end');
  const rangeFor = (some: readonly Line<Key>[]) =>
    rangeOf(
      figuresOf(
        rows,
        some.map(({ id }) => id),
      ),
    );
  const isDouble = onEnd.length > 0 && onStart.length > 0;
  const startRange = rangeOf([
    ...figuresOf(
      rows,
      (isDouble ? onStart : lines).map(({ id }) => id),
    ),
    target,
  ]);
  const ranges = isDouble ? [startRange, rangeFor(onEnd)] : [startRange];
  const [start = { low: 0, high: 1, values: [0, 1] }, end] = niceTicks(ranges);
  const textOf = (ticks: Ticks | undefined, line: Line<Key> | undefined) =>
    ticks && line ? ticks.values.map((value) => formatValue(value, line.id)) : [];
  const ends = { start: textOf(start, onStart[0] ?? lines[0]), end: textOf(end, onEnd[0]) };
  const lastTick = rows.at(-1);
  const area: Area = {
    left: sideGap(ends.start, width),
    right:
      width -
      (end
        ? sideGap(ends.end, width)
        : 8 + (lastTick ? textWidth(formatTick(lastTick.at)) / 2 : 0)),
    top: 8,
    bottom: height - 24,
  };
  return { area, axes: { start, end }, ends };
}

/** Index of the nearest x; `xs` are ascending. */
function nearest(xs: readonly number[], x: number): number {
  const after = xs.findIndex((place) => place >= x);
  if (after === -1) return xs.length - 1;
  const before = Math.max(0, after - 1);
  return x - (xs[before] ?? 0) < (xs[after] ?? 0) - x ? before : after;
}

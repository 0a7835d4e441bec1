import { CategoryAxis, sideGap, ValueAxis, type Area } from '../../private/chart/Axes';
import { ChartTip } from '../../private/chart/ChartTip';
import * as plot from '../../private/chart/plot.css';
import { Ruler } from '../../private/chart/Ruler';
import { textWidth, thinLabels } from '../../private/chart/thin-labels';
import { drawable, niceTicks, partOf, rangeOf } from '../../private/chart/ticks';
import type { BarEntry } from './bar-entry';
import * as css from './BarChart.css';

interface BarPlotProps {
  label: string;
  width: number;
  height: number;
  bars: readonly BarEntry[];
  highlightedId?: string;
  valueLabel: string;
  formatValue: (value: number) => string;
  say: (value: number | null) => string;
}

/** Maximum width of a bar in pixels: a wider one looks like a block. */
const widest = 48;

export function BarPlot({
  label,
  width,
  height,
  bars,
  highlightedId,
  valueLabel,
  formatValue,
  say,
}: BarPlotProps) {
  const [ticks = { low: 0, high: 1, values: [0, 1] }] = niceTicks([
    rangeOf(bars.map(({ value }) => drawable(value))),
  ]);
  const labels = ticks.values.map(formatValue);
  // Space for the value of a negative bar, above the labels.
  const below = ticks.low < 0 ? 40 : 24;
  const area: Area = {
    left: sideGap(labels, width),
    right: width,
    top: 20,
    bottom: height - below,
  };
  const band = (area.right - area.left) / bars.length;
  const thickness = Math.max(1, Math.min(widest, band * 0.56));
  const middle = (index: number) => area.left + band * (index + 0.5);
  const yOf = (value: number) => area.bottom - partOf(value, ticks) * (area.bottom - area.top);
  const zero = yOf(0);
  const name = (bar: BarEntry) => bar.fullLabel ?? bar.label;
  return (
    <Ruler
      label={label}
      count={bars.length}
      nearest={(x) => Math.max(0, Math.min(bars.length - 1, Math.floor((x - area.left) / band)))}
      say={(at) => {
        const bar = bars[at];
        return bar ? `${name(bar)}: ${valueLabel} ${say(bar.value)}` : '';
      }}
    >
      {(at) => {
        const current = at === null ? undefined : bars[at];
        return (
          <>
            <svg width={width} height={height} aria-hidden className={plot.svg}>
              {at !== null && (
                <rect
                  x={area.left + band * at}
                  y={area.top}
                  width={band}
                  height={area.bottom - area.top}
                  rx="4"
                  className={css.band}
                />
              )}
              <ValueAxis
                area={area}
                width={width}
                lines={ticks.values.map(yOf)}
                start={labels}
                zero={ticks.low < 0 ? zero : null}
              />
              <CategoryAxis
                labels={axisLabels(bars, middle, area, band)}
                y={height - 4}
                width={width}
                room={Math.max(band - 4, 40)}
              />
              {bars.map((bar, index) => {
                const value = drawable(bar.value);
                if (value === null) return null;
                const isHighlighted = bar.id === highlightedId;
                const figureY = value < 0 ? yOf(value) + 14 : yOf(value) - 6;
                return (
                  <g key={bar.id}>
                    <path
                      d={barPath(middle(index), thickness, zero, yOf(value))}
                      className={isHighlighted ? css.highlighted : css.bar}
                    />
                    {isHighlighted && (
                      <text
                        x={within(middle(index), textWidth(say(value)), width)}
                        y={figureY}
                        textAnchor="middle"
                        className={css.figure}
                      >
                        {say(value)}
                      </text>
                    )}
                  </g>
                );
              })}
            </svg>
            {at !== null && current && (
              <ChartTip
                x={middle(at)}
                width={width}
                title={name(current)}
                rows={[{ id: current.id, label: valueLabel, value: say(current.value) }]}
              />
            )}
          </>
        );
      }}
    </Ruler>
  );
}

/** With few bars, each label is cropped to its width; with many, labels are shown at even steps. */
function axisLabels(
  bars: readonly BarEntry[],
  middle: (index: number) => number,
  area: Area,
  band: number,
) {
  const all = bars.map(({ label }, index) => ({ text: label, x: middle(index) }));
  return band >= 44 ? all : thinLabels(all, area.right - area.left);
}

const within = (x: number, size: number, width: number) =>
  Math.max(size / 2, Math.min(x, width - size / 2));

/** A bar from zero up or down, round by 4 px at its far end. */
function barPath(middle: number, thickness: number, zero: number, end: number): string {
  const [left, right] = [middle - thickness / 2, middle + thickness / 2];
  const radius = Math.min(4, thickness / 2, Math.abs(end - zero));
  const inner = end + (end < zero ? radius : -radius);
  return (
    `M${px(left)} ${px(zero)}V${px(inner)}Q${px(left)} ${px(end)} ${px(left + radius)} ${px(end)}` +
    `H${px(right - radius)}Q${px(right)} ${px(end)} ${px(right)} ${px(inner)}V${px(zero)}Z`
  );
}

const px = (value: number) => String(Math.round(value * 10) / 10);

import { share } from '../../private/share';
import { warnOnce } from '../../private/warn-once';
import * as css from './PriceScale.css';

export interface PriceScaleProps {
  /** Lowest price of the market, in any one currency. */
  low: number;
  /** Highest price of the market. */
  high: number;
  /** The range of good prices. Without it the bar is grey. */
  good?: readonly [from: number, to: number];
  /** From here on a price is high. @default halfway from good to the highest */
  highFrom?: number;
  /** The price to place. Outside the market it stands at the end. @default none, without a mark */
  value?: number | null;
  /** A price in short words: «219 млн». */
  format: (price: number) => string;
  /** All of it in a sentence, for screen readers: «219 млн, хорошая цена. Похожие от 198 до 249 млн». */
  'aria-label': string;
}

/** Where a price stands between the cheapest and the dearest of its like. */
export function PriceScale({
  low,
  high,
  good,
  highFrom,
  value,
  format,
  'aria-label': label,
}: PriceScaleProps) {
  if (import.meta.env.DEV && !(low <= high))
    warnOnce(
      'PriceScale',
      `From ${String(low)} to ${String(high)} is no market: give the cheapest as \`low\` and the dearest as \`high\`, or leave the scale out.`,
    );
  const isRange = high > low;
  const place = (price: number) => (isRange ? share((price - low) / (high - low)) : 0.5);
  const zones = isRange && good ? zonesOf(place(good[0]), place(good[1]), highFrom, place) : grey;
  const at = typeof value === 'number' && Number.isFinite(value) ? percent(place(value)) : null;
  return (
    <div role="img" aria-label={label} className={css.scale}>
      {at !== null && (
        // Moved back by its own share: it never leaves the bar, and stands over the mark in the middle.
        <div className={css.label} style={{ left: at, translate: `-${at} 0` }}>
          {format(value ?? 0)}
        </div>
      )}
      <div className={css.track}>
        {zones.map(({ tone, size }) => (
          <span
            key={tone}
            data-zone={tone}
            className={css.zones[tone]}
            style={{ flex: `${String(size)} 0 0` }}
          />
        ))}
        {at !== null && <span className={css.marker} style={{ left: at }} />}
      </div>
      {isRange && (
        <div className={css.ends}>
          <span>{format(low)}</span>
          <span>{format(high)}</span>
        </div>
      )}
    </div>
  );
}

interface Zone {
  tone: keyof typeof css.zones;
  /** Share of the bar. */
  size: number;
}

const grey: readonly Zone[] = [{ tone: 'neutral', size: 1 }];

const percent = (part: number) => `${String(Math.round(part * 1000) / 10)}%`;

function zonesOf(
  from: number,
  to: number,
  highFrom: number | undefined,
  place: (price: number) => number,
): readonly Zone[] {
  const end = Math.max(from, to);
  const dear = Math.max(end, highFrom === undefined ? (end + 1) / 2 : place(highFrom));
  const all: Zone[] = [
    { tone: 'info', size: from },
    { tone: 'success', size: end - from },
    { tone: 'neutral', size: dear - end },
    { tone: 'warn', size: 1 - dear },
  ];
  return all.filter(({ size }) => size > 0);
}

import { share } from '@karvon/ui/internal/share';
import { warnOnce } from '@karvon/ui/internal/warn-once';
import * as css from './PriceScale.css';

/** A price on the scale. */
export interface PriceMark {
  /** The price to place, in the currency of the scale. */
  value: number;
  /** A short text with the price: «рынок 96 млн», «лучшее 84 млн». */
  label: string;
  /** Above are prices that someone suggested, below is the market. @default above */
  side?: 'above' | 'below';
}

export interface PriceScaleProps {
  /** Lowest price of the market, in any currency. */
  low: number;
  /** Highest price of the market. */
  high: number;
  /** The range of good prices. Without it the bar is grey. */
  good?: readonly [from: number, to: number];
  /** A price from here on is high. @default halfway from good to the highest */
  highFrom?: number;
  /** The price to place. Outside the market it is at the end. @default none, without a mark */
  value?: number | null;
  /** Text above the mark, instead of `format`: «вы: 84 млн». */
  valueLabel?: string;
  /** Other prices on the same bar, small, in the text colour. Labels that would overlap have their own line. @default none */
  marks?: readonly PriceMark[];
  /**
   * The lowest and highest price of the market, if the bar extends beyond them for other marks. They replace the ends.
   * @default the ends
   */
  bounds?: readonly [from: number, to: number];
  /** Formats a price: «219 млн». */
  format: (price: number) => string;
  /** A one-sentence summary for screen readers: «219 млн, хорошая цена. Похожие от 198 до 249 млн». */
  'aria-label': string;
}

/** A price between the lowest and the highest of similar cars. */
export function PriceScale({
  low,
  high,
  good,
  highFrom,
  value,
  valueLabel,
  marks = [],
  bounds,
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
  const placed: Placed[] = marks
    .filter((mark) => Number.isFinite(mark.value))
    .map((mark) => ({ ...mark, at: place(mark.value) }));
  const ends: Placed[] = (bounds ?? []).map((price) => ({
    value: price,
    label: format(price),
    at: place(price),
    isBound: true,
  }));
  const own: Placed | undefined =
    typeof value === 'number' && Number.isFinite(value)
      ? { value, label: valueLabel ?? format(value), at: place(value), isOwn: true }
      : undefined;
  const above = placed.filter(({ side }) => side !== 'below');
  const below = [...ends, ...placed.filter(({ side }) => side === 'below')];
  return (
    <div role="img" aria-label={label} className={css.scale}>
      <Labels marks={own === undefined ? above : [...above, own]} isAbove />
      <div className={css.track}>
        {zones.map(({ tone, size }) => (
          <span
            key={tone}
            data-zone={tone}
            className={css.zones[tone]}
            style={{ flex: `${String(size)} 0 0` }}
          />
        ))}
        {placed.map((mark) => (
          <span key={mark.label} className={css.dot} style={{ left: percent(mark.at) }} />
        ))}
        {own !== undefined && <span className={css.marker} style={{ left: percent(own.at) }} />}
      </div>
      <Labels marks={below} />
      {isRange && bounds === undefined && (
        <div className={css.ends}>
          <span>{format(low)}</span>
          <span>{format(high)}</span>
        </div>
      )}
    </div>
  );
}

interface Placed extends PriceMark {
  /** Share of the bar. */
  at: number;
  isOwn?: boolean;
  isBound?: boolean;
}

/** Width of a letter next to the narrowest bar, which a phone has. */
const letter = 6.6 / 288;
const widthOf = ({ label }: Placed) => (label.length + 1) * letter;

/** Each is moved back by its own share: what is left of the earlier one, and what the later one takes before its mark. */
function meet(one: Placed, other: Placed): boolean {
  const [left, right] = one.at <= other.at ? [one, other] : [other, one];
  return right.at - left.at < (1 - left.at) * widthOf(left) + right.at * widthOf(right);
}

/** Texts of marks that are far enough from each other share a line. */
function linesOf(marks: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = [];
  for (const mark of marks) {
    const free = lines.find((line) => !line.some((one) => meet(one, mark)));
    if (free) free.push(mark);
    else lines.push([mark]);
  }
  return lines;
}

/** The own price is nearest to the bar. */
function Labels({ marks, isAbove = false }: { marks: readonly Placed[]; isAbove?: boolean }) {
  return linesOf(marks).map((line, index) => (
    <div key={index} className={css.line} data-above={isAbove || undefined}>
      {line.map(({ label, at, isOwn, isBound }) => (
        // Moved back by its own share: it never leaves the bar, and is over the mark in the middle.
        <div
          key={label}
          className={isOwn ? css.label : isBound ? css.bound : css.markLabel}
          style={{ left: percent(at), translate: `-${percent(at)} 0` }}
        >
          {label}
        </div>
      ))}
    </div>
  ));
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

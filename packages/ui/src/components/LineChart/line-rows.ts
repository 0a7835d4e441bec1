import { drawable } from '../../private/chart/ticks';

/** The values of one day or hour. */
export interface LineRow<Key extends string> {
  /** ISO date or time: `2026-11-20`, `2026-11-20T10:00:00+05:00`. */
  at: string;
  /** By the `id` of the series. A missing value, `null`, or a value that is not a number is a gap in the line. */
  values: Readonly<Partial<Record<Key, number | null>>>;
}

export interface PlacedRow<Key extends string> {
  at: string;
  /** Milliseconds. */
  time: number;
  values: LineRow<Key>['values'];
}

/** Rows sorted by time. For equal times the later row wins; rows without a time are left out. */
export function placedRows<Key extends string>(
  rows: readonly LineRow<Key>[],
): readonly PlacedRow<Key>[] {
  const byTime = new Map<number, PlacedRow<Key>>();
  for (const { at, values } of rows) {
    const time = Date.parse(at);
    if (!Number.isNaN(time)) byTime.set(time, { at, time, values });
  }
  return [...byTime.values()].toSorted((a, b) => a.time - b.time);
}

/** A point of a line, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Splits a line at its gaps. */
export function pieces(points: readonly (Point | null)[]): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (!point) {
      isOpen = false;
      continue;
    }
    if (isOpen) found.at(-1)?.push(point);
    else found.push([point]);
    isOpen = true;
  }
  return found;
}

const short = (pixels: number) => String(Math.round(pixels * 10) / 10);

export const linePath = (piece: readonly Point[]): string =>
  `M${piece.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`;

export const areaPath = (piece: readonly Point[], base: number): string =>
  `${linePath(piece)}V${short(base)}H${short(piece[0]?.x ?? 0)}Z`;

export const figuresOf = <Key extends string>(
  rows: readonly PlacedRow<Key>[],
  ids: readonly Key[],
): (number | null)[] => rows.flatMap(({ values }) => ids.map((id) => drawable(values[id])));

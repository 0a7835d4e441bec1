/** Room for the dot at the end and for the thickness of the line, in pixels. */
const inset = 3;

interface Size {
  width: number;
  height: number;
}

/** A figure in its place, in pixels. */
export interface SparkPoint {
  x: number;
  y: number;
}

const isFigure = (value: number | null): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * The figures in their places: the lowest at the bottom, the highest on top, a constant in the middle. What is no number is
 * stepped over.
 */
export function sparkPoints(
  values: readonly (number | null)[],
  { width, height }: Size,
): readonly SparkPoint[] {
  const figures = values.filter(isFigure);
  const [low, high] = figures.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  // Halves: the distance between two huge figures is endless.
  const span = high / 2 - low / 2;
  const across = (index: number) => (values.length > 1 ? index / (values.length - 1) : 1);
  return values.flatMap((value, index) => {
    if (!isFigure(value)) return [];
    const part = span > 0 ? (value / 2 - low / 2) / span : 0.5;
    return [
      {
        x: Math.round((inset + across(index) * (width - 2 * inset)) * 10) / 10,
        y: Math.round((height - inset - part * (height - 2 * inset)) * 10) / 10,
      },
    ];
  });
}

/** Position for a name: its centre in pixels, and its slope in degrees. */
export interface NamePlace {
  x: number;
  y: number;
  angle: number;
}

export interface NameBox {
  width: number;
  height: number;
  /** The better ones first. */
  places: readonly NamePlace[];
}

interface Corners {
  points: [number, number][];
  axes: [number, number][];
}

function cornersOf({ width, height }: NameBox, { x, y, angle }: NamePlace): Corners {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [halfX, halfY] = [width / 2 + 2, height / 2];
  const sides: [number, number][] = [
    [-halfX, -halfY],
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
  ];
  return {
    points: sides.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]),
    axes: [
      [cos, sin],
      [-sin, cos],
    ],
  };
}

/** Two boxes touch unless a line parallel to a side of either is between them. */
function touch(one: Corners, other: Corners): boolean {
  return [...one.axes, ...other.axes].every(([ax, ay]) => {
    const along = ({ points }: Corners) => points.map(([x, y]) => x * ax + y * ay);
    const [first, second] = [along(one), along(other)];
    return Math.max(...first) > Math.min(...second) && Math.max(...second) > Math.min(...first);
  });
}

/** The place of each name, in order; `null` where it would run into an earlier one at all of them. */
export function placeNames(names: readonly NameBox[]): (NamePlace | null)[] {
  const taken: Corners[] = [];
  return names.map((name) => {
    for (const place of name.places) {
      const box = cornersOf(name, place);
      if (taken.some((other) => touch(other, box))) continue;
      taken.push(box);
      return place;
    }
    return null;
  });
}

/** Around a dot: next to it, above and below, for what must be named also farther off, and there at last aslant. */
export function aroundDot(
  at: { x: number; y: number },
  { width, height }: { width: number; height: number },
  reach: readonly number[],
): NamePlace[] {
  const spotsAt = (spots: readonly [number, number][]): NamePlace[] =>
    spots.map(([dx, dy]) => ({ x: at.x + dx, y: at.y + dy, angle: 0 }));
  const straight = reach.flatMap((distance) => {
    const [aside, upright] = [distance + width / 2, distance + height / 2];
    const spots: [number, number][] = [
      [aside, 0],
      [-aside, 0],
      [0, -upright],
      [0, upright],
      [aside, -upright],
      [-aside, -upright],
      [aside, upright],
      [-aside, upright],
    ];
    return spotsAt(spots);
  });
  const aslant = reach.slice(1).flatMap((distance) => {
    const upright = distance + height / 2;
    return [width / 2, -width / 2].flatMap((shift) =>
      spotsAt([
        [shift, upright],
        [shift, -upright],
      ]),
    );
  });
  return [...straight, ...aslant];
}

/** Along a line within a window, in its longest straight parts first, never upside down. */
export function alongLine(
  line: readonly { x: number; y: number }[],
  { width }: { width: number },
  size: { x: number; y: number },
): NamePlace[] {
  const parts: (NamePlace & { length: number })[] = [];
  line.forEach((to, nth) => {
    const from = line[nth - 1];
    if (!from) return;
    const seen = withinWindow(from, to, size);
    if (!seen) return;
    const [dx, dy] = [seen.to.x - seen.from.x, seen.to.y - seen.from.y];
    const length = Math.hypot(dx, dy);
    if (length < width * 0.7) return;
    let angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    if (angle > 90) angle -= 180;
    if (angle <= -90) angle += 180;
    for (const share of [0.5, 0.3, 0.7]) {
      const [x, y] = [seen.from.x + dx * share, seen.from.y + dy * share];
      parts.push({ x, y, angle, length: length * (share === 0.5 ? 1 : 0.5) });
    }
  });
  return parts.toSorted((one, other) => other.length - one.length);
}

/** The part of a stretch that a window shows (Liang and Barsky). */
function withinWindow(
  from: { x: number; y: number },
  to: { x: number; y: number },
  size: { x: number; y: number },
) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const edges: [number, number][] = [
    [-dx, from.x],
    [dx, size.x - from.x],
    [-dy, from.y],
    [dy, size.y - from.y],
  ];
  let [start, end] = [0, 1];
  for (const [step, room] of edges) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) start = Math.max(start, room / step);
    else end = Math.min(end, room / step);
  }
  if (start >= end) return null;
  const point = (share: number) => ({ x: from.x + dx * share, y: from.y + dy * share });
  return { from: point(start), to: point(end) };
}

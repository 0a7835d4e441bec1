import type { AnatomyPart } from '../../packages/ui/src/docs/component-docs';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
}

/** Centre of a number, and the point of its part that its line leads to. */
export interface Pin {
  at: Point;
  to: Point;
}

/** Distance of a number's centre from the parts, and of two numbers from each other. */
const outside = 26;
const apart = 24;

/** Sides of a box, as the axis along them and the box's edge. */
const sides = [
  { along: 'x', edge: 'top', sign: -1 },
  { along: 'x', edge: 'bottom', sign: 1 },
  { along: 'y', edge: 'left', sign: -1 },
  { along: 'y', edge: 'right', sign: 1 },
] as const;
type Side = (typeof sides)[number];

const middle = ({ left, right, top, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
const pointOn = ({ along, edge }: Side, position: number, box: Box): Point =>
  along === 'x' ? { x: position, y: box[edge] } : { x: box[edge], y: position };
const isAround = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;
const isCrossed = (box: Box, one: Point, other: Point) =>
  Math.max(one.x, other.x) > box.left &&
  Math.min(one.x, other.x) < box.right &&
  Math.max(one.y, other.y) > box.top &&
  Math.min(one.y, other.y) < box.bottom;

/**
 * A number for each part, outside of all parts, with a line to it. Sides where the line crosses no other part are preferred, then the nearest.
 */
function place(boxes: readonly (Box | undefined)[]): (Pin | undefined)[] {
  const seen = boxes.filter((box) => box !== undefined);
  const all: Box = {
    left: Math.min(...seen.map(({ left }) => left)),
    top: Math.min(...seen.map(({ top }) => top)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  };
  const taken: { side: Side; position: number }[] = [];
  /** The nearest free position to one that is wanted. */
  const free = (side: Side, wanted: number): number => {
    const used = taken.filter((pin) => pin.side === side).map(({ position }) => position);
    const isFree = (position: number) => used.every((one) => Math.abs(one - position) >= apart);
    return (
      [wanted, ...used.flatMap((one) => [one - apart, one + apart])]
        .filter(isFree)
        .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
    );
  };
  return boxes.map((box) => {
    if (!box) return undefined;
    const others = seen.filter((one) => one !== box && !isAround(one, box));
    const [best] = sides
      .map((side) => {
        const wanted = middle(box)[side.along];
        const position = free(side, wanted);
        const to = pointOn(side, wanted, box);
        const at = pointOn(side, position, {
          ...all,
          [side.edge]: all[side.edge] + side.sign * outside,
        });
        const crossed = others.filter((one) => isCrossed(one, at, to)).length;
        const cost =
          Math.hypot(at.x - to.x, at.y - to.y) + 200 * crossed + 2 * Math.abs(position - wanted);
        return { side, position, at, to, cost };
      })
      .toSorted((one, other) => one.cost - other.cost);
    if (!best) return undefined;
    taken.push(best);
    return { at: best.at, to: best.to };
  });
}

/** Rectangle of a part. A line of text has the width of its text, not of its block. */
function rectOf(part: Element): DOMRect {
  const box = part.getBoundingClientRect();
  const range = part.ownerDocument.createRange();
  range.selectNodeContents(part);
  const text = range.getBoundingClientRect();
  return text.width > 0 && text.width < box.width / 2
    ? new DOMRect(text.left, box.top, text.width, box.height)
    : box;
}

/** Pins on an example, or on the page of an iframe, which may be scaled. Parts that it does not show have none. */
export function placePins(
  around: HTMLElement,
  parts: readonly AnatomyPart[],
  frame: HTMLIFrameElement | null,
): (Pin | undefined)[] {
  const origin = around.getBoundingClientRect();
  const shown = frame?.getBoundingClientRect();
  const scale = frame && shown ? shown.width / frame.offsetWidth : 1;
  const [left, top] = [(shown?.left ?? 0) - origin.left, (shown?.top ?? 0) - origin.top];
  return place(
    parts.map(({ at }) => {
      const page = frame ? frame.contentDocument : around;
      const part = at === undefined ? undefined : page?.querySelector(at);
      const box = part ? rectOf(part) : undefined;
      if (!box || box.width === 0 || (frame && (box.bottom <= 0 || box.top >= frame.offsetHeight)))
        return undefined;
      return {
        left: left + box.left * scale,
        top: top + box.top * scale,
        right: left + box.right * scale,
        bottom: top + box.bottom * scale,
      };
    }),
  );
}

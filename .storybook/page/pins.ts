import type { AnatomyPart } from '../../packages/ui/src/docs/component-docs';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Place = Pick<Box, 'left' | 'top'>;

/** Width and height of a number. */
const size = 20;
/** Distance by which a number may overlap the edge of its part. */
const over = 8;

const common = (one: Box, other: Box): number =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

const holds = (outer: Box, inner: Box): boolean =>
  common(outer, inner) >= inner.width * inner.height && outer.width > inner.width;

/** Positions next to a part, the best first. */
const placesOf = ({ left, top, width, height }: Box): readonly Place[] => [
  { left: left - size, top: top - over },
  { left, top: top - size },
  { left: left + width / 2 - size / 2, top: top - size },
  { left: left + width, top: top - over },
  { left: left + width / 2 - size / 2, top: top + height },
];

/** A position for each number that covers no other part or number, or as few as possible. Parts around the part may be covered. */
function choose(boxes: readonly (Box | undefined)[]): (Place | undefined)[] {
  const taken: Box[] = [];
  return boxes.map((box) => {
    if (box === undefined) return undefined;
    const others = boxes.filter((one) => one !== undefined && one !== box && !holds(one, box));
    const costOf = (place: Place) => {
      const pin = { ...place, width: size, height: size };
      const covered = others.reduce((sum, one) => sum + (one ? common(pin, one) : 0), 0);
      return covered + 4 * taken.reduce((sum, one) => sum + common(pin, one), 0);
    };
    const [first, ...rest] = placesOf(box);
    if (first === undefined) return undefined;
    const best = rest.reduce((one, other) => (costOf(other) < costOf(one) ? other : one), first);
    taken.push({ ...best, width: size, height: size });
    return best;
  });
}

export function placePins(
  example: HTMLElement,
  parts: readonly AnatomyPart[],
): (Place | undefined)[] {
  const frame = example.getBoundingClientRect();
  return choose(
    parts.map(({ at }) => {
      const box = at === undefined ? undefined : example.querySelector(at)?.getBoundingClientRect();
      return (
        box && {
          left: box.left - frame.left,
          top: box.top - frame.top,
          width: box.width,
          height: box.height,
        }
      );
    }),
  );
}

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The same for a scaled iframe: numbers stay inside, where they are not cut off. */
export function placePinsOnWindow(
  around: HTMLElement,
  window: HTMLIFrameElement,
  parts: readonly AnatomyPart[],
): (Place | undefined)[] {
  const frame = around.getBoundingClientRect();
  const shown = window.getBoundingClientRect();
  const scale = shown.width / window.offsetWidth;
  const page = window.contentDocument;
  const [left, top] = [shown.left - frame.left, shown.top - frame.top];
  const places = choose(
    parts.map(({ at }) => {
      const box = at === undefined ? undefined : page?.querySelector(at)?.getBoundingClientRect();
      if (!box || box.width === 0 || box.bottom <= 0 || box.top >= window.offsetHeight)
        return undefined;
      return {
        left: left + box.left * scale,
        top: top + box.top * scale,
        width: box.width * scale,
        height: box.height * scale,
      };
    }),
  );
  return places.map(
    (place) =>
      place && {
        left: between(place.left, left, left + shown.width - size),
        top: between(place.top, top, top + shown.height - size),
      },
  );
}

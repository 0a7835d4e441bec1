/** The list with one entry at another place. Places outside of it mean its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(Math.max(0, to), 0, entry);
  return next;
}

/** Ids in a wanted order, without those that are gone and with new ones at the end. */
export function reconciled(wanted: readonly string[], ids: readonly string[]): string[] {
  const there = new Set(ids);
  const kept = wanted.filter((id) => there.has(id));
  const known = new Set(kept);
  return [...kept, ...ids.filter((id) => !known.has(id))];
}

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The place a point is in, or -1. */
export const slotAt = (slots: readonly Rect[], x: number, y: number): number =>
  slots.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );

const middle = ({ left, right }: Rect) => (left + right) / 2;

/** Returns the position that an arrow moves to from `at`; the same position at the edge. */
export function slotBeside(slots: readonly Rect[], at: number, key: string): number {
  const last = slots.length - 1;
  const here = slots[at];
  if (!here) return at;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const isDown = key === 'ArrowDown';
  if (!isDown && key !== 'ArrowUp') return at;
  let best = at;
  let least = Infinity;
  for (const [index, slot] of slots.entries()) {
    // Rows are compared by their near edges: the cover is as high as two of them.
    const rows = isDown ? slot.top - here.bottom : here.top - slot.bottom;
    if (rows < -1) continue;
    const distance = rows * 1000 + Math.abs(middle(slot) - middle(here));
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

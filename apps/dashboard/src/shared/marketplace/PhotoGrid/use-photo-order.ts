import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { PhotoGridLabels } from './photo';
import { moved, reconciled, slotBeside } from './slots';
import { useTileDrag } from './use-tile-drag';

interface Lift {
  id: string;
  /** The order that will be, if it is put down now. */
  order: string[];
  by: 'keys' | 'pointer';
}

/** The last action. It becomes text at render time, so that announcements follow the language. */
interface Said {
  kind: 'lifted' | 'moved' | 'placed' | 'cancelled';
  position: number;
  count: number;
}

/** Lifting, moving and putting down, by keys, buttons and pointer, with the text that goes with it. */
export function usePhotoOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onReorder: (ids: string[]) => void,
  labels: PhotoGridLabels,
  isLocked: boolean,
) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  // Locking the form returns a lifted photo to its place.
  const isThere = !isLocked && lift !== null && ids.includes(lift.id);
  const order = isThere ? reconciled(lift.order, ids) : [...ids];
  const liftedId = isThere ? lift.id : null;

  const slots = () => {
    const tiles = [...(list.current?.querySelectorAll('[data-photo]') ?? [])];
    const rects = tiles.map((tile) => tile.getBoundingClientRect());
    // Tiles are in the document as they came; on screen, and in `order`, as they will be.
    return order.flatMap((id) => rects[ids.indexOf(id)] ?? []);
  };
  const say = (kind: Said['kind'], at: number) =>
    setSaid({ kind, position: at + 1, count: ids.length });

  const raise = (id: string, by: Lift['by']) => {
    setLift({ id, order: [...ids], by });
    say('lifted', ids.indexOf(id));
  };
  const moveTo = (id: string, at: number) => {
    const from = order.indexOf(id);
    if (from === at || at < 0 || at >= order.length) return;
    setLift((now) => now && { ...now, order: moved(order, from, at) });
    say('moved', at);
  };
  const put = () => {
    if (!liftedId) return;
    setLift(null);
    say('placed', order.indexOf(liftedId));
    if (order.some((id, at) => id !== ids[at])) onReorder(order);
  };
  const cancel = () => {
    if (!liftedId) return;
    setLift(null);
    say('cancelled', ids.indexOf(liftedId));
  };

  const drag = useTileDrag({
    slots,
    onLift: (id) => raise(id, 'pointer'),
    onMove: moveTo,
    onPut: put,
    onCancel: cancel,
  });

  return {
    order,
    announcement: said === null ? '' : labels[said.kind](said.position, said.count),
    liftedId,
    isByPointer: isThere && lift.by === 'pointer',
    onPointerDown: drag.onPointerDown,
    /** The press on a handle. */
    toggle: (id: string) => {
      // The press that ends a drag is not a press.
      if (drag.hasJustDragged()) return;
      if (liftedId === id) put();
      else raise(id, 'keys');
    },
    step: (id: string, by: -1 | 1) => moveTo(id, order.indexOf(id) + by),
    hasJustDragged: drag.hasJustDragged,
    cancel,
    onKeyDown: (event: KeyboardEvent) => {
      if (!liftedId) return;
      if (event.key === 'Escape') cancel();
      else if (/^Arrow|^Home$|^End$/.test(event.key)) {
        moveTo(liftedId, slotBeside(slots(), order.indexOf(liftedId), event.key));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

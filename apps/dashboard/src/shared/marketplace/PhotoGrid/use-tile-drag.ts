import { useEffect, useEffectEvent, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { slotAt } from './slots';

/** Pixels a pointer goes before a press becomes a drag. */
const threshold = 6;

interface Dragging {
  id: string;
  /** The part that follows the pointer; its parent is the place in the grid. */
  tile: HTMLElement;
  pointerId: number;
  startX: number;
  startY: number;
  /** From the top left corner of the tile, as a share of its size: the cover is larger than the rest. */
  gripX: number;
  gripY: number;
  hasMoved: boolean;
}

interface TileDragOptions {
  slots: () => readonly DOMRect[];
  onLift: (id: string) => void;
  onMove: (id: string, at: number) => void;
  onPut: () => void;
  onCancel: () => void;
}

/** Drags a tile: a mouse anywhere on it, a touch by its handle, so that the page can still be scrolled over photos. */
export function useTileDrag({ slots, onLift, onMove, onPut, onCancel }: TileDragOptions) {
  const dragging = useRef<Dragging | null>(null);
  const endedAt = useRef(-Infinity);

  const follow = useEffectEvent((event: PointerEvent) => {
    const now = dragging.current;
    if (!now || event.pointerId !== now.pointerId) return;
    if (!now.hasMoved) {
      const distance = Math.hypot(event.clientX - now.startX, event.clientY - now.startY);
      if (distance < threshold) return;
      now.hasMoved = true;
      onLift(now.id);
    }
    const place = now.tile.parentElement?.getBoundingClientRect();
    if (place) {
      const x = event.clientX - place.left - now.gripX * place.width;
      const y = event.clientY - place.top - now.gripY * place.height;
      now.tile.style.translate = `${String(x)}px ${String(y)}px`;
    }
    const at = slotAt(slots(), event.clientX, event.clientY);
    if (at >= 0) onMove(now.id, at);
  });

  const finish = useEffectEvent((event: PointerEvent | KeyboardEvent) => {
    const now = dragging.current;
    if (!now) return;
    if ('pointerId' in event && event.pointerId !== now.pointerId) return;
    if ('key' in event && event.key !== 'Escape') return;
    dragging.current = null;
    now.tile.style.translate = '';
    if (!now.hasMoved) return;
    endedAt.current = event.timeStamp;
    if (event.type === 'pointerup') onPut();
    else onCancel();
  });

  useEffect(() => {
    const onPointerMove = (event: PointerEvent) => follow(event);
    const onEnd = (event: PointerEvent | KeyboardEvent) => finish(event);
    // In the capture phase: buttons keep the pointer's events to themselves.
    const options = { capture: true };
    window.addEventListener('pointermove', onPointerMove, options);
    window.addEventListener('pointerup', onEnd, options);
    window.addEventListener('pointercancel', onEnd, options);
    window.addEventListener('keydown', onEnd, options);
    return () => {
      window.removeEventListener('pointermove', onPointerMove, options);
      window.removeEventListener('pointerup', onEnd, options);
      window.removeEventListener('pointercancel', onEnd, options);
      window.removeEventListener('keydown', onEnd, options);
    };
  }, []);

  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>, id: string) => {
      const { target, currentTarget: tile } = event;
      if (!event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
      if (target.closest('[data-still]')) return;
      if (event.pointerType !== 'mouse' && !target.closest('[data-handle]')) return;
      const rect = tile.getBoundingClientRect();
      dragging.current = {
        id,
        tile,
        pointerId: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
        gripX: (event.clientX - rect.left) / rect.width,
        gripY: (event.clientY - rect.top) / rect.height,
        hasMoved: false,
      };
    },
    /** True when a press is only the end of a drag. */
    hasJustDragged: () => performance.now() - endedAt.current < 100,
  };
}

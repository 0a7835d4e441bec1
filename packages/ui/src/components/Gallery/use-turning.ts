import { useRef, type PointerEvent } from 'react';

/** Pixels a touch travels before it counts as a swipe. */
const swipe = 48;

/** A swipe as a step of one image: `-1` back, `1` forward. By one finger, and more horizontal than vertical. */
export function useTurning(turn: (by: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger means zoom.
      start.current =
        event.isPrimary && event.pointerType !== 'mouse'
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== event.pointerId) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (Math.abs(x) >= swipe && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

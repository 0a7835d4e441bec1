import { useRef, type PointerEvent, type WheelEvent } from 'react';

/** Pixels a touch travels before it counts as a swipe. */
const swipe = 48;
/** A notch of a wheel is about 100; a touchpad sends many small ones. */
const notch = 40;
/** Milliseconds in which wheel events count as one step. */
const rest = 250;

/** Reports wheel and swipe as steps of one image: `-1` back, `1` forward. A swipe needs one finger, and more horizontal than vertical movement. */
export function useTurning(turn: (by: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const wheel = useRef({ sum: 0, at: 0 });

  return {
    onWheel: (event: WheelEvent) => {
      // Ctrl and wheel zoom the page.
      if (event.ctrlKey) return;
      const { timeStamp } = event;
      const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
      // Lines and pages are larger units than pixels.
      const pixels = event.deltaMode === 0 ? delta : delta * notch;
      if (timeStamp - wheel.current.at < rest) return;
      wheel.current.sum =
        Math.sign(wheel.current.sum) === -Math.sign(pixels) ? pixels : wheel.current.sum + pixels;
      if (Math.abs(wheel.current.sum) < notch) return;
      turn(wheel.current.sum > 0 ? 1 : -1);
      wheel.current = { sum: 0, at: timeStamp };
    },
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

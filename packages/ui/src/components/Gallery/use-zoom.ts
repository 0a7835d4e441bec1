import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

/** An image in its usual size, and the largest that shows a scratch. */
const least = 1;
const most = 6;
/** A key, a button, and a double tap. */
const step = 1.5;
const tapped = 2.5;
/** A notch of a wheel is about 100 pixels, one of a pinch on a touchpad about 10. */
const perPixel = 0.002;
const perPinchPixel = 0.01;
/** Two taps within these milliseconds and pixels are one double tap. */
const tapTime = 300;
const tapReach = 30;

interface Place {
  x: number;
  y: number;
}

interface Zoom extends Place {
  id: string | undefined;
  scale: number;
}

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const unzoomed = { scale: least, x: 0, y: 0 };

/**
 * Zoom by wheel, pinch and double tap at the place of the pointer, and pan of a zoomed image. Coordinates are pixels from the middle of
 * the stage.
 *
 * @param id of the image: another one begins unzoomed
 */
export function useZoom(id: string | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const [kept, setZoom] = useState<Zoom>({ id, ...unzoomed });
  const zoom = kept.id === id ? kept : { id, ...unzoomed };
  const pointers = useRef(new Map<number, Place>());
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const hasMoved = useRef(false);

  const middle = (): Place => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
  };
  /** Several moves may come before a render. The edges of the image stay at or beyond those of the stage. */
  const change = (next: (before: Zoom) => Omit<Zoom, 'id'>) => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = stage.current ?? {};
    setZoom((before) => {
      const { scale, x, y } = next(before.id === id ? before : { id, ...unzoomed });
      const [across, down] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
      return { id, scale, x: between(x, -across, across), y: between(y, -down, down) };
    });
  };
  const zoomBy = (factor: number, at: Place = middle()) => {
    const { x, y } = middle();
    const [dx, dy] = [at.x - x, at.y - y];
    change((before) => {
      const scale = between(before.scale * factor, least, most);
      const ratio = scale / before.scale;
      return { scale, x: dx - (dx - before.x) * ratio, y: dy - (dy - before.y) * ratio };
    });
  };
  const reset = () => change(() => unzoomed);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // With Ctrl the browser would zoom the page.
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 40;
    const rate = event.ctrlKey ? perPinchPixel : perPixel;
    zoomBy(Math.exp(-pixels * rate), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React's own listener is passive and could not keep the page from zooming.
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    if (event.isPrimary) {
      pointers.current.clear();
      hasMoved.current = false;
    }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
    if (Math.hypot(now.x - before.x, now.y - before.y) > 0) hasMoved.current = true;
    pointers.current.set(event.pointerId, now);
    if (other !== undefined) {
      const distance = (from: Place) => Math.hypot(from.x - other.x, from.y - other.y);
      zoomBy(distance(now) / Math.max(1, distance(before)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    } else if (zoom.scale > least) {
      change(({ scale, x, y }) => ({ scale, x: x + now.x - before.x, y: y + now.y - before.y }));
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    const { target } = event;
    const isOnButton = target instanceof Element && target.closest('button') !== null;
    if (!event.isPrimary || hasMoved.current || isOnButton) return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const last = lastTap.current;
    const isDouble =
      at - last.at < tapTime && Math.hypot(x - last.x, y - last.y) < tapReach && last.at > 0;
    lastTap.current = isDouble ? { at: 0, x, y } : { at, x, y };
    if (!isDouble) return;
    if (zoom.scale > least) reset();
    else zoomBy(tapped, { x, y });
  };
  const onPointerCancel = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return {
    ref: stage,
    isZoomed: zoom.scale > least,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    reset,
    style: {
      transform: `translate(${String(zoom.x)}px, ${String(zoom.y)}px) scale(${String(zoom.scale)})`,
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

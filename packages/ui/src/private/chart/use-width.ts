import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The last width of each box, by its name. */
const widths = new Map<string, number>();

/**
 * The width of a box in whole pixels, kept current. Until it is on the page, the width that the box of its name had last, so that what is drawn into it is
 * drawn once; 0 for one that was never seen.
 */
export function useWidth<Box extends HTMLElement>(name: string): [RefObject<Box | null>, number] {
  const ref = useRef<Box>(null);
  const [width, setWidth] = useState(() => widths.get(name) ?? 0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const read = () => {
      const now = Math.floor(box.clientWidth);
      widths.set(name, now);
      setWidth(now);
    };
    // At once: the first image a user sees has the drawing in it.
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, [name]);
  return [ref, width];
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of a box in whole pixels, kept current; 0 until it is on the page. */
export function useWidth<Box extends HTMLElement>(): [RefObject<Box | null>, number] {
  const ref = useRef<Box>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const read = () => setWidth(Math.floor(box.clientWidth));
    // At once: the first image a user sees has the drawing in it.
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

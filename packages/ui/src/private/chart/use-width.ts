import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Last width of each box, by name. */
const widths = new Map<string, number>();

/** Width of a box in whole pixels. Before layout it is the last width of that name, so that the chart is rendered once; 0 if unknown. */
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
    // Measured at once, so that the first paint has the chart.
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, [name]);
  return [ref, width];
}

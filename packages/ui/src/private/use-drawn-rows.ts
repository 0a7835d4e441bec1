import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { createRowDrawing, type DrawnRows } from './row-drawing';
import type { VirtualRows } from './use-virtual-rows';
import { whenIdle } from './when-idle';

/** How long a list that was scrolled stands still before its rows come back, in ms: a wheel turns on sooner. */
const rest = 100;

/**
 * The rows that this frame has time for; those that are missing come when the page has nothing else to do: what arrives from the service
 * takes a frame of its own. `keptIndex` is drawn wherever it stands (-1 for none). What is on the page is kept outside of React's state:
 * a state would draw the list a second time in every frame.
 */
export function useDrawnRows(
  { rows, inSight, virtualizer }: VirtualRows,
  keptIndex: number,
): DrawnRows<VirtualItem> {
  'use no memo';
  const [drawing] = useState(createRowDrawing);
  const [, goOn] = useReducer((turns: number) => turns + 1, 0);
  const { isScrolling } = virtualizer;
  const now = { rows, inSight, isScrolling, keptIndex };
  const drawn = drawing.choose(now);
  useLayoutEffect(() => {
    drawing.commit(drawn, now);
    if (drawn.added > 0) {
      // From the frame that shows them to the one after it. A list that goes away meanwhile is told in vain.
      requestAnimationFrame((shown) => {
        requestAnimationFrame((next) => drawing.measure(drawn.added, next - shown));
      });
    }
    if (drawn.isWhole) return undefined;
    const waiting = { cancel: () => {} };
    const draw = () => {
      drawing.pause();
      goOn();
    };
    const drawWhenIdle = () => {
      waiting.cancel = whenIdle(draw);
    };
    if (isScrolling) {
      const timer = setTimeout(drawWhenIdle, rest);
      waiting.cancel = () => clearTimeout(timer);
    } else drawWhenIdle();
    return () => waiting.cancel();
  });
  return drawn;
}

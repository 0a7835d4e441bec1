import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { createRowDrawing, type DrawnRows } from './row-drawing';
import type { VirtualRows } from './use-virtual-rows';

/**
 * The rows that this frame has time for; those that are missing come in the next ones. `keptIndex` is drawn wherever it stands (-1 for
 * none). What is on the page is kept outside of React's state: a state would draw the list a second time in every frame.
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
    if (drawn.isWhole) return undefined;
    const fill = () => {
      drawing.pause();
      goOn();
    };
    // A scroll event is heard in a frame that has only just begun: one without such an event is meant.
    let frame = requestAnimationFrame(() => {
      if (isScrolling) frame = requestAnimationFrame(fill);
      else fill();
    });
    return () => cancelAnimationFrame(frame);
  });
  return drawn;
}

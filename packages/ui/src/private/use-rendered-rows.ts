import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { createRowRenderer, type RenderedRows } from './row-renderer';
import type { VirtualRows } from './use-virtual-rows';
import { whenIdle } from './when-idle';

/** Milliseconds without scrolling before missing rows are rendered; a turning wheel scrolls more often. */
const rest = 100;

/**
 * Rows that this frame has time for; missing ones follow when the page is idle. `keptIndex` is always rendered (-1
 * for none). Mounted rows are kept outside React's state, which would render the list twice per frame.
 */
export function useRenderedRows(
  { rows, visibleRange, virtualizer }: VirtualRows,
  keptIndex: number,
): RenderedRows<VirtualItem> {
  'use no memo';
  const [renderer] = useState(createRowRenderer);
  const [, goOn] = useReducer((passes: number) => passes + 1, 0);
  const { isScrolling } = virtualizer;
  const now = { rows, visibleRange, isScrolling, keptIndex };
  const rendered = renderer.choose(now);
  useLayoutEffect(() => {
    renderer.commit(rendered, now);
    if (rendered.added > 0) {
      // Measures from the frame that shows the rows to the next one. It has no effect on an unmounted list.
      requestAnimationFrame((shown) => {
        requestAnimationFrame((next) => renderer.measure(rendered.added, next - shown));
      });
    }
    if (rendered.isComplete) return undefined;
    const waiting = { cancel: () => {} };
    const renderSample = () => {
      renderer.pause();
      goOn();
    };
    const renderWhenIdle = () => {
      waiting.cancel = whenIdle(renderSample);
    };
    if (isScrolling) {
      const timer = setTimeout(renderWhenIdle, rest);
      waiting.cancel = () => clearTimeout(timer);
    } else renderWhenIdle();
    return () => waiting.cancel();
  });
  return rendered;
}

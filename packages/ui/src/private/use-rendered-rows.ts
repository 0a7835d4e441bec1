import type { VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { createRowRenderer, type RenderedRows } from './row-renderer';
import type { VirtualRows } from './use-virtual-rows';
import { whenIdle } from './when-idle';

/** Time without scrolling before missing rows are rendered, in ms. A turning wheel scrolls again sooner. */
const rest = 100;

/**
 * The rows that this frame has time for; those that are missing come when the page has nothing else to do: what arrives from the service
 * takes a frame of its own. `keptIndex` is rendered wherever it is (-1 for none). What is on the page is kept outside of React's state:
 * a state would render the list a second time in every frame.
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

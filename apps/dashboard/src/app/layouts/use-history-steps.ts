import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where in the history the page is and how far it reaches forward, as far as is known. */
export interface HistoryReach {
  index: number;
  last: number;
}

/** The router numbers its entries; anything else (another site's state) counts as the first. */
export function historyIndex(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' && Number.isInteger(state.idx) && state.idx > 0
    ? state.idx
    : 0;
}

/** A new entry cuts off what lay ahead; going back leaves it there. */
export function reachAfter(
  before: HistoryReach,
  index: number,
  type: 'PUSH' | 'POP' | 'REPLACE',
): HistoryReach {
  return { index, last: type === 'PUSH' ? index : Math.max(before.last, index) };
}

/** Whether the top bar's arrows lead anywhere. */
export function useHistorySteps(): { canGoBack: boolean; canGoForward: boolean } {
  const { key } = useLocation();
  const type = useNavigationType();
  const [seen, setSeen] = useState(() => {
    const index = historyIndex(window.history.state);
    return { key, index, last: index };
  });
  if (seen.key !== key) {
    setSeen({ key, ...reachAfter(seen, historyIndex(window.history.state), type) });
  }
  // After a reload only the browser knows what lies ahead.
  const hasNext = 'navigation' in window && window.navigation.canGoForward;
  return { canGoBack: seen.index > 0, canGoForward: hasNext || seen.index < seen.last };
}

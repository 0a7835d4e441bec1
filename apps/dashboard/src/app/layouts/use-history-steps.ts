import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export interface HistoryReach {
  index: number;
  last: number;
}

export function historyIndex(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' && Number.isInteger(state.idx) && state.idx > 0
    ? state.idx
    : 0;
}

/** A new entry drops the entries ahead; going back keeps them. */
export function reachAfter(
  before: HistoryReach,
  index: number,
  type: 'PUSH' | 'POP' | 'REPLACE',
): HistoryReach {
  return { index, last: type === 'PUSH' ? index : Math.max(before.last, index) };
}

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
  // After a reload only the browser knows about entries ahead.
  const hasNext = 'navigation' in window && window.navigation.canGoForward;
  return { canGoBack: seen.index > 0, canGoForward: hasNext || seen.index < seen.last };
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Brings the current entry into the middle of what is seen of its row. */
function showCurrent(row: HTMLElement): void {
  const entry = row.querySelector<HTMLElement>('[aria-current], [data-selected]');
  if (!entry || row.scrollWidth <= row.clientWidth) return;
  // Not scrollIntoView: that would move the page as well.
  const left = entry.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += left - (row.clientWidth - entry.offsetWidth) / 2;
}

/** At which ends there is more. */
function sayWhatIsMore(row: HTMLElement): void {
  const start = row.scrollLeft > 1;
  const end = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
  row.dataset['more'] = start && end ? 'both' : start ? 'start' : end ? 'end' : 'none';
}

/**
 * For a row that scrolls horizontally: brings the current entry (`[aria-current]`, or `[data-selected]` of what is chosen) into view when
 * `current` changes, and says in `data-more` at which ends there is more.
 */
export function useScrollRow<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const ref = useRef<Row>(null);

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    let isShown = current === undefined;
    const say = () => sayWhatIsMore(row);
    // Its first call comes after the browser's own layout and before it paints: to measure here at once would make one more layout of
    // the whole page.
    const size = new ResizeObserver(() => {
      if (!isShown) showCurrent(row);
      isShown = true;
      say();
    });
    size.observe(row);
    row.addEventListener('scroll', say, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', say);
    };
  }, [current]);

  return ref;
}

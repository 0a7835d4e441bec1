import { useLayoutEffect, useRef, type RefObject } from 'react';

function showCurrent(row: HTMLElement): void {
  const entry = row.querySelector<HTMLElement>('[aria-current], [data-selected]');
  if (!entry || row.scrollWidth <= row.clientWidth) return;
  // `scrollIntoView` would also scroll the page.
  const left = entry.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += left - (row.clientWidth - entry.offsetWidth) / 2;
}

function sayWhatIsMore(row: HTMLElement): void {
  const start = row.scrollLeft > 1;
  const end = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
  row.dataset['more'] = start && end ? 'both' : start ? 'start' : end ? 'end' : 'none';
}

/**
 * For a row that scrolls horizontally: scrolls the current entry (`[aria-current]` or `[data-selected]`) into view
 * when `current` changes, and sets `data-more` to the ends with hidden content.
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
    // The observer runs after layout and before paint; measuring here would force another layout of the page.
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

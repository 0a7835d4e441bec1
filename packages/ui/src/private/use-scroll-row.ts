import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a row that scrolls sideways: brings the current entry (`[aria-current]`) into view when
 * `current` changes, and says in `data-more` at which ends there is more.
 */
export function useScrollRow<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const ref = useRef<Row>(null);

  useLayoutEffect(() => {
    const row = current === undefined ? null : ref.current;
    const entry = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !entry || row.scrollWidth <= row.clientWidth) return;
    // Not scrollIntoView: that would move the page as well.
    const left = entry.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += left - (row.clientWidth - entry.offsetWidth) / 2;
  }, [current]);

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const say = () => {
      const start = row.scrollLeft > 1;
      const end = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      row.dataset.more = start && end ? 'both' : start ? 'start' : end ? 'end' : 'none';
    };
    const size = new ResizeObserver(say);
    size.observe(row);
    row.addEventListener('scroll', say, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', say);
    };
  }, []);

  return ref;
}

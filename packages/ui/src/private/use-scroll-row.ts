import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Place {
  offsetLeft: number;
  offsetWidth: number;
}

const currentOf = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('[aria-current], [data-selected]');

/** Moves the pseudo-element `mark` from the previous entry to this one, in the transition time of the entry: none with reduced motion. */
function slideMark(entry: HTMLElement, from: Place, mark: Mark): void {
  const duration = Number.parseFloat(getComputedStyle(entry).transitionDuration) * 1000;
  if (!(duration > 0) || entry.offsetWidth === 0) return;
  const scale = from.offsetWidth / entry.offsetWidth;
  const start = `translateX(${from.offsetLeft - entry.offsetLeft}px) scaleX(${scale})`;
  entry.animate([{ transformOrigin: '0 0', transform: start }, { transformOrigin: '0 0' }], {
    duration,
    easing: 'ease-out',
    pseudoElement: mark,
  });
}

function showCurrent(row: HTMLElement): void {
  const entry = currentOf(row);
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

type Mark = '::before' | '::after';

/**
 * For a row that scrolls horizontally: scrolls the current entry (`[aria-current]` or `[data-selected]`) into view
 * when `current` changes, and sets `data-more` to the ends with hidden content. With `mark`, that pseudo-element of
 * the current entry slides from the previous one.
 */
export function useScrollRow<Row extends HTMLElement>(
  current: string | undefined,
  mark?: Mark,
): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  const last = useRef<Place>(undefined);

  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    let isShown = current === undefined;
    const say = () => sayWhatIsMore(row);
    // The observer runs after layout and before paint; measuring here would force another layout of the page.
    const size = new ResizeObserver(() => {
      const entry = mark && currentOf(row);
      if (!isShown) {
        showCurrent(row);
        if (entry && last.current) slideMark(entry, last.current, mark);
      }
      isShown = true;
      last.current = entry
        ? { offsetLeft: entry.offsetLeft, offsetWidth: entry.offsetWidth }
        : undefined;
      say();
    });
    size.observe(row);
    row.addEventListener('scroll', say, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', say);
    };
  }, [current, mark]);

  return ref;
}

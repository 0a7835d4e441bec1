import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Where `ScrollRestoration` keeps the positions of pages while the window is loaded again. */
export const placesKey = 'scroll-places';

/** Cards come a frame or two after their surfaces, what is asked for again a little later. */
const growsFor = 2000;

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where each page was scrolled to last, in px from its top. */
const places = new Map<string, number>(readPlaces());

function readPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}');
    return Object.entries(stored ?? {}).filter(([, place]) => typeof place === 'number');
  } catch {
    return [];
  }
}

/**
 * Back leads to the very place that was left, also where the page is long enough for it only when its cards have come: `ScrollRestoration`,
 * which comes before this, scrolls once. Whatever the user does ends it.
 */
export function BackToPlace({ pageKey }: { pageKey: string }) {
  const type = useNavigationType();
  // Outside system: the window's scroll position.
  useLayoutEffect(() => {
    const place = type === 'POP' ? places.get(pageKey) : undefined;
    const follow = () => void places.set(pageKey, scrollY);
    addEventListener('scroll', follow, { passive: true });
    const stay = place ? stayAt(place) : undefined;
    return () => {
      removeEventListener('scroll', follow);
      stay?.();
    };
  }, [pageKey, type]);
  return null;
}

function stayAt(place: number): () => void {
  // Cards that are not laid out would leave what is above the place as high as an estimate (`CardGrid`).
  const { dataset } = document.documentElement;
  dataset['comingBack'] = '';
  const page = new ResizeObserver(() => {
    if (Math.abs(scrollY - place) >= 1) scrollTo({ top: place, behavior: 'instant' });
  });
  page.observe(document.body);
  const end = () => {
    page.disconnect();
    clearTimeout(timer);
    delete dataset['comingBack'];
    for (const name of userEvents) removeEventListener(name, end, { capture: true });
  };
  const timer = setTimeout(end, growsFor);
  for (const name of userEvents) addEventListener(name, end, { capture: true, passive: true });
  return end;
}

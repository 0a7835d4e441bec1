import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Session storage key where `ScrollRestoration` keeps scroll positions across a reload. */
export const placesKey = 'scroll-places';

/** Milliseconds that a page may still grow: cards render a frame or two late, refetched data later still. */
const growsFor = 2000;

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Last scroll position of each page, in px from its top. */
const places = new Map<string, number>(readPlaces());

function readPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? '{}');
    return Object.entries(stored ?? {}).filter(([, place]) => typeof place === 'number');
  } catch {
    return [];
  }
}

/** Restores the scroll position on Back, until the user scrolls. `ScrollRestoration` scrolls only once, before cards have rendered. */
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
  // Skipped cards would leave the content above at its estimated height (`Grid`).
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

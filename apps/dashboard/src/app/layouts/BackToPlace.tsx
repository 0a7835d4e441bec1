import { use, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom';

/** Cards come a frame or two after their surfaces, what is asked for again a little later. */
const growsFor = 2000;

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back leads to the very place that was left, also where the page is long enough for it only when its cards have come: `ScrollRestoration`,
 * which comes after this, scrolls once. Whatever the user does ends it.
 */
export function BackToPlace() {
  const { location, restoreScrollPosition: place } = use(RouterState) ?? {};
  useLayoutEffect(() => {
    if (location === undefined || typeof place !== 'number' || place === 0) return undefined;
    return stayAt(place);
  }, [location, place]);
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

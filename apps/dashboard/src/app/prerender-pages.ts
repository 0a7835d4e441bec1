import type { DataRouter } from 'react-router-dom';
import { prerenderedPage } from '../shared/routing/prerender-handle';
import { matchLeaf } from './match-leaf';
import { prerendered, prerenderedKey } from './prerendered-page';

/** How long the mouse rests on a link before its page is rendered, in ms: less than from there to the press, more than it takes to pass over it. */
const restTime = 50;

/**
 * Has the page of the link rendered that the mouse rests on: it is there when the link is pressed. Only pages that were open before, so that nothing is
 * fetched for it. It is dropped when the mouse goes on, and with the first key: what is hidden cannot be reached by either.
 *
 * @returns ends it
 */
export function prerenderPages(router: DataRouter): () => void {
  let link: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pageOf = ({ origin, pathname, search, hash, target }: HTMLAnchorElement) => {
    if (origin !== location.origin || pathname === router.state.location.pathname) return undefined;
    if (target === '_blank') return undefined;
    const page = prerenderedPage(matchLeaf(router, pathname)?.route);
    if (page === undefined) return undefined;
    return { page, location: { pathname, search, hash, state: null, key: prerenderedKey } };
  };
  const restOn = (next: HTMLAnchorElement | null) => {
    if (next === link) return;
    link = next;
    clearTimeout(timer);
    prerendered.set(undefined);
    if (next !== null) timer = setTimeout(() => prerendered.set(pageOf(next)), restTime);
  };
  const leave = () => restOn(null);
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  addEventListener(
    'pointerover',
    ({ target, pointerType }) =>
      restOn(pointerType === 'mouse' && target instanceof Element ? target.closest('a') : null),
    options,
  );
  document.documentElement.addEventListener('pointerleave', leave, { signal: stop.signal });
  addEventListener('keydown', leave, options);
  const unsubscribe = router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'idle' && pathname !== prerendered.get()?.location.pathname) leave();
  });
  return () => {
    leave();
    stop.abort();
    unsubscribe();
  };
}

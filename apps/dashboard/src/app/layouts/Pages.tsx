import {
  Activity,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  createPath,
  UNSAFE_DataRouterContext as RouterObject,
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  useLocation,
  useOutlet,
} from 'react-router-dom';
import { pageIsUsable } from '../../shared/routing/page-is-usable';
import { prerenderedPage } from '../../shared/routing/prerender-handle';
import { untilThere } from '../../shared/routing/when-reachable';
import { prerendered, prerenderedKey, type PrerenderedPage } from '../prerendered-page';
import * as styles from './Pages.css';

/**
 * The page of the address, and hidden beside it the one whose link the mouse rests on. That one has no effects before it is shown: it reads what is
 * cached, and asks for nothing.
 */
export function Pages() {
  const outlet = useOutlet();
  const location = useLocation();
  const state = use(RouterState);
  const next = useSyncExternalStore(prerendered.subscribe, prerendered.get);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutWhileHidden(frame, next);
  usePrerendering();
  const page = state?.errors ? undefined : prerenderedPage(state?.matches.at(-1)?.route);
  const shown = page ? { page, location } : undefined;
  const left = useLeftPage(shown, next);
  const isOther = (one?: PrerenderedPage, than = location) =>
    one?.location.pathname !== than.pathname;
  // A page that is about to go is not taken for the next visit to it.
  const isNext = isOther(next) && isOther(next, left?.location);
  // In an order in which React moves no element when the next page is shown and the last one leaves.
  const pages: [PrerenderedPage | undefined, string][] = [
    [isNext ? next : undefined, styles.prerendered],
    [shown, left ? styles.appearing : styles.page],
    [isOther(left) ? left : undefined, styles.left],
  ];
  return (
    <div ref={frame} className={styles.frame}>
      {page ? null : outlet}
      {pages.map(
        ([one, className]) =>
          one && (
            <Activity key={one.location.pathname} mode={one === next ? 'hidden' : 'visible'}>
              <Page {...one} className={className} isShown={one === shown} />
            </Activity>
          ),
      )}
    </div>
  );
}

/**
 * The page that was left for one that had been rendered before: it stays, unseen, until the frame that shows the other is drawn. To take it out of the
 * document takes as long as to show the other.
 */
function useLeftPage(
  shown: PrerenderedPage | undefined,
  next: PrerenderedPage | undefined,
): PrerenderedPage | undefined {
  const [last, setLast] = useState(shown);
  const [left, setLeft] = useState<PrerenderedPage>();
  const path = shown?.location.pathname;
  if (last?.location !== shown?.location) {
    setLast(shown);
    if (last?.location.pathname !== path)
      setLeft(next?.location.pathname === path ? last : undefined);
  }
  // Outside system: the browser's frames.
  useEffect(() => {
    if (left === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLeft(undefined)));
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [left]);
  return left;
}

/** A page under its own address. Nothing changes for it when that becomes the address of the window. */
function Page({
  page,
  location,
  className,
  isShown,
}: PrerenderedPage & { className: string; isShown: boolean }) {
  const { navigationType } = use(RouterLocation);
  const [last, setLast] = useState(location);
  const isOpened = last.key === prerenderedKey && createPath(last) === createPath(location);
  if (last !== location && !isOpened) setLast(location);
  return (
    <div className={className} aria-hidden={isShown ? undefined : true}>
      <div className={styles.content}>
        <RouterLocation value={{ location: last, navigationType }}>{page}</RouterLocation>
      </div>
    </div>
  );
}

/** Follows the mouse once the page can be used. */
function usePrerendering(): void {
  const router = use(RouterObject)?.router;
  // Outside system: the mouse, where there is one.
  useEffect(() => {
    if (router === undefined || !matchMedia('(hover: hover)').matches) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    void pageIsUsable()
      .then(() => untilThere(() => import('../prerender-pages')))
      .then(({ prerenderPages }) => {
        if (!isLeft) stop = prerenderPages(router);
      });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [router]);
}

/**
 * React hides what is in an `Activity` by `display: none`, and all of its layout would be left for the press. Where React finds another way, the page is
 * laid out when it is shown.
 */
function useLayoutWhileHidden(
  frame: { readonly current: HTMLDivElement | null },
  next: PrerenderedPage | undefined,
): void {
  // Outside system: the styles that React sets by itself.
  useEffect(() => {
    const element = frame.current;
    if (element === null || next === undefined) return undefined;
    const observer = new MutationObserver(layOut);
    function layOut() {
      const hidden = element?.querySelector<HTMLElement>(':scope > [aria-hidden]');
      if (!hidden) return;
      hidden.style.removeProperty('display');
      observer.observe(hidden, { attributeFilter: ['style'] });
    }
    observer.observe(element, { childList: true });
    layOut();
    return () => observer.disconnect();
  }, [frame, next]);
}

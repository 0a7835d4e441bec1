import {
  Activity,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
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

/** What a page is for: to be shown by the next press, shown, or left a moment ago. */
type Part = 'next' | 'shown' | 'left';

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
  usePrerendering();
  const page = state?.errors ? undefined : prerenderedPage(state?.matches.at(-1)?.route);
  const shown = page ? { page, location } : undefined;
  const [rendered, setRendered] = useState<PrerenderedPage>();
  const opening = useOpening(shown, rendered === next ? next : undefined);
  useLayoutWhileHidden(frame, next !== undefined || opening !== undefined, () => setRendered(next));
  const left = opening?.left;
  const isOther = (one?: PrerenderedPage, than = location) =>
    one?.location.pathname !== than.pathname;
  // A page that is about to go is not taken for the next visit to it.
  const isNext = isOther(next) && isOther(next, left?.location);
  // In an order in which React moves no element when the next page is shown and the last one leaves.
  const pages: [Part, PrerenderedPage | undefined, string, 'hidden' | 'visible'][] = [
    ['next', isNext ? next : undefined, styles.prerendered, 'hidden'],
    // To begin its effects takes as long as to show it: that is left for after its first frame.
    ['shown', shown, opening ? styles.appearing : styles.page, opening ? 'hidden' : 'visible'],
    ['left', isOther(left) ? left : undefined, styles.left, 'visible'],
  ];
  return (
    <div ref={frame} className={styles.frame}>
      {page ? null : outlet}
      {pages.map(
        ([part, one, className, mode]) =>
          one && (
            <div
              key={one.location.pathname}
              className={className}
              data-page={part}
              aria-hidden={part === 'shown' ? undefined : true}
            >
              <Activity mode={mode}>
                <Page {...one} />
              </Activity>
            </div>
          ),
      )}
    </div>
  );
}

/**
 * That a page is shown which had been rendered before, until the frame with it is drawn: until then its effects wait, and the page that was left for
 * it stays, unseen. To take that out of the document takes as long as to show the other.
 *
 * @param next undefined while it is not in the document: what is still being rendered at the press is shown at once
 */
function useOpening(
  shown: PrerenderedPage | undefined,
  next: PrerenderedPage | undefined,
): { left: PrerenderedPage | undefined } | undefined {
  const [last, setLast] = useState(shown);
  const [opening, setOpening] = useState<{ left: PrerenderedPage | undefined }>();
  const path = shown?.location.pathname;
  if (last?.location !== shown?.location) {
    setLast(shown);
    if (last?.location.pathname !== path) {
      const isRendered = path !== undefined && next?.location.pathname === path;
      setOpening(isRendered ? { left: last } : undefined);
    }
  }
  // Outside system: the browser's frames.
  useEffect(() => {
    if (opening === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setOpening(undefined)));
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [opening]);
  return opening;
}

/** A page under its own address. Nothing changes for it when that becomes the address of the window. */
function Page({ page, location }: PrerenderedPage) {
  const { navigationType } = use(RouterLocation);
  const [last, setLast] = useState(location);
  const isOpened = last.key === prerenderedKey && createPath(last) === createPath(location);
  if (last !== location && !isOpened) setLast(location);
  return (
    <div className={styles.content}>
      <RouterLocation value={{ location: last, navigationType }}>{page}</RouterLocation>
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
 * React hides what is in an `Activity` by `display: none`, whenever something in it has changed, and all of its layout would be left for the press. Where React
 * finds another way, the page is laid out when it is shown. Says when the next page is there.
 */
function useLayoutWhileHidden(
  frame: { readonly current: HTMLDivElement | null },
  isAnyHidden: boolean,
  onRendered: () => void,
): void {
  const say = useEffectEvent(onRendered);
  // Outside system: the styles that React sets by itself.
  useEffect(() => {
    const element = frame.current;
    if (element === null || !isAnyHidden) return undefined;
    const observer = new MutationObserver(layOut);
    function layOut() {
      for (const page of element?.querySelectorAll<HTMLElement>(':scope > [data-page]') ?? []) {
        // React puts its content into it later.
        observer.observe(page, { childList: true });
        const content = page.querySelector<HTMLElement>(':scope > *');
        if (content === null) continue;
        content.style.removeProperty('display');
        observer.observe(content, { attributeFilter: ['style'] });
        if (page.dataset['page'] === 'next') say();
      }
    }
    observer.observe(element, { childList: true });
    layOut();
    return () => observer.disconnect();
  }, [frame, isAnyHidden]);
}

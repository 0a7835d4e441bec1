import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  type Location,
  type UIMatch,
} from 'react-router-dom';
import { ToastOutlet } from '../../shared/feedback/ToastOutlet';
import { paths } from '../../shared/paths';
import { isFormAt } from '../../shared/routing/form-handle';
import { BackToPlace, placesKey } from './BackToPlace';

/**
 * Returns the key of a scroll position. Pages opened by URL share the key `default` and must not share a position. A
 * reloaded form begins at the top, where drafts are offered. The browser scrolls the landing page until its script has
 * loaded.
 */
function scrollKey({ key, pathname, search }: Location, matches: UIMatch[]) {
  const place = key === 'default' ? pathname + search : key;
  const isLoadedAnew = isFormAt(matches, search) || pathname === paths.landing;
  return isLoadedAnew ? `${place}@${String(performance.timeOrigin)}` : place;
}

/** Around every page: toasts, and scroll kept on Back. */
export function RootLayout() {
  const location = useLocation();
  const matches = useMatches();
  // Its reader has scrolled it before the script came.
  const isBrowsers = location.pathname === paths.landing && location.key === 'default';
  return (
    <>
      <Outlet />
      <ToastOutlet />
      {!isBrowsers && <ScrollRestoration storageKey={placesKey} getKey={scrollKey} />}
      <BackToPlace pageKey={scrollKey(location, matches)} />
    </>
  );
}

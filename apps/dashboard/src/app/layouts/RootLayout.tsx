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
 * Key of a scroll position. Pages opened by URL share the key `default`, so they use their URL. A reloaded form
 * begins at the top, where drafts are offered.
 */
function scrollKey({ key, pathname, search }: Location, matches: UIMatch[]) {
  const place = key === 'default' ? pathname + search : key;
  const isLoadedAnew = isFormAt(matches, search) || pathname === paths.landing;
  return isLoadedAnew ? `${place}@${String(performance.timeOrigin)}` : place;
}

export function RootLayout() {
  const location = useLocation();
  const matches = useMatches();
  // The browser has scrolled the landing page before its script loaded.
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

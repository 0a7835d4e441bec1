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
 * Every page that is opened by its address has the key `default`: one must not take the other's scroll. A form that is loaded again begins at
 * its top, where drafts are offered: what was typed further down is not there yet. The landing page is the browser's to scroll until its
 * script comes.
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

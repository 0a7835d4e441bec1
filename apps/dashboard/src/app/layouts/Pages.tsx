import { Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { usePressedPath } from './use-pressed-path';
import * as styles from './Pages.css';

/** The current page. During a navigation the next page's skeleton covers it, while React renders that page in pieces. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <Outlet />
      {usePressedPath() !== pathname && <PageSkeleton />}
    </div>
  );
}

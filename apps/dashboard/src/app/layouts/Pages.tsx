import { Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { usePressedPath } from './use-pressed-path';
import * as styles from './Pages.css';

/** The page of the address. While another one is on its way its skeleton lies over it: React still renders it, in pieces. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <Outlet />
      {usePressedPath() !== pathname && <PageSkeleton />}
    </div>
  );
}

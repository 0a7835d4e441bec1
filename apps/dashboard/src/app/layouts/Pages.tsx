import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';
import { usePressedPath } from './use-pressed-path';
import * as styles from './Pages.css';

/** The current page. During a navigation the next page's skeleton covers it, while React renders that page in pieces. */
export function Pages() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.id;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(page);

  // Outside system: the browser's animations. Another page fades in; the same page with other data changes in place.
  useLayoutEffect(() => {
    if (shown.current === page || !frame.current) return;
    shown.current = page;
    const duration = Number.parseFloat(getComputedStyle(frame.current).transitionDuration) * 1000;
    if (duration > 0) frame.current.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' });
  }, [page]);

  return (
    <div ref={frame} className={styles.frame}>
      <Outlet />
      {usePressedPath() !== pathname && <PageSkeleton />}
    </div>
  );
}

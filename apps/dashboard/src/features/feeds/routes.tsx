import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

/** Below the cars' pages. */
export const feedRoutes: RouteObject[] = [
  { path: 'feeds', ...lazyPage({ page: () => import('./FeedsPage'), namespaces: ['feeds'] }) },
];

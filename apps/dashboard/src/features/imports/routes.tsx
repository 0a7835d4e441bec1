import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

/** Below the cars' pages. */
export const importRoutes: RouteObject[] = [
  { path: 'import', ...lazyPage({ page: () => import('./ImportPage'), namespaces: ['imports'] }) },
];

import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

export const landingRoutes: RouteObject[] = [
  {
    index: true,
    ...lazyPage({ page: () => import('./LandingPage'), namespaces: ['landing', 'legal'] }),
  },
];

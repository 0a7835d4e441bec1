import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

export const avtosalonsRoutes: RouteObject[] = [
  {
    index: true,
    ...lazyPage({ page: () => import('./AvtosalonsPage'), words: ['avtosalons', 'format'] }),
  },
];

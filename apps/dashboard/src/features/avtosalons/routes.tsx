import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

const words = ['avtosalons', 'autos'] as const;

export const avtosalonsRoutes: RouteObject[] = [
  {
    index: true,
    ...lazyPage({
      page: () => import('./list/AvtosalonsPage'),
      loader: () => import('./list/avtosalons-loader'),
      words,
    }),
  },
  {
    path: 'create',
    ...lazyPage({
      page: () => import('./create/CreateAvtosalonPage'),
      loader: () => import('./create/create-loader'),
      words,
    }),
  },
  {
    path: 'edit/:id',
    ...lazyPage({
      page: () => import('./edit/EditAvtosalonPage'),
      loader: () => import('./avtosalon-loader'),
      words,
    }),
  },
  {
    path: 'view/:id',
    ...lazyPage({
      page: () => import('./view/AvtosalonPage'),
      loader: () => import('./avtosalon-loader'),
      words,
    }),
  },
];

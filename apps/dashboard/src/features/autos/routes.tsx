import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

export const autosRoutes: RouteObject[] = [
  {
    index: true,
    ...lazyPage({
      page: () => import('./list/AutosListPage'),
      loader: () => import('./list/autos-list-loader'),
      words: ['autos', 'format'],
    }),
  },
  {
    path: 'view/:id',
    ...lazyPage({
      page: () => import('./view/AutoPage'),
      loader: () => import('./view/auto-loader'),
      words: ['autos', 'format'],
    }),
  },
];

import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

export const autosRoutes: RouteObject[] = [
  { index: true, ...lazyPage({ page: () => import('./AutosPage'), words: ['autos', 'format'] }) },
];

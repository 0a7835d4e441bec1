import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

export const profileRoutes: RouteObject[] = [
  {
    path: 'profile',
    ...lazyPage({
      page: () => import('./ProfilePage'),
      loader: () => import('./profile-loader'),
      words: ['profile'],
    }),
  },
];

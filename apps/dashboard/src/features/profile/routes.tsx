import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';
import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const profileRoutes: RouteObject[] = [
  {
    path: 'profile',
    children: [
      ...resourceRoutes({
        namespaces: ['profile'],
        queries: () => import('./queries'),
        list: () => import('./ProfilePage'),
      }),
      {
        path: 'telegram',
        ...lazyPage({
          page: () => import('./telegram/TelegramPage'),
          namespaces: ['profile', 'telegram'],
        }),
      },
    ],
  },
];

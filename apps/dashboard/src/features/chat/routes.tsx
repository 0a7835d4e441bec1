import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';

export const chatRoutes: RouteObject[] = [
  {
    path: 'chat',
    ...lazyPage({
      page: () => import('./ChatPage'),
      loader: () => import('./chat-loader'),
      namespaces: ['chat', 'autos', 'format'],
    }),
  },
];

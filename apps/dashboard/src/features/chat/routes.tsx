import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';
import { conversation } from './conversation';

export const chatRoutes: RouteObject[] = [
  {
    path: 'chat',
    ...lazyPage({
      page: () => import('./ChatPage'),
      desktop: conversation.load,
      loader: () => import('./chat-loader'),
      namespaces: ['chat', 'autos', 'format'],
    }),
  },
];

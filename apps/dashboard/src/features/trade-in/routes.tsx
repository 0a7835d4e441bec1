import type { RouteObject } from 'react-router-dom';
import { resourceRoutes } from '../../shared/resource/routes/resource-routes';
import { lazyPage } from '../../shared/routing/lazy-page';

export const tradeInRoutes: RouteObject[] = [
  {
    path: 'trade-in/autos',
    children: resourceRoutes({
      namespaces: ['trade-in'],
      queries: () => import('./queries'),
      list: () => import('./TradeInPage'),
    }),
  },
  {
    path: 'trade-in/offer-list/:id',
    ...lazyPage({ page: () => import('./OffersPage'), namespaces: ['trade-in'] }),
  },
];

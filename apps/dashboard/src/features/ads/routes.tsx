import type { RouteObject } from 'react-router-dom';
import { queryFormHandle } from '../../shared/routing/form-handle';
import { lazyPage } from '../../shared/routing/lazy-page';

const namespaces = ['ads'] as const;

export const adsRoutes: RouteObject[] = [
  {
    index: true,
    handle: queryFormHandle,
    ...lazyPage({
      page: () => import('./AdsPage'),
      loader: () => import('./ads-loader'),
      namespaces,
    }),
  },
  {
    path: 'result/:id',
    ...lazyPage({
      page: () => import('./CampaignResultPage'),
      loader: () => import('./result-loader'),
      namespaces,
    }),
  },
];

import type { RouteObject } from 'react-router-dom';
import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const workPanelRoutes: RouteObject[] = [
  {
    path: 'work-panel',
    children: resourceRoutes({
      namespaces: ['work-panel', 'applications', 'autos'],
      queries: () => import('./queries'),
      list: () => import('./work-panel-page'),
    }),
  },
];

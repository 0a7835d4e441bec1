import type { RouteObject } from 'react-router-dom';
import { resourceRoutes } from '../../shared/resource/routes/resource-routes';
import { panelParts } from './panel-parts';

export const workPanelRoutes: RouteObject[] = [
  {
    path: 'work-panel',
    children: resourceRoutes({
      namespaces: ['work-panel', 'applications', 'autos'],
      // app.html requests the first data, so a separate chunk for the queries would only add a request.
      queries: () => import('./WorkPanelPage'),
      list: () => import('./WorkPanelPage'),
      desktop: panelParts.load,
    }),
  },
];

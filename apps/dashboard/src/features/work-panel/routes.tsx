import type { RouteObject } from 'react-router-dom';
import { resourceRoutes } from '../../shared/resource/routes/resource-routes';
import { panelParts } from './panel-parts';

export const workPanelRoutes: RouteObject[] = [
  {
    path: 'work-panel',
    children: resourceRoutes({
      namespaces: ['work-panel', 'applications', 'autos'],
      // Its first data are asked for by app.html: a chunk for the queries alone would only be one more request.
      queries: () => import('./WorkPanelPage'),
      list: () => import('./WorkPanelPage'),
      desktop: panelParts.load,
    }),
  },
];

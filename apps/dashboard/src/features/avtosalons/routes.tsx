import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const avtosalonsRoutes = resourceRoutes({
  namespaces: ['avtosalons', 'autos'],
  queries: () => import('./queries'),
  list: () => import('./avtosalon-list'),
  view: () => import('./avtosalon-view'),
  form: () => import('./avtosalon-form'),
});

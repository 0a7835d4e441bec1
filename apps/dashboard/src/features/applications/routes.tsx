import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const applicationsRoutes = resourceRoutes({
  namespaces: ['applications'],
  queries: () => import('./queries'),
  list: () => import('./ApplicationsPage'),
});

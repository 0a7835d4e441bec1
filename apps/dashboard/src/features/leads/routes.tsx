import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const leadsRoutes = resourceRoutes({
  namespaces: ['leads', 'chat'],
  queries: () => import('./queries'),
  list: () => import('./LeadsPage'),
});

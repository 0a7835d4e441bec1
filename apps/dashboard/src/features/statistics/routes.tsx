import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const statisticsRoutes = resourceRoutes({
  namespaces: ['statistics', 'autos'],
  queries: () => import('./queries'),
  list: () => import('./StatisticsPage'),
});

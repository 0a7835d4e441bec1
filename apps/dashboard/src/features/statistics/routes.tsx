import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

/** The statistics: the first page of the product. */
export const statisticsRoutes = resourceRoutes({
  namespaces: ['statistics', 'autos'],
  queries: () => import('./queries'),
  list: () => import('./StatisticsPage'),
});

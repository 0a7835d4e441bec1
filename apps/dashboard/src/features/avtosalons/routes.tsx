import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const avtosalonsRoutes = resourceRoutes({
  namespaces: ['avtosalons', 'autos'],
  queries: () => import('./queries'),
  list: () => import('./AvtosalonsPage'),
  view: () => import('./AvtosalonPage'),
  form: () => import('./AvtosalonFormPage'),
});

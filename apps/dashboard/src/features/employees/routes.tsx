import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const employeesRoutes = resourceRoutes({
  namespaces: ['employees'],
  queries: () => import('./queries'),
  list: () => import('./employee-list'),
  view: () => import('./employee-view'),
  form: () => import('./employee-form'),
});

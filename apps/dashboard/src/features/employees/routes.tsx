import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const employeesRoutes = resourceRoutes({
  namespaces: ['employees'],
  queries: () => import('./queries'),
  list: () => import('./EmployeesPage'),
  view: () => import('./EmployeePage'),
  form: () => import('./EmployeeFormPage'),
});

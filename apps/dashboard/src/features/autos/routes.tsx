import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const autosRoutes = resourceRoutes({
  namespaces: ['autos', 'format'],
  formNamespaces: ['auto-form', 'format'],
  queries: () => import('./queries'),
  list: () => import('./list/auto-list'),
  view: () => import('./view/AutoPage'),
  form: () => import('./form/auto-form'),
});

import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const autosRoutes = resourceRoutes({
  namespaces: ['autos', 'format'],
  formNamespaces: ['auto-form', 'format'],
  // One file for both: a separate chunk for the queries would add a request to the first screen.
  queries: () => import('./list/AutosPage'),
  list: () => import('./list/AutosPage'),
  view: () => import('./view/AutoPage'),
  form: () => import('./form/AutoFormPage'),
});

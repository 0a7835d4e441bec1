import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const autosRoutes = resourceRoutes({
  namespaces: ['autos', 'format'],
  formNamespaces: ['auto-form', 'format'],
  // The shell's file holds both: a chunk for the queries alone would only be one more request of the first screen.
  queries: () => import('./list/AutosPage'),
  list: () => import('./list/AutosPage'),
  view: () => import('./view/AutoPage'),
  form: () => import('./form/AutoFormPage'),
});

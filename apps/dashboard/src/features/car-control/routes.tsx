import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const carControlRoutes = resourceRoutes({
  namespaces: ['car-control', 'format'],
  queries: () => import('./queries'),
  list: () => import('./ProposalsPage'),
  form: () => import('./ProposalFormPage'),
});

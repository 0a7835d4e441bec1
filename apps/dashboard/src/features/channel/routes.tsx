import { resourceRoutes } from '../../shared/resource/routes/resource-routes';

export const channelRoutes = resourceRoutes({
  namespaces: ['channel', 'format'],
  queries: () => import('./queries'),
  list: () => import('./ChannelPage'),
});

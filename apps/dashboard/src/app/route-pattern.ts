import { matchRoutes } from 'react-router-dom';
import { routes } from './router';

/** Pattern of the route that an address belongs to: `/dashboard/autos/view/:id`. */
export const routePattern = (pathname: string): string =>
  `/${(matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.path ?? []).join('/')}`;

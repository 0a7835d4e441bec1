import { matchRoutes } from 'react-router-dom';
import { routes } from './router';

/** Route pattern of a path: `/dashboard/autos/view/:id`. */
export const routePattern = (pathname: string): string =>
  `/${(matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.path ?? []).join('/')}`;

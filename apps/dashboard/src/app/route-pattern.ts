import { matchRoutes } from 'react-router-dom';
import { routes } from './router';

export const routePattern = (pathname: string): string =>
  `/${(matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.path ?? []).join('/')}`;

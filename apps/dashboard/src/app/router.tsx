import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { adsRoutes } from '../features/ads/routes';
import { applicationsRoutes } from '../features/applications/routes';
import { authRoutes } from '../features/auth/routes';
import { autosRoutes } from '../features/autos/routes';
import { avtosalonsRoutes } from '../features/avtosalons/routes';
import { carControlRoutes } from '../features/car-control/routes';
import { channelRoutes } from '../features/channel/routes';
import { chatRoutes } from '../features/chat/routes';
import { employeesRoutes } from '../features/employees/routes';
import { feedRoutes } from '../features/feeds/routes';
import { importRoutes } from '../features/imports/routes';
import { landingRoutes } from '../features/landing/routes';
import { leadsRoutes } from '../features/leads/routes';
import { profileRoutes } from '../features/profile/routes';
import { statisticsRoutes } from '../features/statistics/routes';
import { tradeInRoutes } from '../features/trade-in/routes';
import { workPanelRoutes } from '../features/work-panel/routes';
import { lazyPage } from '../shared/routing/lazy-page';
import { requireSession } from '../shared/session/require-session';
import { Pages } from './layouts/Pages';
import { RootLayout } from './layouts/RootLayout';
import { desktopShell } from './layouts/desktop-shell';
import { RouteError } from './RouteError';

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      ...landingRoutes,
      ...authRoutes,
      {
        path: 'dashboard',
        loader: requireSession,
        ...lazyPage({
          page: () => import('./layouts/SignedInLayout'),
          desktop: desktopShell.load,
          namespaces: ['shell'],
        }),
        children: [
          {
            ErrorBoundary: RouteError,
            Component: Pages,
            children: [
              {
                path: 'ads',
                ...lazyPage({ page: () => import('./AdsFrame'), namespaces: ['money'] }),
                children: adsRoutes,
              },
              { path: 'autos', children: [...importRoutes, ...feedRoutes, ...autosRoutes] },
              { path: 'locations', children: avtosalonsRoutes },
              { path: 'leads', children: leadsRoutes },
              { path: 'employees', children: employeesRoutes },
              { path: 'car-control', children: carControlRoutes },
              { path: 'telegram', children: channelRoutes },
              ...chatRoutes,
              ...profileRoutes,
              ...workPanelRoutes,
              ...statisticsRoutes,
              { path: 'trade-in/applications', children: applicationsRoutes },
              ...tradeInRoutes,
            ],
          },
        ],
      },
      { path: '*', loader: () => redirect('/'), Component: () => null },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

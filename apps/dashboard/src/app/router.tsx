import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { authRoutes } from '../features/auth/routes';
import { autosRoutes } from '../features/autos/routes';
import { avtosalonsRoutes } from '../features/avtosalons/routes';
import { chatRoutes } from '../features/chat/routes';
import { landingRoutes } from '../features/landing/routes';
import { profileRoutes } from '../features/profile/routes';
import { lazyPage } from '../shared/routing/lazy-page';
import { requireSession } from '../shared/session/require-session';
import { RootLayout } from './layouts/RootLayout';
import { wideShell } from './layouts/wide-shell';
import { pendingScreens } from './pending-screens';
import { RouteError } from './RouteError';

const pendingRoutes: RouteObject[] = pendingScreens.map(({ path }) => ({
  id: `pending:${path}`,
  ...(path === '' ? { index: true } : { path }),
  ...lazyPage({ page: () => import('./PendingPage'), words: ['shell'] }),
}));

/** Every route of the specification (§2); each screen is a chunk of its own. */
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
          wide: wideShell.load,
          words: ['shell'],
        }),
        children: [
          {
            // Errors of a page show inside the shell: the dealer can go elsewhere.
            ErrorBoundary: RouteError,
            children: [
              { path: 'autos', children: autosRoutes },
              { path: 'locations', children: avtosalonsRoutes },
              ...chatRoutes,
              ...profileRoutes,
              ...pendingRoutes,
            ],
          },
        ],
      },
      { path: '*', loader: () => redirect('/'), Component: () => null },
    ],
  },
];

/** The router of the browser; made once by `main.tsx`. */
export function createRouter() {
  return createBrowserRouter(routes);
}

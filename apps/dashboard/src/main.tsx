import '@karvon/ui/theme';
import './app/boot.css';
import './app/skeleton/shell-skeleton.css';
import './app/skeleton/list-skeleton.css';
import { configureApi, request } from '@karvon/api/http';
import { installTrustedTypes } from '@karvon/ui/trusted-types';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { keepForOffline } from './app/keep-for-offline';
import { leadToLogin } from './app/lead-to-login';
import { routePattern } from './app/route-pattern';
import { preloadRoutes } from './app/preload-routes';
import { reloadOnNewVersion } from './app/new-version';
import { Providers } from './app/providers';
import { createRouter } from './app/router';
import { reportClientError, watchErrors } from './shared/client-errors/client-errors';
import { i18n, startI18n } from './shared/i18n/i18n';
import { storedLanguage } from './shared/i18n/languages';
import { workerAddresses } from './shared/offline/worker-address';
import { whenReachable } from './shared/routing/when-reachable';
import { runtimeSettings } from './shared/runtime-settings';
import { appState } from './shared/session/app-state';
import { fingerprint } from './shared/session/fingerprint';
import { takePrefetchedResponse } from './shared/session/prefetched-responses';
import { followTheme } from './shared/session/preferences';
import { readProfile } from './shared/session/profile';
import { connectSession, endSession } from './shared/session/session';

watchErrors(routePattern);
reloadOnNewVersion();
installTrustedTypes(Object.values(workerAddresses));
followTheme();
appState.restore();
// Every visitor has a fingerprint (specification §4), also without push.
fingerprint();

let responseTable: typeof import('@karvon/api/response-table') | undefined;
configureApi({
  getToken: () => readProfile()?.access,
  getLanguage: storedLanguage,
  onUnauthorized: endSession,
  onNotPermitted: () =>
    void whenReachable(() => import('./shared/session/member')).then(({ refreshMember }) =>
      refreshMember(),
    ),
  takePrefetched: takePrefetchedResponse,
  invalidResponses: 'report',
  findSchema: async (method, path) => {
    responseTable ??= await whenReachable(() => import('@karvon/api/response-table'));
    return responseTable.findResponseSchema(method, path);
  },
  report: (breach) => {
    // oxlint-disable-next-line no-console -- for whoever looks into the browser's tools
    console.error('A response breaks the contract', breach);
    const { method, path, issues } = breach;
    const error = new Error(`${method} ${path}: ${issues.slice(0, 3).join('; ')}`);
    error.name = 'ContractBreach';
    reportClientError('contract', error);
  },
  bases: runtimeSettings().bases,
});

const texts = startI18n(['common', 'errors']);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const isPrerendered = root.dataset['prerendered'] === storedLanguage() && location.pathname === '/';

const router = createRouter();
preloadRoutes(router);

connectSession({
  goToLogin: leadToLogin(router),
  logout: () => request<void>({ url: '/main/auth/logout', method: 'POST' }),
});

const page = (
  <Providers i18n={i18n}>
    <RouterProvider
      useTransitions
      router={router}
      onError={(error) => reportClientError('page', error)}
    />
  </Providers>
);

// The landing page or skeleton stays until the complete first screen can replace it.
await Promise.all([texts, initialized()]);

// Hydrates only the same prerendered page. Not in a transition: `RouterProvider` would miss navigations between its render and its effects.
if (isPrerendered) hydrateRoot(root, page);
else createRoot(root).render(page);

keepForOffline(router);

/** Resolves when the lazy chunks and loaders of the first route are done. */
function initialized(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

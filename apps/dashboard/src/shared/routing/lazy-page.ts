import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { loadTexts } from '../i18n/i18n';
import type { Namespace } from '../i18n/namespaces';
import { requireSession } from '../session/require-session';
import { isPhone } from '../table/use-screen';
import { withSecondTry } from './when-reachable';

export interface PageModule {
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
}

/**
 * Route properties of a page in its own chunk. Chunk, texts and loader load in parallel. Keep loaders in a separate file, so that data does not wait for the screen.
 *
 * @example { path: 'view/:id', ...lazyPage({ page: () => import('./view/AutoPage'), loader: () =>
 * import('./view/auto-loader'), namespaces: ['autos'] }) }
 */
export function lazyPage(parts: {
  page: () => Promise<PageModule>;
  loader?: () => Promise<{ loader: LoaderFunction }>;
  /** Chunks that only wide screens need. They load with the page there. */
  desktop?: () => Promise<unknown>;
  /** Namespaces of the page in addition to `common` and `errors`. */
  namespaces?: readonly Namespace[];
}): Pick<RouteObject, 'lazy'> {
  const { loader, desktop, namespaces = [] } = parts;
  const page = () => withSecondTry(parts.page);
  return {
    lazy: {
      Component: async () => {
        const [module] = await Promise.all([
          page(),
          loadTexts(namespaces),
          isPhone() || (desktop && withSecondTry(desktop)),
        ]);
        return module.Component;
      },
      ErrorBoundary: async () => (await page()).ErrorBoundary,
      ...(loader !== undefined && {
        loader: async () => whenSignedIn((await withSecondTry(loader)).loader),
      }),
    },
  };
}

/** Runs a loader only with a session. The router starts all loaders of a branch together, so each checks the token. */
function whenSignedIn(loader: LoaderFunction): LoaderFunction {
  return (...args) => requireSession(args[0]) ?? loader(...args);
}

import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { loadTexts } from '../i18n/i18n';
import type { Namespace } from '../i18n/namespaces';
import { requireSession } from '../session/require-session';
import { isPhone } from '../table/use-screen';
import { withSecondTry } from './when-reachable';

/** A page's module: the screen, and what shows instead when its loader fails (else the layout's). */
export interface PageModule {
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
}

/**
 * Route properties of a page in a chunk of its own. Chunk, texts and the loader's chunk load together, and the loader starts as
 * soon as its own chunk is there: keep loaders in a file apart from the page, so that the data does not wait for the screen.
 *
 * @example { path: 'view/:id', ...lazyPage({ page: () => import('./view/AutoPage'), loader: () => import('./view/auto-loader'), namespaces: ['autos'] }) }
 */
export function lazyPage(parts: {
  page: () => Promise<PageModule>;
  loader?: () => Promise<{ loader: LoaderFunction }>;
  /** What only a screen wider than a phone's shows, in chunks of its own: there it comes with the page. */
  desktop?: () => Promise<unknown>;
  /** Namespaces that the page reads besides `common` and `errors`. */
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

/**
 * The router starts the loaders of a branch together, and that of the shell only once: none may ask without a token, and a link that is pressed while the
 * sign-in page is on its way leads there as well.
 */
function whenSignedIn(loader: LoaderFunction): LoaderFunction {
  return (...args) => requireSession(args[0]) ?? loader(...args);
}

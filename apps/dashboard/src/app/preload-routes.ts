import { matchRoutes } from 'react-router-dom';
import type { createRouter } from './router';

type Router = ReturnType<typeof createRouter>;
type Route = Router['routes'][number];

/** Loads the page behind a link on pointer down, about 100 ms before pointer up. Data loads only for a mouse: most touches begin a scroll. */
export function preloadRoutes(router: Router): void {
  addEventListener(
    'pointerdown',
    ({ target, button, pointerType }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || button !== 0 || link.origin !== location.origin) return;
      if (link.pathname === location.pathname || link.target === '_blank') return;
      const leaf = matchRoutes(router.routes, link.pathname)?.at(-1);
      if (leaf === undefined) return;
      // A failure is harmless: following the link loads again and reports it.
      load(leaf.route, leaf.params, new URL(link.href), pointerType === 'mouse').catch(() => {});
    },
    { capture: true, passive: true },
  );
}

async function load(
  { lazy, loader: known, path = '' }: Route,
  params: Record<string, string | undefined>,
  url: URL,
  hasData: boolean,
): Promise<void> {
  const parts = typeof lazy === 'object' ? lazy : {};
  const [loader] = await Promise.all([parts.loader?.() ?? known, parts.Component?.()]);
  if (!hasData || typeof loader !== 'function') return;
  await loader({ request: new Request(url), url, params, pattern: path, context: undefined });
}

import type { createRouter } from './router';

/**
 * Has the router leave a page where it is scrolled to. Its reader has been reading for a while when the script comes, which would take them
 * to the top, or to where they were before a reload: the browser has done that already.
 */
export function stayScrolled(router: ReturnType<typeof createRouter>): void {
  // What the router itself sets where a server has rendered its data, too.
  router.state.restoreScrollPosition = false;
}

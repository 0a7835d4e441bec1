import { followScroll, lastScroll } from './last-scroll';
import type { createRouter } from './router';

type Router = ReturnType<typeof createRouter>;

/**
 * The router as the pages see it: notified once of each navigation, when the next page is there.
 *
 * By itself it notifies twice. First that it has begun to load, which nothing of ours shows, yet all links of the page that is being left
 * would be rendered again: a tenth of a second on a slow phone. Then that it is done, and React renders that in small pieces, between which
 * the browser renders the old page again and again: twice as long. So another page is rendered at once and in one piece (`flushSync` of
 * `navigate` would do so with the first and not with the second). Another search of the same page stays in pieces: somebody may be typing.
 *
 * Before each navigation it asks where the page was scrolled to, which comes from `lastScroll`.
 */
export function renderOnce(router: Router): Router {
  const subscribe: Router['subscribe'] = (listener) => {
    let { pathname } = router.state.location;
    const stop = router.subscribe((state, options) => {
      if (state.navigation.state !== 'idle') return;
      const isOtherPage = state.location.pathname !== pathname;
      ({ pathname } = state.location);
      listener(state, isOtherPage ? { ...options, flushSync: true } : options);
    });
    // The first rendering takes a while in its short pieces. What was opened meanwhile the router keeps for its first subscriber, which may be another.
    if (router.state.navigation.state === 'idle')
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  const enableScrollRestoration: Router['enableScrollRestoration'] = (positions, _, getKey) => {
    const stopFollowing = followScroll();
    const disable = router.enableScrollRestoration(positions, lastScroll, getKey);
    return () => {
      stopFollowing();
      disable();
    };
  };
  const own = { subscribe, enableScrollRestoration };
  return new Proxy(router, {
    get: (target, name) => Reflect.get(Object.hasOwn(own, name) ? own : target, name),
  });
}

import { paths } from '../shared/paths';
import { safeNext } from '../shared/session/next-path';
import { readProfile } from '../shared/session/profile';
import type { SessionConnection } from '../shared/session/session';
import type { createRouter } from './router';

type Router = ReturnType<typeof createRouter>;

/** Navigates to sign-in after a session has ended. A link pressed meanwhile would replace that navigation, so it leads to sign-in as well. */
export function leadToLogin(router: Router): SessionConnection['goToLogin'] {
  let login: string | undefined;
  let left = router.state.location;
  const isInside = () => router.state.location.pathname.startsWith('/dashboard');
  const go = (to: string) => {
    left = router.state.location;
    void router.navigate(to);
  };
  router.subscribe(({ location, navigation }) => {
    // The form on the current page may ask to stay.
    if (login === undefined || navigation.state !== 'idle' || location === left) return;
    if (!isInside() || readProfile() !== undefined) {
      login = undefined;
      return;
    }
    const to = login;
    // The router notifies before it has ended the navigation.
    queueMicrotask(() => go(to));
  });
  return (back, reason) => {
    if (!isInside()) return;
    const { pathname, search, hash } = router.state.location;
    login =
      reason === 'demo_over' || reason === 'demo_left'
        ? paths.afterDemo(reason)
        : paths.login(back ? safeNext(pathname + search + hash) : undefined, reason);
    go(login);
  };
}
